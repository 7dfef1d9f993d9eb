// Own words, scores, versions, commands.

import { JOINED } from '#lib/composer/builtin/clauses.ts'
import { holds } from '#lib/composer/builtin/kinds/cues.ts'
import { type Cut, cutsOf } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Filled, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { isAside, withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { width } from '#lib/composer/words/width.ts'

const NAME = /^(?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}’'.-]*(?: (?:de|da|van|von|der|al|el|la|\p{Lu}[\p{L}’'.-]*)){0,4}$/u
const ENOUGH = 4

/** “Name, work: "…"” and “"…" – Name, work”. */
export const quote: Kind = {
  name: 'quote',
  find({ pieces }) {
    const [piece, ...others] = pieces
    const spans = piece ? quotesOf(piece.text) : []
    const [span] = spans
    const alone = piece !== undefined && span !== undefined && span.start === 0 && span.end >= piece.text.length - 1
    if (!piece || !span || spans.length > 1 || others.length > Number(alone)) return undefined
    const inside = piece.text.slice(span.start + 1, span.end - 1).trim()
    const before = withoutEnd(piece.text.slice(0, span.start), `${SPACES}:,–—-`)
    const after = withoutStart(withoutEnd(piece.text.slice(span.end), `${SPACES}.`), `${SPACES}.,–—-`)
    if (inside.split(/\s+/).length < ENOUGH || (before !== '' && after !== '')) return undefined
    const [name = '', ...work] = (before || after || (others[0]?.text ?? '')).split(/,\s+/)
    const whole = work.join(', ')
    const role = width(whole) <= ROLE ? whole : (work[0] ?? '')
    const from = others[0]?.from ?? piece.from
    if (!NAME.test(name)) return undefined
    return {
      form: 'quote',
      parts: [
        part('quote', unstopped(inside) + (/[.!?]$/.test(inside) ? '.' : ''), piece.from),
        part('speaker', name, from),
        ...(role ? [part('role', upperFirst(role), from)] : []),
      ],
    }
  },
  examples: [
    'Priya Nair, site manager at Carrow Build: "We stopped losing delivery notes in week one."',
    '"He asks for the snail before he asks for the tablet." – Ana Ruiz, mother of two',
  ],
}

const STARS = /[★⭐]{3,5}/u
/** “Trey M. · Local Guide · 47 reviews”. */
const PROFILE = / · .{0,40}\breviews?$/iu
const ANSWERED = /^(?:response|reply|answer|antwort|respuesta|réponse|risposta|resposta|odpowiedź)(?![\p{L}])|^👍/iu
const QUOTE = mostOf(cardForms.quote, 'quote')
const ROLE = mostOf(cardForms.quote, 'role')

/** A review as it is copied from a page: who wrote it, its stars, its sentences, the owner’s answer. */
export const review: Kind = {
  name: 'review',
  find({ pieces }) {
    const at = pieces.findIndex(({ text }) => STARS.test(text) || PROFILE.test(text))
    const above = pieces[STARS.test(pieces[at]?.text ?? '') ? at - 1 : at]
    const speaker = above && { ...above, text: above.text.split(' · ')[0] ?? '' }
    const end = pieces.findIndex(({ text }, index) => index > at && ANSWERED.test(text))
    const said = pieces.slice(at + 1, end < 0 ? undefined : end)
    const wholeOf = (count: number) =>
      said
        .slice(0, count)
        .map(({ raw }) => raw)
        .join(' ')
    // Sentences that have no room are left for the caption, never a part of one.
    const room = said.findLastIndex((_, nth) => width(wholeOf(nth + 1)) <= QUOTE) + 1
    if (at < 0 || at > 1 || !speaker || !NAME.test(speaker.text) || room === 0) return undefined
    const from = said.slice(0, room).flatMap(each => each.from)
    const parts = [part('quote', wholeOf(room), from), part('speaker', speaker.text, speaker.from)]
    return { form: 'quote', parts }
  },
  examples: [
    'Denise H.\n★★★★★ 3 days ago\nShe sat on the floor with our old dog for twenty minutes. Worth every penny.',
  ],
}

const SIDE = String.raw`\p{Lu}[\p{L}\d.’'&-]{0,20}(?: (?:\d{1,4}|de|la|del|of|and|&|\p{Lu}[\p{L}\d.’'&-]{0,20})){0,4}`
const SCORE = new RegExp(
  `^(?:FT:? ?|Final:? ?|Endstand:? ?|Ergebnis:? ?)?(${SIDE}) (\\d{1,3}) ?[-–:] ?(\\d{1,3}) (${SIDE})$`,
  'u',
)

/** “Leeds Anchor 3-2 Holbeck Moor”. */
export const result: Kind = {
  name: 'result',
  find(brief) {
    const cuts = cutsOf(brief)
    const scores = cuts.map(({ text }) => SCORE.exec(text.slice(0, 160)))
    const at = scores.findIndex(score => score !== null)
    const [cut, score] = [cuts[at], scores[at]]
    if (!cut || !score || scores.filter(Boolean).length > 1 || has(cut, 'date', 'time', 'money')) return undefined
    const [, home = '', left = '', right = '', away = ''] = score
    const parts = Object.entries({ home, away, home_score: left, away_score: right })
    const filled: Filled = { form: 'result', parts: parts.map(([role, text]) => part(role, text, cut.from)) }
    const others = cuts.filter(one => one !== cut && !/^(?:FT|Final)$/.test(one.text))
    return withRest(filled, others, brief)
  },
  examples: [
    'FT: Leeds Anchor 3-2 Holbeck Moor, Sunday League Division 1',
    'Great win today: Paceline Ladies 2-1 Harbour AC. Goals from Ellie and Priya',
  ],
}

/** “Lanternwick v1.3: adds left-handed mode, fixes the bell puzzle, faster load”, “Kestrel 4.1 is here. Dark mode, faster search”. */
export const release: Kind = {
  name: 'release',
  find(brief) {
    const cuts = cutsOf(brief)
    const versions = cuts.map((cut, at) =>
      at < MOST_ABOVE && isAside(cuts.slice(0, at).filter(one => one.of < cut.of)) ? versionIn(cut, brief) : undefined,
    )
    const at = versions.findIndex(Boolean)
    const [cut, version] = [cuts[at], versions[at]]
    if (!cut || !version) return undefined
    const head = cut.text.includes(' ') && cut.mark !== ',' ? cut : cuts[at - 1]
    const told = cuts.filter(one => one !== head && one !== cut).map(changeIn)
    const rest = head === cut ? [] : [cut]
    if (!head || told.length === 0 || told.some(({ text }) => !text.includes(' '))) return undefined
    const parts = [part('version', version, cut.from), part('headline', upperFirst(head.text), head.from)]
    return withRest({ form: 'release', parts }, [...rest, ...told], brief)
  },
  examples: [
    'Lanternwick v1.3: adds left-handed mode, fixes the bell puzzle softlock, faster load on Switch',
    'Lanternwick 4.1 is here. dark mode, faster search, and you can now export to csv',
    'Version 5.0 ist da: neue Oberfläche, doppelt so schnelle Suche, Export als PDF',
    'La versión 2.4 ya está disponible: búsqueda más rápida, modo oscuro, exportar a PDF',
  ],
}
const MOST_ABOVE = 3

/** A version, or a number with a stop behind a name of which it is said that it is out. */
function versionIn({ text, literals, mark }: Cut, { clock, question }: Brief): string | undefined {
  const version = literals.find(({ kind }) => kind === 'version')
  const isOut = mark === ':' || mark === '–' || holds('out', text, clock)
  if (version) return isOut || text.startsWith(version.text) ? (version.values[0] ?? version.text) : undefined
  const number = literals.find(one => one.kind === 'number' && /^\d{1,2}\.\d{1,2}$/.test(one.text))
  const name = text.slice(0, number?.start ?? 0).trim()
  const isNamed =
    name.toLowerCase() === question.brand.name.toLowerCase() ||
    (/^\p{Lu}\p{L}+$/u.test(name) && holds('out', text, clock))
  return number && isNamed && isOut ? number.text : undefined
}

/** “and you can now export”: the last of a list is one of its own. */
const changeIn = (cut: Cut): Cut => {
  const led = JOINED.exec(cut.text)?.[0].length ?? 0
  return { ...cut, text: cut.text.slice(led), start: cut.start + led }
}

/** A sentence about a command that readers can type. */
export const code: Kind = {
  name: 'code',
  find({ pieces }) {
    const commands = pieces.flatMap(piece =>
      piece.literals.filter(({ kind }) => kind === 'command').map(literal => ({ piece, literal })),
    )
    const [one, ...more] = commands
    if (!one || more.length > 0 || pieces.length > 2) return undefined
    const bare = one.piece.text.replace(/`/g, '')
    const at = bare.indexOf(one.literal.text)
    const head = withoutEnd(pieces.find(piece => piece !== one.piece)?.text ?? bare.slice(0, at), `${SPACES}:,–-`)
    const rest = bare.slice(at + one.literal.text.length).replace(/^[\s.,]+/, '')
    const isAlone = pieces.length === 1 || one.piece.text.length - one.literal.text.length < 12
    const isOpen = /\b(?:with|using|run|use|via|mit|con|avec|com)$/i.test(head)
    if (head === '' || rest !== '' || !isAlone || isOpen) return undefined
    const from = pieces.flatMap(piece => piece.from)
    return {
      form: 'code',
      parts: [part('headline', upperFirst(head), from), part('code', one.literal.text, one.piece.from)],
    }
  },
  examples: ['Install the tail: npm install kestrel-tail'],
}
