// A post as its readers see it: the account, the words, every slide.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { filesOf } from '#functions/dashboard/pages/run/take-away.ts'
import { platformIcon } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { isAiMade } from '#functions/dashboard/parts/story.ts'
import { small } from '#lib/media/small-key.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Asset, Run } from '#lib/runs/run.ts'

const sized = ({ width, height }: Asset): Html => html`width="${width ?? 1080}" height="${height ?? 1350}"`

const image = (asset: Asset, url = small(asset.url)): Html =>
  html`<img class="picture" src="${url}" alt="${asset.alt_text ?? ''}" ${sized(asset)}>`

/** One after the other by a swipe, by the wheel or by the arrow keys; the next one shows at the edge. */
const slides = (assets: readonly Asset[]): Html =>
  html`<ol class="slides scroll" tabindex="0" role="region" aria-label="${assets.length} pictures">${assets.map((asset, nth) => html`<li>${image(asset, asset.url)}<small class="num soft">${nth + 1} of ${assets.length}</small></li>`)}</ol>`

function film(asset: Asset, { assets }: Run): Html {
  const poster = assets.find(({ kind }) => kind === 'thumbnail') ?? assets.find(({ kind }) => kind === 'image')
  return html`<div class="board small"><video class="picture" src="${asset.url}" controls playsinline preload="${poster ? 'none' : 'metadata'}" ${sized(asset)}${poster ? html` poster="${poster.url}"` : ''}></video></div>`
}

function media(c: C, run: Run): Html | '' {
  const [first, ...others] = filesOf(run)
  if (!first) return ''
  if (first.kind === 'video') return film(first, run)
  if (others.length > 0) return slides([first, ...others])
  return html`<a class="board small" href="${hrefOf(c, `runs/${run.id}`)}">${image(first)}</a>`
}

export const asPosted = (
  c: C,
  { platform, caption }: Post,
  run: Run,
  { account, state }: { account: string; state: string },
): Html =>
  html`<article class="sheet as-post" aria-label="The post">
<header class="row">${platformIcon(platform, false)}<b>${account}</b><span class="push soft sml nowrap">${state}</span></header>
<p class="pre">${caption}</p>
${media(c, run)}${isAiMade(run) ? html`<p class="soft sml">Marked as AI-made where the platform takes a mark: X, TikTok and YouTube.</p>` : ''}</article>`
