// @ts-check
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
// Control characters could move the cursor or rewrite what stands above; direction overrides could disguise an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/**
 * A text from elsewhere, safe to show in a terminal.
 * @param {unknown} text
 */
export const safe = text => String(text).replace(/\r\n?/g, '\n').replace(unsafe, '')

/** @param {string} text */
export const oneLine = text => safe(text).replace(/\s+/g, ' ').trim()

/** How many columns a text takes. @param {string} text */
export function width(text) {
  let columns = 0
  for (const { segment } of segments.segment(text)) columns += wide.test(segment) ? 2 : 1
  return columns
}

/** @param {string} text @param {number} columns */
export function truncate(text, columns) {
  if (width(text) <= columns) return text
  let kept = ''
  let used = 0
  for (const { segment } of segments.segment(text)) {
    used += wide.test(segment) ? 2 : 1
    if (used > columns - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** Breaks at spaces, keeps the text's own lines. @param {string} text @param {number} columns */
export function wrap(text, columns) {
  return text.split('\n').flatMap(line => {
    if (width(line) <= columns) return [line]
    const lines = ['']
    for (const word of line.split(/[ \t]+/)) {
      const last = lines.at(-1) ?? ''
      if (last === '') lines[lines.length - 1] = word
      else if (width(last) + 1 + width(word) <= columns) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

/** @param {string} text @param {number} columns */
export const pad = (text, columns) => text + ' '.repeat(Math.max(0, columns - width(text)))
