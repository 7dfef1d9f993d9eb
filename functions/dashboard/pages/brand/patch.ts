// The form of the brand as a patch: only what differs is said, so that another's change in between stays.
import { type Fields, orNull, read } from '#functions/dashboard/http/sent.ts'
import { languagesIn } from '#functions/dashboard/pages/brand/languages.ts'
import { paletteRoles } from '#lib/brand/dna/palette.ts'
import { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { hexNamed } from '#lib/render/colour/css-names.ts'

const parts = (text: string, by: string): string[] =>
  text
    .split(by)
    .map(one => one.trim())
    .filter(Boolean)

const offerOf = (fields: Fields) => ({
  product_name: orNull(fields.text('product_name')),
  one_liner: orNull(parts(fields.text('one_liner'), '\n').join(' ')),
  features: parts(fields.text('features'), '\n'),
  who_its_for: orNull(fields.text('who_its_for')),
})

const voiceOf = (fields: Fields, { languages = [] }: BrandView['voice']) => ({
  tone: orNull(fields.text('tone')),
  legal_lines: parts(fields.text('legal_lines'), '\n'),
  time_zone: orNull(fields.text('time_zone')),
  languages: languagesIn(fields.text('language'), fields.each('languages'), languages),
  ...{ emoji: fields.has('emoji'), regulated: fields.has('regulated') },
  fonts: { display: orNull(fields.text('display')), text: orNull(fields.text('text')) },
})

const contactOf = (fields: Fields) =>
  Object.fromEntries(
    (['website', 'phone', 'address', 'action'] as const).map(name => [name, orNull(fields.text(name))]),
  )

function paletteOf(fields: Fields, { palette }: BrandView): object {
  const wished = Object.fromEntries(
    paletteRoles.flatMap(role => {
      const colour = orNull(fields.text(`palette_${role}`))
      return colour ? [[role, hexNamed(colour) ?? colour]] : []
    }),
  )
  const known = Object.fromEntries(paletteRoles.flatMap(role => (palette[role] ? [[role, palette[role]]] : [])))
  return JSON.stringify(wished).toLowerCase() === JSON.stringify(known).toLowerCase()
    ? {}
    : { palette: { ...wished, ...(palette.extra ? { extra: palette.extra } : {}) } }
}

/** A form of before has no such field. */
function paintedOf(fields: Fields, { painted_pictures }: BrandView): object {
  const wished = orNull(fields.text('painted_pictures'))
  return wished === null || wished === painted_pictures ? {} : { painted_pictures: wished }
}

export function patchOf(fields: Fields, brand: BrandView): PatchDnaInput {
  const [name, tagline, overview] = [
    orNull(fields.text('name')),
    fields.text('tagline').trim(),
    fields.text('overview').trim(),
  ]
  return read(PatchDnaInput, {
    ...(name === brand.name ? {} : { name }),
    ...(tagline === brand.tagline ? {} : { tagline }),
    ...(overview === brand.overview ? {} : { overview }),
    ...differing('offer', offerOf(fields), brand.offer),
    ...differing('contact', contactOf(fields), brand.contact),
    ...differing('voice', voiceOf(fields, brand.voice), { ...brand.voice, fonts: brand.voice.fonts ?? {} }),
    ...paletteOf(fields, brand),
    ...paintedOf(fields, brand),
  })
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

function differing(name: string, wished: object, stands: object): object {
  const known = stands as Record<string, unknown>
  const changed = Object.entries(wished).filter(
    ([key, value]) => !(isEmpty(value) && isEmpty(known[key])) && JSON.stringify(value) !== JSON.stringify(known[key]),
  )
  return changed.length === 0 ? {} : { [name]: Object.fromEntries(changed) }
}
