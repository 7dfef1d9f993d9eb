// Single fields and buttons: how long a text is, what copies it, what sends its form when it changes.
import { wordsIn } from './found.js'

export function enhanceIn(root) {
  for (const area of root.querySelectorAll('[data-is~="count"]')) {
    const tally = document.getElementById(area.dataset.into)
    const most = Number(area.dataset.most)
    const count = () => {
      const length = area.dataset.unit === 'x' ? xLength(area.value) : [...area.value].length
      const goesOn = area.form?.elements.namedItem('overflow')?.checked
      tally.textContent = `${length} of ${most.toLocaleString('en')}`
      tally.classList.toggle('bad', length > most && !goesOn)
      area.form?.classList.toggle('over', length > most)
    }
    count()
    area.form?.addEventListener('input', count)
  }
  for (const button of root.querySelectorAll('[data-is~="copy"]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(wordsIn(button.dataset.from))
      button.textContent = 'Copied'
    })
  }
  for (const box of root.querySelectorAll('[data-is~="submit"]'))
    box.addEventListener('change', () => box.form.requestSubmit())
}
enhanceIn(document)

/** X counts a link as 23, and most signs beyond Latin as two. */
function xLength(text) {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const bare = text.replace(/https?:\/\/\S+/g, '')
  return (
    links.length * 23 +
    [...bare].reduce(
      (sum, sign) =>
        sum + (sign.codePointAt(0) <= 0x10ff || /[\u2000-\u200d\u2010-\u201f\u2032-\u2037]/.test(sign) ? 1 : 2),
      0,
    )
  )
}
