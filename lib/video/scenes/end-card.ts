import type * as z from 'zod'
import type { Block } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hasHero, hero } from '#lib/video/scenes/part/hero.ts'
import { GAP, TOP } from '#lib/video/scenes/part/line.ts'
import { behindOn, headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'
import { withoutName } from '#lib/words/without-name.ts'

const Fields = sceneFields.end_card
type Data = z.output<typeof Fields>

type Said = {
  text?: string
  small?: string
  /** The words are the name, and where that is. */
  signed?: { place: string }
}

/** What is large and what is small: above other words the brand's name stands in its logo already. */
function linesOf({ page }: Stage, { text, url, tagline }: Data): Said {
  const { name } = page.kit
  const small = url ?? tagline
  const rest = text && withoutName(text, name)
  if (rest !== undefined && rest !== text) return { signed: { place: rest }, small }
  return text ? { text, small } : { text: tagline, small: url }
}

type Align = 'start' | 'center'
type Line = { block: Block; gap: number; by?: 'words'; ruled?: true }

/** One under the other: the name, what it is, the words, a row for each fact, the address, the small print. A name that is the words themselves is as large as words are, under what it is. */
async function linesFor(stage: Stage, data: Data, align: Align): Promise<Line[]> {
  const { page } = stage
  const { unit } = page.canvas
  const { text, small, signed } = linesOf(stage, data)
  const { facts: said = [] } = data
  const many = said.length > 2
  const logo = await nameOf(stage, align, signed !== undefined)
  const line = await note(stage, 'tagline', small, { max: 76, min: 40, lines: 2, align })
  const legal = await note(stage, 'legal', data.legal, { max: 30, min: 28, tone: 'body', align })
  const words = text ? await wordsFor(stage, text, many, align) : null
  const lead = signed ? logo : words
  const rows = [signed?.place ?? '', ...said.map(fact => withoutName(fact, page.kit.name))]
  const facts: Block[] = []
  for (const row of rows.filter(Boolean)) facts.push(await rowOf(stage, row, lead, align))
  const what = await whatOf(stage, data.what, lead, align)
  const close = shows(page) ? 0.82 : 1
  const above = [
    { block: logo, gap: 0 },
    { block: what, gap: shows(page) || many ? 64 : 84 },
    { block: words, gap: what ? 56 : 88, by: 'words' as const },
  ]
  // A letter that hangs below its line stays clear of the rule.
  const below = (HANGS * (lead?.size ?? 0)) / unit
  const isPlace = (at: number) => at === 0 && signed?.place
  return [
    ...(signed
      ? [
          { block: what, gap: 0 },
          { block: logo, gap: 56 },
        ]
      : above),
    ...facts.map((block, at) =>
      isPlace(at) ? { block, gap: 44 } : { block, gap: 84 * close + (at === 0 ? below : 0), ruled: true as const },
    ),
    { block: line, gap: 74 * close },
    { block: legal, gap: 64 * close },
  ].flatMap(({ block, gap, ...how }) => (block ? [{ block, gap: gap * unit, ...how }] : []))
}

/** Of the size of letters, how far some hang below their line. */
const HANGS = 0.24

/** Of a name that ends the film, how tall its letters are at most, and on how many lines. */
const [SIGNED, SIGNED_LINES] = [230, 3]

function nameOf({ page, on }: Stage, align: Align, isSigned: boolean): Promise<Block> {
  const { area, unit } = page.canvas
  const ask = { on, form: 'full', align, width: area.width } as const
  return page.logo(isSigned ? { ...ask, height: SIGNED * unit, lines: SIGNED_LINES } : { ...ask, height: 110 * unit })
}

function wordsFor(stage: Stage, text: string, many: boolean, align: Align): Promise<Block> {
  const height = stage.page.canvas.area.height * (shows(stage.page) ? 0.34 : many ? 0.32 : 0.42)
  return headline(stage, 'end', text, { max: 190, height, align, alone: many ? 0.34 : 0.46, accented: true })
}

/** Of the words that people act on, how large the letters of the title above and of the facts below them are. */
const [TITLE, FACT] = [0.62, 0.78]
const SMALL = 104

async function whatOf(
  stage: Stage,
  what: string | undefined,
  words: Block | null,
  align: Align,
): Promise<Block | null> {
  const { area, unit } = stage.page.canvas
  if (!what) return null
  // An address of many letters is small, and no reason for its title to be so too.
  const size = words ? words.size / unit : 0
  const max = words ? Math.max(56, size < SMALL ? SMALL : size * TITLE) : 150
  const set = (lines: number) =>
    stage.page.text('what', what, {
      ...{ face: 'display', width: area.width, height: area.height * 0.2, max: max * unit, min: 44, lines, align },
      ...{ on: stage.on, tone: 'body', behind: behindOn(stage.on) },
    })
  return (await set(2).catch(notTooLong)) || set(3)
}

/** On two lines; one of more letters than fit there on three small ones. */
async function rowOf({ page, on }: Stage, fact: string, words: Block | null, align: Align): Promise<Block> {
  const { area, unit } = page.canvas
  const max = Math.max(64 * unit, Math.min(120 * unit, (words?.size ?? 150) * FACT))
  const set = (lines: number) =>
    page.text('fact', fact, {
      ...{ face: 'display', width: area.width, max, min: 44, lines, on, tone: 'ink', align },
      behind: behindOn(on),
    })
  return (await set(2).catch(notTooLong)) || set(3)
}

/** With more facts than this there is room for no thing. */
const MOST_BESIDE = 2

/** What is left over goes between the lines; with something to show below, they stay together. */
async function stacked(stage: Stage, data: Data, align: Align): Promise<void> {
  const { page, on } = stage
  if ((data.facts ?? []).length > MOST_BESIDE) page.subject = { ...page.subject, nouns: [] }
  const { area, unit } = page.canvas
  const lines = await linesFor(stage, data, align)
  const tall = lines.reduce((sum, { block, gap }) => sum + gap + block.height, 0)
  const isAbove = hasHero(stage, area.y + TOP * unit + tall + GAP * unit)
  const spread = isAbove ? 0 : Math.min(110 * unit, Math.max(0, area.height - tall) / (lines.length + 1))
  const total = tall + spread * (lines.length - 1)
  let y = area.y + (isAbove ? TOP * unit : Math.max(0, area.height - total) * 0.4)
  if (isAbove) hero(stage, y + total + GAP * unit, 1)
  let step = 0
  for (const [index, { block, gap, by, ruled }] of lines.entries()) {
    y += index === 0 ? 0 : gap + spread
    if (ruled)
      grow(stage, { x: area.x, y: y - (gap + spread) / 2, width: area.width, height: Math.max(3, 5 * unit) }, on.lead, {
        step,
        side: 'left',
      })
    step = say(stage, block, area.x, y, {
      step: index === 0 ? 0 : step + 1,
      ...(by ? { by } : index === 0 && { way: 'float' }),
    })
    y += block.height
  }
}

export default scene({
  name: 'end_card',
  fields: Fields,
  grounds: ['vivid', 'deep', 'plain'],
  compositions: {
    aligned: (stage, data) => stacked(stage, data, 'start'),
    axial: (stage, data) => stacked(stage, data, 'center'),
  },
  above: ({ facts = [], what }) => Math.min(0.78, 0.62 + 0.045 * facts.length + (what ? 0.03 : 0)),
  said: data => [data.what, data.text, ...(data.facts ?? []), data.url ?? data.tagline],
  sample: { text: 'Open an account', tagline: 'Know what’s yours before you spend it.' },
})
