import type * as z from 'zod'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Stage } from '#lib/video/dress/stage.ts'

/** Which of the brand's grounds a scene likes to stand on, first choice first. */
export type GroundName = 'plain' | 'soft' | 'deep' | 'vivid' | 'second'

export type SceneSpec<Fields extends z.ZodObject> = {
  name: string
  fields: Fields
  grounds: readonly GroundName[]
  /** Two or more genuinely different ways to put it up; the seed picks among those that data and kit can fill. */
  compositions: Record<string, (stage: Stage, data: z.output<Fields>) => Promise<void>>
  unfit?(kit: BrandKit, data: z.output<Fields>): string[]
  /** Looks the same whenever it comes in a film, and like all scenes of this name. */
  alike?: string
  /** Down to which share of the height words go where there is land below them, unless that is the usual one. */
  above?(data: z.output<Fields>): number
  /** What is said, in the order in which it is read, for the captions. */
  said(data: z.output<Fields>): (string | undefined)[]
  /** Data that shows the scene at its best. */
  sample: z.input<Fields>
}

/** A scene whose data is checked on the way in, so that all of them share one type. */
export type SceneTemplate = {
  name: string
  fields: z.ZodObject
  grounds: readonly GroundName[]
  compositions: readonly string[]
  alike?: string
  sample: Record<string, unknown>
  fitting(kit: BrandKit, data: unknown): string[]
  above(data: unknown): number
  said(data: unknown): string[]
  put(stage: Stage, composition: string, data: unknown): Promise<void>
}

const ABOVE = 0.62

export function scene<Fields extends z.ZodObject>(spec: SceneSpec<Fields>): SceneTemplate {
  const { name, grounds, fields, compositions, unfit, alike, above, said, sample } = spec
  const names = Object.keys(compositions)
  return {
    name,
    fields,
    grounds,
    compositions: names,
    ...(alike && { alike }),
    sample: sample as Record<string, unknown>,
    fitting(kit, data) {
      const out = unfit?.(kit, fields.parse(data)) ?? []
      const left = names.filter(one => !out.includes(one))
      return left.length > 0 ? left : names.slice(0, 1)
    },
    above: data => above?.(fields.parse(data)) ?? ABOVE,
    said: data => said(fields.parse(data)).filter((text): text is string => text !== undefined && text !== ''),
    async put(stage, composition, data) {
      const compose = compositions[composition]
      if (!compose) throw new Error(`the scene ${name} has no composition ${composition}`)
      await compose(stage, fields.parse(data))
    },
  }
}
