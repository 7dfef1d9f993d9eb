import { expect, it } from 'vitest'
import { keptPicturesBytes, keptPixels } from '#lib/adapters/engine/kept-pictures.ts'

const pixels = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height * 4) })

it('a logo stays at hand under photos that push each other out, and all of it has a bound', () => {
  const logo = keptPixels('a logo', { width: 300, height: 60 }, () => pixels(300, 60))
  const made: string[] = []
  const photo = (name: string) =>
    keptPixels(name, { width: 800, height: 800 }, () => {
      made.push(name)
      return pixels(800, 800)
    })
  for (const name of ['a photo', 'another', 'a third', 'a photo']) photo(name)
  expect(made).toEqual(['a photo', 'another', 'a third', 'a photo'])
  expect(keptPixels('a logo', { width: 300, height: 60 }, () => pixels(300, 60))).toBe(logo)
  expect(keptPicturesBytes()).toBeLessThanOrEqual(4_000_000)
})
