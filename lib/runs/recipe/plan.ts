import type { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { placeOf } from '#lib/brand/snapshot.ts'
import type { Workspace } from '#lib/caller/key.ts'
import { Channel } from '#lib/channels.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import type { Meeting } from '#lib/composer/illustrator/question.ts'
import { timed } from '#lib/composer/layout/film/time.ts'
import type { Asker, Posed } from '#lib/composer/model/beside.ts'
import type { Receipt as Receipted } from '#lib/composer/model/planner.ts'
import { ComposeInput, type Plan } from '#lib/composer/plan.ts'
import { type Post, type Takes, writePost } from '#lib/composer/write-post.ts'
import { after } from '#lib/instant.ts'
import type { Painter } from '#lib/ports/painter.ts'
import { callerWords } from '#lib/runs/accept/caller-words.ts'
import { askedPainting, plainBrief } from '#lib/runs/accept/test-brief.ts'
import { portray } from '#lib/runs/drafts/portray.ts'
import { pose } from '#lib/runs/drafts/pose.ts'
import { keepShown } from '#lib/runs/judge/reader/ask.ts'
import { holdRun } from '#lib/runs/paint/paint-store.ts'
import { shownOf } from '#lib/runs/read/shown.ts'
import type { Brand } from '#lib/runs/recipe/freeze.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'
import { COST } from '#lib/runs/work/processor.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { FILM, saidIn } from '#lib/video/film-body.ts'

/** What a recipe takes from a plan, and the day that relative dates were counted from. */
export type DatedPlan = Pick<
  Plan,
  'language' | 'turn' | 'pictures' | 'captions' | 'hashtags' | 'score_rows' | 'event_day'
> & {
  day: string
}

/** What a run tells of its words. */
export type Words = Pick<RunRow, 'composer' | 'holds' | 'sensitive' | 'questions' | 'calibrated'>
export type Planned = {
  plan: DatedPlan
  takes: Takes
  receipt: Receipted
  words: Words
  /** What an image model may paint for it. */
  scene: Scene | null
  /** The wishes that are met by what is drawn, where that is seen. */
  met: readonly Meeting[]
}

/** Asks the composer, in the place and on the day of the workspace; pre-formed input is a plan already. */
export async function planFor(world: RunWorld, run: RunRow, workspace: Workspace, of: Brand): Promise<Planned> {
  const { dna: brand, library } = of
  const place = placeOf(brand, workspace, world.now())
  if (run.given) return preformed(run, { dna: brand }, place.day)
  const { channel, asset_type, variation, workspace_id } = run
  const { painted_pictures = 'off' } = painterOf(world, run) ? brand : {}
  const input = ComposeInput.parse({
    ...{ brief: plainBrief(run), channel, asset_type, variation, ...place },
    brand: { ...brand, painted_pictures },
    seed: workspace_id,
    library: shownOf(library),
  })
  const turn = () => world.processor.turn(world, workspace_id, COST.step)
  const posed = (planned: Posed) => pose({ ...world, turn }, { run, workspace, brand: of, day: place.day }, planned)
  const { plan, takes, receipt, shown, scene, met, ...words } = await post(world, run, input, posed)
  if (run.livemode) await keepShown(world, run, shown)
  return {
    plan: { ...plan, day: place.day },
    takes,
    receipt,
    words: { ...words, composer: receipt.composer },
    scene: scene ?? askedScene(run, painted_pictures),
    met,
  }
}

/** A test key may meet a painted picture on purpose, where its brand allows one. */
const askedScene = (run: RunRow, allowed: PaintedPictures): Scene | null =>
  allowed !== 'off' && askedPainting(run)
    ? { scene: 'A picture that a test key has asked for', photo: false, wish: null }
    : null

/** No test run reaches a provider. */
export const painterOf = ({ painters }: RunWorld, { livemode }: Pick<RunRow, 'livemode'>): Painter | null =>
  painters?.[livemode ? 'live' : 'test'] ?? null

/** Models are asked in live mode only; a test run reads what they have answered before. */
async function post(
  world: Pick<RunWorld, 'db' | 'now' | 'models' | 'raster'>,
  run: RunRow,
  input: ComposeInput,
  posed: NonNullable<Asker['pose']>,
): Promise<Post> {
  const { db, now, raster } = world
  const models = run.livemode ? world.models : null
  const memory = memoryOf(db, run.workspace_id, now())
  const hold = (ms: number) => holdRun(db, run, after(now(), 2 * ms).toISOString())
  const seen = (drawn: string) => portray(raster, drawn, input.brand)
  const planner = { models, memory, workspace: run.workspace_id, hold, portray: seen, pose: posed }
  return writePost(input, { guard, builtin: writeBuiltin, planner })
}

/** The caller's own words: told what shows of them, and never composed. */
function preformed({ given }: RunRow, brand: Pick<Brand, 'dna'>, day: string): Planned {
  if (!given || !('template' in given)) throw new Error('a run without pre-formed input has no pre-formed plan')
  const caption = given.caption ?? ''
  const said = {
    pictures: [{ template: given.template, data: dataOf(given) as Plan['pictures'][number]['data'] }],
    captions: Object.fromEntries(Channel.options.map(channel => [channel, caption])) as Plan['captions'],
    hashtags: [],
  }
  const { rows, event_day, ...words } = callerWords(said, brand, day)
  return {
    plan: { ...said, language: 'und', turn: 0, score_rows: rows, event_day, day },
    takes: { ways: said.pictures, nth: 0 },
    receipt: { composer: 'none' },
    words: { ...words, composer: 'none' },
    scene: null,
    met: [],
  }
}

/** A film is timed by its words, like one that was composed. */
function dataOf({ template, data }: { template: string; data: unknown }): unknown {
  if (template !== FILM) return data
  const { scenes, ...rest } = saidIn(data)
  return { ...rest, scenes: timed(scenes) }
}
