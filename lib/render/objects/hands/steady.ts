// Hands that keep the shape of fine things.
import type { Hand } from '#lib/render/signature/signature.ts'

/** Small parts cannot be told apart where these draw; they are for patterns. */
const COARSE: ReadonlySet<Hand> = new Set(['pixel', 'tile', 'field'])

export const steady = (hand: Hand): Hand => (COARSE.has(hand) ? 'cut' : hand)
