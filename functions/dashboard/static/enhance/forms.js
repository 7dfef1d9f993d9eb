// Whole forms: what was changed in one, what asks first, what is not left or sent twice.

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

/** A form is sent once. */
document.addEventListener('submit', event => {
  const button = event.submitter
  if (event.defaultPrevented || !button) return
  setTimeout(() => button.setAttribute('aria-disabled', 'true'))
  setTimeout(() => button.removeAttribute('aria-disabled'), 4_000)
})
