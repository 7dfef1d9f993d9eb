import endCard from '#lib/video/scenes/end-card.ts'
import hook from '#lib/video/scenes/hook.ts'
import type { SceneTemplate } from '#lib/video/scenes/scene.ts'
import statement from '#lib/video/scenes/statement.ts'

const all: readonly SceneTemplate[] = [endCard, hook, statement]

/** Every scene by its name. */
export const scenes: Readonly<Record<string, SceneTemplate>> = Object.fromEntries(all.map(one => [one.name, one]))
