// How far hues lie apart.

/** Degrees from one hue to another the shorter way round, -180 to 180. */
export const hueTurn = (from: number, to: number): number => ((to - from + 540) % 360) - 180
