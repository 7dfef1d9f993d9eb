/** Row by row, four bytes each: red, green, blue, alpha; not premultiplied. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** A decoder and encoder for one picture; everything it held is given back when it is dropped. */
export type Studio = {
  /** The picture drawn into exactly this size; throws when it cannot be decoded. */
  decode(picture: Uint8Array, width: number, height: number): Pixels
  encode(pixels: Pixels, encoding: Encoding): Uint8Array
}

export type Encoding = { format: 'png' } | { format: 'jpeg'; quality: number }

export type Pictures = {
  /** Opens a studio for as long as `work` takes. Nothing in it waits, so no two pictures are ever decoded at once. */
  once<T>(work: (studio: Studio) => T): T
}
