// Hands that keep the shape of fine things.
import type { Hand } from '#lib/render/signature/signature.ts'

/** Small parts cannot be told apart where the others draw; they are for patterns. */
type Steady = Exclude<Hand, 'pixel' | 'tile' | 'field'>

export const steady = (hand: Hand): Steady => (hand === 'pixel' || hand === 'tile' || hand === 'field' ? 'cut' : hand)
