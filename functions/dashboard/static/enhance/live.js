// Parts of a page that the server draws anew: while one writes, and what changes by itself.
import { enhanceIn } from './fields.js'
import { found } from './found.js'

const SILENCE =
  '<div class="note" role="status">The service does not answer just now. This page asks again by itself; what is written in it stays.</div>'

/** A part of the page drawn anew by the server from what stands in the form. */
async function redraw(form, { from, into }, changed, signal) {
  const target = document.getElementById(into)
  if (!target) return
  target.setAttribute('aria-busy', 'true')
  try {
    const body = new URLSearchParams(new FormData(form))
    body.set('changed', changed)
    const answer = await fetch(from, {
      method: 'POST',
      body,
      headers: { 'x-fragment': into },
      signal,
    })
    const text = await answer.text()
    if (/^\s*<!doctype/i.test(text)) throw new Error('this is no part of a page, so it is not from the service')
    target.innerHTML = text
    for (const part of target.querySelectorAll('[data-to]'))
      document.getElementById(part.dataset.to)?.replaceChildren(...part.childNodes)
    enhanceIn(target)
  } catch (error) {
    if (error.name === 'AbortError') return
    target.innerHTML = SILENCE
    setTimeout(redraw, 4_000, form, { from, into }, changed, signal)
  }
  target.removeAttribute('aria-busy')
}

/** While one writes: not at each letter, and only the last answer counts. */
for (const form of found('live')) {
  let timer
  let running
  // Whoever comes back finds what they had written, and what it would become.
  addEventListener('pageshow', () => {
    const isWritten = ({ name, value, defaultValue = value }) => name && value !== defaultValue
    if ([...form.elements].some(isWritten)) redraw(form, form.dataset, '')
  })
  form.addEventListener('input', event => {
    if (event.target.closest('[data-quiet]')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running?.abort()
      running = new AbortController()
      redraw(form, form.dataset, event.target.name, running.signal)
    }, 350)
  })
}

/** A part that changes by itself is asked for again until it says that it is done. */
for (const part of found('watch')) {
  let pause = 400
  const look = async () => {
    if (document.hidden) return setTimeout(look, 2_000)
    const answer = await fetch(part.dataset.from, { headers: { 'x-fragment': part.id } }).catch(() => null)
    // Whoever is signed out meanwhile signs in, and comes back here.
    if (answer?.status === 401) return location.reload()
    if (!answer?.ok) {
      if (!part.querySelector('.note')) part.insertAdjacentHTML('beforeend', SILENCE)
      return setTimeout(look, 4_000)
    }
    const text = await answer.text()
    if (answer.headers.get('x-done')) return location.reload()
    part.innerHTML = text
    pause = Math.min(pause * 1.3, 3_000)
    setTimeout(look, pause)
  }
  setTimeout(look, pause)
}
