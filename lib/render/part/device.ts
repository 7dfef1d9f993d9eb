// Screenshots in drawn devices: real radii and bezels, layered shadows, the screenshot never stretched.
import type { Device, KitImage } from '#lib/render/brand-kit.ts'
import { hex, lch, shadowTint, stops, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, image, type Rect, type SceneNode } from '#lib/render/scene.ts'

export type Screen = { image: KitImage; device: Device; theme: 'light' | 'dark' | 'unknown' }

/** Height of the whole device at a width. */
export function deviceHeight(screen: Screen, width: number): number {
  const { bezel, bar } = metal(screen.device, width)
  return ((width - 2 * bezel) * screen.image.height) / screen.image.width + 2 * bezel + bar
}

/** The device with its left upper corner at x, y; `ground` tints its shadow. */
export function device(
  page: Page,
  screen: Screen,
  { x, y, width, ground }: { x: number; y: number; width: number; ground: string },
): SceneNode[] {
  const height = deviceHeight(screen, width)
  page.take('device', { x, y, width, height })
  const frame = { x, y, width, height }
  return screen.device === 'desktop' ? desktop(page, screen, frame, ground) : handheld(page, screen, frame, ground)
}

/** What frames a screen at a width: the rim, the dark glass around the picture, a window's title bar. */
function metal(kind: Device, width: number) {
  if (kind === 'desktop')
    return { bezel: 0, bar: Math.max(26, width * 0.036), radius: Math.max(12, width * 0.0165), rim: 0 }
  const k = width / (kind === 'phone' ? 430 : 834)
  return kind === 'phone'
    ? { bezel: 16.5 * k, bar: 0, radius: 64 * k, rim: 3.2 * k }
    : { bezel: 30 * k, bar: 0, radius: 30 * k, rim: 3 * k }
}

function shadowOf(ground: string, k: number): string {
  const tint = shadowTint(ground)
  return `0 ${2 * k}px ${4 * k}px ${withAlpha(tint, 0.25)}, 0 ${18 * k}px ${30 * k}px ${withAlpha(tint, 0.22)}, 0 ${60 * k}px ${90 * k}px ${-10 * k}px ${withAlpha(tint, 0.42)}`
}

function handheld(page: Page, screen: Screen, frame: Rect, ground: string): SceneNode[] {
  const { bezel, radius, rim } = metal(screen.device, frame.width)
  const k = frame.width / (screen.device === 'phone' ? 430 : 834)
  const steel = stops(['#5B5E63', '#1C1D20', '#3B3D42', '#17181A', '#4A4C51'], [0, 24, 52, 78, 100])
  const view = { x: bezel, y: bezel, width: frame.width - 2 * bezel, height: frame.height - 2 * bezel }
  const glass = { x: rim, y: rim, width: frame.width - 2 * rim, height: frame.height - 2 * rim }
  const island = { x: frame.width / 2 - 60 * k, y: bezel + 13 * k, width: 120 * k, height: 35 * k }
  const lens = box(
    { x: island.width - 26 * k, y: 11 * k, width: 13 * k, height: 13 * k },
    { borderRadius: 7 * k, backgroundImage: 'radial-gradient(circle at 40% 40%, #2A3350 0%, #0B0D14 70%)' },
  )
  const picture = box(view, { overflow: 'hidden', borderRadius: radius, backgroundColor: '#000000' }, [
    image({ x: 0, y: 0, width: view.width, height: view.height }, page.picture(screen.image), {
      objectFit: 'cover',
      objectPosition: '50% 0%',
    }),
  ])
  const face = [box(glass, { borderRadius: radius + bezel - rim, backgroundColor: '#050506' }), picture]
  const notch =
    screen.device === 'phone'
      ? [box(island, { borderRadius: island.height / 2, backgroundColor: '#000000' }, [lens])]
      : []
  return [
    box(
      frame,
      {
        borderRadius: radius + bezel,
        backgroundImage: `linear-gradient(135deg, ${steel})`,
        boxShadow: shadowOf(ground, k),
      },
      [...face, ...notch],
    ),
  ]
}

function desktop(page: Page, screen: Screen, frame: Rect, ground: string): SceneNode[] {
  const { bar, radius } = metal('desktop', frame.width)
  const dark = screen.theme === 'dark'
  const { h } = lch(ground)
  const tint = hex({ l: 0.12, c: 0.03, h })
  const shadow = `0 0 0 1px ${withAlpha(dark ? '#000000' : tint, dark ? 0.7 : 0.1)}, 0 4px 8px ${withAlpha(tint, 0.22)}, 0 24px 40px -8px ${withAlpha(tint, 0.34)}, 0 70px 110px -20px ${withAlpha(tint, 0.5)}`
  const dots = [0, 1, 2].map(index =>
    box(
      { x: bar * 0.52 + index * bar * 0.48, y: bar * 0.37, width: bar * 0.27, height: bar * 0.27 },
      { borderRadius: bar, backgroundColor: dark ? '#3A3E46' : '#D3D6DB' },
    ),
  )
  const chrome = box(
    { x: 0, y: 0, width: frame.width, height: bar },
    { backgroundColor: dark ? '#14171C' : '#F7F8F9', borderBottom: `1px solid ${dark ? '#23272E' : '#E4E7EA'}` },
    dots,
  )
  const view = image({ x: 0, y: bar, width: frame.width, height: frame.height - bar }, page.picture(screen.image), {
    objectFit: 'cover',
    objectPosition: '0% 0%',
  })
  const sheet = { borderRadius: radius, backgroundColor: dark ? '#14171C' : '#FFFFFF' }
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height }
  const inner = box(whole, { ...sheet, overflow: 'hidden' }, [chrome, view])
  return [box(frame, { ...sheet, boxShadow: shadow }, [inner])]
}
