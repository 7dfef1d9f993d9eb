// From a plan to a recipe: every choice that is left, and the brand as it is now.
import * as z from 'zod'
import { aboutOf } from '#lib/brand/about.ts'
import { ArtworkTags } from '#lib/brand/artwork/artwork.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import { facesOf } from '#lib/brand/fonts/faces.ts'
import { storedLogos } from '#lib/brand/logo-tags.ts'
import type { LibraryRow } from '#lib/brand/store.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Workspace } from '#lib/caller/key.ts'
import { type Channel, platformOf } from '#lib/channels.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { RunFailure } from '#lib/problem.ts'
import { ENGINE } from '#lib/render/engine.ts'
import { poseOf } from '#lib/render/mascot/poses.ts'
import { gates, hasVideo } from '#lib/runs/judge/gates.ts'
import { platforms } from '#lib/runs/platforms.ts'
import { lookOf } from '#lib/runs/recipe/look.ts'
import type { DatedPlan } from '#lib/runs/recipe/plan.ts'
import { BrandSnapshot, type Recipe } from '#lib/runs/recipe/recipe.ts'
import { artworkFor, peopleFor, photosFor, posesFor, screensFor, wordsIn } from '#lib/runs/recipe/relevance.ts'
import { type PixelSize, pixels } from '#lib/runs/recipe/size.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { slideshowStoryboard } from '#lib/runs/work/storyboards.ts'
import { templates } from '#lib/templates/index.ts'
import { storyboardOf } from '#lib/video/from-plan.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

export type Brand = {
  dna: BrandDna
  version: number
  library: LibraryRow[]
  /** What was painted for the run. */
  painted?: BrandSnapshot['painted']
}

const ScreenTags = z.object({
  screen_type: z.string().catch('other'),
  device: z.enum(['phone', 'tablet', 'desktop']).catch('desktop'),
  theme: z.enum(['light', 'dark', 'unknown']).catch('unknown'),
})

const PersonTags = z.object({ role: z.string().catch('') })

const MascotTags = z.object({
  part: z.enum(['main', 'pose', 'candidate']).catch('candidate'),
  pose: z.string().catch('').transform(inOneWord),
})

/** "Waving hello" is kept as it was asked for, and known to templates as what it is. */
function inOneWord(pose: string): string {
  const known = poseOf(pose)
  return known === 'standing' ? pose : known
}

type Asked = Pick<
  RunRow,
  'workspace_id' | 'livemode' | 'brief' | 'channel' | 'asset_type' | 'size' | 'variation' | 'given'
>

/** A plan becomes a recipe: every choice that is left is made here, from the run's seed alone. */
export async function freeze(run: Asked, workspace: Workspace, brand: Brand, plan: DatedPlan): Promise<Recipe> {
  const seed = await seedOf(run, brand.version)
  const look = {
    ...pixels(run.asset_type, run.channel, run.size),
    scheme: (run.given && 'scheme' in run.given && run.given.scheme) || ('auto' as const),
    seed,
    ...gates(run, workspace),
  }
  const { composition, turns } = lookOf(run.given)
  const shared = {
    ...look,
    seed: await seedOf({ ...run, variation: 0 }, brand.version),
    variation: run.variation + turns,
    turn: plan.turn + turns,
    composition,
    format: formatFor(run.channel),
  }
  const pictures = run.asset_type === 'video' ? [] : plan.pictures.flatMap(planned => picturesOf(planned, shared))
  return {
    version: 1,
    engine: ENGINE,
    day: plan.day,
    language: plan.language,
    brand: snapshot(brand, run.brief, plan.pictures),
    pictures,
    video: videoOf(),
    ...{ captions: plan.captions, hashtags: plan.hashtags, copy_rows: plan.score_rows },
    ...(plan.event_day && { event_day: plan.event_day }),
  }

  function videoOf(): Storyboard | null {
    const { tone = '' } = brand.dna.voice
    // Another look at a film is another throw of its seed.
    const turned = turns > 0 ? { ...look, seed: `${look.seed}/${turns}` } : look
    const [film] = plan.pictures
    if (run.asset_type === 'video')
      return storyboardOf(film?.data, { ...turned, ...askedOf(film) }, tone, film?.depicts)
    return run.asset_type === 'slideshow' && hasVideo(workspace) ? slideshowStoryboard(pictures, tone) : null
  }
}

/** A PNG with a photo in it may be as large. */
const PNG_BYTES = 4_000_000

/** PNG, which keeps text exact, except where the channel's platform would refuse it. */
function formatFor(channel: Channel): 'jpeg' | 'png' {
  const { images } = platforms[platformOf[channel]]
  const isRefused = images && (!images.types.includes('image/png') || (images.bytes ?? PNG_BYTES) < PNG_BYTES)
  return isRefused ? 'jpeg' : 'png'
}

/** No hidden history: the same request of the same brand gives the same picture, `variation` asks for another. */
const seedOf = (run: Asked, version: number): Promise<string> =>
  sha256Hex(
    [
      run.workspace_id,
      run.given
        ? canonicalJson({ ...run.given, deliver: undefined, look: undefined, composition: undefined })
        : run.brief,
      run.channel,
      run.asset_type,
      version,
      run.variation,
    ].join('\n'),
  )

const askedOf = ({ wished, stressed }: Partial<Picture> = {}) => ({
  ...(wished && { wished }),
  ...(stressed && { stressed }),
})

/** What is drawn of one planned picture: itself, or its slides. */
function picturesOf<Shared extends PixelSize>(
  { template, data, depicts, depicts_rows, ...rest }: Picture,
  shared: Shared,
) {
  const known = templates[template]
  if (!known) throw new RunFailure('compose_failed', `This service has no template ${template} yet.`)
  const length = known.count(data, [shared.width, shared.height])
  return Array.from({ length }, (_, index) => ({
    ...{ ...shared, template, data, index },
    ...(depicts && { depicts }),
    ...(depicts_rows && { depicts_rows }),
    ...askedOf(rest),
  }))
}

/** The brand as it is, with those of its pictures that suit the words; of its photos those that they are about. */
export function snapshot(
  { dna, version, library, painted }: Brand,
  brief: string,
  pictures: readonly { data: unknown }[],
): BrandSnapshot {
  const text = `${brief}\n${wordsIn(pictures)}`
  const told = `${brief}\n${wordsIn(pictures.map(({ data }) => data))}`
  const about = aboutOf(dna)
  const of = (kind: string) => library.filter(row => row.kind === kind)
  const screens = of('screen').map(row => ({ ...row, ...ScreenTags.parse(row.tags) }))
  const people = of('person').map(row => ({ ...row, ...PersonTags.parse(row.tags) }))
  const figures = of('mascot').map(row => ({ ...row, ...MascotTags.parse(row.tags) }))
  const own = facesOf(dna.voice.fonts, library)
  const artwork = of('artwork')
    .map(row => ({ ...row, ...ArtworkTags.parse(row.tags), body: row.palette?.[0]?.hex ?? '#808080' }))
    .filter(({ status }) => status === 'ready')
  const photos = of('image').map(row => ({ ...row, shows: row.name }))
  return BrandSnapshot.parse({
    version,
    name: dna.name,
    tagline: dna.tagline,
    palette: dna.palette,
    voice: { tone: dna.voice.tone, fonts: dna.voice.fonts },
    about,
    signature: dna.signature,
    fonts: own.length > 0 ? own : undefined,
    logos: storedLogos(of('logo')),
    screens: screensFor(screens, text),
    photos: photosFor(photos, told, { ...dna, about }),
    people: peopleFor(people, text),
    mascot: posesFor(figures, text),
    painted,
    artwork: artwork.length > 0 ? artworkFor(artwork, text) : undefined,
  })
}
