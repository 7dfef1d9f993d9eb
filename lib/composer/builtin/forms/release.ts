// A version of software is out: its number large, and a line for each thing that is new in it.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { filled } from '#lib/composer/builtin/forms/large.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part } from '#lib/composer/builtin/piece.ts'

/** “Fellmark 2.4 is out: split times for relays, up to 12 legs, and dark mode.”; undefined where anything has no place. */
export function releaseIn({ pieces }: Brief): Filled | undefined {
  const [first, ...others] = pieces
  const [head, ...news] = first ? clausesIn(first.text, first.literals) : []
  const [version, ...more] = first?.literals.filter(one => VERSION.test(one.text) && one.end <= (head?.end ?? 0)) ?? []
  if (!first || !head || !version || more.length > 0 || !OUT.test(head.text)) return undefined
  if (others.some(one => has(one, 'money', 'phone', 'time'))) return undefined
  const told = [
    ...news.flatMap(({ text }) => unjoined(text).split(PLUS)).map(text => ({ text, from: first.from })),
    ...others.map(({ text, from }) => ({ text, from })),
  ]
  const items = told.map(({ text, from }) => part('item', upperFirst(unstopped(text)), from))
  const parts = [
    part('version', version.text, first.from),
    part('headline', upperFirst(head.text.replace(SAID_TWICE, '')), first.from),
    ...items,
  ]
  return items.length > 0 && items.length <= MOST ? filled('release', parts) : undefined
}

const MOST = 4
/** “Progress invoices + holdback tracking” are two. */
const PLUS = / \+ (?=\p{L}{2,} )/u
/** Its number stands large above: “v3.2 is out this week”. */
const SAID_TWICE =
  /^v?\d{1,3}(?:\.\d{1,3}){1,2} (?:is|ist|est|está|è|já está|jest|är) (?=(?:now |jetzt |ya )?(?:out|here|live|available|da|draußen|verfügbar|là|disponible|disponibile|disponível|er)(?!\p{L}))/iu
const VERSION = /^v?\d{1,3}\.\d{1,3}(?:\.\d{1,3})?$/iu
const OUT =
  /(?<!\p{L})(?:is out|is here|is live|is now available|released|ist da|ist jetzt da|ist draußen|ist verfügbar|est (?:là|sortie?|disponible)|ya está (?:aquí|disponible)|è (?:uscit[ao]|arrivat[ao]|disponibile)|já está disponível|chegou|is uit|is er|jest już)(?!\p{L})/iu
