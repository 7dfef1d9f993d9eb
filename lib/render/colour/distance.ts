// How far apart two colours are to the eye.
import type { Lch } from '#lib/render/colour/oklch.ts'

export function distance(one: Lch, other: Lch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180
  return Math.sqrt((one.l - other.l) ** 2 + one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn))
}
