// A scene that was drawn for a post, from edge to edge of its place.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { groundBeside, put } from '#lib/templates/aside/looks.ts'

/** Its square is as large as the place lets it be. */
export const sceneIn = (page: Page, rect: Rect, on: Ground, noun: string): SceneNode[] => [
  box(rect, { backgroundColor: on.paper }),
  ...drawings(rect, put(page, { noun, on, frame: rect, fills: true })),
]

/** Beside words on such a paper. */
export const sceneBeside = (page: Page, rect: Rect, paper: string, noun: string): SceneNode[] =>
  sceneIn(page, rect, groundBeside(page, paper, [noun]), noun)
