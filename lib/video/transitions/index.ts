import type { Manner } from '#lib/render/type/manner.ts'
import { open, swell } from '#lib/video/transitions/grow.ts'
import { slant } from '#lib/video/transitions/slant.ts'
import type { Turning } from '#lib/video/transitions/turn.ts'
import { across, blinds, up } from '#lib/video/transitions/wipe.ts'

/** The turns of each manner, in the order in which a film goes through them. */
const turnings: Record<Manner, readonly [Turning, ...Turning[]]> = {
  technical: [open, across, blinds],
  bold: [slant, open, up],
  editorial: [open, up],
  friendly: [swell, blinds],
  neutral: [open, up, across],
}

export function turningOf(manner: Manner, nth: number): Turning {
  const own = turnings[manner]
  return own[nth % own.length] ?? own[0]
}
