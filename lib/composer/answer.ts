// What a writer answers, a language model or the built-in: the words of a post and what each of them rests on.
import * as z from 'zod'
import { type Hold, OpenQuestion, sensitiveKinds } from '#lib/composer/concerns.ts'
import { BLOCKS, cardForms, ogForms, roleNames, sceneRoles } from '#lib/composer/forms.ts'
import type { AssetType } from '#lib/plans.ts'
import type { WordsOf } from '#lib/words/each-of.ts'

export { Hold, OpenQuestion, type Sensitive } from '#lib/composer/concerns.ts'

/** Numbers of segments (“3”) and lines of the brand (“b1”). */
const From = z.array(z.string()).default([])
const Text = z.string().default('')
const numbers = z.array(z.int()).default([])

export const Read = z.object({
  publish: numbers,
  style: numbers,
  secret: numbers,
  unsure: numbers,
  noise: numbers,
  attack: numbers,
  parts: z.array(z.object({ n: z.int(), text: z.string() })).default([]),
})
export type Read = z.output<typeof Read>

/** The reading alone: what `clarify` asks for. */
const Reading = z.object({
  read: Read,
  language: z.string(),
  sensitive: z.enum(sensitiveKinds),
  people: z
    .array(
      z.object({
        name: z.string(),
        who: z.enum(['team', 'customer', 'author', 'partner', 'child', 'dead', 'other']),
        agreed: z.boolean(),
      }),
    )
    .default([]),
  questions: z.array(OpenQuestion).default([]),
})
export type Reading = z.output<typeof Reading>

const Line = z.object({ text: z.string(), from: From })
export type Line = z.output<typeof Line>

const beside = {
  /** One of the names that the brand’s library has, or nothing. */
  show: Text,
}
const below = {
  caption: z.array(Line),
  short: Line,
  hashtags: z.array(z.string()).default([]),
}

const keys = <const T extends Record<string, unknown>>(table: T) => Object.keys(table) as [keyof T & string]
const names = (table: Parameters<typeof roleNames>[0]) => roleNames(table) as [string, ...string[]]

const parts = (table: Parameters<typeof roleNames>[0]) =>
  z.array(z.object({ role: z.enum(names(table)), text: z.string(), from: From }))

/** A row of a form: each column stands in a field of its own, “” where it has none. */
const Row = z.object({ label: Text, value: Text, note: Text, from: From })
export type Row = z.output<typeof Row>

export const CardAnswer = Reading.extend({
  ...beside,
  form: z.enum(keys(cardForms)),
  parts: parts(cardForms),
  rows: z.array(Row).default([]),
  ...below,
})

export const OgAnswer = Reading.extend({ ...beside, form: z.enum(keys(ogForms)), parts: parts(ogForms), ...below })

const Slide = z.object({ headline: z.string(), body: Text, value: Text, small: Text, cta: Text, from: From })
export type Slide = z.output<typeof Slide>
export const SlidesAnswer = Reading.extend({ ...beside, slides: z.array(Slide), ...below })

const Block = z.object({
  kind: z.enum(keys(BLOCKS)),
  title: Text,
  unit: Text,
  left: Text,
  right: Text,
  rows: z.array(z.object({ label: Text, before: Text, text: z.string() })),
  from: From,
})
export type Block = z.output<typeof Block>
export const InfographicAnswer = Reading.extend({
  ...beside,
  title: z.string(),
  source: Text,
  blocks: z.array(Block),
  ...below,
})

const Scene = z.object({
  role: z.enum(sceneRoles),
  text: z.string(),
  more: z.array(z.string()).default([]),
  from: From,
})
export type Scene = z.output<typeof Scene>
export const VideoAnswer = Reading.extend({ ...beside, scenes: z.array(Scene), ...below })

export type CardAnswer = z.output<typeof CardAnswer>
export type OgAnswer = z.output<typeof OgAnswer>
export type SlidesAnswer = z.output<typeof SlidesAnswer>
export type InfographicAnswer = z.output<typeof InfographicAnswer>
export type VideoAnswer = z.output<typeof VideoAnswer>
export type Answer = CardAnswer | OgAnswer | SlidesAnswer | InfographicAnswer | VideoAnswer

export const answers = {
  card: CardAnswer,
  og_image: OgAnswer,
  carousel: SlidesAnswer,
  slideshow: SlidesAnswer,
  infographic: InfographicAnswer,
  video: VideoAnswer,
} as const satisfies Record<AssetType, z.ZodType<Answer>>

/** What code could not decide of one piece of brief or post, and whoever reads both can. */
export type Doubt = { kind: DoubtKind; about: string; of: Hold }
export type DoubtKind = WordsOf<'remark unsure wish twice promise health minors politics money legal'>

/** What the guard says of an answer: with faults it is not drawn, with holds never approved. */
export type Guarded<A extends Answer = Answer> = {
  answer: A
  faults: string[]
  holds: Hold[]
  /** For a second reader: the pieces that are for readers, and of these holds what each is about. */
  facts?: string[]
  doubts?: Doubt[]
  /** Shares of 0 to 1 for the score: of publish's content words that are told, of the answer's words that are not its own. */
  told?: number
  worded?: number
}
