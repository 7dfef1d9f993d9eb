// What the words of a picture are about, and how its brand dresses for that.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { type Theme, themeOf } from '#lib/render/colour/theme.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import type { Picture } from '#lib/render/picture.ts'
import { besideOf, signatureOf } from '#lib/render/signature/of.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { soberSignature, soberTheme } from '#lib/render/signature/sober.ts'
import { type Subject, subjectOf, tradeThings } from '#lib/render/subject/subject.ts'

export type Read = {
  /** The things of the brand's trade, where it is told for certain. */
  known: readonly string[]
  /** Those of them that fit the words, what these name first. */
  things: readonly string[]
  /** What the words of this picture name. */
  subject: Subject
  /** All that its data says, in small letters. */
  told: string
}

const reads = /* @__PURE__ */ new WeakMap<object, Read & { kit: BrandKit; template: string }>()

/** What the words of a picture are about: each of its attempts asks for it. */
function readOf({ data, template }: Picture, kit: BrandKit): Read {
  const kept = reads.get(data)
  if (kept?.kit === kit && kept.template === template) return kept
  const trade = tradeOfBrand(kit)
  const things = standing(tradeThings(trade, data, besideOf(kit)))
  const told = subjectOf(template, data, besideOf(kit))
  const subject = { ...told, nouns: standing(told.nouns) }
  const read = { known: trade.things, things, subject, told: JSON.stringify(data).toLowerCase(), kit, template }
  reads.set(data, read)
  return read
}

/** The brand as it looks for what a picture tells. */
export function dressOf(picture: Picture, kit: BrandKit): { read: Read; signature: Signature; theme: Theme } {
  const signature = signatureOf(kit)
  const read = readOf(picture, kit)
  const theme = themeOf(kit.palette, picture.scheme)
  return read.subject.sober
    ? { read, signature: soberSignature(signature), theme: soberTheme(theme) }
    : { read, signature, theme }
}
