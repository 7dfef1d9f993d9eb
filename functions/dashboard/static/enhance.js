// Small helps for forms and lists that work without them. Each finds what it is for by `data-is`.

const found = name => document.querySelectorAll(`[data-is~="${name}"]`)

/** The word of a link stands behind the #, where no server and no log sees it; another link on the same page loads nothing. */
function takeWord() {
  for (const form of found('hash')) {
    const field = form.elements.namedItem('word')
    if (location.hash.length > 20 && field) {
      field.value = location.hash.slice(1)
      history.replaceState(null, '', location.pathname)
    }
  }
}
takeWord()
addEventListener('hashchange', takeWord)

for (const field of found('zone')) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC'

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

const wordsIn = id => {
  const part = document.getElementById(id)
  return part?.value ?? part?.textContent ?? ''
}

/** From a phone pictures and words go into an app together; a computer has files and a clipboard. */
for (const button of found('share')) {
  const isPhone = matchMedia('(pointer: coarse)').matches
  button.hidden = !isPhone || !navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] })
  button.addEventListener('click', async () => {
    const answers = await Promise.all(button.dataset.files.split(' ').map(from => fetch(from)))
    const files = await Promise.all(
      answers.map(async (answer, nth) => {
        const file = await answer.blob()
        return new File([file], `${nth + 1}.${file.type.split('/')[1]}`, { type: file.type })
      }),
    )
    navigator.share({ files, text: wordsIn(button.dataset.words) }).catch(() => undefined)
  })
}

function enhanceIn(root) {
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

/** A form knows what was changed in it: its bar comes only then, with the count. */
for (const form of document.querySelectorAll('form:has(.savebar), form:has(.edit)')) {
  const stood = () => {
    const values = {}
    for (const [name, value] of new FormData(form)) values[name] = `${values[name] ?? ''}\n${value}`
    return values
  }
  const bar = form.querySelector('.savebar')
  // What was refused is saved nowhere yet.
  form.classList.toggle('edited', form.querySelector('.fault') !== null)
  const first = stood()
  form.addEventListener('input', () => {
    const now = stood()
    const names = bar ? Object.keys({ ...first, ...now }) : ['caption']
    const count = names.filter(name => now[name] !== first[name]).length
    form.classList.toggle('edited', count > 0)
    if (bar) bar.dataset.count = count === 1 ? '1 change' : `${count} changes`
  })
}

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

/** What ends something asks first: over the page, where without script a page of its own does. */
document.addEventListener('submit', async event => {
  const form = event.target
  if (!form.matches('[data-is~="sure"]')) return
  event.preventDefault()
  const body = new URLSearchParams(new FormData(form))
  const answer = await fetch(form.action, { method: 'POST', body, headers: { 'x-fragment': 'asked' } }).catch(
    () => null,
  )
  if (!answer?.ok) return form.submit()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'asked')
  dialog.closedBy = 'any'
  dialog.innerHTML = await answer.text()
  dialog.querySelector('a').onclick = event => {
    event.preventDefault()
    dialog.close()
  }
  dialog.onclose = () => dialog.remove()
  document.body.append(dialog)
  dialog.showModal()
})

/** What is written and not saved is not left without a word. */
let isSent = false
document.addEventListener('submit', event => {
  isSent ||= !event.defaultPrevented
})
addEventListener('beforeunload', event => {
  if (!isSent && document.querySelector('form.edited:has(> .savebar)')) event.preventDefault()
})

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

/** `/` finds, `c` creates; ⌘⏎ sends the form that one writes in. */
document.addEventListener('keydown', event => {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.target.closest('form')?.requestSubmit()
    return
  }
  const isWriting = event.target.closest('input, textarea, select, [contenteditable]')
  if (isWriting || event.metaKey || event.ctrlKey || event.altKey) return
  if (event.key === '/') {
    const field = document.getElementById('find')
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  if (event.key === 'c') document.querySelector('.side a[href$="/create"]')?.click()
})

/** Menus close when one looks elsewhere. */
document.addEventListener('click', event => {
  for (const menu of document.querySelectorAll('details.places[open]'))
    if (!menu.contains(event.target)) menu.open = false
})

/** A colour is seen as it is written, and chosen by eye behind its square and name. */
for (const field of document.querySelectorAll('.hex-in')) {
  const label = field.parentElement
  const picker = document.createElement('input')
  field.ariaLabel = label.textContent
  Object.assign(picker, { type: 'color', className: 'vh', tabIndex: -1, ariaLabel: `${label.textContent}, by eye` })
  const see = () => {
    const said = field.value.trim()
    const is = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(said) ? `#${said}` : said
    const isKnown = /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z]+)$/i.test(is) && CSS.supports('color', is)
    if (is === '' || isKnown) field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
    if (!isKnown) return
    label.querySelector('rect').setAttribute('fill', is)
    if (is.length === 7) picker.value = is
  }
  see()
  label.prepend(picker)
  field.addEventListener('input', see)
  picker.addEventListener('input', () => {
    field.value = picker.value.toUpperCase()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
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

/** A form is sent once. */
document.addEventListener('submit', event => {
  const button = event.submitter
  if (event.defaultPrevented || !button) return
  setTimeout(() => button.setAttribute('aria-disabled', 'true'))
  setTimeout(() => button.removeAttribute('aria-disabled'), 4_000)
})
