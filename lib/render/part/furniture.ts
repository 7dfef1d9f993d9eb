// What the service itself adds to a picture: the ribbon of test mode and the mark of the free plan.
import type { Page } from '#lib/render/page.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'

const MARK_PX = 24
const SERVICE_NAME = 'Made with Brand Content'

export async function testRibbon(page: Page): Promise<SceneNode[]> {
  const { width } = page.canvas
  const on = { ...page.theme.plain, paper: '#101010', ink: '#FFFFFF' }
  const label = await page.text('test ribbon', 'TEST', {
    face: 'text',
    width: 120,
    max: 24,
    min: 24,
    lines: 1,
    on,
    tone: 'ink',
    cut: { weight: 600, tracking: 0.08 },
  })
  const frame = { x: width - label.width - 44, y: 0, width: label.width + 44, height: 44 }
  return [
    box(frame, { backgroundColor: '#101010', borderRadius: '0 0 0 14px' }),
    label.at(frame.x + 23, (44 - label.height) / 2),
  ]
}

export async function serviceMark(page: Page, drawing: { dark: boolean }): Promise<SceneNode[]> {
  const { canvas, theme } = page
  const ink = drawing.dark ? '#FFFFFF' : '#101010'
  const plate = drawing.dark ? '#1A1A1A' : '#FFFFFF'
  const label = await page.text('service mark', SERVICE_NAME, {
    face: 'text',
    width: 400,
    max: MARK_PX,
    min: MARK_PX,
    lines: 1,
    on: { ...theme.plain, paper: plate, ink },
    tone: 'ink',
    cut: { weight: 500 },
  })
  const foot = canvas.shape === 'story' ? canvas.height * 0.8 : canvas.height
  const frame = { x: (canvas.width - label.width - 32) / 2, y: foot - 46, width: label.width + 32, height: 36 }
  return [
    box(frame, { backgroundColor: plate, borderRadius: 18 }),
    label.at(frame.x + 16, frame.y + (36 - label.height) / 2),
  ]
}

/** What of it a picture carries. */
export const furnitureOf = (ribbon: readonly SceneNode[], mark: readonly SceneNode[]): Proof['furniture'] => [
  ...(ribbon.length > 0 ? (['test ribbon'] as const) : []),
  ...(mark.length > 0 ? (['service mark'] as const) : []),
]
