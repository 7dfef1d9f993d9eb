import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** The brand's mark in one colour, far too large for the rectangle that crops it; empty when the brand has none. */
export function croppedMark(
  page: Page,
  rect: Rect,
  fill: string,
  { scale = 1.5, at = [0.62, 0.56] }: { scale?: number; at?: readonly [number, number] } = {},
): SceneNode[] {
  const mark = page.kit.logos.find(logo => logo.variant === 'mark')?.image
  if (!mark) return []
  const ratio = mark.width / mark.height
  const height = Math.min(rect.height, rect.width / ratio) * scale
  const width = height * ratio
  const frame = { x: rect.width * at[0] - width / 2, y: rect.height * at[1] - height / 2, width, height }
  const mask = { maskImage: `url("${page.picture(mark)}")`, maskSize: '100% 100%', maskRepeat: 'no-repeat' }
  const paintwork = fill.includes('gradient') ? { backgroundImage: fill } : { backgroundColor: fill }
  return [box(rect, { overflow: 'hidden' }, [box(frame, { ...paintwork, ...mask })])]
}

export function hasMark(page: Page): boolean {
  return page.kit.logos.some(logo => logo.variant === 'mark')
}

export function markColour(on: Ground): string {
  return tintOf(on)
}
