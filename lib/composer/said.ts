// Every text of an answer in the order in which it is read, with its place, its evidence and the most that fits there.
import type { Answer, Block, Scene, Slide } from '#lib/composer/answer.ts'
import {
  beforeMost,
  CAPTION_LINES,
  EYEBROW_MOST,
  type Form,
  formOf,
  HEADLINE_MOST,
  INFOGRAPHIC,
  ITEM_MOST,
  LABEL_MOST,
  labelMost,
  mostOf,
  SCENES,
  SHORT_MOST,
  SLIDES,
  textMost,
} from '#lib/composer/forms.ts'

export type Said = {
  /** “headline”, “row 2 value”, “slide 3 body”, “scene 1”, “caption 2”, “short”. */
  at: string
  role: string
  text: string
  from: readonly string[]
  most: number
  on: 'picture' | 'caption' | 'short'
  /** Texts of one row, slide or scene belong together. */
  group: string
}

/** All of it: the picture, then caption and short. Empty texts are left out. */
export const textsOf = (answer: Answer, asset_type: string): Said[] => [
  ...pictureTexts(answer, asset_type),
  ...captionTexts(answer),
]

const captionTexts = ({ caption, short }: Answer): Said[] =>
  [
    ...caption.map(({ text, from }, index): Said => {
      const at = `caption ${index + 1}`
      return { at, role: 'caption', text, from, most: longest, on: 'caption', group: at }
    }),
    { at: 'short', role: 'short', text: short.text, from: short.from, most: SHORT_MOST, on: 'short', group: 'short' },
  ].filter(hasText) as Said[]

const longest = Math.max(...Object.values(CAPTION_LINES).map(({ room }) => room))

const hasText = ({ text }: { text: string }) => text.trim() !== ''

export function pictureTexts(answer: Answer, asset_type: string): Said[] {
  return partsOf(answer, asset_type)
    .map((one): Said => ({ ...one, on: 'picture' }))
    .filter(hasText)
}

type Part = Omit<Said, 'on'>
const TITLE = HEADLINE_MOST.infographic ?? INFOGRAPHIC.title

function partsOf(answer: Answer, asset_type: string): Part[] {
  if ('slides' in answer) return answer.slides.flatMap(slideTexts)
  if ('scenes' in answer) return answer.scenes.flatMap(sceneTexts)
  if ('blocks' in answer)
    return [
      { at: 'title', role: 'title', text: answer.title, from: [], most: TITLE, group: 'title' },
      { at: 'source', role: 'source', text: answer.source, from: [], most: INFOGRAPHIC.source, group: 'source' },
      ...answer.blocks.flatMap(blockTexts),
    ]
  return formTexts(answer, asset_type)
}

function formTexts(answer: Extract<Answer, { form: string }>, asset_type: string): Part[] {
  const form = formOf(asset_type, answer.form)
  const parts = answer.parts.map(({ role, text, from }, index): Part => {
    const [same, nth] = [
      answer.parts.filter(part => part.role === role).length,
      answer.parts.slice(0, index + 1).filter(part => part.role === role).length,
    ]
    const at = same > 1 ? `${role} ${nth}` : role
    return { at, role, text, from, most: roomFor(answer.form, role, form), group: at }
  })
  const rows = 'rows' in answer ? answer.rows : []
  return [
    ...parts,
    ...rows.flatMap((row, index) =>
      (['label', 'value', 'note'] as const).map((column): Part => {
        const group = `row ${index + 1}`
        const wide = column === 'label' ? LABEL_MOST[answer.form] : undefined
        const most = wide ?? form?.rows?.[column]?.[1] ?? 0
        return { at: `${group} ${column}`, role: column, text: row[column], from: row.from, most, group }
      }),
    ),
  ]
}

function roomFor(name: string, role: string, form: Form | undefined): number {
  const most = form ? mostOf(form, role) : 0
  if (role === 'eyebrow') return most && EYEBROW_MOST
  const measured = { headline: HEADLINE_MOST, item: ITEM_MOST }[role]?.[name]
  return measured ?? most
}

const slideTexts = (slide: Slide, index: number): Part[] =>
  Object.entries(SLIDES.fields).map(([field, most]) => {
    const group = `slide ${index + 1}`
    const text = slide[field as keyof typeof SLIDES.fields]
    return { at: `${group} ${field}`, role: field, text, from: slide.from, most, group }
  })

const LINES = new Set<Scene['role']>(['hook', 'line'])

function sceneTexts({ role, text, more, from }: Scene, index: number): Part[] {
  const group = `scene ${index + 1}`
  // What a scene without words shows is read by whoever draws it.
  if (role === 'show') return [{ at: group, role, text, from, most: 0, group }]
  const most = role === 'quote' ? SCENES.quote : LINES.has(role) ? SCENES.whole : SCENES.room
  return [
    { at: group, role, text, from, most, group },
    ...more.map((item, nth) => {
      const room = role === 'list' || role === 'steps' ? SCENES.item : SCENES.room
      return { at: `${group} more ${nth + 1}`, role: 'more', text: item, from, most: room, group }
    }),
  ]
}

function blockTexts({ kind, title, unit, left, right, rows, from }: Block, index: number): Part[] {
  const name = `block ${index + 1}`
  const room = { label: labelMost(kind), before: beforeMost(kind), text: textMost(kind) }
  const own = { from, group: name }
  return [
    { at: `${name} title`, role: 'title', text: title, most: INFOGRAPHIC.block_title, ...own },
    { at: `${name} unit`, role: 'unit', text: unit, most: INFOGRAPHIC.unit, ...own },
    { at: `${name} left`, role: 'left', text: left, most: INFOGRAPHIC.side, ...own },
    { at: `${name} right`, role: 'right', text: right, most: INFOGRAPHIC.side, ...own },
    ...rows.flatMap((row, nth) =>
      (['label', 'before', 'text'] as const).map(column => ({
        ...{ at: `${name} row ${nth + 1} ${column}`, role: column, text: row[column], from },
        ...{ most: room[column], group: `${name} row ${nth + 1}` },
      })),
    ),
  ]
}
