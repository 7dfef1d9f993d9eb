// Asks a second reader of a finished run, once for the same post, within what its workspace may spend.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { isBlind } from '#lib/composer/model/seeing.ts'
import { UNUSED, type Usage, type Writer, WriterError } from '#lib/composer/model/writer.ts'
import type { Shown } from '#lib/composer/shown.ts'
import { dataUri, fewOf, framesOf, shrunk } from '#lib/runs/judge/reader/pictures.ts'
import {
  type ReaderData,
  type Reading,
  readerPrompt,
  readerRequest,
  readingOf,
} from '#lib/runs/judge/reader/question.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'
import { filmOf } from '#lib/runs/work/film.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

/** Beside drawing it small and keeping it this leaves most of a lease of 30 seconds. */
const READ_MS = 10_000

/** What a reader said, or why it said nothing; what it used where it was asked now. */
export type Read = { model: string; reading: Reading | null; fault?: string; usage?: Usage | undefined; asked: boolean }

/** Composing keeps under the run what a reader will be shown: the answer itself may be another one by then. */
const shownKey = (run: RunRow): Promise<string> => sha256Hex(`shown, with doubts: ${run.id}`)

export async function keepShown(
  world: Pick<RunWorld, 'db' | 'now' | 'models'>,
  run: RunRow,
  shown: Shown,
): Promise<void> {
  if (!world.models?.judge) return
  await memoryOf(world.db, run.workspace_id, world.now()).keep(await shownKey(run), 'shown', shown)
}

export async function findShown(world: Pick<RunWorld, 'db' | 'now'>, run: RunRow): Promise<Shown | null> {
  const kept = await memoryOf(world.db, run.workspace_id, world.now()).find(await shownKey(run))
  return (kept?.answer as Shown | undefined) ?? null
}

export async function readBy(
  world: RunWorld,
  judge: Writer,
  run: RunRow,
  recipe: Recipe,
  data: ReaderData,
): Promise<Read> {
  const { name: model } = judge
  const memory = memoryOf(world.db, run.workspace_id, world.now())
  const drawn = run.assets.map(({ sha256 }) => sha256)
  const hash = await sha256Hex(canonicalJson({ model, prompt: await readerPrompt(), data, drawn }))
  const kept = readingOf((await memory.find(hash))?.answer, data)
  if (kept) return { model, reading: kept, asked: false }
  const { daily_usd = 0, fence } = world.models ?? {}
  if (!fence || (await memory.spent_usd()) >= daily_usd)
    return { model, reading: null, fault: 'spend_limit', asked: false }
  const pictures = isBlind(model) ? [] : await picturesOf(world, run, recipe)
  const read = await ask(judge, { data, fence: await fence(hash), pictures, workspace: run.workspace_id })
  await memory.spend(1, read.usage ?? UNUSED)
  if (read.reading) await memory.keep(hash, model, read.reading)
  return read
}

type Asking = Omit<Parameters<typeof readerRequest>[0], 'timeout_ms'>

/** It never throws: whoever is away, late or says something else has no say. */
async function ask(judge: Writer, asking: Asking): Promise<Read> {
  const { name: model } = judge
  try {
    const { value, usage } = await judge.write(readerRequest({ ...asking, timeout_ms: READ_MS }))
    const reading = readingOf(value, asking.data)
    return { model, reading, usage, asked: true, ...(!reading && { fault: 'broken' }) }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    return { model, reading: null, fault: error.fault, usage: error.usage, asked: true }
  }
}

/** Slides as they were drawn; a film without stills by its shots. */
async function picturesOf(world: RunWorld, run: RunRow, recipe: Recipe): Promise<string[]> {
  const uris: string[] = []
  for (const drawn of await drawnOf(world, run, recipe)) uris.push(dataUri(await shrunk(world.raster, drawn)))
  return uris
}

async function drawnOf(world: RunWorld, run: RunRow, recipe: Recipe) {
  const images = run.assets.filter(({ kind }) => kind === 'image')
  if (images.length === 0 && recipe.video) return framesOf(world.raster, await filmOf(world, run, recipe), recipe.video)
  const files = fewOf(images).map(async ({ url, width, height }) => {
    const bytes = await world.blobs.read(url.slice(world.public_url.length + 1))
    return bytes && width && height ? [{ bytes, width, height }] : []
  })
  return (await Promise.all(files)).flat()
}
