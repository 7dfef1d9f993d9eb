// What the words of a picture are about, and how its brand dresses for that.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import { isDrafted } from '#lib/render/objects/named/drafted.ts'
import { isThing } from '#lib/render/objects/named/shapes-of.ts'
import { ownFirst, ownNamed, ownSaid } from '#lib/render/objects/own.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { languagesOf } from '#lib/render/objects/tokens.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import type { Picture } from '#lib/render/picture.ts'
import { besideOf, signatureOf } from '#lib/render/signature/of-brand.ts'
import { signatureTurned, themeTurned } from '#lib/render/signature/other-take.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { soberSignature, soberTheme } from '#lib/render/signature/sober.ts'
import { themeAsked } from '#lib/render/stressed.ts'
import { likeness, type Said, saidIn } from '#lib/render/subject/about.ts'
import { dealsInNoThings } from '#lib/render/subject/figures.ts'
import { isNegated } from '#lib/render/subject/grave.ts'
import { leadsElsewhere, tradeThings } from '#lib/render/subject/of-trade.ts'
import { type Setting, settingNamed, settingOwn, settingSaid } from '#lib/render/subject/places/setting.ts'
import { type Subject, showsNoThing, subjectOf, tellsOf, whereabouts } from '#lib/render/subject/subject.ts'
import { tilesOf } from '#lib/render/subject/tiles.ts'
import { largestOf, signatureWished } from '#lib/render/wished.ts'
import type { Stressed, Wished } from '#lib/render/wishes.ts'

export type Read = {
  /** The things of the brand's trade that its own words name for sure. */
  known: readonly string[]
  /** Those of them that fit the words, what these name first. */
  things: readonly string[]
  /** What the words of this picture name. */
  subject: Subject
  /** What somebody has said that each slide shows, “” for nothing; then neither words nor trade tell it. */
  depicts: readonly string[] | undefined
  /** What is drawn beside each of its rows, all of them or none. */
  beside_rows: readonly string[]
  /** Where it plays, as somebody has said it or its words name it; `settings` are those of all slides, where somebody has said them. */
  setting: Setting | null
  settings: readonly (Setting | null)[] | undefined
  /** The place of the brand's trade, for what would be words alone. */
  home: Setting | null
  /** Of each slide, whether somebody has said that it shows nothing at all. */
  plain: readonly boolean[]
  /** All that its data says, in small letters. */
  told: string
  /** What its words say, for whoever asks whether they are about a photo. */
  said: Said
  /** The brand's photo of which its words say most; null where they are about none, or sad. */
  photo: BrandKit['photos'][number] | null
}

type Asked = Pick<Picture, 'data' | 'template' | 'depicts' | 'depicts_rows'>

const reads = /* @__PURE__ */ new WeakMap<object, { read: Read; kit: BrandKit; of: Asked }>()

/** What the words of a picture are about: each of its attempts asks for it. */
export function readOf({ data, template, depicts, depicts_rows }: Asked, kit: BrandKit): Read {
  const kept = reads.get(data)
  const isKept = kept?.kit === kit && kept.of.template === template
  const isAlike = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
    one?.join() === other?.join()
  if (isKept && isAlike(kept.of.depicts, depicts) && isAlike(kept.of.depicts_rows, depicts_rows)) return kept.read
  const trade = tradeOfBrand(kit)
  const told = seenAs(subjectOf(template, data, besideOf(kit)), depicts && [...depicts, ...(depicts_rows ?? [])])
  const own = (all: readonly string[]) => all.map(noun => ownFirst(noun, kit))
  const shown = depicts
    ? depictedBy(depicts, { template, told, kit })
    : withOwn(
        { nouns: own(standing(told.nouns)), things: own(standing(tradeThings(trade, data, besideOf(kit)))) },
        { template, told, kit, heads: whereabouts(data).heads },
      )
  const { things, nouns, ...rest } = { depicts: undefined, ...shown }
  const subject = { ...told, nouns }
  const beside_rows = told.grave ? [] : whole(depicts_rows?.map(name => drawable(name, kit)))
  const words = { known: tilesOf(kit), things, subject, told: JSON.stringify(data).toLowerCase(), ...rest, beside_rows }
  const read = { ...words, ...settingsOf(depicts, data, told, kit), ...photographed(data, subject, kit) }
  reads.set(data, { read, kit, of: { data, template, depicts, depicts_rows } })
  return read
}

/** A thing that is told of, or chosen to be seen, counts however its template is drawn. */
function photographed(
  data: Picture['data'],
  { nouns, grave, sober }: Subject,
  kit: BrandKit,
): Pick<Read, 'said' | 'photo'> {
  if (kit.photos.length === 0) return { said: { words: [], nouns: [] }, photo: null }
  const said = saidIn(tellsOf(data).all, kit)
  const all = { ...said, nouns: [...said.nouns, ...nouns] }
  const ranked = kit.photos.map(photo => ({ photo, like: likeness(photo.shows, all, kit) }))
  const [most] = grave || sober ? [] : ranked.toSorted((a, b) => b.like - a.like)
  return { said: all, photo: most && most.like > 0 ? most.photo : null }
}

const whole = (drawings: readonly string[] = []): readonly string[] => (drawings.includes('') ? [] : drawings)

type Shown = { nouns: string[]; things: string[] }

/** What its words name and only the brand has a picture of stands first. */
function withOwn({ nouns, things }: Shown, { template, told, kit, heads }: Told & { heads: readonly string[] }): Shown {
  const languages = languagesOf(heads.join(' '), besideOf(kit))
  const named = told.grave
    ? []
    : ownNamed(
        heads.filter(head => !isNegated(head, languages)),
        kit,
      )
  return { nouns: showsNoThing(template) ? nouns : [...named, ...nouns], things: [...named, ...things] }
}

/** Who has looked at the words and names a thing has found no grief in them, whatever single words say (“it’s probably not dead”); over grief stands only what was drawn for the post, as its owner asked. */
export const seenAs = (told: Subject, depicts: readonly (string | undefined)[] = []): Subject => {
  const counts = (name: string | undefined) => name && name !== NOTHING && (!told.sober || isDrafted(name))
  return { ...told, grave: told.grave && !depicts.some(counts) }
}

type Told = { template: string; told: Subject; kit: BrandKit }

/** The first stands for the whole; what is no drawing is nothing, and nothing stands over grave news. */
function depictedBy(said: readonly string[], { template, told, kit }: Told) {
  const depicts = said.map(name => (told.grave ? '' : drawable(name, kit)))
  const things = depicts.slice(0, 1).filter(Boolean)
  return { depicts, things, nouns: showsNoThing(template) ? [] : things }
}

/** A thing by the name that is drawn, the brand's own included; “” for what is no drawing. */
export const drawable = (name: string, kit: BrandKit): string =>
  ownSaid(name, kit) ?? ((isThing(name) && standing([name])[0]) || '')

/** Said of a picture that shows nothing at all, not even the place of its brand. */
export const NOTHING = 'none'

/** None over grave news; words of desks and screens mean no place by what they name. */
function settingsOf(
  depicts: readonly string[] | undefined,
  data: Picture['data'],
  { grave, sober }: Subject,
  kit: BrandKit,
): Pick<Read, 'setting' | 'settings' | 'home' | 'plain'> {
  const plain = (depicts ?? []).map(name => name === NOTHING)
  if (grave || sober) return { setting: null, settings: undefined, home: null, plain }
  const spoken = whereabouts(data)
  const isDesk = dealsInNoThings(besideOf(kit))
  const settings = depicts?.map(name => settingSaid(name, spoken, kit))
  return {
    setting: settings ? (settings[0] ?? null) : isDesk ? null : settingNamed(spoken, kit),
    settings,
    home: isDesk || leadsElsewhere(spoken.heads) ? null : settingOwn(spoken, kit),
    plain,
  }
}

/** The brand as it looks for what a picture tells, and for what its owner asked. */
export type Dress = {
  theme: Theme
  /** What makes it this brand's picture. */
  signature: Signature
  wished: readonly Wished[]
  /** On which other of the brand's grounds another take stands; 0 for its first. */
  turned: number
  /** What of its words is to look otherwise. */
  stressed: readonly Stressed[]
  /** Of letters that lead and of numbers that do, on a canvas 1080 wide. */
  largest: readonly [words: number, figures: number]
}

/** Stories and films. */
export const TALL = 1.5
/** A number that leads is larger than the words beside it, however quiet they are. */
const FIGURES = 2

export function dressOf(picture: Picture, kit: BrandKit): { read: Read; dress: Dress } {
  const { wished = [], stressed = [] } = picture
  const read = readOf(picture, kit)
  const { sober } = read.subject
  const signature = signatureTurned(signatureWished(signatureOf(kit), wished), picture)
  const theme = themeTurned(themeAsked(kit.palette, picture), picture)
  const most = largestOf(wished, sober, picture.height > picture.width * TALL)
  const turned = picture.ground ?? 0
  const dress = { signature, theme, wished, stressed, turned, largest: [most, most * (sober ? 1 : FIGURES)] as const }
  if (!sober) return { read, dress }
  return { read, dress: { ...dress, signature: soberSignature(signature), theme: soberTheme(theme) } }
}
