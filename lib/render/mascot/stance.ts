import type { Coat } from '#lib/render/mascot/coat.ts'
import type { Eyes, Mouth } from '#lib/render/mascot/face.ts'
import type { Pose } from '#lib/render/mascot/poses.ts'
import { limb, oval, type Point, path, stroke } from '#lib/render/mascot/shapes.ts'

/** From the shoulder, outwards and down: the bend and the hand. */
export type Arm = { bend: Point; hand: Point; over?: true; finger?: true }

export type Stance = {
  right: Arm
  left: Arm
  eyes: Eyes
  mouth: Mouth
  /** Degrees that the whole figure leans, and how high it is off the ground. */
  lean: number
  lift: number
  legs: 'stand' | 'walk' | 'jump' | 'sit'
  /** What surrounds it. */
  around(coat: Coat): string
}

const down: Arm = { bend: [30, 26], hand: [24, 62] }
const nothing = () => ''

const HEART =
  'M200 314 C176 296 158 282 158 262 C158 246 170 236 183 236 C191 236 197 240 200 247 C203 240 209 236 217 236 C230 236 242 246 242 262 C242 282 224 296 200 314Z'

export const stances: Record<Pose, Stance> = {
  standing: { right: down, left: down, eyes: 'open', mouth: 'smile', lean: 0, lift: 0, legs: 'stand', around: nothing },
  waving: {
    right: { bend: [46, 6], hand: [44, -64] },
    left: down,
    ...{ eyes: 'glad', mouth: 'laugh', lean: -3, lift: 0, legs: 'stand' },
    around: coat => limb('M368 128 q12 14 10 32 M334 108 q-16 6 -22 20', coat.accent, coat.ink, 5),
  },
  pointing: {
    right: { bend: [34, 14], hand: [64, -22], finger: true },
    left: { bend: [44, 24], hand: [2, 50] },
    ...{ eyes: 'open', mouth: 'laugh', lean: 3, lift: 0, legs: 'stand' },
    around: nothing,
  },
  cheering: {
    right: { bend: [46, -8], hand: [32, -82] },
    left: { bend: [46, -8], hand: [32, -82] },
    ...{ eyes: 'glad', mouth: 'laugh', lean: 0, lift: 22, legs: 'jump' },
    around: coat =>
      [
        oval([44, 92], 9, 9, { fill: coat.accent, ink: coat.ink, line: 4 }),
        oval([362, 96], 7, 7, { fill: coat.light, ink: coat.ink, line: 4 }),
        stroke('M78 40 l10 18 M320 34 l-9 18', coat.accent, 9),
        stroke('M30 150 l16 6 M372 150 l-16 6', coat.shade, 9),
      ].join(''),
  },
  thinking: {
    right: { bend: [44, 44], hand: [-46, -6], over: true },
    left: { bend: [48, 30], hand: [-2, 52] },
    ...{ eyes: 'aside', mouth: 'doubt', lean: 2, lift: 0, legs: 'stand' },
    around: coat =>
      oval([316, 88], 7, 7, { fill: coat.accent, ink: coat.ink, line: 4 }) +
      oval([340, 62], 11, 11, { fill: coat.accent, ink: coat.ink, line: 4 }) +
      oval([370, 28], 17, 17, { fill: coat.accent, ink: coat.ink, line: 5 }),
  },
  holding: {
    right: { bend: [40, 54], hand: [-56, 46], over: true },
    left: { bend: [40, 54], hand: [-56, 46], over: true },
    ...{ eyes: 'glad', mouth: 'smile', lean: 0, lift: 0, legs: 'stand' },
    around: nothing,
  },
  walking: {
    right: { bend: [32, 30], hand: [46, 40] },
    left: { bend: [24, 36], hand: [-4, 62] },
    ...{ eyes: 'open', mouth: 'smile', lean: 5, lift: 4, legs: 'walk' },
    around: coat => stroke('M34 250 h34 M22 286 h44 M40 322 h26', coat.shade, 7),
  },
  resting: {
    right: { bend: [34, 50], hand: [-44, 54], over: true },
    left: { bend: [34, 50], hand: [-44, 54], over: true },
    ...{ eyes: 'closed', mouth: 'asleep', lean: -4, lift: 0, legs: 'sit' },
    around: coat => limb('M306 92 h24 l-24 30 h24 M344 40 h32 l-32 40 h32', coat.accent, coat.ink, 6),
  },
}

/** What is held, between body and hands. */
export const held = (pose: Pose, coat: Coat): string =>
  pose === 'holding' ? path(HEART, { fill: coat.accent, ink: coat.ink }) : ''
