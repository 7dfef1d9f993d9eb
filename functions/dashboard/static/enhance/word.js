// A link of sign-in, and the time zone of whoever comes for the first time.
import { found } from './found.js'

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
