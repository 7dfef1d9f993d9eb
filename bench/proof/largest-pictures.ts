// The largest file of each kind that is taken, with as much in it as its bytes allow.
import sharp, { type Sharp } from 'sharp'
import { bytesOf, noise } from '#test/support/pictures.ts'

type Named = { name: string; bytes: Uint8Array }

export async function largestPictures(): Promise<Named[]> {
  const phone = await noise(6_000, 4_000)
  const made: [name: string, picture: Sharp][] = [
    ['baseline JPEG', phone.clone().jpeg({ quality: 97, chromaSubsampling: '4:4:4' })],
    ['progressive JPEG', phone.clone().jpeg({ quality: 97, chromaSubsampling: '4:4:4', progressive: true })],
    ['printed JPEG', phone.clone().toColourspace('cmyk').jpeg({ quality: 70, progressive: true })],
    ['small JPEG', (await noise(1_920, 1_666)).jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
    ['PNG', sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#1234' } }).png()],
    ['interlaced PNG', (await noise(2_000, 1_500)).png({ progressive: true, palette: true })],
    ['WebP of a phone', phone.clone().webp({ quality: 88, effort: 0 })],
    ['WebP with transparency', (await noise(2_000, 2_000, 4)).webp({ quality: 90 })],
    ['lossless WebP', (await noise(3_000, 2_000, 4)).webp({ lossless: true, effort: 0 })],
  ]
  const pictures: Named[] = []
  for (const [name, picture] of made) pictures.push({ name, bytes: await bytesOf(picture) })
  for (const { name, bytes } of pictures) console.log(`  ${name}: ${(bytes.length / 1e6).toFixed(1)} MB`)
  return pictures
}
