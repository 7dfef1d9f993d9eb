// Planned posts moved to another day: dragged there, or taken up with M, led by the arrows and put down with Enter.
const table = document.querySelector('.cal')
const told = document.getElementById('moving')
const days = [...table.querySelectorAll('td[data-day]')]
const slots = [...table.querySelectorAll('[data-move]')]
const free = day => day && !day.classList.contains('past')
const HELP = told.textContent
let held = null
let over = null

const lead = day => {
  over?.classList.remove('over')
  over = day
  over?.classList.add('over')
}

/** Beside a day behind the one that its words speak of. */
const warning = ({ dataset }, day) =>
  dataset.until && day.dataset.day > dataset.until ? `Its words speak of ${dataset.event} as still to come.` : ''

/** As the form on the page of the post sends it. */
function put(slot, day) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = slot.dataset.move
  const fields = { scheduled_at: `${day.dataset.day}T${slot.dataset.time}`, back: location.pathname + location.search }
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}

told.hidden = slots.length === 0

for (const slot of slots) {
  slot.addEventListener('dragstart', event => {
    held = slot
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', slot.textContent)
  })
  slot.addEventListener('dragend', () => {
    held = null
    lead(null)
  })
}
table.addEventListener('dragover', event => {
  const day = event.target.closest('td[data-day]')
  if (!held || !free(day)) return
  event.preventDefault()
  if (day !== over) told.textContent = warning(held, day) || HELP
  lead(day)
})
table.addEventListener('drop', event => {
  const day = event.target.closest('td[data-day]')
  if (!held || !free(day)) return
  event.preventDefault()
  if (day !== held.closest('td')) put(held, day)
})

const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
let carried = null

table.addEventListener('keydown', event => {
  const slot = event.target.closest('[data-move]')
  if (!slot || event.metaKey || event.ctrlKey || event.altKey) return
  const take = !carried && event.key.toLowerCase() === 'm'
  if (!take && !carried) return
  const step = steps[event.key]
  if (take) {
    carried = slot
    lead(slot.closest('td'))
    told.textContent = 'Taken up. Arrows choose the day, Enter puts it down, Escape leaves it.'
  } else if (step) {
    const day = days[days.indexOf(over) + step]
    if (free(day)) lead(day)
    told.textContent = `${over.dataset.day} ${warning(carried, over)}`
  } else if (event.key === 'Enter') {
    if (over !== carried.closest('td')) put(carried, over)
  } else if (event.key === 'Escape') {
    carried = null
    lead(null)
    told.textContent = 'Left where it was.'
  } else return
  event.preventDefault()
})
