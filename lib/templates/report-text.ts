import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'

/** A block of known height that waits for its place. */
export type Placed = { height: number; at(x: number, y: number): SceneNode[] }

type Plain = Partial<TextAsk> & { width: number; max: number }
export const display = (page: Page, on: Ground, role: string, text: string, ask: Plain) =>
  page.text(role, text, { face: 'display', min: 30, lines: 4, on, tone: 'ink', ...ask })
export const body = (page: Page, on: Ground, role: string, text: string, ask: Plain) =>
  page.text(role, text, { face: 'text', min: 28, lines: 6, on, tone: 'body', ...ask })
