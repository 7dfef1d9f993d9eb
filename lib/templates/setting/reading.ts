// A wide card with a long text: sentences in two columns under one line of a headline, or one thought beside it.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, stack } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { textDoesNotFit } from '#lib/render/proof/refusals.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { chosenIn, isShownAmong } from '#lib/templates/aside/chosen.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import type { Words } from '#lib/templates/kit/words.ts'
import { LONG, sentencesOf, setSentences } from '#lib/templates/setting/sentences.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** A long text is read rather than seen, and has a wide card to itself. */
export const isRead = (width: number, height: number, body: unknown): boolean =>
  width > height * 1.5 && typeof body === 'string' && [...body].length > LONG

export async function reading(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { background, tones } = lit(on)
  if (isShownAmong(page)) return drawnOn(on, await besideChosen(page, words, { on, behind: tones }), background)
  const logo = await page.logo({ height: 40 * page.canvas.unit, on, form: 'full', behind: tones })
  const ask = { on, behind: tones, logo }
  const sentences = await inSentences(page, words, ask)
  // What has room as sentences does not grow into a paragraph.
  if (!sentences && page.scale > 1 && sentencesOf(words.body ?? '', page.subject.tongue).length > 0)
    throw textDoesNotFit('body', words.body ?? '', LONG)
  return drawnOn(on, sentences ?? (await besideHeadline(page, words, ask)), background)
}

type Ask = { on: Ground; behind: readonly string[]; logo: Block | null }

/** What was chosen to be seen at the end of the lines, with the name below it; the words have the rest for themselves. */
async function besideChosen(page: Page, words: Words, { on, behind }: Omit<Ask, 'logo'>): Promise<SceneNode[]> {
  const { area, width, height, unit } = page.canvas
  const own = Math.round(width * (page.corner ?? 0))
  const rtl = isRightToLeft(words.headline)
  const left = width - own - UNDER * unit
  const room = { ...area, x: rtl ? width - left : area.x, width: left - area.x }
  const roomy = { ...page, canvas: { ...page.canvas, area: room } }
  const isOneThought = sentencesOf(words.body ?? '', page.subject.tongue).length === 0
  const set = await (isOneThought ? underHeadline : inSentences)(roomy, words, { on, behind, logo: null })
  if (!set) throw textDoesNotFit('body', words.body ?? '', LONG)
  const logo = await page.logo({ height: 36 * unit, on, form: 'full', behind, width: own - area.x })
  const foot = area.y + area.height - logo.height
  const column = page.free({ x: rtl ? 0 : width - own, y: 0, width: own, height: Math.min(height, foot - 40 * unit) })
  return [...chosenIn(page, on, column), ...set, logo.at(rtl ? area.x : area.x + area.width - logo.width, foot)]
}

/** The name ends the line of the headline, or stands at the foot where it has no room there. */
async function inSentences(page: Page, words: Words, { on, behind, logo }: Ask): Promise<SceneNode[] | null> {
  const { area, unit } = page.canvas
  const foot = area.y + area.height
  const headline = await headlineIn(page, words, {
    on,
    behind,
    width: area.width,
    height: area.height * (logo ? HEAD : LOW_HEAD),
  })
  const cta = await callIn(page, words, { on, behind, width: area.width * 0.6 })
  const isBeside = !logo || (headline.lines === 1 && headline.width + logo.width + BESIDE * unit <= area.width)
  const row = Math.max(cta?.height ?? 0, isBeside ? 0 : logo.height)
  const from = area.y + headline.height + (UNDER + headline.size * 0.2)
  const to = row > 0 ? foot - row - UNDER * unit : foot
  const ask = { ...noteOn(on), behind, width: area.width, max: (40 * unit) / grown(page, 'text'), lines: 14 }
  const body = await setSentences(page, words.body ?? '', ask, to - from)
  if (!body) return null
  const free = to - from - body.height
  const rtl = headline.rtl
  const named = (name: Block) =>
    name.at(
      rtl ? area.x : area.x + area.width - name.width,
      isBeside ? area.y + headline.height - name.height : foot - name.height,
    )
  return [
    headline.at(area.x, area.y),
    body.at(area.x, from + free * LOOSE),
    ...(logo ? [named(logo)] : []),
    ...(cta ? [cta.at(rtl ? area.x + area.width - cta.frame : area.x, foot - cta.height)] : []),
  ]
}

/** Of the height, a headline over a text: less where something is shown beside both. */
const [HEAD, LOW_HEAD] = [0.26, 0.17]

/** One thought below its headline. */
async function underHeadline(page: Page, words: Words, { logo: _, ...look }: Ask): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const { width } = area
  const headline = await headlineIn(page, words, { ...look, width, height: area.height * HEAD })
  const cta = await callIn(page, words, { ...look, width })
  const from = headline.height + UNDER + headline.size * 0.2
  const height = area.height - from - (cta ? cta.height + UNDER * unit : 0)
  const max = (40 * unit) / grown(page, 'text')
  const body = await page.optional('body', words.body, { ...noteOn(look.on), ...look, width, height, max, lines: 14 })
  const under = [
    [body, 0],
    [cta, UNDER * unit],
  ] as const
  return [headline.at(area.x, area.y), ...stack(area.x, area.y + from, under, width).nodes]
}

/** Between a headline and its text, and beside it to the name; of what is left over, what is above the text. */
const [UNDER, BESIDE, LOOSE] = [44, 60, 0.4]

/** Name and headline at the one side, the text in lines of some 45 letters at the other. */
async function besideHeadline(
  page: Page,
  words: Words,
  { on, behind, logo }: Ask & { logo: Block },
): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const [narrow, wide] = [area.width * TITLE, area.width * TEXT]
  const headline = await headlineIn(page, words, { on, behind, width: narrow, height: area.height * 0.7 })
  const cta = await callIn(page, words, { on, behind, width: wide })
  const called = cta ? cta.height + UNDER * unit : 0
  const body = await page.optional('body', words.body, {
    ...noteOn(on),
    ...{ behind, width: wide, height: area.height - called, max: (40 * unit) / grown(page, 'text'), lines: 14 },
  })
  const parts = [
    [body, 0],
    [cta, UNDER * unit],
  ] as const
  const [first, second] = headline.rtl ? [area.x + area.width - narrow, area.x] : [area.x, area.x + area.width - wide]
  return [
    headline.at(first, area.y),
    logo.at(headline.rtl ? area.x + area.width - logo.width : area.x, area.y + area.height - logo.height),
    ...stack(second, area.y + Math.max(0, area.height - heightOf(parts)) * TOP, parts).nodes,
  ]
}

/** Of the width of a card: its headline, and its text. Of what that leaves free, what is above it. */
const [TITLE, TEXT, TOP] = [0.36, 0.58, 0]

/** It fills its card at once: nothing of it grows. */
const grown = ({ scale }: Page, face: 'text' | 'display') => Math.max(1, grownBy(face, scale))

type Room = { on: Ground; behind: readonly string[]; width: number; height?: number }

const headlineIn = (page: Page, { headline }: Words, room: Room): Promise<Block> =>
  page.text('headline', headline, {
    ...headlineOn(room.on),
    ...room,
    max: (96 * page.canvas.unit) / grown(page, 'display'),
    min: 40,
    lines: 6,
  })

const callIn = (page: Page, { cta }: Words, room: Room): Promise<Block | null> =>
  page.optional('cta', cta, {
    ...noteOn(room.on),
    ...room,
    max: 36 * page.canvas.unit,
    min: 34,
    lines: 2,
    cut: { weight: 650 },
  })
