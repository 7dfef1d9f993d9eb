// What the music beds are called and how long they are, apart from what each is for: schemas ask for no more.
export const bedNames = ['linen', 'hearth', 'pebble', 'signal', 'stride', 'horizon'] as const
export type BedName = (typeof bedNames)[number]

/** Seconds of picture for which every bed has a version with an ending of its own. */
export const LENGTHS = [6, 8, 10, 12, 14, 16, 18, 20, 24, 30, 36, 40] as const
export type Length = (typeof LENGTHS)[number]
export const LONGEST = 40
