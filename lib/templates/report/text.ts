import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'

/** A block of known height that waits for its place. */
export type Placed = { height: number; at(x: number, y: number): SceneNode[] }

/** The width of a block, and the height that it may grow into. */
export type Space = { width: number; room: number }

/** A page of its own is seen at its whole width, a long picture only at its whole height; few blocks also leave room. */
export const growth = (page: Page): number => (page.canvas.shape === 'poster' ? 1.14 : 1.3)

type Plain = Partial<TextAsk> & { width: number; max: number }
export const display = (page: Page, on: Ground, role: string, text: string, { max, ...ask }: Plain) =>
  page.text(role, text, { face: 'display', min: 32, lines: 4, on, tone: 'ink', max: max * growth(page), ...ask })
export const body = (page: Page, on: Ground, role: string, text: string, { max, ...ask }: Plain) =>
  page.text(role, text, { face: 'text', min: 28, lines: 6, on, tone: 'body', max: max * growth(page), ...ask })

/** By how much a block whose natural height is known may grow into its room. */
export const grownInto = (room: number, natural: number, most: number): number =>
  Math.max(1, Math.min(most, room / natural))
