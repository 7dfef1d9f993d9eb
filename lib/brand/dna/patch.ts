// What a patch of the Brand DNA may say, and what it makes of the DNA that is there.
import * as z from 'zod'
import { Contact } from '#lib/brand/dna/contact.ts'
import { isObject, type JsonObject, mergePatch } from '#lib/brand/dna/merge.ts'
import { excess, OpenObject } from '#lib/brand/dna/open-object.ts'
import { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { PaletteInput } from '#lib/brand/dna/palette.ts'
import { type BrandDna, Offer, Text, Voice } from '#lib/brand/dna.ts'
import { Problem } from '#lib/problem.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { Signature } from '#lib/render/signature/signature.ts'
import { ShownName } from '#lib/shown-name.ts'

export const MOST_LOGOS = 10

const offer = Offer.shape
const contact = Contact.shape
const voice = Voice.shape

const OfferPatch = z.strictObject({
  product_name: offer.product_name.nullable(),
  one_liner: offer.one_liner.nullable(),
  features: offer.features.nullable(),
  who_its_for: offer.who_its_for.nullable(),
})

const VoicePatch = z.strictObject({
  tone: voice.tone.nullable(),
  languages: voice.languages.nullable(),
  emoji: voice.emoji.nullable(),
  legal_lines: voice.legal_lines.nullable(),
  regulated: voice.regulated.nullable(),
  fonts: z.strictObject({ display: Text(80).nullish(), text: Text(80).nullish() }).nullish(),
  time_zone: voice.time_zone.nullable(),
})

const ContactPatch = z.strictObject({
  website: contact.website.nullable(),
  phone: contact.phone.nullable(),
  address: contact.address.nullable(),
  action: contact.action.nullable(),
})

const look = Signature.shape

const SignaturePatch = z.strictObject({
  type: look.type.partial().optional(),
  grid: look.grid.partial().optional(),
  grounds: look.grounds.partial().optional(),
  motif: look.motif.optional(),
  hand: look.hand.optional(),
  picture: look.picture.partial().optional(),
  stop: look.stop.optional(),
})

const LogoUrl = z
  .string()
  .trim()
  .max(2_048)
  .refine(text => URL.canParse(text), 'must be an https URL')

/** Objects merge, null empties, `tagline`, `overview`, `palette` and `logos` replace. */
export const PatchDnaInput = z
  .strictObject({
    name: ShownName.nullish().describe('As it stands on pictures; the workspace’s name without it.'),
    tagline: Text(200).nullish().describe('Set word for word, or not at all.'),
    overview: Text(5_000).nullish().describe('What the company does, in a few sentences.'),
    offer: OfferPatch.nullish().describe('What is sold; fields that are left out stay.'),
    product_map: OpenObject.nullish().describe('`products`, and what else you keep of them; merges.'),
    icp: OpenObject.nullish().describe('Whom it is for: `roles`, `industries`, `pains`, `goals`, `notes`; merges.'),
    palette: PaletteInput.nullish().describe('Colours by role, or a list of which the first is primary; replaces.'),
    logos: z
      .array(LogoUrl)
      .max(MOST_LOGOS)
      .nullish()
      .describe('https URLs, the first is primary; they are made our own.'),
    signature: SignaturePatch.nullish().describe(
      'What makes its pictures its own; merges, null chooses anew. A motif and hand of another brand are refused while others are free.',
    ),
    voice: VoicePatch.nullish().describe('Tone, languages, fonts, emoji, legal lines and time zone of the copy.'),
    contact: ContactPatch.nullish().describe(
      'Where readers go, and in `action` what they may do there. Ends a post that names no other way; merges.',
    ),
    painted_pictures: PaintedPictures.nullish(),
  })
  .meta({ id: 'PatchDnaInput' })
export type PatchDnaInput = z.output<typeof PatchDnaInput>

/** A patch whose logos have been taken in: they are library pictures now. */
export type DnaPatch = Omit<PatchDnaInput, 'logos'> & { logos?: string[] | null }

/** The DNA after the patch; `blank` holds what a deleted field falls back to. */
export function patched(dna: BrandDna, patch: DnaPatch, blank: BrandDna): BrandDna {
  return {
    name: replaced(dna.name, patch.name, blank.name),
    tagline: replaced(dna.tagline, patch.tagline, ''),
    overview: replaced(dna.overview, patch.overview, ''),
    offer: Offer.parse(merged(dna.offer, patch.offer)),
    product_map: bounded('product_map', merged(dna.product_map, patch.product_map)),
    icp: bounded('icp', merged(dna.icp, patch.icp)),
    palette: replaced(dna.palette, patch.palette, {}),
    logos: replaced(dna.logos, patch.logos, []),
    voice: Voice.parse(merged(dna.voice, patch.voice)),
    ...contacted(dna, patch.contact),
    ...signed(dna, patch.signature),
    ...painting(dna, patch.painted_pictures),
  }
}

/** A brand that allows none has no such field. */
function painting(dna: BrandDna, patch: DnaPatch['painted_pictures']): Pick<BrandDna, 'painted_pictures'> {
  const allowed = replaced(dna.painted_pictures ?? 'off', patch, 'off')
  return allowed === 'off' ? {} : { painted_pictures: allowed }
}

/** A brand that gives none has no such field. */
function contacted(dna: BrandDna, patch: DnaPatch['contact']): Pick<BrandDna, 'contact'> {
  const contact = Contact.parse(merged(dna.contact ?? {}, patch))
  return Object.keys(contact).length > 0 ? { contact } : {}
}

/** A part that was never chosen is what would be chosen. */
function signed(dna: BrandDna, patch: DnaPatch['signature']): Pick<BrandDna, 'signature'> {
  if (patch === null) return {}
  if (patch === undefined) return dna.signature ? { signature: dna.signature } : {}
  return { signature: Signature.parse(mergePatch(dna.signature ?? chooseSignature(dna), patch)) }
}

const replaced = <T>(before: T, after: T | null | undefined, blank: T): T =>
  after === undefined ? before : after === null ? blank : after

function merged(before: JsonObject, patch: JsonObject | null | undefined): JsonObject {
  if (patch === undefined) return before
  return isObject(patch) ? mergePatch(before, patch) : {}
}

function bounded(field: 'product_map' | 'icp', value: JsonObject): JsonObject {
  const msg = excess(value)
  if (msg === null) return value
  throw new Problem('validation_error', `${field}: ${msg}`, {
    detail: [{ loc: ['body', field], msg, type: 'too_big' }],
  })
}
