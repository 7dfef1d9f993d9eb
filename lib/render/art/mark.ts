import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** The brand's mark in one colour, so large that the canvas crops it; whole on the side where the words stand. */
export function croppedMark(page: Page, rect: Rect, fill: string, calm: 'top' | 'left' | 'foot' | 'none'): SceneNode[] {
  const mark = page.kit.logos.find(logo => logo.variant === 'mark')?.image
  if (!mark) return []
  const ratio = mark.width / mark.height
  const whole = calm === 'none'
  const height = Math.min(rect.height * (whole ? 0.86 : 1.36), (rect.width * (whole ? 0.62 : 1.1)) / ratio)
  const width = height * ratio
  const frame = {
    x: calm === 'left' ? rect.width * 0.1 : rect.width - width * (width > rect.width * 0.8 ? 0.84 : 1.04),
    y: calm === 'top' ? rect.height * 0.04 : calm === 'foot' ? rect.height * 0.95 - height : (rect.height - height) / 2,
    width,
    height,
  }
  const mask = { maskImage: `url("${page.picture(mark)}")`, maskSize: '100% 100%', maskRepeat: 'no-repeat' }
  return [box(rect, { overflow: 'hidden' }, [box(frame, { backgroundColor: fill, ...mask })])]
}

export function hasMark(page: Page): boolean {
  return page.kit.logos.some(logo => logo.variant === 'mark')
}

export function markColour(on: Ground): string {
  return tintOf(on)
}
