// Posts for brands without photo, screen or logo: what a new customer sees first. Composed, not painted.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Palette, Picture } from '#lib/render/picture.ts'
import { looksChecks } from '#lib/score/looks-checks.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const Brand = z.object({ name: z.string(), tone: z.string(), about: z.string(), palette: Palette })
const Post = z.object({ brand: z.string(), template: z.string(), data: z.record(z.string(), z.unknown()) })
const { brands, posts } = z
  .object({ brands: z.record(z.string(), Brand), posts: z.array(Post) })
  .parse(JSON.parse(readFileSync(new URL('bare/posts.json', import.meta.url), 'utf8')))

const kitOf = (brand: string): BrandKit => {
  const { name, tone, about, palette } = Brand.parse(brands[brand])
  const none = { logos: [], screens: [], photos: [], people: [], mascot: [] }
  return { name, about, palette, tagline: '', voice: { tone }, ...none }
}

const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1200, 627],
] as const

/** Who says it and where it is from. */
const LESSER = new Set(['wordmark', 'source', 'legal'])

type Drawn = { what: string; post: z.output<typeof Post>; picture: Picture; composed: ComposedScene }
const drawn: Drawn[] = []

beforeAll(async () => {
  for (const [index, post] of posts.entries())
    for (const [width, height] of SIZES) {
      const picture = Picture.parse({
        ...{ template: post.template, data: post.data, width, height, seed: `bare/${index}` },
        ...{ format: 'png', scheme: 'auto', ribbon: null, service_mark: false },
      })
      const composed = await composePicture(raster, picture, kitOf(post.brand))
      const what = `${post.template} of ${post.brand} at ${width}x${height}, ${composed.composition}`
      drawn.push({ what, post, picture, composed })
    }
}, 60_000)

const failing = (rule: 'hole' | 'key_fact' | 'torn' | 'lead') =>
  drawn.flatMap(({ what, picture: { width, height }, composed: { proof } }) => {
    const found = looksChecks[rule]?.check({ kind: 'card', proof, width, height } as never)
    return found && !found.passed ? [`${what}: ${found.measured} of ${found.threshold}`] : []
  })

describe('pictures of words alone', () => {
  it('leave no place where nothing is', () => {
    expect(failing('hole')).toEqual([])
  })

  it('set what people act on so that it is read at 360 pixels', () => {
    expect(failing('key_fact')).toEqual([])
  })

  it('set nothing that has to be known below 28 pixels', () => {
    const small = drawn.flatMap(({ what, composed: { proof } }) =>
      proof.texts
        .filter(({ role, size_px }) => !LESSER.has(role) && size_px < 28)
        .map(({ role, size_px }) => `${what}: ${role} at ${size_px}`),
    )
    expect(small).toEqual([])
  })

  it('break no address, number or code word, and no label leads', () => {
    expect([...failing('torn'), ...failing('lead')]).toEqual([])
  })

  it('say each price and each day once', () => {
    const roles = ['price', 'ends', 'date', 'time', 'deadline', 'salary', 'value']
    const twice = drawn.flatMap(({ what, post: { data }, composed: { alt_text } }) => {
      const said = alt_text.slice(alt_text.indexOf(':') + 1)
      return roles.flatMap(role => {
        const value = data[role]
        return typeof value === 'string' && said.split(value).length > 2 ? [`${what}: ${value} in ${said}`] : []
      })
    })
    expect(twice).toEqual([])
  })

  it('have letters that are read on their ground, after dark more than by day', () => {
    const faint = drawn.flatMap(({ what, composed: { proof } }) =>
      proof.contrast.filter(row => row.wcag < 4.5).map(row => `${what}: ${row.pair} ${row.wcag}`),
    )
    expect(faint).toEqual([])
  })
})
