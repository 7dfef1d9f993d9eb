// Four conveniences on pages that work without them: search, copying, the language that was chosen last, and the contents at their place.
const field = document.querySelector('#search')
const found = document.querySelector('#found')
let index

const load = async () => (index ??= await (await fetch('/docs/search.json')).json())
const spelled = text => text.toLowerCase().normalize('NFKD')

function score({ title, page, text }, words) {
  const [name, body] = [spelled(title), spelled(`${page} ${text}`)]
  let sum = 0
  for (const word of words) {
    const at = name.startsWith(word) ? 8 : name.includes(word) ? 5 : body.includes(word) ? 1 : 0
    if (at === 0) return 0
    sum += at
  }
  return sum
}

async function search() {
  const words = spelled(field.value).split(/\s+/).filter(Boolean)
  const hits =
    words.length === 0
      ? []
      : (await load())
          .map(entry => ({ entry, points: score(entry, words) }))
          .filter(({ points }) => points > 0)
          .sort((a, b) => b.points - a.points)
          .slice(0, 12)
  found.hidden = words.length === 0
  found.replaceChildren(...(hits.length === 0 ? [nothing()] : hits.map(({ entry }) => item(entry))))
}

function item({ title, page, href }) {
  const [li, a, small] = ['li', 'a', 'small'].map(tag => document.createElement(tag))
  a.href = href
  a.textContent = title
  small.textContent = page
  a.append(small)
  li.append(a)
  return li
}

function nothing() {
  const p = document.createElement('p')
  p.textContent = 'Nothing found. Try one word of it.'
  return p
}

field?.addEventListener('input', () => void search())
field?.addEventListener('focus', () => void load(), { once: true })
field?.form?.addEventListener('submit', event => {
  event.preventDefault()
  found.querySelector('a')?.click()
})
document.addEventListener('keydown', event => {
  const typing = /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')
  if (event.key === '/' && !typing) {
    event.preventDefault()
    field?.focus()
  }
  if (event.key === 'Escape') found.hidden = true
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const links = [...found.querySelectorAll('a')]
    if (found.hidden || links.length === 0) return
    event.preventDefault()
    const at = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
    ;(links[at] ?? field).focus()
  }
})
document.addEventListener('click', event => {
  if (!event.target.closest('.top')) found.hidden = true
})

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').innerText)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1600)
  })
  block.append(button)
}

const chosen = localStorage.getItem('language')
for (const tab of document.querySelectorAll('.tabs input')) {
  if (tab.dataset.lang === chosen) tab.checked = true
  tab.addEventListener('change', () => localStorage.setItem('language', tab.dataset.lang))
}

const contents = document.querySelector('nav')
const current = contents?.querySelector('[aria-current]')
if (current && current.offsetTop > contents.clientHeight)
  contents.scrollTop = current.offsetTop - contents.clientHeight / 2
