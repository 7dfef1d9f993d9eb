// What the fields of a template or a scene allow, asked of their schemas.
import * as z from 'zod'
import { registry } from '#lib/registry.ts'
import { capitalized } from '#lib/words/capitalized.ts'

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[]
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

export const typeOf = (schema: z.ZodType): string => defOf(schema).type

/** Without what stands around it; of several shapes the one that the value has. */
export function bare(schema: z.ZodType, value: unknown): z.ZodType {
  const { innerType, options } = defOf(schema)
  if (innerType) return bare(innerType, value)
  const [first = schema] = options ?? []
  return options ? bare(options.find(one => one.safeParse(value).success) ?? first, value) : schema
}

export const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => defOf(schema).shape ?? {}

export const elementOf = (schema: z.ZodType): z.ZodType => defOf(schema).element ?? z.unknown()

export const allows = (schema: z.ZodType | undefined, value: unknown): boolean =>
  schema?.safeParse(value).success === true

const checkOf = (schema: z.ZodType, name: string) =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === name)?._zod.def

export const most = (schema: z.ZodType): number => checkOf(schema, 'max_length')?.maximum ?? 500
export const least = (schema: z.ZodType): number => checkOf(schema, 'min_length')?.minimum ?? 0

/** What only the composer and the drawing know of. */
const UNSEEN = ['screen_hint', 'pose', 'logo_url', 'focus', 'seen']

/** Words that stand on the picture, and numbers that it is drawn by. */
export function isSeen(name: string, schema: z.ZodType, of: string): boolean {
  if (UNSEEN.includes(name) || (of === 'slides' && name === 'role')) return false
  return ['string', 'number'].includes(typeOf(schema))
}

/** Lists of which each has the first, second, third thing of one row, in the order in which a row is read. */
const COLUMNS = ['labels', 'titles', 'details', 'bodies', 'before_texts', 'texts', 'changes', 'before', 'values']

export function columnsOf(value: Record<string, unknown>): string[] {
  const names = COLUMNS.filter(name => Array.isArray(value[name]))
  return names.some(name => name === 'labels' || name === 'titles') ? names : []
}

export const rowsIn = (value: Record<string, unknown>, [first = '']: readonly string[]): number =>
  Array.isArray(value[first]) ? value[first].length : 0

const called = registry({
  ...{ body: 'Text', text: 'Text', texts: 'Value', bodies: 'Text', cta: 'Call to action', meta: 'Small line' },
  ...{ eyebrow: 'Line above', caveat: 'Condition', legal: 'Small print', unit: 'Unit', url: 'Address' },
  ...{ heads: 'Head of column', left: 'Left', right: 'Right', items: 'Line', facts: 'Fact', terms: 'Term' },
  ...{ labels: 'Label', titles: 'Title', details: 'Detail', changes: 'Change', before_texts: 'Value before' },
  ...{ values: 'Length of its bar', before: 'Length of the bar before', what: 'What it is' },
  ...{ rows: 'Row', slides: 'Slide', blocks: 'Part', shots: 'Scene', people: 'Person', steps: 'Step', code: 'Line' },
})

/** `author_name` as words. */
export function named(name: string): string {
  const text = name.replaceAll('_', ' ')
  return called[name] ?? capitalized(text)
}
