// The one table of forms: what the instructions print, the guard counts and the layouts fill all come from here.
import { registry } from '#lib/registry.ts'
import { eachOf } from '#lib/words/each-of.ts'

export type Role = {
  name: string
  /** Characters as `width` counts them: full-width ones are two. */
  most: number
  needed: boolean
  least: number
  times: number
  /** Has a place, and no writer is asked for it. */
  unasked: boolean
}

/** What a column of a row holds, and the most characters it may have. */
export type Column = readonly [holds: string, most: number]

export type Rows = { least: number; most: number; label: Column; value: Column; note?: Column }

export type Form = {
  /** When to choose it, as the instructions say it. */
  when: string
  roles: readonly Role[]
  rows?: Rows
}

const form = (when: string, roles: string, rows?: Rows): Form => ({
  when,
  roles: roles.split(', ').map(readRole),
  ...(rows && { rows }),
})

/** “item 64 ×0–6”: name, * where it is needed, ~ where no writer is asked for it, most characters, how often. */
function readRole(text: string): Role {
  const [, name, star, most, least, times] = /^(\w+)([*~])? (\d+)(?: ×(\d+)–(\d+))?$/.exec(text) ?? []
  if (!name || !most) throw new Error(`no role: ${text}`)
  const needed = star === '*'
  return {
    name,
    most: Number(most),
    needed,
    least: Number(least ?? Number(needed)),
    times: Number(times ?? 1),
    unasked: star === '~',
  }
}

const rows = (least: number, most: number, label: Column, value: Column, note?: Column): Rows => ({
  ...{ least, most, label, value },
  ...(note && { note }),
})

export const cardForms = {
  notice: form(
    'plain news: closed, outage, recall, apology, death, job cuts, a change of rules; everything grave',
    'eyebrow 28, headline* 60, body 140, item 64 ×0–6, closing 60, contact 60',
  ),
  news: form(
    'something opens, starts, is thanked for or is said; no other form fits better',
    'eyebrow 28, headline* 60, body 140, cta 32',
  ),
  event: form(
    'people come on a day: workshop, open day, match to come, reading, course',
    'name* 42, date* 40, time 32, place 56, price 32, host 40, body 140, cta 36, deadline 40, contact 60',
    rows(0, 8, ['what', 24], ['how much, who, which', 40]),
  ),
  offer: form(
    'a reduction, a giveaway or a thing at a price for a while',
    'headline* 56, body 140, price 16, code 16, ends 56, cta 32, condition 80',
    rows(0, 3, ['for whom', 24], ['price now', 12], ['price before', 12]),
  ),
  price: form('one price goes up or down', 'headline* 56, body 120, old 16, new* 16, item 48 ×0–3, from_day 40'),
  prices: form(
    'a list of prices: menu, tariff, tickets',
    'title* 56, condition 80, caveat 120',
    rows(2, 10, ['thing', 36], ['price', 20], ['detail', 40]),
  ),
  hours: form(
    'opening hours by day, or other hours for a while',
    'headline* 56, body 120, caveat 120',
    rows(1, 8, ['day or days', 28], ['from–to, or the word for closed', 28], ['note', 40]),
  ),
  schedule: form(
    'what happens when, two to eight times of one day',
    'title* 56, date 40, place 56, price 32, cta 36, caveat 120',
    rows(2, 8, ['time', 16], ['name', 40], ['place', 32]),
  ),
  zones: form(
    'one moment told in several time zones',
    'title* 56, date 40, body 120',
    rows(2, 6, ['place', 24], ['time', 16], ['day', 24]),
  ),
  table: form(
    'values in columns that are neither prices nor times; "head" names the columns, left to right',
    'title* 56, head 20 ×0–3, caveat 120',
    rows(2, 8, ['label', 28], ['value', 20], ['second value', 20]),
  ),
  facts: form(
    'several facts of one thing, each with its name: size, material, address, terms',
    'headline* 60, body 120, caveat 120',
    rows(2, 8, ['label', 24], ['value', 44]),
  ),
  job: form('somebody is looked for', 'role* 44, team 56, place 56, pay 40, term 60 ×0–5, deadline 40, contact 60'),
  release: form('a version of software is out', 'version* 16, headline* 48, item* 60 ×1–4'),
  launch: form('a new thing with a name can be had', 'name* 40, headline* 80, body 140, date 40, cta 32'),
  number: form(
    'one number is the news: reached, saved, counted; a row only where the brief compares it with another number',
    'value* 12, label* 56, headline 80, body 140, period 56, caveat 120',
    rows(0, 1, ['what it is compared with', 36], ['its number', 12], ['unit', 16]),
  ),
  list: form('two to six points of one kind: what is in it, terms', 'headline* 56, item* 44 ×2–6, caveat 120'),
  people: form(
    'who it is: line-up, team, speakers, two sides of a match to come ("side")',
    'headline* 60, body 120, date 40, place 56',
    rows(1, 4, ['name', 36], ['role', 40], ['side', 24]),
  ),
  object: form(
    'one thing that can be named: a book, record, film, dish',
    'title* 56, by 48, with 56, price 16, quote 120, body 120, date 40, cta 32',
  ),
  appeal: form(
    'readers are asked to give, sign, send a word or help',
    'headline* 60, body 140, send 24, to 32, gives 24, deadline 40, contact 60',
  ),
  steps: form('how to do it, in order; a step may be “Title: more”', 'headline* 56, step* 80 ×2–6, caveat 120'),
  versus: form(
    'two sides: before and after, this way and that',
    'headline* 56, left* 24, right* 24',
    rows(1, 4, ['label', 24], ['left', 40], ['right', 40]),
  ),
  quote: form('somebody’s own words, word for word', 'quote* 220, speaker* 40, role 48'),
  result: form('a final score of two sides', 'home* 24, away* 24, home_score* 6, away_score* 6, body 60, caveat~ 140'),
  code: form('a command or lines of code are the message', 'headline* 56, code* 44 ×1–8'),
} satisfies Record<string, Form>

export const ogForms = {
  article: form('the link is an article with an author', 'headline* 60, author* 44, body 56'),
  page: form('any other link', 'headline* 60, body 100'),
  number: form('the page is about one number', 'value* 12, label* 56, headline 60'),
  code: form('a guide or release with lines of code', 'headline* 60, code* 44 ×1–6, body 100'),
} satisfies Record<string, Form>

export type CardForm = keyof typeof cardForms

const tables: Partial<Record<string, Record<string, Form>>> = registry({ card: cardForms, og_image: ogForms })

/** The form of an answer; undefined where the asset type has no forms or not this one. */
export const formOf = (asset_type: string, name: string): Form | undefined => tables[asset_type]?.[name]

/** Every role that a form of the table has, once. */
export const roleNames = (table: Record<string, Form>): string[] => [
  ...new Set(Object.values(table).flatMap(({ roles }) => roles.map(role => role.name))),
]

/** The most characters that a role of a form may have, 0 where the form has no such role. */
export const mostOf = ({ roles }: Form, name: string): number => roles.find(role => role.name === name)?.most ?? 0

/** What a headline may have where it was measured to fit; writers are told less, so that most stay short. */
export const HEADLINE_MOST: Readonly<Partial<Record<string, number>>> = registry({
  ...{ news: 140, notice: 80, price: 80, article: 100, page: 100, infographic: 60 },
})

/** What an item may have where there is room for two lines of it: so wide it counts as two. */
export const ITEM_MOST: Readonly<Partial<Record<string, number>>> = registry({ notice: 110 })

/** What the label of a row may have where few rows have two lines each. */
export const LABEL_MOST: Readonly<Partial<Record<string, number>>> = registry({ prices: 56 })

/** What an eyebrow may have where it was measured to fit. */
export const EYEBROW_MOST = 32

/** A run of pictures: the first is the hook, the last says what to do. Writers are asked for `least`; where a brief says less, `fewest` are a set. */
export const SLIDES = {
  fewest: 2,
  least: 4,
  most: 8,
  room: 10,
  fields: { headline: 60, body: 140, value: 8, small: 44, cta: 36 },
} as const

/** `text` and `words` are what a writer is asked for; a frame has room for `room` and `read`, for a clause of more as much as `whole` and `all`: to be whole is more than to be short. Writers are asked for `items` of a list, `rows` have room. */
export const SCENES = {
  ...{ fewest: 2, least: 4, most: 12, text: 36, words: 7, room: 60, read: 12 },
  ...{ whole: 110, all: 20, item: 30, items: 4, rows: 5, quote: 120 },
} as const
export const sceneRoles = eachOf('hook line problem number list steps quote versus brand action show end')

type Block = { least: number; most: number; label: number; before: number; text: number }
const block = (least: number, most: number, label: number, before: number, text: number): Block => ({
  ...{ least, most, label, before, text },
})

/** Rows that a block may have beyond what is asked for, where its drawing has room: a week has seven days. */
export const SPARE_ROWS: Partial<Record<keyof typeof BLOCKS, number>> = { steps: 2, versus: 2 }

/** Blocks of an infographic: how many rows, and the most characters of each column; 0 where a row has none. */
export const BLOCKS = {
  figure: block(1, 1, 56, 0, 16),
  table: block(2, 10, 28, 16, 20),
  bars: block(2, 8, 24, 0, 16),
  pairs: block(1, 6, 24, 16, 16),
  versus: block(1, 4, 24, 44, 44),
  list: block(1, 8, 40, 0, 40),
  steps: block(2, 6, 44, 0, 80),
  note: block(1, 1, 0, 0, 140),
} as const satisfies Record<string, Block>

/** What a label may have beyond what is asked for: above a bar it has two lines, and in a table as well. */
const SPARE_LABELS: Partial<Record<keyof typeof BLOCKS, number>> = { bars: 24, table: 12 }
export const labelMost = (kind: keyof typeof BLOCKS): number => BLOCKS[kind].label + (SPARE_LABELS[kind] ?? 0)

/** The same of its cells: below a label they have two lines. */
const SPARE_CELLS: Partial<Record<keyof typeof BLOCKS, number>> = { table: 8 }
export const beforeMost = (kind: keyof typeof BLOCKS): number => BLOCKS[kind].before + (SPARE_CELLS[kind] ?? 0)
const SPARE_TEXTS: Partial<Record<keyof typeof BLOCKS, number>> = { list: 24 }
export const textMost = (kind: keyof typeof BLOCKS): number => BLOCKS[kind].text + (SPARE_TEXTS[kind] ?? 0)

export const INFOGRAPHIC = { title: 56, source: 60, blocks: 6, block_title: 40, unit: 40, side: 24 } as const

/** What every asset type has beside its picture: so many characters are asked of a model; what somebody typed has room by itself. */
export const CAPTION_LINES = {
  twitter: { least: 1, most: 3, characters: 240, room: 240 },
  linkedin: { least: 2, most: 5, characters: 600, room: 1_200 },
  instagram: { least: 2, most: 4, characters: 400, room: 1_200 },
  youtube: { least: 2, most: 5, characters: 800, room: 1_400, first: 60 },
  tiktok: { least: 1, most: 3, characters: 280, room: 900 },
  bluesky: { least: 1, most: 3, characters: 240, room: 240 },
  threads: { least: 1, most: 4, characters: 400, room: 420 },
  facebook: { least: 2, most: 4, characters: 400, room: 1_200 },
} as const
export const SHORT_MOST = 130
export const HASHTAGS_MOST = 4
