import * as z from 'zod'
import type { AssetType } from '#lib/plans.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Page } from '#lib/render/page.ts'
import type { Picture } from '#lib/render/picture.ts'
import { type Read, readOf } from '#lib/render/read.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { withoutName } from '#lib/words/without-name.ts'

/** What is made of pictures. */
export type PictureType = Exclude<AssetType, 'video'>

export type Size = readonly [width: number, height: number]

/** A finished composition: a ground over the whole canvas and what stands on it, from back to front. */
export type Drawing = { paper: string; background?: string; dark: boolean; nodes: SceneNode[] }

/** `background` is what lies on the paper where it is more than its colour. */
export const drawnOn = (
  { paper, dark }: Pick<Drawing, 'paper' | 'dark'>,
  nodes: SceneNode[],
  background?: string,
): Drawing => ({ paper, dark, nodes, ...(background && { background }) })

export type Composition<Data> = (page: Page, data: Data, index: number) => Promise<Drawing>

/** The words of rows, the name of each first. */
export type Rows = readonly (readonly string[])[]

/** Without what a row does not have. */
export const saidIn = (...words: (string | undefined)[]): string[] =>
  words.filter(word => word !== undefined && word !== '') as string[]

/** What a template is, apart from its drawing: all that the api Worker carries of it. */
export type About<Fields extends z.ZodObject = z.ZodObject, Name extends string = string> = {
  /** The `output_type` by which a caller asks for it. */
  name: string
  /** Two or three words for people. */
  title: string
  /** One sentence: when to use it. */
  description: string
  asset_type: PictureType
  fields: Fields
  sizes: readonly Size[]
  /** Two or more genuinely different layouts; the seed picks among those that data and kit can fill. */
  compositions: readonly Name[]
  /** What each of its rows says, where it has room for a drawing beside each. */
  rows?(data: z.output<Fields>): Rows
  /** Data that shows the template at its best, for previews. */
  sample: z.input<Fields>
}

/** Every template has room for the line that a law asks for; what it then takes is put together when somebody asks. */
export function described<Fields extends z.ZodObject, const Name extends string>(
  about: About<Fields, Name>,
): About<Fields, Name> {
  let fields: Fields | undefined
  return {
    ...about,
    get fields() {
      fields ??= 'legal' in about.fields.shape ? about.fields : withLegal(about.fields)
      return fields
    },
  }
}

const withLegal = <Fields extends z.ZodObject>(fields: Fields) =>
  fields.extend({ legal: long.optional() }) as unknown as Fields

/** How a template is drawn. A plain object, so that a bundle which only describes templates leaves it out. */
export type Looks<Kind> =
  Kind extends About<infer Fields, infer Name>
    ? {
        compositions: Record<Name, Composition<z.output<Fields>>>
        /** Compositions that cannot serve this kit or canvas. */
        unfit?(kit: BrandKit, size: Size, data: z.output<Fields>, read: Read): Name[]
        /** How many pictures one set of data makes in a size; 1 when absent. */
        count?(data: z.output<Fields>, size: Size): number
        /** Opening words of the alt text, before the words of the picture. */
        alt(data: z.output<Fields>, kit: BrandKit): string
      }
    : never

type Asked = Pick<Picture, 'template' | 'width' | 'height' | 'data' | 'depicts' | 'depicts_rows'>

/** A template whose data is checked on the way in, so that all of them share one type. */
export type Template = About & {
  count(data: unknown, size: Size): number
  alt(data: unknown, kit: BrandKit): string
  /** The compositions that can serve this kit and picture, in order. */
  fitting(kit: BrandKit, picture: Asked): string[]
  draw(page: Page, composition: string, data: unknown, index: number): Promise<Drawing>
}

type Parts<Fields extends z.ZodObject, Name extends string> = {
  about: About<Fields, Name>
  looks: Looks<About<Fields, Name>>
}

export function template<Fields extends z.ZodObject, Name extends string>({
  about,
  looks,
}: Parts<Fields, Name>): Template {
  const compositions: Partial<Record<string, Composition<z.output<Fields>>>> = looks.compositions
  const read = (data: unknown) => about.fields.parse(data)
  return {
    ...about,
    count: (data, size) => looks.count?.(read(data), size) ?? 1,
    alt: (data, kit) => looks.alt(read(data), kit),
    fitting(kit, picture) {
      const { width, height, data } = picture
      const out: readonly string[] = looks.unfit?.(kit, [width, height], read(data), readOf(picture, kit)) ?? []
      const left = about.compositions.filter(name => !out.includes(name))
      return left.length > 0 ? left : about.compositions.slice(0, 1)
    },
    async draw(page, composition, data, index) {
      const compose = compositions[composition]
      if (!compose) throw new Error(`${about.name} has no composition ${composition}`)
      return compose(page, read(placed(data, page.kit.name)), index)
    },
  }
}

/** The name stands on every picture: a place says where, and not again who, and a line that is nothing but the name says nothing. */
function placed(data: unknown, name: string): unknown {
  const isName = ([field, value]: [string, unknown]) =>
    field === 'meta' && typeof value === 'string' && value.trim().toLowerCase() === name.toLowerCase()
  const all = Object.entries(data as object).map(one =>
    isName(one) ? ([one[0], undefined] as [string, unknown]) : one,
  )
  const isWhere = ([field, value]: [string, unknown]) => /^(?:location|place)$/.test(field) && typeof value === 'string'
  if (!all.some(one => isWhere(one) || one[1] === undefined)) return data
  const said = all.map(one => (isWhere(one) ? [one[0], withoutName(one[1], name) || undefined] : one))
  return Object.fromEntries(said)
}

/** Text fields of the public interface: 200 characters, long ones 500. */
export const short = z.string().trim().min(1).max(200)
export const long = z.string().trim().min(1).max(500)

export const CARD_SIZES: readonly Size[] = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 627],
  [1600, 900],
]
