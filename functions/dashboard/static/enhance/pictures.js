// Pictures that are drawn on demand: those in sight, a few at a time, and once more where one did not come.
import { found } from './found.js'

const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Pictures that are drawn when they are asked for: those in sight, a few at a time. */
const AT_ONCE = 2
const line = []
let asked = 0
function nextInLine() {
  while (asked < AT_ONCE && line.length > 0) {
    const picture = line.shift()
    asked++
    picture.src = picture.dataset.src
    picture
      .decode()
      .catch(() => undefined)
      .then(() => {
        asked--
        nextInLine()
      })
  }
}
const sight = new IntersectionObserver(
  seen => {
    const come = seen.filter(one => one.isIntersecting).map(one => one.target)
    for (const picture of come) sight.unobserve(picture)
    line.push(...come)
    nextInLine()
  },
  { rootMargin: '200px' },
)
for (const place of found('turn')) {
  const held = document.createElement('template')
  held.innerHTML = place.textContent
  const picture = held.content.firstElementChild
  picture.dataset.src = picture.getAttribute('src')
  picture.src = BLANK
  picture.removeAttribute('loading')
  place.replaceWith(picture)
  sight.observe(picture)
}

/** A picture that is drawn on demand and did not come is asked for once more, then left blank. */
const lookAgain = ({ target: image }) => {
  if (image.tagName !== 'IMG') return
  const { src } = image
  image.src = BLANK
  if (image.dataset.again) return
  image.dataset.again = '1'
  setTimeout(() => {
    image.src = src
  }, 3_000)
}
document.addEventListener('error', lookAgain, true)
for (const image of document.images)
  if (image.complete && image.naturalWidth === 0 && image.src) lookAgain({ target: image })
