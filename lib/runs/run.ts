// A run, as its row holds it and as callers read it.
import * as z from 'zod'
import { Channel } from '#lib/channels.ts'
import { Hold, OpenQuestion, readerVerdicts, sensitiveKinds } from '#lib/composer/concerns.ts'
import { after, DAY_MS, Instant } from '#lib/instant.ts'
import { AssetType } from '#lib/plans.ts'
import { runErrorCodes } from '#lib/problem.ts'
import { projection } from '#lib/projection.ts'
import { Given } from '#lib/runs/given.ts'
import { AssetProof } from '#lib/runs/judge/asset-proof.ts'
import { Fits } from '#lib/runs/judge/fits.ts'
import { ScoreRow } from '#lib/score/impact.ts'

export const ARCHIVE_AFTER_DAYS = 90

export const RunStatus = z.enum(['queued', 'running', 'succeeded', 'failed'])
export type RunStatus = z.output<typeof RunStatus>

export const Size = z.enum(['square', 'portrait', 'story', 'landscape', 'wide'])
export type Size = z.output<typeof Size>

export const CreatedVia = z.enum(['api', 'studio', 'render', 'dashboard', 'mcp', 'cli'])
export type CreatedVia = z.output<typeof CreatedVia>

export const Asset = z
  .object({
    id: z.string(),
    position: z.int(),
    url: z.url(),
    kind: z.enum(['image', 'video', 'thumbnail', 'captions']),
    content_type: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    duration_ms: z.int().nullable(),
    bytes: z.int(),
    sha256: z.string(),
    alt_text: z.string().nullable(),
    proof: AssetProof.nullable(),
    ai_made: z.literal(true).optional().meta({
      description: 'An image model has painted a picture that it shows; it is posted with the mark for that.',
    }),
  })
  .meta({ id: 'Asset' })
export type Asset = z.output<typeof Asset>

const Stage = z.object({
  step: z.string(),
  ms: z.int(),
  attempts: z.int(),
  /** Which of several pictures was drawn, or which segments of a film. */
  picture: z.int().optional(),
  segments: z.array(z.int()).optional(),
})

/** Who read a post, how much there was to change, and whether the mended words passed; `fault` says why nobody did. */
const Read = z.object({
  model: z.string(),
  found: z.int().optional(),
  mended: z.boolean().optional(),
  fault: z.string().optional(),
})

export const Receipt = z.object({
  stages: z.array(Stage),
  composer: z.string().optional(),
  fallback: z.string().optional(),
  /** Whom it was asked of, how often, and what of the first answer was refused. */
  models: z.array(z.string()).optional(),
  calls: z.int().optional(),
  faults: z.array(z.string()).optional(),
  tokens: z.object({ input: z.int(), output: z.int() }).optional(),
  cost_usd: z.number().optional(),
  /** Who read the finished words as their owner would: how much was to be mended, and whether the mended words passed. */
  editor: Read.optional(),
  /** Who saw the finished post with its pictures, likewise, and whether what it would have drawn otherwise was. */
  critic: Read.extend({ redrawn: z.boolean().optional() }).optional(),
  /** Who chose what is drawn beside words that a model wrote; `fault` says why nobody did. */
  illustrator: z.object({ model: z.string(), fault: z.string().optional() }).optional(),
  /** Who drew what we have no drawing of; `fault` says why nobody did. */
  draughtsman: z.object({ model: z.string(), fault: z.string().optional() }).optional(),
  /** The image model that was asked for the picture, and why it painted none that is shown. */
  painter: z.object({ model: z.string(), fault: z.string().optional() }).optional(),
  /** What a second model said of the finished post; without a verdict it had no say, and `fault` says why. */
  second_reader: z
    .object({
      model: z.string(),
      verdict: z.enum(readerVerdicts).nullable(),
      wrong: z.string().optional(),
      where: z.string().optional(),
      adds: z.array(z.string()).optional(),
      fault: z.string().optional(),
    })
    .optional(),
  /** What the run took; without it nothing was counted. */
  credits: z.int().optional(),
})
export type Receipt = z.output<typeof Receipt>

/** What was changed about a picture because a rule failed, and the score of the picture's own rows before and after. */
export const Repair = z
  .object({ rule: z.string(), action: z.string(), before: z.int(), after: z.int(), asset: z.int() })
  .meta({ id: 'Repair' })
export type Repair = z.output<typeof Repair>

const Legacy = z.null().default(null)

/** What a person has said of a run that had to be looked at. */
const RunApproval = z.object({
  required: z.boolean(),
  state: z.enum(['none', 'pending', 'approved', 'changes_requested']),
  by: z.string().nullable(),
  at: Instant.nullable(),
  comment: z.string().nullable(),
})
export const NOT_ASKED: z.output<typeof RunApproval> = {
  required: false,
  state: 'none',
  by: null,
  at: null,
  comment: null,
}

/** The wire shape of a run, and the projection of its row: what is not named here never leaves. */
export const Run = z
  .object({
    id: z.uuid(),
    status: RunStatus,
    brief: z.string(),
    channel: Channel,
    asset_type: AssetType,
    output_text: z.string().nullable(),
    asset_url: z.url().nullable(),
    asset_urls: z.array(z.url()).nullable(),
    impact_score: z.int().min(0).max(100).nullable(),
    verdict: z.enum(['approved', 'needs_review', 'rejected']).nullable(),
    audience_score: Legacy,
    audience_verdict: Legacy,
    audience_themes: Legacy,
    audience_risks: Legacy,
    audience_opportunities: Legacy,
    error_message: z.string().nullable(),
    created_at: Instant,
    started_at: Instant.nullable(),
    finished_at: Instant.nullable(),
    auto_post_eligible: z.boolean(),
    assets: z.array(Asset),
    size: Size.nullable(),
    variation: z.int(),
    scheduled_at: Instant.nullable(),
    created_via: CreatedVia,
    batch_id: z.uuid().nullable().default(null),
    reference_id: z.string().nullable().default(null),
    rerender_of: z.uuid().nullable().default(null),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    archived: z.boolean(),
    progress: z.int().min(0).max(100),
    error_code: z.enum(runErrorCodes).nullable(),
    score_reasons: z.array(ScoreRow),
    repairs: z.array(Repair).default([]),
    /** What each platform would say to it; null until it has succeeded. */
    fits: Fits.nullable().default(null),
    /** What is posted on each channel, to the letter; `output_text` is the one of the run's own channel. */
    captions: z.partialRecord(Channel, z.string()).nullable().default(null),
    /** What somebody should look at before it goes out. */
    holds: z.array(Hold).default([]),
    /** The gravest thing that it touches; null for what was not composed. */
    sensitive: z.enum(sensitiveKinds).nullable().default(null),
    /** What the brief leaves open. */
    questions: z.array(OpenQuestion).default([]),
    /** Who wrote the words: a model by its name, `recorded:` and a name, `builtin`, `recipe` or `none`. */
    composer: z.string().nullable().default(null),
    /** Whether what it wrote may go out by itself; false for a model that was not measured on this service yet. */
    calibrated: z.boolean().nullable().default(null),
    receipt: Receipt,
    /** What it cost in credits; null where nothing is counted, as in test mode. What failed has them back. */
    credits: z.int().nullable().default(null),
    /** The first of its workspace: it costs nothing and counts in no cap. */
    free: z.boolean().default(false),
    /** The version of the Brand DNA that the run was made from; null until it is composed. */
    brand_version: z.int().nullable().default(null),
    approval: RunApproval.default(NOT_ASKED),
    /** The last day that its words speak of as coming; a post after it is refused, unless `allow_past_event` says that it is meant. */
    event_day: z.iso.date().nullable().default(null),
    updated_at: Instant,
  })
  .meta({ id: 'Run' })
export type Run = z.output<typeof Run>

/** When it is worth looking again: films take longer. */
export const againSeconds = (asset_type: string) => (asset_type === 'video' ? '5' : '1')
export const isTerminal = (status: RunStatus) => status === 'succeeded' || status === 'failed'

const project = projection(Run)

/** What was made before is archived. */
export const archivedBefore = (now: Date) => after(now, -ARCHIVE_AFTER_DAYS * DAY_MS)

/** A row as the caller sees it now; `shown-store.ts` says the same in SQL. */
export const shown = (row: RunRow, now: Date): Run =>
  project({ ...settled(row), archived: new Date(row.created_at) < archivedBefore(now) })

/** What a run has made so far is nobody's business until it has succeeded. */
export const settled = <Row extends { status?: unknown }>(row: Row): Row & Partial<typeof unsettled> =>
  row.status === 'succeeded' ? row : { ...row, ...unsettled }

/** The results of a run that has not succeeded. */
export const unsettled = {
  output_text: null,
  asset_url: null,
  asset_urls: null,
  assets: [],
  impact_score: null,
  verdict: null,
  score_reasons: [],
  repairs: [],
  fits: null,
  captions: null,
  holds: [],
  sensitive: null,
  questions: [],
  composer: null,
  calibrated: null,
  event_day: null,
}

/** What the pipeline needs beyond the wire shape. */
export const RunRow = Run.omit({ archived: true }).extend({
  workspace_id: z.uuid(),
  key_id: z.uuid().nullable(),
  step: z.string(),
  given: Given.nullable().default(null),
  /** Told of this run alone. */
  webhook_url: z.string().nullable().default(null),
  connected_account_id: z.uuid().nullable().default(null),
  campaign_id: z.uuid().nullable().default(null),
  recipe: z.unknown().default(null),
  /** When `event_day` has ended in the workspace’s place. */
  event_over_at: Instant.nullable().default(null),
  version: z.int(),
  usage_period: z.string().nullable(),
  lease: z.uuid().nullable(),
  attempt: z.int(),
  remaining: z.int(),
})
export type RunRow = z.output<typeof RunRow>

/** A row as Postgres answers it. */
export const readRunRow = projection(RunRow)
