import type { HoldName } from '#lib/score/rules.ts'

export type Point = { title: string; body?: string; role?: string }
/** A number and what it counts. */
export type Figure = { value: string; label: string }
export type Row = { label: string; from?: string; to: string; change?: string; value?: number; before?: number }

/** The words of one picture by role, before any template gives them a place. */
export type Boxes = {
  eyebrow?: string
  headline: string
  /** What stands under a name or a number that the picture already shows. */
  claim?: string
  body?: string
  items?: string[]
  meta?: string
  note?: string
  cta?: string
  value?: string
  label?: string
  closing?: string
  legal?: string
  name?: string
  author?: string
  author_title?: string
  company?: string
  price?: string
  old_price?: string
  code?: string
  ends?: string
  date?: string
  time?: string
  place?: string
  host?: string
  salary?: string
  terms?: string[]
  contact?: string
  version?: string
  left_title?: string
  right_title?: string
  left?: string[]
  right?: string[]
  link?: string
  language?: string
  steps?: { title: string; body?: string }[]
  scores?: [string, string]
  unit?: string
}

export type Draft = {
  angle: string
  frame: string
  /** How much the fact under this angle is worth, by the table of angles. */
  rank: number
  template: string
  boxes: Boxes
  /** The value that the headline must carry to be concrete. */
  top: string
  lead: string
  details: string[]
  /** Facts that stand as lines of their own in a caption: a list, a table, terms. */
  lines?: string[]
  /** What the brief says and the draft tells in other words. */
  said?: string[]
  action?: string
  points: Point[]
  rows?: Row[]
  figures?: Figure[]
  topics: string[]
  computed: string[]
  holds: { rule: HoldName; measured: string; fix: string }[]
  notes: string[]
  /** Words that may stand although neither brief nor brand holds them. */
  fixed?: string[]
}

export type DraftInput = Pick<Draft, 'angle' | 'frame' | 'rank' | 'template' | 'boxes' | 'top' | 'lead'> &
  Partial<Draft>

export const draft = (input: DraftInput): Draft => ({
  details: [],
  points: [],
  topics: [],
  computed: [],
  holds: [],
  notes: [],
  ...input,
})
