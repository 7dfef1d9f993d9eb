// The six sample brands as kits, for the gallery, the bench and the tests.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { BrandKit, Device, KitImage, LogoVariant } from '#lib/render/brand-kit.ts'
import { drawMascot } from '#lib/render/mascot/draw.ts'
import { type Pose, poses } from '#lib/render/mascot/poses.ts'
import type { MascotStyle } from '#lib/render/mascot/styles.ts'
import { Palette } from '#lib/render/picture.ts'

export const brandNames = ['kestrel', 'morrow', 'oriel', 'paceline', 'alder', 'pomelo'] as const
export type BrandName = (typeof brandNames)[number]

const root = new URL('./brands/', import.meta.url)
const Brand = z.object({
  name: z.string(),
  tagline: z.string(),
  tone: z.string(),
  palette: Palette,
  fonts: z.object({ display: z.string(), text: z.string() }),
  logo_files: z.array(
    z.object({ file: z.string(), variant: z.enum(['primary', 'light', 'dark', 'mark', 'wordmark']) }),
  ),
})
const Screen = z.object({
  file: z.string(),
  name: z.string(),
  screen_type: z.string(),
  device: z.enum(['phone', 'tablet', 'desktop']),
  theme: z.enum(['light', 'dark', 'unknown']),
})
const Photo = z.object({ file: z.string(), shows: z.string() })
const Person = z.object({ name: z.string(), role: z.string(), image: z.string() })

export function sampleKit(brand: BrandName): BrandKit {
  const { name, tagline, tone, palette, fonts, logo_files } = Brand.parse(json(`${brand}/brand.json`))
  return {
    name,
    tagline,
    palette,
    voice: { tone, fonts },
    logos: logo_files.map(({ file, variant }): { variant: LogoVariant; image: KitImage } => ({
      variant,
      image: kitImage(`${brand}/${file}`),
    })),
    screens: z
      .array(Screen)
      .parse(json(`${brand}/screens/screens.json`))
      .map(({ file, name, screen_type, device, theme }) => ({
        image: kitImage(`${brand}/screens/${file}`),
        name,
        screen_type,
        device: device as Device,
        theme,
      })),
    photos: z
      .array(Photo)
      .parse(json(`${brand}/photos/photos.json`))
      .map(({ file, shows }) => ({ image: kitImage(`${brand}/photos/${file}`), shows })),
    people: z
      .array(Person)
      .parse(json(`${brand}/people.json`))
      .map(({ name, role, image }) => ({ name, role, image: kitImage(`${brand}/${image}`) })),
    mascot: poses.map(pose => ({ pose, image: figure(brand, palette, pose) })),
  }
}

/** What each brand keeps as its mascot; drawn here as the service draws it. */
const figures: Record<BrandName, MascotStyle> = {
  kestrel: 'bird',
  morrow: 'bear',
  oriel: 'cat',
  paceline: 'rabbit',
  alder: 'pebble',
  pomelo: 'fox',
}

function figure(brand: BrandName, palette: Palette, pose: Pose): KitImage {
  const bytes = new TextEncoder().encode(drawMascot({ palette, style: figures[brand], seed: brand, pose }, 1024))
  return { key: `kit:${brand}/mascot/${pose}.svg`, bytes, content_type: 'image/svg+xml', width: 1024, height: 1024 }
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' }

function kitImage(path: string): KitImage {
  const bytes = new Uint8Array(readFileSync(new URL(path, root)))
  const ending = path.split('.').at(-1) ?? ''
  return {
    key: `kit:${path}`,
    bytes,
    content_type: types[ending] ?? 'application/octet-stream',
    ...sizeOf(bytes, ending),
  }
}

function sizeOf(bytes: Uint8Array, ending: string): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (ending === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
  if (ending === 'svg') {
    const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(new TextDecoder().decode(bytes))
    return { width: Number(box?.[1] ?? 100), height: Number(box?.[2] ?? 100) }
  }
  for (let at = 2; at < bytes.length; ) {
    const marker = view.getUint16(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('a JPEG without a frame header')
}
