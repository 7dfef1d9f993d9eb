// What a decoder is given of a file: nothing but the picture, and no copy where there was nothing else.
import { describe, expect, it } from 'vitest'
import { readPng } from '#lib/media/formats/png.ts'
import { readWebp } from '#lib/media/formats/webp.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'

const picture = () => noise(60, 40)
const exif = { IFD0: { Copyright: 'Somebody' } }

describe('a file without anything but its picture', () => {
  it('is not copied', async () => {
    const png = readPng(await bytesOf((await picture()).png())).clean
    const lossless = await bytesOf((await picture()).webp({ lossless: true }))
    const lossy = await bytesOf((await picture()).webp())
    expect(readPng(png).clean).toBe(png)
    expect(readWebp(lossless).clean).toBe(lossless)
    expect(readWebp(lossy).clean).toBe(lossy)
  })

  it('is what is left of one with more in it', async () => {
    const same = await picture()
    const told_png = await bytesOf(same.clone().withExif(exif).png())
    expect(readPng(told_png).clean.length).toBeLessThan(told_png.length - 50)
    const lossy = await bytesOf(same.clone().webp())
    const told = await bytesOf(same.clone().withExif(exif).webp())
    expect(told.length).toBeGreaterThan(lossy.length)
    expect(readWebp(told).clean).toEqual(lossy)
  })

  it('is let go of what stands behind it', async () => {
    const png = await bytesOf((await picture()).png())
    expect(readPng(new Uint8Array([...png, 1, 2, 3])).clean).toEqual(readPng(png).clean)
  })
})
