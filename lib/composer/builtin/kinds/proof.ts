// Own words, scores, versions, commands.

import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Kind } from '#lib/composer/builtin/kinds/kind.ts'
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
    return {
      form: 'quote',
      parts: [part('quote', wholeOf(room), from), part('speaker', speaker.text, speaker.from)],
    }
  },
  examples: [
    'Denise H.\n★★★★★ 3 days ago\nShe sat on the floor with our old dog for twenty minutes. Worth every penny.',
  ],
}

/** “Leeds Anchor 3-2 Holbeck Moor”. */
export const result: Kind = {
  name: 'result',
  find({ pieces }) {
    const [piece, ...rest] = pieces
    const score =
      piece &&
      /^(?:FT: ?|Final: ?)?(\p{Lu}[\p{L}\d .’'&-]{1,40}?) (\d{1,3}) ?[-–:] ?(\d{1,3}) (\p{Lu}[\p{L}\d .’'&-]{1,40}?)(?:, (.{1,60}))?$/u.exec(
        piece.text.slice(0, 160),
      )
    if (!piece || !score || has(piece, 'date', 'time', 'money')) return undefined
    const [, home = '', left = '', right = '', away = '', more = ''] = score
    const body = [more, ...rest.map(({ text }) => text)].filter(Boolean).map(upperFirst).join('. ')
    const from = pieces.flatMap(each => each.from)
    return {
      form: 'result',
      parts: [
        part('home', home, from),
        part('away', away, from),
        part('home_score', left, from),
        part('away_score', right, from),
        ...(body ? [part('body', body, from)] : []),
      ],
    }
  },
  examples: ['FT: Leeds Anchor 3-2 Holbeck Moor, Sunday League Division 1'],
}

/** “Lanternwick v1.3: adds left-handed mode, fixes the bell puzzle, faster load”. */
export const release: Kind = {
  name: 'release',
  find({ pieces }) {
    const [first, ...others] = pieces
    const version = first?.literals.find(({ kind }) => kind === 'version')
    if (!first || !version) return undefined
    const colon = first.text.indexOf(': ')
    const head = colon < 0 ? first.text : first.text.slice(0, colon)
    const changes = [
      ...(colon < 0 ? [] : clausesIn(first.text.slice(colon + 2)).map(({ text }) => ({ text, from: first.from }))),
      ...others.map(({ text, from }) => ({ text, from })),
    ]
    const told = changes.map(({ text, from }) => part('item', upperFirst(unstopped(text)), from))
    if (version.start > head.length || told.some(({ text }) => !text.includes(' '))) return undefined
    return {
      form: 'release',
      parts: [
        part('version', version.values[0] ?? version.text, first.from),
        part('headline', head, first.from),
        ...told,
      ],
    }
  },
  examples: ['Lanternwick v1.3: adds left-handed mode, fixes the bell puzzle softlock, faster load on Switch'],
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
    const lone = one.piece.text.length - one.literal.text.length < 12
    if (
      head === '' ||
      rest !== '' ||
      (pieces.length > 1 && !lone) ||
      /\b(?:with|using|run|use|via|mit|con|avec|com)$/i.test(head)
    )
      return undefined
    return {
      form: 'code',
      parts: [
        part(
          'headline',
          upperFirst(head),
          pieces.flatMap(({ from }) => from),
        ),
        part('code', one.literal.text, one.piece.from),
      ],
    }
  },
  examples: ['Install the tail: npm install kestrel-tail'],
}
