import { payForPicture } from '#lib/billing/pay-for-picture.ts'
import { ArtworkTags, MOST_KEPT } from '#lib/brand/artwork/artwork.ts'
import {
  type ArtworkItem,
  type ArtworkRow,
  claimArtwork,
  type Step,
  stepArtwork,
} from '#lib/brand/artwork/artwork-store.ts'
import { drawArtwork, NotGood, type Painted, paintArtwork } from '#lib/brand/artwork/paint.ts'
import { asSubjects, type ChooseSubjects, tradeSubjects } from '#lib/brand/artwork/subjects.ts'
import { type BrandDna, blankDna } from '#lib/brand/dna.ts'
import { findBrand } from '#lib/brand/store.ts'
import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import { listMedia } from '#lib/media/store.ts'
import { type Painter, PainterError } from '#lib/ports/painter.ts'
import type { Raster } from '#lib/render/raster.ts'
import { kinds } from '#lib/work/kinds.ts'
import { leaseOf } from '#lib/work/lease.ts'
import { putOff } from '#lib/work/put-off.ts'
import { sendFor } from '#lib/work/send.ts'

const WAIT_SECONDS = 30
/** Pictures that are painted of one subject. */
const MOST_TRIES = 2

/** What artwork is painted with. */
export type ArtworkWorld = World & { raster: Raster; painter: Painter | null; chooseSubjects: ChooseSubjects }

/** One step of a set: its subjects are chosen, or one picture is painted; a message that comes twice finds nothing to do. */
export async function advanceArtwork(world: ArtworkWorld, id: string): Promise<void> {
  const token = world.id()
  const row = await claimArtwork(world.db, id, leaseOf(world, 'artworks', token))
  if (!row) return
  try {
    const step = row.attempt > kinds.artworks.most_attempts ? givenUp(row) : await stepOf(world, row)
    const at = world.now().toISOString()
    const goes = await stepArtwork(world.db, row, token, { ...step, due_at: dueAt(world, step), at })
    if (goes && step.wait_seconds !== null) await sendFor(world, 'artworks', row, `step:${token}`, step.wait_seconds)
  } catch (error) {
    world.report(error, { artwork_id: id })
    await putOff(world, 'artworks', row, token, WAIT_SECONDS)
  }
}

/** `wait_seconds` is null where nothing is left to do. */
type Next = Omit<Step, 'at' | 'due_at'> & { wait_seconds: number | null }

const dueAt = (world: ArtworkWorld, { wait_seconds }: Next): string | null =>
  wait_seconds === null
    ? null
    : after(world.now(), wait_seconds * SECOND_MS + kinds.artworks.first_due_ms).toISOString()

/** What goes on as long as one waits. */
const next = (items: readonly ArtworkItem[], rest: Partial<Next> = {}): Next => ({
  ...{ items, wait_seconds: items.some(({ state }) => state === 'waiting') ? 0 : null },
  ...rest,
})

async function stepOf(world: ArtworkWorld, row: ArtworkRow): Promise<Next> {
  const { workspace_id, livemode } = row
  const found = await findBrand(world.db, workspace_id, livemode)
  const dna = found?.dna ?? blankDna('')
  if (livemode && !world.painter) return ended(row, 'This service has no image model.')
  const [item] = row.items.filter(({ state }) => state === 'waiting')
  return item ? painted(world, row, item, dna) : chosen(world, row, dna)
}

/** Where the owner has named none: what a model says that the brand sells, filled up with the things of its trade. */
async function chosen(world: ArtworkWorld, row: ArtworkRow, dna: BrandDna): Promise<Next> {
  const { workspace_id, livemode, wanted } = row
  const said = livemode ? await world.chooseSubjects(workspace_id, dna, wanted) : []
  const kept = await keptSubjects(world, row)
  const all = [...said, ...tradeSubjects(dna, wanted + kept.size)]
  const subjects = asSubjects(
    all.filter(one => !kept.has(asKept(one))),
    wanted,
  )
  if (subjects.length === 0)
    return ended(row, 'The brand does not say what it sells. Name `subjects`, or tell it in its overview or offer.')
  return next(subjects.map(subject => ({ id: world.id(), subject, state: 'waiting' as const, tries: 0, why: null })))
}

const asKept = (subject: string): string => subject.trim().toLowerCase()

/** What its brand keeps a picture of: that is not painted, nor paid, again. */
async function keptSubjects({ db }: ArtworkWorld, row: ArtworkRow): Promise<Set<string>> {
  const kept = await listMedia(db, row, { kind: 'artwork', ready: true, limit: MOST_KEPT, offset: 0 })
  return new Set(kept.map(({ tags }) => asKept(ArtworkTags.parse(tags).shows)))
}

async function painted(world: ArtworkWorld, row: ArtworkRow, item: ArtworkItem, dna: BrandDna): Promise<Next> {
  const { workspace_id, price } = row
  if ((await keptSubjects(world, row)).has(asKept(item.subject))) return next(changed(row, { ...item, state: 'kept' }))
  if (!(await payForPicture(world, { of: 'artwork', workspace_id, id: item.id, price })))
    return ended(row, 'The credits do not do for more pictures.')
  const { subject, tries } = item
  try {
    const asked = { subject, tries, dna, first: row.hand }
    const { painter } = world
    const made =
      row.livemode && painter ? await paintArtwork({ ...world, painter }, asked) : await drawArtwork(world, asked)
    return offered(world, row, item, made)
  } catch (error) {
    if (error instanceof NotGood) return again(row, item, error.message, row.livemode ? MOST_TRIES : 1)
    if (!(error instanceof PainterError)) throw error
    if (error.fault === 'unauthorized') return ended(row, 'The image model does not take the key of this service.')
    if (error.fault === 'refused') return again(row, item, 'The image model refuses to paint this.', 1)
    return again(row, item, `The image model failed (${error.message}).`, MOST_TRIES, WAIT_SECONDS)
  }
}

function offered(world: ArtworkWorld, row: ArtworkRow, item: ArtworkItem, made: Painted): Next {
  const at = world.now().toISOString()
  const { workspace_id, livemode } = row
  const tags = ArtworkTags.parse(made.tags)
  const media = {
    ...{ id: item.id, workspace_id, livemode, kind: 'artwork', name: item.subject, ...made.picture },
    ...{ tags, created_at: at, updated_at: at },
  }
  return next(changed(row, { ...item, state: 'offered' }), { media, hand: row.hand ?? made.hand })
}

/** Once more, or refused for good where it was tried as often as it is. */
function again(row: ArtworkRow, item: ArtworkItem, why: string, most: number, wait_seconds = 0): Next {
  const tries = item.tries + 1
  if (tries < most) return next(changed(row, { ...item, tries, why }), { wait_seconds })
  return next(changed(row, { ...item, tries, why, state: 'refused' }), { ended: item.id })
}

const changed = ({ items }: ArtworkRow, item: ArtworkItem): ArtworkItem[] =>
  items.map(one => (one.id === item.id ? item : one))

const givenUp = (row: ArtworkRow): Next => ended(row, 'The pictures could not be painted. Ask again.')

/** Nothing more is painted; what is there can still be kept. */
function ended(row: ArtworkRow, why: string): Next {
  const [waiting] = row.items.filter(({ state }) => state === 'waiting')
  const items = row.items.map(one => (one.state === 'waiting' ? { ...one, why, state: 'refused' as const } : one))
  return { items, error: why, wait_seconds: null, ...(waiting && { ended: waiting.id }) }
}
