import { rgb } from '#lib/render/colour/oklch.ts'

// Constants of the published APCA formula, version 0.0.98G-4g.
const EXPONENT = 2.4
const WEIGHTS = [0.2126729, 0.7151522, 0.072175] as const
const BLACK_THRESHOLD = 0.022
const BLACK_CLAMP = 1414 / 1000
const SCALE = 1.14
const OFFSET = 0.027
const LEAST_DIFFERENCE = 0.0005
const LEAST_CONTRAST = 0.1

/** Perceived contrast of text on a ground, Lc 0 to 108, without the sign that tells dark from light text. */
export function apca(text: string, ground: string): number {
  const y = luminance(text)
  const yGround = luminance(ground)
  if (Math.abs(yGround - y) < LEAST_DIFFERENCE) return 0
  const raw = yGround > y ? (yGround ** 0.56 - y ** 0.57) * SCALE : (y ** 0.62 - yGround ** 0.65) * SCALE
  return raw < LEAST_CONTRAST ? 0 : (raw - OFFSET) * 100
}

function luminance(colour: string): number {
  const y = rgb(colour).reduce((sum, channel, index) => sum + (channel / 255) ** EXPONENT * (WEIGHTS[index] ?? 0), 0)
  return y > BLACK_THRESHOLD ? y : y + (BLACK_THRESHOLD - y) ** BLACK_CLAMP
}
