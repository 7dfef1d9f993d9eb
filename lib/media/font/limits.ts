/** As it is sent. */
export const MOST_FONT_BYTES = 4 * 1024 * 1024
/** Out of a WOFF2, which packs to a third; a file that unpacks to a hundred times its size is ended here. */
export const MOST_UNPACKED_BYTES = 8 * 1024 * 1024
/** As it is kept: an engine holds those of several brands, beside its pictures. */
export const MOST_KEPT_BYTES = 2 * 1024 * 1024
/** Numbers that are read out of one file; a text family of 3,000 glyphs takes about two million. */
export const MOST_STEPS = 24_000_000
export const MOST_TABLES = 64
export const MOST_AXES = 16
/** Of one letter that is put together from others. */
export const MOST_NESTED = 8
/** Of one letter with all that it is put together from; the largest of usual fonts have about 5,000. */
export const MOST_DRAWN_BYTES = 200_000
