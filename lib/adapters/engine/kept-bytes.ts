/**
 * What one isolate keeps for the next picture, so that all of it together stays small beside what drawing one takes:
 * library files as they were read, pictures as they are shown, fonts as they are unpacked (in the engine twice as much).
 */
export const KEPT_BYTES = { files: 3_000_000, pixels: 3_200_000, small_pixels: 800_000, fonts: 3_000_000 } as const
