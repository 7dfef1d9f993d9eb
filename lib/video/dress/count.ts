import type { Block } from '#lib/render/part/block.ts'
import { cue, type Stage } from '#lib/video/dress/stage.ts'
import { countUp } from '#lib/video/motion/count.ts'
import { around, drawingOf } from '#lib/video/part.ts'
import { say } from '#lib/video/put.ts'

/** Frames that each number on the way is seen. */
const HELD = 3

/** Sets a number up that counts until it is what it is; other texts come in as words do. Answers the step after it. */
export function counted(
  stage: Stage,
  block: Block,
  [x, y]: readonly [number, number],
  { value, from, step }: { value: string; from?: string; step: number },
): number {
  const before = block.lines === 1 ? countUp(value, from) : []
  if (before.length === 0) return say(stage, block, x, y, { step, way: 'mask' })
  const first = cue(stage, step)
  for (const piece of block.apart(x, y)) {
    const edges = around(piece.rect)
    const rest = { x: edges.left, y: edges.top }
    for (const [index, text] of before.entries()) {
      const node = piece.instead?.(text)
      if (!node || first < 0) continue
      stage.parts.push({
        name: `count ${stage.parts.length}`,
        drawing: drawingOf([node], edges),
        from: first + index * HELD,
        until: first + (index + 1) * HELD,
        pose: () => rest,
      })
    }
    stage.parts.push({
      name: `text ${stage.parts.length}`,
      drawing: drawingOf([piece.node], edges),
      from: Math.max(0, first + before.length * HELD),
      pose: () => rest,
    })
  }
  return step + 3
}
