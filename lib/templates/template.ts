import * as z from 'zod'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Page } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'

export type AssetType = 'card' | 'carousel' | 'og_image' | 'infographic' | 'slideshow'

export type Size = readonly [width: number, height: number]

/** A finished composition: a ground over the whole canvas and what stands on it, from back to front. */
export type Drawing = { paper: string; background?: string; dark: boolean; nodes: SceneNode[] }

export type Composition<Data> = (page: Page, data: Data, index: number) => Promise<Drawing>

export type TemplateSpec<Fields extends z.ZodObject> = {
  /** The `output_type` by which a caller asks for it. */
  name: string
  /** Two or three words for people. */
  title: string
  /** One sentence: when to use it. */
  description: string
  asset_type: AssetType
  fields: Fields
  sizes: readonly Size[]
  /** Two or more genuinely different layouts; the seed picks among those that `data` and kit can fill. */
  compositions: Record<string, Composition<z.output<Fields>>>
  /** Compositions that cannot serve this kit or canvas. */
  unfit?(kit: BrandKit, size: Size, data: z.output<Fields>): string[]
  /** How many pictures one set of data makes in a size; 1 when absent. */
  count?(data: z.output<Fields>, size: Size): number
  /** Opening words of the alt text, before the words of the picture. */
  alt(data: z.output<Fields>, kit: BrandKit): string
  /** Data that shows the template at its best, for previews. */
  sample: z.input<Fields>
}

/** A template whose data is checked on the way in, so that all of them share one type. */
export type Template = Omit<TemplateSpec<z.ZodObject>, 'compositions' | 'unfit' | 'count' | 'alt' | 'sample'> & {
  compositions: readonly string[]
  sample: Record<string, unknown>
  count(data: unknown, size: Size): number
  alt(data: unknown, kit: BrandKit): string
  /** The compositions that can serve this kit and size, in order. */
  fitting(kit: BrandKit, size: Size, data: unknown): string[]
  draw(page: Page, composition: string, data: unknown, index: number): Promise<Drawing>
}

export function template<Fields extends z.ZodObject>(spec: TemplateSpec<Fields>): Template {
  const { compositions, unfit, count, alt, sample, ...rest } = spec
  const names = Object.keys(compositions)
  return {
    ...rest,
    compositions: names,
    sample: sample as Record<string, unknown>,
    count: (data, size) => count?.(spec.fields.parse(data), size) ?? 1,
    alt: (data, kit) => alt(spec.fields.parse(data), kit),
    fitting(kit, size, data) {
      const out = unfit?.(kit, size, spec.fields.parse(data)) ?? []
      const left = names.filter(name => !out.includes(name))
      return left.length > 0 ? left : names.slice(0, 1)
    },
    async draw(page, composition, data, index) {
      const compose = compositions[composition]
      if (!compose) throw new Error(`${spec.name} has no composition ${composition}`)
      return compose(page, spec.fields.parse(data), index)
    },
  }
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
