// A model that makes pictures from words.

export type PaintAsk = {
  prompt: string
  /** `clear` where nothing should stand behind what is painted: who can paints it on no ground at all. */
  ground: 'clear' | 'full'
  /** A picture that the new one follows. */
  reference?: { bytes: Uint8Array; content_type: string } | null | undefined
  /** In pixels, multiples of 16; a square of `PAINTED_SIDE` without it. A model may answer with another size. */
  width?: number
  height?: number
}

export const PAINTED_SIDE = 1024

/** Throws PainterError, never anything else. */
export type Painter = {
  name: string
  /** A file of a picture. */
  paint(ask: PaintAsk): Promise<Uint8Array>
}

const painterFaults = ['timeout', 'unavailable', 'refused', 'broken', 'unauthorized'] as const
export type PainterFault = (typeof painterFaults)[number]

export class PainterError extends Error {
  readonly fault: PainterFault

  constructor(fault: PainterFault, detail?: string) {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'PainterError'
    this.fault = fault
  }
}
