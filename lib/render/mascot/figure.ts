import type { Coat } from '#lib/render/mascot/coat.ts'
import type { FacePlace } from '#lib/render/mascot/face.ts'
import type { Point } from '#lib/render/mascot/shapes.ts'
import type { Dice } from '#lib/render/seed.ts'

/** A kind of figure with everything decided but its pose. Drawn on 400 by 400, feet at y 356. */
export type Figure = {
  /** The outline of the body. */
  body: string
  /** What the body hides in part: ears, tail. */
  behind: string
  /** What lies on the body and ends with it: belly, patches. */
  marks: string
  /** What stands out from it: muzzle, beak, leaf. */
  front: string
  face: FacePlace
  /** Where the right arm begins; the left one is its mirror image. */
  shoulder: Point
  /** `reach` is how much farther out a raised hand goes, past a head that is wider than the body. */
  arm: { width: number; colour: string; hand: string; reach?: number }
  feet: { colour: string; apart: number; rx: number; ry: number }
  /** Where something may be worn, and half the width of the body there. */
  collar: { y: number; half: number } | null
}

export type DrawFigure = (coat: Coat, roll: Dice) => Figure
