// Fields for colours.

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
