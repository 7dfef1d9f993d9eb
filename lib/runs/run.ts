import * as z from 'zod'
import { Channel } from '#lib/channels.ts'
import { after, DAY_MS, Instant } from '#lib/instant.ts'
import { AssetType } from '#lib/plans.ts'
import { runErrorCodes } from '#lib/problem.ts'
import { projection } from '#lib/projection.ts'
import { Scheme } from '#lib/render/picture.ts'
import { AssetProof } from '#lib/runs/asset-proof.ts'
import { Fits } from '#lib/runs/fits.ts'
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

export const Receipt = z.object({
  stages: z.array(Stage),
  composer: z.string().optional(),
  fallback: z.string().optional(),
  tokens: z.object({ input: z.int(), output: z.int() }).optional(),
  cost_usd: z.number().optional(),
})
export type Receipt = z.output<typeof Receipt>

/** What was changed about a picture because a rule failed, and the score of the picture's own rows before and after. */
export const Repair = z
  .object({ rule: z.string(), action: z.string(), before: z.int(), after: z.int(), asset: z.int() })
  .meta({ id: 'Repair' })
export type Repair = z.output<typeof Repair>

/** What a run may begin with instead of a brief. */
export const Given = z.union([
  z.object({
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    caption: z.string().nullable(),
    scheme: Scheme.optional(),
    /** Where a card of Studio goes once it has succeeded. */
    deliver: z.object({ telegram: z.boolean(), social: z.array(z.uuid()) }).optional(),
  }),
  z.object({ recipe: z.unknown() }),
])
export type Given = z.output<typeof Given>

const Legacy = z.null().default(null)

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
    receipt: Receipt,
    /** The version of the Brand DNA that the run was made from; null until it is composed. */
    brand_version: z.int().nullable().default(null),
    updated_at: Instant,
  })
  .meta({ id: 'Run' })
export type Run = z.output<typeof Run>

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
  recipe: z.unknown().default(null),
  version: z.int(),
  usage_period: z.string().nullable(),
  lease: z.uuid().nullable(),
  attempt: z.int(),
  remaining: z.int(),
})
export type RunRow = z.output<typeof RunRow>

/** A row as Postgres answers it. */
export const readRunRow = projection(RunRow)
