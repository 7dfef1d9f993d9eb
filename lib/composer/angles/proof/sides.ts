import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining, shorten } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'

const SIDE =
  /\b(without|before|old|with|after|now|new)(?: ([\p{L}\d ]{2,20}?))?:? (?:it |this )?(?:takes? |took |is |was |needs? )?((?:about )?[£$€]?\d[\d,.]*(?: ?(?:min|minutes|hours?|days?|seconds?|sec|s|ms|weeks?|months?|%|clicks|steps|emails|calls|people|pages|dashboards?|spreadsheets?|tools?|tabs?|apps?|meetings?|forms?|errors?|orders?|files?|screens?|\p{L}{3,}s)\b)(?: a \p{L}+)?)/iu

const AFTERWARDS =
  /^(.{3,40}?)[:,]? (\d[\d,.]* ?(?:\p{L}+|%)) (?:before|then),? (?:and |but )?(?:now )?(\d[\d,.]* ?(?:\p{L}+|%))(?: (?:after|now|today))?$/iu

/** “p95 latency: 840 ms before, 190 ms after”, as the sentence of a move that it is. */
export const asMoved = (text: string): string => text.replace(AFTERWARDS, '$1 went from $2 to $3')

/** What it was without and is with: both values as the brief gives them. */
export function sided(reading: Reading): Draft | undefined {
  const sides = reading.facts
    .flatMap(clause => clause.parts.map(part => part.text.match(SIDE)))
    .filter(match => match !== null)
  const before = sides.find(match => /without|before|old/i.test(match[1] ?? ''))
  const after = sides.find(match => /^(?:with|after|now|new)$/i.test(match[1] ?? ''))
  if (!before?.[3] || !after?.[3]) return undefined
  const title = (match: RegExpMatchArray): string =>
    upperFirst(
      stripStop(
        match[0]
          .replace(match[3] ?? '', '')
          .replace(/\b(?:it |this )?(?:takes?|took|is|was|needs?) ?$/i, '')
          .replace(/:? ?$/, ''),
      ).trim(),
    )
  const [left, right] = [before[3], after[3]]
  const headline =
    [
      `${right} ${title(after).toLowerCase().startsWith('with') ? title(after).replace(/^With/, 'with') : 'now'}, ${left} ${title(before).split(' ')[0]?.toLowerCase()}.`,
    ]
      .map(upperFirst)
      .find(text => text.length <= 42) ?? `${left}, now ${right}.`
  const more = remaining(reading, [before[0], after[0]], 3)
  return draft({
    angle: 'comparison',
    frame: 'F45',
    rank: 66,
    template: 'comparison',
    top: right,
    lead: `${left} ${lower(title(before), reading)}, ${right} ${lower(title(after), reading)}.`.replace(
      /^\p{Ll}/u,
      letter => letter.toUpperCase(),
    ),
    boxes: {
      headline,
      left_title: title(before),
      right_title: title(after),
      left: [left],
      right: clean([right, more[0] && more[0].length <= 44 && stripStop(more[0])]),
      body: more[0],
    },
    details: more,
    action: addressOf(reading),
    points: more.map(text => ({ title: text })),
    topics: [],
    fixed: ['Without', 'With', 'Now', 'Before'],
  })
}

const lower = (text: string, reading: Reading): string =>
  reading.names.has(text.split(' ')[0]?.toLowerCase() ?? '')
    ? text
    : text.replace(/^\p{Lu}/u, letter => letter.toLowerCase())

const VERSUS = /^([\p{L}\d ]{2,24}?) (?:vs\.?|versus|or|compared (?:to|with)) ([\p{L}\d ]{2,24}?)(?:[:?]|$)/iu

/** One thing against another by one measure. */
export function versus(reading: Reading): Draft | undefined {
  for (const clause of reading.facts) {
    const match = clause.text.match(VERSUS)
    const [, a = '', b = ''] = match ?? []
    if (!match) continue
    const values = [a, b].map(side => valueFor(reading, side))
    const [left, right] = values
    if (!left || !right) continue
    const [nameA, nameB] = [a, b].map(side => upperFirst(bareNoun(side))) as [string, string]
    const ours = nameB.toLowerCase() === reading.brand.name.toLowerCase() ? 1 : 0
    const headline =
      [`${nameB}: ${right}. ${nameA}: ${left}.`, `${upperFirst(right)}, not ${left}.`].find(
        text => text.length <= 42,
      ) ??
      shorten(`${nameA} or ${nameB}?`, 42) ??
      nameB
    const more = remaining(reading, [headline, clause.text], 3)
    return draft({
      angle: 'comparison',
      frame: 'F45',
      rank: 66,
      template: 'comparison',
      top: ours ? right : left,
      lead: sentence(`${nameA} ${nameA.endsWith('s') ? 'need' : 'needs'} ${left}. ${nameB} needs ${right}`),
      boxes: { headline, left_title: nameA, right_title: nameB, left: [left], right: [right], body: more[0] },
      details: more,
      action: addressOf(reading),
      points: more.map(text => ({ title: text })),
      topics: [],
    })
  }
  return undefined
}

function valueFor(reading: Reading, side: string): string | undefined {
  const name = bareNoun(side)
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return reading.text
    .match(
      new RegExp(
        `${name}:? (?:needs?|takes?|costs?|is|are|has|have|gives?|means?|uses?)? ?(\\d[\\d,.]*[^.,;\\n]{0,24}|[£$€]\\d[^.,;\\n]{0,20})`,
        'i',
      ),
    )?.[1]
    ?.trim()
}
