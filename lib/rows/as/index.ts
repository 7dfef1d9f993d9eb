// What the module exports: the bytes of a file come in, rows of its pixels (RGBA) go out from the top down.
export { blockRow, broken, component, factorsAt, lengthsAt, openJpeg, symbolsAt } from './jpeg'
export { openPng, paletteAt, pngRows } from './png'
export { fileAt, windowAt } from './room'
