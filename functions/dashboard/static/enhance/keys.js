// Keys, and menus that close when one looks elsewhere.

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
