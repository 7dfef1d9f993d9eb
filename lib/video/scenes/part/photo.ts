// What lies behind the words: a photo that the camera goes nearer to.

import type { Ground } from '#lib/render/colour/ground.ts'
import { withAlpha } from '#lib/render/colour/oklch.ts'
import { BODY } from '#lib/render/colour/readable.ts'
import { coloursUnder, cover, scrimFor } from '#lib/render/part/photo.ts'
import { FEW, footGround } from '#lib/templates/kit/over-picture.ts'
import { photoOf } from '#lib/templates/kit/pictured.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import type { Pose } from '#lib/video/film.ts'
import { drift, inOut } from '#lib/video/motion/ease.ts'
import { nearing } from '#lib/video/motion/enter.ts'
import { drawingOf } from '#lib/video/part.ts'

const NEAR = 1.1
/** Of what is seen in a part of the frame. */
const NEARER = 1.06

/** A photo over the whole canvas, its foot under a scrim of its own colour; answers the ground that the words stand on. */
export async function photoBehind(stage: Stage, from: number): Promise<{ on: Ground; behind: string[] } | null> {
  const { page } = stage
  if (page.kit.painted) return paintedAbove(stage, page.kit.painted)
  const photo = await photoOf(page, ['scene'])
  if (!photo) return null
  const { width, height } = page.canvas
  const whole = { x: 0, y: 0, width, height }
  const large = { x: 0, y: 0, width: Math.round(width * NEAR), height: Math.round(height * NEAR) }
  const part = { ...whole, y: height * from, height: height * (1 - from) }
  const colours = await coloursUnder(page, whole, photo.image, { part, left: FEW })
  const on = footGround(page, colours)
  const { alpha, behind } = scrimFor(on.body, on.paper, colours, BODY)
  stage.parts.push({
    name: `picture ${stage.parts.length}`,
    drawing: drawingOf([cover(page, large, photo.image)], {
      left: 0,
      top: 0,
      right: large.width,
      bottom: large.height,
    }),
    from: 0,
    steady: true,
    pose: uncovered(
      stage,
      nearing(large, whole, [0.5, 0.42], { length: stage.length + stage.tempo.turn, ease: drift }),
    ),
  })
  const shade = scrim(on.paper, alpha, { width, height }, from)
  stage.parts.push({ ...shade, steady: true, pose: uncovered(stage, shade.pose) })
  return { on, behind }
}

/** The part of a frame in which what was painted for a film is seen, above its words. */
export const panelOf = ({ width, height }: { width: number; height: number }) => ({
  width,
  height: 2 * Math.round(height / 4),
})

/** Words over what was painted would hide half of it: they stand below, on the ground of the scene. */
function paintedAbove(stage: Stage, { image, shows }: NonNullable<Stage['page']['painted']>) {
  const { page, on, length, tempo } = stage
  const panel = panelOf(page.canvas)
  const whole = { x: 0, y: 0, ...panel }
  const large = { x: 0, y: 0, width: Math.round(panel.width * NEARER), height: Math.round(panel.height * NEARER) }
  const nearer = nearing(large, whole, [0.5, 0.5], { length: length + tempo.turn, ease: drift })
  const clip = { left: 0, top: 0, right: panel.width, bottom: panel.height }
  page.take('photo', whole, shows)
  stage.parts.push({
    name: `picture ${stage.parts.length}`,
    drawing: drawingOf([cover(page, large, image)], { left: 0, top: 0, right: large.width, bottom: large.height }),
    from: 0,
    steady: true,
    pose: frame => ({ ...nearer(frame), clip }),
  })
  return { on, behind: [on.paper] }
}

/** Within a film the photo is drawn up like a blind; a film that opens with it shows it at once. */
function uncovered({ opening, tempo, page }: Stage, pose: (frame: number) => Pose): (frame: number) => Pose {
  if (opening) return pose
  const { width, height } = page.canvas
  return frame => {
    const share = inOut(frame / tempo.turn)
    if (share >= 1) return pose(frame)
    return {
      ...pose(frame),
      clip: { left: 0, top: 2 * Math.round((height * (1 - share)) / 2), right: width, bottom: height },
    }
  }
}

const STEPS = 60

/** Fades in downwards; drawn small and enlarged, as it has no detail. */
function scrim(colour: string, alpha: number, canvas: { width: number; height: number }, from: number) {
  const scale = Math.ceil(canvas.width / STEPS)
  const top = Math.round(canvas.height * Math.max(0, from - 0.2))
  const rows = Math.ceil((canvas.height - top) / scale) + 2
  const solid = Math.round(((canvas.height * from - top) / (canvas.height - top)) * 100)
  const fade = `linear-gradient(180deg, ${withAlpha(colour, 0)} 0%, ${withAlpha(colour, alpha * 0.55)} ${Math.round(solid * 0.6)}%, ${withAlpha(colour, alpha)} ${solid}%, ${withAlpha(colour, alpha)} 100%)`
  const root = {
    type: 'container' as const,
    style: { width: STEPS + 3, height: rows, backgroundImage: fade },
    children: [],
  }
  return {
    name: `scrim ${colour} ${rows} ${alpha}`,
    drawing: { root, width: STEPS + 3, height: rows },
    from: 0,
    // Its edges lie outside, where the enlarging would fade them.
    pose: () => ({ x: -scale, y: top, scale }),
  }
}
