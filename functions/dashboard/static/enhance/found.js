// What several helps use: elements by `data-is`, words by the id of what holds them.

export const found = name => document.querySelectorAll(`[data-is~="${name}"]`)

export const wordsIn = id => {
  const part = document.getElementById(id)
  return part?.value ?? part?.textContent ?? ''
}
