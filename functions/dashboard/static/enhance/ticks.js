// What is still to tick before something is approved.
import { found } from './found.js'

/** Each thing that is asked wants a tick of its own: how many are missing is said beside the button, and the first of them is shown. */
for (const line of found('ticks')) {
  const boxes = [...document.querySelectorAll('input[name="yes"][required]')]
  const said = line.textContent
  const open = () => boxes.filter(box => !box.checked)
  const say = () => {
    const { length } = open()
    line.textContent =
      length === boxes.length
        ? said
        : length > 0
          ? `${length} of ${boxes.length} still to tick.`
          : 'All ticked: approve it.'
  }
  for (const box of boxes) {
    box.addEventListener('change', () => {
      box.removeAttribute('aria-invalid')
      say()
    })
    box.addEventListener('invalid', event => {
      event.preventDefault()
      box.setAttribute('aria-invalid', 'true')
      const [first] = open()
      if (box !== first) return
      const asked = first.closest('li').querySelector('p').textContent.trim()
      line.textContent = `Not approved yet: ${open().length} of ${boxes.length} still to tick, first “${asked}”`
      first.closest('li').scrollIntoView({ block: 'center', behavior: 'smooth' })
      first.focus({ preventScroll: true })
    })
  }
  say()
}
