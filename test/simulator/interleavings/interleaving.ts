// What has to hold for a post at every interleaving of cancel, of its campaign as well, change, approval, pause, sweep, messages, the clock and kills.
import fc from 'fast-check'
import { cancelCampaign } from '#lib/campaigns/campaign.ts'
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { approveRun, askForChanges, contentOf, showForApproval } from '#lib/publish/approval/approve.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import { cancelPost, changePost } from '#lib/publish/control/control.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { sweep } from '#lib/sweep.ts'
import type { Database } from '../database.ts'
import { immortal, type Worker } from './moments.ts'
import { type Begun, by, type Fate, type Given, labelOf, RUN, Stage, WORKSPACE, wordsOf } from './stage.ts'

const MINUTE_MS = 60_000
const SETTLING_ROUNDS = 300

type Death = { after: number; does_last: boolean } | null
type Deed = { /** Moments that pass before it begins. */ waits: number } & (
  | { kind: 'turn' | 'sweep'; death: Death }
  | { kind: 'cancel' | 'call off' | 'approve' | 'object' }
  | { kind: 'change'; deeds: ('words' | 'time')[] }
  | { kind: 'pause'; resumes: boolean }
  | { kind: 'clock'; seconds: number[] }
)
export type Play = Given & { deeds: Deed[] }

const death = fc.option(fc.record({ after: fc.nat(7), does_last: fc.boolean() }), { freq: 2 })
const waits = fc.nat(5)
const turn = fc.record({ waits: fc.nat(2), kind: fc.constantFrom('turn' as const, 'sweep' as const), death })
const some = <T>(arbitrary: fc.Arbitrary<T>, more: fc.ArrayConstraints) => fc.array(arbitrary, more)

/** Two turns and more, and at most one each of those who control the post. */
export const plays: fc.Arbitrary<Play> = fc
  .record({
    fates: some(fc.constantFrom<Fate>('made', 'lost', 'vanished', 'refused', 'rejected'), { maxLength: 3 }),
    is_mute: fc.boolean(),
    is_thread: fc.boolean(),
    is_looked_at: fc.boolean(),
    scheduled_in_s: fc.constantFrom(null, null, 30, 600),
    turns: some(turn, { minLength: 1, maxLength: 3 }),
    control: fc.uniqueArray(
      fc.oneof<fc.Arbitrary<Deed>[]>(
        fc.record({ waits, kind: fc.constantFrom('cancel' as const, 'call off' as const, 'object' as const) }),
        fc.record({
          waits,
          kind: fc.constant('change' as const),
          deeds: some(fc.constantFrom('words' as const, 'time' as const), { minLength: 1, maxLength: 2 }),
        }),
        fc.record({ waits, kind: fc.constant('pause' as const), resumes: fc.boolean() }),
      ),
      { selector: deed => deed.kind, minLength: 1, maxLength: 3 },
    ),
    approvals: some(fc.record({ waits, kind: fc.constant('approve' as const) }), { maxLength: 2 }),
    seconds: some(fc.constantFrom(20, 60, 130, 700), { maxLength: 4 }),
  })
  .map(({ turns, control, approvals, seconds, ...given }) => ({
    ...given,
    deeds: [...turns, ...control, ...approvals, { kind: 'clock', waits: 0, seconds }],
  }))

type Answered = { from: number; to: number }
type Notes = {
  canceled: number | null
  /** Its campaign was, and whatever was sent by then goes on. */
  calledOff: number | null
  /** What its post was told as then, where that would still wait. */
  left: string | null
  changes: (Answered & { caption?: string; time?: number })[]
  pauses: (Answered & { in_flight: boolean; until: number })[]
  /** With the words that were shown. */
  approvals: (Answered & { words: string[] })[]
  objections: (Answered & { in_flight: boolean })[]
}

const run = { workspace_id: WORKSPACE, livemode: true, run_id: RUN }
const reviewer = { actor: 'reviewer:test', who: 'Mara', request_id: 'test' }

const unlessRefused = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}

class Cast {
  readonly notes: Notes = {
    canceled: null,
    calledOff: null,
    left: null,
    changes: [],
    pauses: [],
    approvals: [],
    objections: [],
  }
  readonly #stage: Stage
  #workers = 0

  readonly #is_thread: boolean

  constructor(stage: Stage, { is_thread }: Given) {
    this.#stage = stage
    this.#is_thread = is_thread
    stage.onMessage = () => void this.act({ kind: 'turn', waits: 0, death: null })
  }

  async act(deed: Deed): Promise<void> {
    const stage = this.#stage
    const { after = Number.POSITIVE_INFINITY, does_last = true } = ('death' in deed && deed.death) || {}
    const worker: Worker = { name: `${deed.kind} ${++this.#workers}`, left: after, does_last }
    const world = stage.world(worker)
    for (let count = 0; count < deed.waits; count++) await stage.moment(worker)
    if (deed.kind === 'turn') return advancePost(world, stage.post_id)
    if (deed.kind === 'sweep') return void (await sweep(world, 'posts'))
    if (deed.kind === 'cancel') return this.#cancel(world)
    if (deed.kind === 'call off') return this.#callOff(world)
    if (deed.kind === 'approve') return this.#approve(world)
    if (deed.kind === 'object') return this.#object(world)
    if (deed.kind === 'pause') return this.#pause(world, deed.resumes)
    if (deed.kind === 'change') for (const one of deed.deeds) await this.#change(world, one)
    if (deed.kind === 'clock')
      for (const seconds of deed.seconds)
        await stage.step(worker, `${seconds} s`, async () => stage.pass(seconds * 1_000))
  }

  async #cancel(world: World): Promise<void> {
    const canceled = await cancelPost(world, by, this.#stage.ref).catch(unlessRefused)
    if (canceled?.status === 'canceled') this.notes.canceled = ++this.#stage.seq
  }

  async #callOff(world: World): Promise<void> {
    const { items } = await cancelCampaign(world, by, this.#stage.campaign)
    this.notes.calledOff = ++this.#stage.seq
    const status = items[0]?.status ?? ''
    if (status === 'canceled') this.notes.canceled ??= this.#stage.seq
    // What was made ready may have been sent, and have come back since.
    if (waiting.includes(status) && this.#stage.prepared === 0) this.notes.left = status
  }

  async #approve(world: World): Promise<void> {
    const shown = await showForApproval(world, run)
    const words = shown.posts.map(post => labelOf(post.caption))
    const note = { from: ++this.#stage.seq, to: Number.POSITIVE_INFINITY, words }
    this.notes.approvals.push(note)
    const approved = await approveRun(world, reviewer, run, contentOf(shown)).catch(unlessRefused)
    if (approved) note.to = ++this.#stage.seq
    else this.notes.approvals.splice(this.notes.approvals.indexOf(note), 1)
  }

  async #object(world: World): Promise<void> {
    const from = ++this.#stage.seq
    const { in_flight } = await askForChanges(world, reviewer, run, 'Not so')
    this.notes.objections.push({ from, to: ++this.#stage.seq, in_flight: in_flight.length > 0 })
  }

  async #change(world: World, what: 'words' | 'time'): Promise<void> {
    const from = ++this.#stage.seq
    const [caption, time] = [`Words ${from}`, this.#stage.at + 5 * MINUTE_MS]
    const input =
      what === 'words' ? { caption: wordsOf(caption, this.#is_thread) } : { scheduled_at: new Date(time).toISOString() }
    const note = { from, to: Number.POSITIVE_INFINITY, ...(what === 'words' ? { caption } : { time }) }
    this.notes.changes.push(note)
    const changed = await changePost(world, by, this.#stage.ref, input).catch(unlessRefused)
    if (changed) note.to = ++this.#stage.seq
    else this.notes.changes.splice(this.notes.changes.indexOf(note), 1)
  }

  async #pause(world: World, resumes: boolean): Promise<void> {
    const from = ++this.#stage.seq
    const { in_flight } = await pausePosting(world, by, WORKSPACE)
    const note = { from, to: ++this.#stage.seq, in_flight: in_flight.includes(this.#stage.post_id), until: Infinity }
    this.notes.pauses.push(note)
    if (!resumes) return
    note.until = ++this.#stage.seq
    await resumePosting(world, by, WORKSPACE)
  }
}

export type Played = { violations: string[]; begun: number }

/** Plays it to the end of all trouble, then lets time pass; answers what is wrong. */
export async function played(database: Database, play: Play, scheduler: fc.Scheduler): Promise<Played> {
  const stage = new Stage(database, play, scheduler)
  await stage.reserve()
  const cast = new Cast(stage, play)
  const failed: unknown[] = []
  for (const deed of play.deeds) cast.act(deed).catch(error => failed.push(error))
  await stage.rest()
  if (failed.length > 0) throw failed[0]
  const until = stage.seq
  const violations = [
    ...(await settle(stage)),
    ...judged(stage, cast.notes, until),
    ...calledOffAll(stage, cast.notes),
    ...unapproved(stage, cast.notes, play),
    ...(await ended(stage, cast.notes, play)),
  ]
  return { violations, begun: stage.begun.length }
}

const waiting = ['scheduled', 'awaiting_approval', 'queued']
const over = ['posted', 'canceled', 'failed', 'needs_attention', 'awaiting_approval']

/** Nothing goes wrong any more: the pause is over, the sweep beats, and its messages come. */
export async function settle(stage: Stage): Promise<string[]> {
  const world = stage.world(immortal('settling'), { waits: false })
  stage.onMessage = () => undefined
  await resumePosting(world, by, WORKSPACE)
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    const { status, due_at } = await stage.row()
    if (over.includes(String(status))) return []
    stage.pass(10 * MINUTE_MS)
    if (due_at === null) return [`nobody would look at it again: ${status}`]
    await sweep(world, 'posts')
    await advancePost(world, stage.post_id)
  }
  return []
}

/** What was begun, against what had been answered by then. `until` is the end of what people did. */
function judged({ begun }: Stage, { canceled, changes, pauses }: Notes, until: number): string[] {
  const wrong: string[] = []
  for (const pause of pauses)
    if (begun.filter(({ seq }) => seq <= until && seq > pause.to && seq < pause.until).length > 1)
      wrong.push('more was begun while posting was paused than what was in flight')
  for (const { seq, at, caption } of begun) {
    if (canceled !== null && seq > canceled) wrong.push('it was begun after its cancel was answered')
    for (const pause of pauses)
      if (seq <= until && seq > pause.to && seq < pause.until && !pause.in_flight)
        wrong.push('it was begun while posting was paused, and not named as in flight')
    const latest = (kind: 'caption' | 'time') => changes.filter(one => one[kind] !== undefined && one.to < seq).at(-1)
    const pending = (kind: 'caption' | 'time') =>
      changes.filter(one => one[kind] !== undefined && one.from < seq && one.to > seq)
    const words = [latest('caption')?.caption ?? 'First', ...pending('caption').map(one => one.caption)]
    if (!words.includes(labelOf(caption)))
      wrong.push(`it was begun with “${labelOf(caption)}”, which had been changed to “${words[0]}”`)
    const time = latest('time')?.time
    if (time !== undefined && at < time && pending('time').length === 0) wrong.push('it was begun before its new time')
  }
  return wrong
}

/** What had been sent when its campaign was canceled is told as on its way; where it did not get there, it is sent no more. */
function calledOffAll({ begun }: Stage, { calledOff, left }: Notes): string[] {
  const isAfter = (one: Begun, index: number) =>
    calledOff !== null && one.prepared > calledOff && !follows(one, begun.slice(0, index))
  return [
    ...(left === null ? [] : [`its campaign was canceled, and it was told as ${left}`]),
    ...begun.filter(isAfter).map(() => 'it was made ready and begun after its campaign was canceled'),
  ]
}

/** A part of a thread that follows one that is out goes on. */
const follows = (one: Begun, before: Begun[]): boolean =>
  before.some(other => other.caption !== one.caption && labelOf(other.caption) === labelOf(one.caption))

/** Where somebody has to look, or has objected, only words go out that were approved, and since; but for what the objection was told is on its way. */
function unapproved({ begun }: Stage, { approvals, objections }: Notes, { is_looked_at }: Play): string[] {
  return begun.flatMap((one, index) => {
    const { seq, caption } = one
    const isFirstSince = (to: number) => begun.find(other => other.seq > to)?.seq === seq
    const against = objections.filter(({ to, in_flight }) => to < seq && !(in_flight && isFirstSince(to)))
    if (follows(one, begun.slice(0, index)) || (!is_looked_at && against.length === 0)) return []
    const yes = approvals.some(
      ({ from, to, words }) =>
        from < seq && words.includes(labelOf(caption)) && against.every(objection => objection.from < to),
    )
    return yes ? [] : [`it was begun with “${labelOf(caption)}”, which nobody has approved`]
  })
}

async function ended(stage: Stage, { canceled }: Notes, { is_mute, is_thread, fates }: Play): Promise<string[]> {
  const { status } = await stage.row()
  const { out } = stage
  const told = await stage.told()
  const mayStop = is_mute || (is_thread && fates.includes('rejected'))
  return [
    ...(new Set(out).size < out.length ? [`it is out twice: ${out}`] : []),
    ...(out.length > (is_thread ? 2 : 1) ? [`it is out ${out.length} times`] : []),
    ...(over.includes(String(status)) ? [] : [`it is lost: ${status}`]),
    ...(status === 'posted' && out.length < (is_thread ? 2 : 1) ? ['it is told as posted and is not all there'] : []),
    ...(status !== 'posted' && status !== 'needs_attention' && out.length > 0 ? [`it is out and ${status}`] : []),
    ...(status === 'needs_attention' && !mayStop ? ['it needs attention although the platform tells'] : []),
    ...(canceled !== null && status !== 'canceled' ? [`it was canceled and is ${status}`] : []),
    ...(status !== 'awaiting_approval' && told.at(-1) !== `post.${status}`
      ? [`its end ${status} was told as ${told.at(-1)}`]
      : []),
  ]
}
