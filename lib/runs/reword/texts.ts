// Every text that the pictures of a recipe show, in the order in which it is seen.
import * as z from 'zod'
import { Channel, platformOf } from '#lib/channels.ts'
import { registry } from '#lib/registry.ts'
import { platforms } from '#lib/runs/platforms.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import {
  allows,
  bare,
  columnsOf,
  elementOf,
  isSeen,
  least,
  most,
  named,
  rowsIn,
  shapeOf,
  typeOf,
} from '#lib/runs/reword/shape.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'

export const Text = z
  .object({
    /** Where it stands, such as `data.rows.1.price`, `shots.2.text` or `captions.linkedin`. */
    path: z.string(),
    label: z.string(),
    text: z.string(),
    /** Characters. */
    most: z.int(),
    /** Without it there is no such picture, row or scene. */
    required: z.boolean(),
  })
  .meta({ id: 'RunText' })
export type Text = z.output<typeof Text>

/** What is left out as one: a picture's own texts, or one slide, scene, part or row of it. */
export const Part = z
  .object({ path: z.string(), title: z.string(), can_go: z.boolean(), texts: z.array(Text) })
  .meta({ id: 'RunPart' })
export type Part = z.output<typeof Part>

type Walk = { parts: Part[]; path: string; title: string; can_go: boolean }

const fieldsByScene = registry<z.ZodObject>(sceneFields)

/** What a template or a scene takes; null for what this engine does not know. */
export const fieldsOf = (template: string): z.ZodObject | null => catalogue[template]?.fields ?? null
export const fieldsOfScene = (scene: string): z.ZodObject | null => fieldsByScene[scene] ?? null

export function partsOf({ pictures: [picture], video }: Pick<Recipe, 'pictures' | 'video'>): Part[] {
  const parts: Part[] = []
  const fields = picture && fieldsOf(picture.template)
  if (picture && fields) walk({ parts, path: 'data', title: '', can_go: false }, fields, picture.data)
  const shots = picture ? [] : (video?.shots ?? [])
  for (const [index, { scene, data }] of shots.entries()) {
    const at = { parts, path: `shots.${index}`, title: `Scene ${index + 1}`, can_go: shots.length > 1 }
    const known = fieldsOfScene(scene)
    if (known) walk(at, known, data)
  }
  return parts.filter(({ texts, can_go }) => texts.length > 0 || can_go)
}

/** Its own channel first; one that nobody could post to without words has to have some. */
export function captionsIn(captions: Readonly<Partial<Record<Channel, string>>>, own: Channel): Text[] {
  const order = [own, ...Channel.options.filter(channel => channel !== own)]
  return order
    .filter(channel => channel === own || captions[channel])
    .map(channel => ({
      ...{ path: `captions.${channel}`, label: channel, text: captions[channel] ?? '' },
      ...{ most: platforms[platformOf[channel]].caption.most, required: channel === own },
    }))
}

/** The part that a text goes to: the last one, as long as nothing else has stood since. */
function partAt({ parts, path, title, can_go }: Walk): Part {
  const last = parts.at(-1)
  if (last?.path === path) return last
  const isMore = parts.some(part => part.path === path)
  const part = { path, title: isMore ? '' : title, texts: [], can_go: can_go && !isMore }
  parts.push(part)
  return part
}

function walk(at: Walk, fields: z.ZodType, value: unknown): void {
  const data = value as Record<string, unknown>
  const columns = columnsOf(data)
  const of = at.path.split('.').at(-2) ?? ''
  partAt(at)
  for (const [name, schema] of Object.entries(shapeOf(bare(fields, value)))) {
    const held = data[name]
    if (held === undefined || held === null) continue
    if (columns.includes(name)) {
      if (name === columns[0]) rowsOf(at, bare(fields, value), data, columns)
      continue
    }
    const own = bare(schema, held)
    if (isSeen(name, own, of)) add(at, { name, label: named(name), schema, own, text: held })
    else if (typeOf(own) === 'array') listIn(at, name, own, held as unknown[])
    else if (typeOf(own) === 'object')
      walk({ ...at, path: `${at.path}.${name}`, title: named(name), can_go: allows(schema, undefined) }, own, held)
  }
}

type Found = { name: string; label: string; schema: z.ZodType; own: z.ZodType; text: unknown }

const add = (at: Walk, { name, label, schema, own, text }: Found) =>
  partAt(at).texts.push({
    ...{ path: `${at.path}.${name}`, label, text: String(text), most: most(own) },
    required: !allows(schema, undefined) && !allows(schema, ''),
  })

/** Lines of their own, or rows with several texts in each. */
function listIn(at: Walk, name: string, schema: z.ZodType, held: readonly unknown[]): void {
  const element = elementOf(schema)
  const can_go = held.length > least(schema)
  for (const [index, one] of held.entries()) {
    const own = bare(element, one)
    const label = `${named(name)} ${index + 1}`
    if (isSeen(name, own, ''))
      partAt(at).texts.push({
        ...{ path: `${at.path}.${name}.${index}`, label, text: String(one), most: most(own) },
        required: !can_go && !allows(element, ''),
      })
    else if (typeOf(own) === 'object') {
      const title = at.title && at.path !== 'data' ? `${at.title}, ${label.toLowerCase()}` : label
      walk({ ...at, path: `${at.path}.${name}.${index}`, title, can_go }, own, one)
    }
  }
}

function rowsOf(at: Walk, fields: z.ZodType, data: Record<string, unknown>, columns: readonly string[]): void {
  const count = rowsIn(data, columns)
  const shape = shapeOf(fields)
  for (let index = 0; index < count; index++) {
    const row = { ...at, path: `${at.path}.row.${index}`, title: `${at.title}, row ${index + 1}`, can_go: count > 1 }
    for (const name of columns) {
      const text = (data[name] as unknown[])[index]
      const element = elementOf(bare(shape[name] as z.ZodType, data[name]))
      if (text !== undefined) add(row, { name, label: named(name), schema: element, own: element, text })
    }
  }
}
