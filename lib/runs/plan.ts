import type { BrandDna } from '#lib/brand/dna.ts'
import type { Channel } from '#lib/channels.ts'
import { localDay } from '#lib/instant.ts'
import type { Workspace } from '#lib/keys/key.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

export type Planned = { template: string; data: Record<string, unknown> }

/** What the composer answers: the pictures to draw and the words around them. */
export type Plan = {
  day: string
  language: string
  pictures: Planned[]
  captions: Record<Channel, string>
  hashtags: string[]
  score_rows: ScoreRow[]
}

const HEADLINE_MAX = 90

/** The brief's first sentence on the picture, the brief itself as the caption. */
export function planFor(run: RunRow, workspace: Workspace, _: BrandDna, now: Date): Plan {
  const [first = run.brief] = run.brief.split(/(?<=[.!?])\s|\n/, 1)
  const headline = first.length <= HEADLINE_MAX ? first : `${first.slice(0, first.lastIndexOf(' ', HEADLINE_MAX - 1))}…`
  return {
    day: localDay(now, workspace.time_zone),
    language: 'en',
    pictures: [{ template: 'statement', data: { headline } }],
    captions: { twitter: run.brief, linkedin: run.brief, instagram: run.brief, youtube: run.brief, tiktok: run.brief },
    hashtags: [],
    score_rows: [],
  }
}
