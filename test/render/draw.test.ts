import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { PictureInput } from '#lib/render/picture.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const picture: PictureInput = {
  template: 'statement',
  width: 1080,
  height: 1080,
  format: 'png',
  scheme: 'auto',
  data: { headline: 'A failed job should tell you why.', body: 'One timeline per job.' },
  seed: 'one',
  ribbon: 'test',
  service_mark: true,
}

describe('drawPicture', () => {
  it('answers a PNG of the asked size with its words and its proof', async () => {
    const drawn = await drawPicture(raster, picture, sampleKit('kestrel'))
    const header = new DataView(drawn.bytes.buffer, drawn.bytes.byteOffset)
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1080, 1080])
    expect(drawn.alt_text).toBe('Card from Kestrel. Text: A failed job should tell you why. One timeline per job.')
    expect(drawn.proof.texts.map(text => text.role)).toEqual(['headline', 'body'])
    expect(drawn.proof.smallest_text_px).toBeGreaterThanOrEqual(28)
    expect(drawn.proof.safe_zone_hits).toEqual([])
  })

  it('gives the same bytes again, and others for another seed', async () => {
    const [first, second] = [
      await drawPicture(raster, picture, sampleKit('oriel')),
      await drawPicture(raster, picture, sampleKit('oriel')),
    ]
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
    const others = await Promise.all(
      ['two', 'three', 'four'].map(seed => drawPicture(raster, { ...picture, seed }, sampleKit('oriel'))),
    )
    expect(others.some(other => !Buffer.from(other.bytes).equals(Buffer.from(first.bytes)))).toBe(true)
  })

  it('writes JPEG and WebP by the name of the format', async () => {
    const jpeg = await drawPicture(raster, { ...picture, format: 'jpeg' }, sampleKit('alder'))
    const webp = await drawPicture(raster, { ...picture, format: 'webp' }, sampleKit('alder'))
    expect([...jpeg.bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(Buffer.from(webp.bytes.slice(8, 12)).toString()).toBe('WEBP')
  })

  it('refuses a text that no readable size can hold', async () => {
    const data = { headline: 'wort '.repeat(40).trim(), body: 'x'.repeat(500) }
    await expect(
      drawPicture(raster, { ...picture, width: 300, height: 300, data }, sampleKit('morrow')),
    ).rejects.toMatchObject({ code: 'text_does_not_fit' })
  })

  it('refuses a character that no font can draw, by its name', async () => {
    const drawn = drawPicture(raster, { ...picture, data: { headline: 'Hieroglyph 𓀀' } }, sampleKit('pomelo'))
    await expect(drawn).rejects.toMatchObject({
      code: 'glyph_missing',
      detail: { characters: ['U+13000 𓀀 (Egyptian Hieroglyphs)'] },
    })
  })
})
