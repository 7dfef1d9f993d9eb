// Faces that are typed with signs: they close no bracket, and between two sentences they stand for a stop.
import { upperFirst } from '#lib/composer/builtin/mend.ts'

const FACE = /(?<=\S)[ \t](?:[:;=]['’]?-?[()DPpOo|/\\*\]]{1,4}|xD|XD|<3|\^\^)(?=[\s.,!?]|$)([.,!?]*)(\s*)(\p{Ll}?)/gu

export const withoutFaces = (text: string): string =>
  text.replace(FACE, (_, signs: string, blank: string, next: string, at: number) =>
    signs || !next || /[.,!?;:…]$/u.test(text.slice(0, at)) ? `${signs}${blank}${next}` : `. ${upperFirst(next)}`,
  )
