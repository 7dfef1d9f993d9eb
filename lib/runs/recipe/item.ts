// Reads a recipe that somebody sends.
import { ownsBlobs } from '#lib/brand/store.ts'
import { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { type Flaw, flawsOf } from '#lib/flaws/flaws.ts'
import type { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { ENGINE } from '#lib/render/engine.ts'
import type { Given } from '#lib/runs/given.ts'
import { gated } from '#lib/runs/judge/gates.ts'
import { MOST_PICTURES, Recipe } from '#lib/runs/recipe/recipe.ts'
import { isSealed } from '#lib/runs/recipe/seal.ts'
import { isSizeOf } from '#lib/runs/recipe/size.ts'
import { nearlyTagline, textsIn } from '#lib/runs/recipe/slogan.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

type At = (string | number)[]
type Read = { output_type: string; asset_type: AssetType; given: Given }

const LONGEST_CAPTION = 3_000
/** Judged before a schema looks at each of a list. */
const MOST = { pictures: MOST_PICTURES, copy_rows: 300, hashtags: 30 }
const severalPictures: readonly AssetType[] = ['carousel', 'slideshow', 'infographic']

/** A recipe that somebody sends: drawn as it was decided under our seal, judged as pre-formed input without it, and held under one that is not of it. */
export async function readRecipeItem(
  ctx: Ctx,
  given: Record<string, unknown>,
  asked: { channel: Channel; at: At; tagline: string },
): Promise<Read | Flaw[]> {
  const { at } = asked
  const { seal, ...said } = given
  const long = Object.entries(MOST).find(([list, most]) => lengthOf(said[list]) > most)
  if (long) return [flaw([...at, long[0]], `are more than ${long[1]}`, 'too_big')]
  const read = Recipe.safeParse(said)
  if (!read.success) return flawsOf(read.error.issues, at, { schema: Recipe, value: said })
  const recipe = read.data
  const strange = (await foreign(ctx, recipe, at)) ?? unknownTemplate(recipe, at)
  if (strange) return [strange]
  assertEngine(recipe)
  const is_ours = await isSealed(ctx, said, seal)
  const flaws = [...mixed(recipe, at), ...(is_ours ? [] : unlikeOurs(recipe, asked))]
  if (flaws.length > 0) return flaws
  const template = catalogue[recipe.pictures[0]?.template ?? '']
  return {
    // Without pictures it is a film.
    output_type: template?.name ?? 'video',
    asset_type: template?.asset_type ?? 'video',
    given: {
      recipe: gated(recipe, { livemode: ctx.livemode, channel: asked.channel }, ctx.workspace),
      sealed: is_ours,
      changed: seal !== undefined && !is_ours,
    },
  }
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

const flaw = (loc: At, msg: string, type: string): Flaw => ({ loc, msg, type })

async function foreign(ctx: Pick<Ctx, 'db' | 'workspace'>, { brand }: Recipe, at: At): Promise<Flaw | null> {
  const { logos, screens, photos, people, mascot, artwork = [], painted } = brand
  const images = [...logos, ...screens, ...photos, ...people, ...mascot, ...artwork, ...(painted ? [painted] : [])]
  const keys = images.map(image => image.blob_key)
  if (await ownsBlobs(ctx.db, ctx.workspace.id, keys)) return null
  return flaw([...at, 'brand'], 'names pictures that this workspace does not have', 'foreign_asset')
}

function unknownTemplate({ pictures }: Recipe, at: At): Flaw | null {
  const place = pictures.findIndex(picture => !catalogue[picture.template])
  if (place < 0) return null
  return flaw([...at, 'pictures', place, 'template'], 'is not a template of this engine', 'unknown_template')
}

function assertEngine({ engine }: Recipe): void {
  if (engine === ENGINE) return
  throw new Problem(
    'engine_mismatch',
    `This recipe is of engine ${engine}; ${ENGINE} draws now, and would give other bytes.`,
  )
}

/** One recipe is one asset, and is counted as one: anything more has to be asked for as items of its own. */
function mixed({ pictures, video }: Recipe, at: At): Flaw[] {
  const [first] = pictures
  if (!first) return []
  const asset_type = catalogue[first.template]?.asset_type ?? 'card'
  const flaws: Flaw[] = []
  if (video && asset_type !== 'slideshow')
    flaws.push(flaw([...at, 'video'], 'stands alone or beside the stills of a slideshow', 'unexpected_video'))
  if (pictures.length > 1 && !severalPictures.includes(asset_type))
    flaws.push(flaw([...at, 'pictures'], `are ${pictures.length}; ${asset_type} is one picture`, 'too_big'))
  const other = pictures.findIndex((picture, index) => picture.template !== first.template || picture.index !== index)
  if (other >= 0)
    flaws.push(flaw([...at, 'pictures', other], `is not picture ${other} of ${first.template}`, 'mixed_pictures'))
  return flaws
}

/** What a body of the same template would be refused for. */
function unlikeOurs(recipe: Recipe, { at, tagline }: { at: At; tagline: string }): Flaw[] {
  const { pictures, video, captions } = recipe
  const unfit = pictures.flatMap(({ template, data }, index) => {
    const read = catalogue[template]?.fields.safeParse(data)
    return read?.success === false ? flawsOf(read.error.issues, [...at, 'pictures', index, 'data']) : []
  })
  const near = nearTagline(recipe, tagline).map(place =>
    flaw([...at, ...place, 'data'], `is nearly the tagline; it has to read exactly “${tagline}”`, 'slogan_lock'),
  )
  const sized = [
    ...pictures.map(picture => ({ ...picture, video: false })),
    ...(video ? [{ ...video, video: true }] : []),
  ]
  const unsized = sized.some(one => !isSizeOf(typeOf(pictures, one.video), one))
  const words = Object.entries(captions).filter(([channel, text]) => !isCaption(channel, text))
  return [
    ...unfit,
    ...near,
    ...(unsized
      ? [flaw([...at, 'pictures'], 'have a size that this asset type is not made in', 'unsupported_size')]
      : []),
    ...words.map(([channel]) => flaw([...at, 'captions', channel], 'is for no channel, or too long', 'custom')),
  ]
}

function nearTagline({ pictures, video }: Recipe, tagline: string): At[] {
  const has = (data: unknown, near: (text: string) => boolean) => textsIn(data).some(near)
  const onPicture = (text: string) => nearlyTagline(text, tagline)
  // A film sets a line without its full stop.
  const inFilm = (text: string) => nearlyTagline(unstopped(text), unstopped(tagline))
  return [
    ...pictures.flatMap(({ data }, index) => (has(data, onPicture) ? [['pictures', index]] : [])),
    ...(video?.shots ?? []).flatMap(({ data }, index) => (has(data, inFilm) ? [['video', 'shots', index]] : [])),
  ]
}

const unstopped = (text: string) => text.trim().replace(/\.$/, '')

/** The film of a slideshow has the size of its stills. */
const typeOf = ([first]: Recipe['pictures'], is_film: boolean): AssetType =>
  (first ? catalogue[first.template]?.asset_type : undefined) ?? (is_film ? 'video' : 'card')

const isCaption = (channel: string, text: string) =>
  Channel.safeParse(channel).success && text.length <= LONGEST_CAPTION
