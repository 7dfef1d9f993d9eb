// Until when something is open: a text without its deadlines, in nine languages, so that what is left tells of closures alone.
import { plain, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { weekdays } from '#lib/words/weekdays.ts'

/** What closes for whoever would take part, by the beginnings of its names. */
const OPEN_FOR_A_TIME =
  'entry entries application registration sign-up signup booking nomination submission voting poll consultation survey competition raffle auction order pre-order preorder offer sale enrol exhibition anmeld bewerb einsend abstimm umfrage verlosung gewinnspiel vorverkauf ausstellung inscri solicitud convocatoria votac encuesta sorte matricula exposic candidatur sondage concours prevente exposition iscrizion votazion concorso mostra bando inquerito concurso inschrijv aanmeld stemming enquete loterij voorverkoop tentoonstelling zapisy rekrutacj zgloszen nabor glosowan ankiet konkurs wystaw anmalan ansokan rostning enkat tavling forkop utstallning'.split(
    ' ',
  )
const CLOSES = /* @__PURE__ */ wordSet(
  'close closes closing schliesst schliessen cierra cierran ferme ferment encerra encerram sluit sluiten zamykamy zamyka stanger stangs',
)
/** What stands before a day or an hour. */
const AT = /* @__PURE__ */ wordSet('on at this next in am um el a las la le op om na no pa')
const WHEN = /* @__PURE__ */ wordSet(
  'today tomorrow tonight midnight noon soon heute morgen hoy manana demain amanha idag imorgon',
)
/** One such day, long and short: “on Mondays” is no deadline, and of one or two letters they are other words as well. */
const DAYS = /* @__PURE__ */ (() => {
  const days = Object.values(weekdays).flatMap(seven => seven.split('|').map(forms => plain(forms).split(' ')))
  const single = days.flatMap(([name, short = '']) => (short === `${name}s` ? [name] : [name, short]))
  return new Set(single.filter((form = '') => form.length > 2))
})()
/** With these something is shut after all. */
const FOR_GOOD = /* @__PURE__ */ wordSet(
  'good ever forever until till bis endgultig hasta jusqu definitiv definitivement fino ate tot tills',
)
/** “Closing date”, “closing party”. */
const LAST = /* @__PURE__ */ wordSet('date dates ceremony party concert weekend night')

/** How far before its verb a subject may stand. */
const REACH = 7

function isDeadline(words: readonly string[], at: number): boolean {
  if (words[at] === 'closing' && LAST.has(words[at + 1] ?? '')) return true
  const subject = words.slice(Math.max(0, at - REACH), at)
  if (subject.some(word => OPEN_FOR_A_TIME.some(one => word.startsWith(one)))) return true
  const [first = '', second = ''] = words.slice(at + 1)
  const when = AT.has(first) ? second : first
  return at === 0 && (WHEN.has(when) || DAYS.has(when) || /^\d/.test(when)) && !words.some(word => FOR_GOOD.has(word))
}

/** When entries close, or a clause that says nothing but when: no place is shut by either. */
export const withoutDeadlines = (text: string): string =>
  text
    .split(/[.!?:;,·|\n]/u)
    .map(clause => {
      const words = tokensOf(clause)
      const kept = words.filter((word, at) => !(CLOSES.has(word) && isDeadline(words, at)))
      return kept.length < words.length ? kept.join(' ') : clause
    })
    .join('. ')
