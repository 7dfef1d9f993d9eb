// A run as a picture with its verdict, in rows that fill.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { becameChip, type PostsByRun } from '#functions/dashboard/parts/became.ts'
import { icon, nameOf, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { isOpen, openWords } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { isAiMade } from '#functions/dashboard/parts/story.ts'
import { ago } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { small } from '#lib/media/small-key.ts'
import type { FoundRun } from '#lib/runs/read/find.ts'
import { findTemplate } from '#lib/runs/read/named-store.ts'
import { readShown } from '#lib/runs/read/watch.ts'
import { type Asset, isTerminal, Run } from '#lib/runs/run.ts'
import { HOLD_CAP } from '#lib/score/impact.ts'

export type ShownRun = Pick<
  Run,
  | 'id'
  | 'status'
  | 'brief'
  | 'channel'
  | 'asset_type'
  | 'assets'
  | 'impact_score'
  | 'verdict'
  | 'progress'
  | 'created_at'
  | 'approval'
  | 'holds'
  | 'questions'
  | 'composer'
  | 'output_text'
> & { template: string | null }

export async function readRun(c: C, id: string): Promise<FoundRun> {
  const { ctx } = c.var
  const [{ json }, template] = await Promise.all([readShown(ctx, id), findTemplate(ctx.db, ownerOf(ctx), id)])
  return { ...Run.parse(JSON.parse(json)), template }
}

/** What stands for a run: its first picture, the poster of a film. */
export const coverOf = (assets: readonly Asset[]): Asset | undefined =>
  assets.find(({ kind }) => kind === 'image') ?? assets.find(({ kind }) => kind === 'thumbnail')

/** By the shape of its picture a tile takes more or less of a row. */
function shapeOf({ asset_type, assets }: ShownRun): string {
  const cover = coverOf(assets)
  const ratio =
    cover?.width && cover.height
      ? cover.width / cover.height
      : asset_type === 'video'
        ? 0.5625
        : asset_type === 'og_image'
          ? 1.91
          : 0.8
  if (ratio > 1.8) return 'wide'
  if (ratio > 1.4) return 'hd'
  if (ratio > 0.9) return 'square'
  if (ratio > 0.7) return 'tall'
  return ratio > 0.5 ? 'story' : 'long'
}

const signs = {
  approved: { tone: 'good', icon: 'check', word: 'Approved' },
  needs_review: { tone: 'warn', icon: 'warn', word: 'Needs review' },
  rejected: { tone: 'bad', icon: 'cross', word: 'Rejected' },
} as const

export const verdictChip = ({ verdict, status, approval }: Pick<Run, 'verdict' | 'status' | 'approval'>): Html => {
  if (status === 'failed') return html`<span class="chip bad">${icon('cross', 's')}Failed</span>`
  if (!verdict) return html`<span class="chip mark">Making</span>`
  const { tone, icon: sign, word } = signs[verdict]
  const isSaid = approval.state === 'approved' || verdict === 'rejected'
  const by = isSaid && approval.by ? ` by ${approval.by}` : ''
  return html`<span class="chip ${tone}">${icon(sign, 's')}${word}${by}</span>`
}

/** All that waits for a person, or has waited, stands at one number, which ranks nothing. */
export const score = ({ verdict, impact_score }: Pick<Run, 'verdict' | 'impact_score'>): Html | '' => {
  if (!verdict || impact_score === null || impact_score === HOLD_CAP) return ''
  const { tone, icon: sign, word } = signs[verdict]
  return html`<span class="score ${tone}">${icon(sign, 's')}<span class="vh">${word}, score </span>${impact_score}</span>`
}

/** What holds a run says more than a score, and so does that somebody has said yes. */
const standing = (run: ShownRun): Html | '' => {
  const [first, ...others] = isOpen(run) ? openWords(run) : []
  if (!first) return score(run) || said(run)
  const { tone, icon: sign, word } = signs.needs_review
  return html`<span class="score ${tone}" title="${[first, ...others].join(', ')}">${icon(sign, 's')}<span class="vh">${word}: </span>${first}</span>`
}

const said = ({ verdict }: ShownRun): Html | '' => {
  if (!verdict) return ''
  const { tone, icon: sign, word } = signs[verdict]
  return html`<span class="score ${tone}">${icon(sign, 's')}${word}</span>`
}

/** How far it is, as a ring. */
const ring = (progress: number): Html =>
  html`<span class="prog"><svg viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15"/><circle class="on" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${Math.max(2, progress)} 100"/></svg><b class="num">${progress} %</b></span>`

const madeOf = (run: ShownRun) => (isAiMade(run) ? html`<span class="type">AI-made</span>` : '')

const countOf = ({ assets, asset_type }: ShownRun) => {
  const pictures = assets.filter(({ kind }) => kind === 'image').length
  return pictures > 1
    ? html`<span class="chip count">${pictures} ${asset_type === 'carousel' ? 'slides' : 'pictures'}</span>`
    : ''
}

function tile(c: C, run: ShownRun, posts: PostsByRun, isEarly: boolean): Html {
  const cover = coverOf(run.assets)
  const now = c.var.world.now()
  const picture = cover
    ? html`<img class="picture" src="${small(cover.url)}" alt="${cover.alt_text ?? ''}" width="${cover.width ?? 400}" height="${cover.height ?? 500}" ${isEarly ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}>`
    : html`<span class="drawing ghost"><svg class="picture" viewBox="0 0 400 500" aria-hidden="true"></svg>${run.status === 'failed' ? html`<span class="prog bad">${icon('cross', 'l')}</span>` : ring(run.progress)}</span>`
  const state = isTerminal(run.status)
    ? standing(run)
    : html`<span class="ember">${run.status === 'queued' ? 'Waiting' : 'Making'}</span>`
  const kind = run.asset_type === 'card' ? '' : html`<span class="type">${nameOf(run.asset_type)}</span>`
  return html`<li class="tile ${shapeOf(run)}"><a href="${hrefOf(c, `runs/${run.id}`)}">${picture}${countOf(run)}<span class="cap">${titleOf(run)}</span></a><p class="meta">${run.status === 'failed' ? html`<span class="bad">failed</span>` : state}${becameChip(posts.get(run.id))}${platformIcon(run.channel)}<time datetime="${run.created_at}">${ago(run.created_at, now, c.var.place.workspace.time_zone)}</time>${kind}${madeOf(run)}</p></li>`
}

/** Those that are seen first, `early` of them, are fetched at once. */
export const gallery = (c: C, runs: readonly ShownRun[], posts: PostsByRun, early: number): Html =>
  html`<ul class="gallery">${runs.map((run, nth) => tile(c, run, posts, nth < early))}</ul>`
