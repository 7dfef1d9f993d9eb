import type { Manner } from '#lib/render/type/manner.ts'
import { bounce, type Ease, glide, settle } from '#lib/video/motion/ease.ts'

/** How a brand moves; lengths in frames. */
export type Tempo = {
  /** One line's or shape's way in. */
  enter: number
  /** From one word or line to the next. */
  stagger: number
  /** One ground's way over another. */
  turn: number
  ease: Ease
}

const tempos: Record<Manner, Tempo> = {
  technical: { enter: 15, stagger: 2, turn: 14, ease: settle },
  bold: { enter: 12, stagger: 2, turn: 16, ease: settle },
  editorial: { enter: 20, stagger: 3, turn: 20, ease: glide },
  friendly: { enter: 20, stagger: 3, turn: 16, ease: bounce },
  neutral: { enter: 18, stagger: 3, turn: 16, ease: settle },
}

export const tempoOf = (manner: Manner): Tempo => tempos[manner]
