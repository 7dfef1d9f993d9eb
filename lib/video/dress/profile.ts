// The edge of the ground to come as a layer of a film.
import { drawing } from '#lib/render/scene.ts'
import { profilePath, tallOf } from '#lib/render/signature/profile.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { type Drawing, drawingOf } from '#lib/video/part.ts'

/** As wide as the canvas, in one colour. */
export function profileOf(signature: Signature, colour: string, canvas: { width: number; height: number }): Drawing {
  const [width, tall] = [canvas.width, tallOf(canvas)]
  const path = `<path d="${profilePath(signature, width, tall)}" fill="${colour}"/>`
  const rect = { x: 0, y: 0, width, height: tall }
  return drawingOf([drawing(rect, path)], { left: 0, top: 0, right: width, bottom: tall })
}
