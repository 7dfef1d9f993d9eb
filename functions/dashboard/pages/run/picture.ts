// The picture of a run, with its reasons pinned to it, or its film.
import { html } from 'hono/html'
import { untouched } from '#functions/dashboard/http/refusal.ts'
import { pinned } from '#functions/dashboard/pages/run/pins.ts'
import { shortOn } from '#functions/dashboard/pages/run/reasons.ts'
import { segments } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { Asset, Run } from '#lib/runs/run.ts'

function media(run: Run): Html {
  const film = run.assets.find(({ kind }) => kind === 'video')
  // A slideshow has no poster of its own; its first picture is one.
  const poster = run.assets.find(({ kind }) => kind === 'thumbnail') ?? run.assets.find(({ kind }) => kind === 'image')
  const captions = run.assets.find(({ kind }) => kind === 'captions')
  if (film)
    return html`<figure class="film picture" data-film><video src="${film.url}" controls playsinline preload="${poster ? 'none' : 'metadata'}" width="${film.width ?? 1080}" height="${film.height ?? 1920}"${poster ? html` poster="${poster.url}"` : ''}>${captions ? html`<track kind="captions" srclang="en" label="English" src="${captions.url}">` : ''}</video>${bar(film)}</figure>`
  const images = run.assets.filter(({ kind }) => kind === 'image')
  const [first, ...others] = images
  if (!first) return html``
  const strip = others.map(
    one =>
      html`<a href="${one.url}"><img class="picture" src="${one.url}" alt="${one.alt_text ?? ''}" width="${one.width ?? 1080}" height="${one.height ?? 1350}" loading="lazy"></a>`,
  )
  return html`<figure class="pinned"><img class="picture" src="${first.url}" alt="${first.alt_text ?? ''}" width="${first.width ?? 1080}" height="${first.height ?? 1350}">${pinned(first, shortOn(run, first).values())}</figure>${others.length > 0 ? html`<div class="strip scroll" tabindex="0" role="region" aria-label="The other pictures">${strip}</div>` : ''}`
}

const playing = html`<button type="button" data-do="play">${icon('play', 's')}${icon('pause', 's')}<span class="vh">Play or pause</span></button>`
const sounding = html`<button type="button" data-do="mute" aria-pressed="false">${icon('sound', 's')}<span class="vh">Without sound</span></button>`
const widening = html`<button type="button" data-do="whole">${icon('whole', 's')}<span class="vh">Full screen</span></button>`

/** The player's own controls, for which the browser's make way where script runs. */
const bar = ({ duration_ms }: Asset): Html =>
  html`<button class="play-big" type="button" data-do="play" hidden>${icon('play')}<span class="vh">Play the film</span></button><figcaption class="film-bar" hidden>${playing}<input type="range" min="0" max="1000" value="0" aria-label="Position"><output class="num">${clock(duration_ms ?? 0)}</output>${sounding}${widening}</figcaption>`

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, '0')}`

/** What of a run is looked at and loaded. */
export const file = (run: Run) =>
  run.assets.find(({ kind }) => kind === 'video') ?? run.assets.find(({ kind }) => kind === 'image')

export function stage(run: Run): Html {
  const shown = file(run)
  const size = shown
    ? `${shown.width ?? '?'} × ${shown.height ?? '?'} ${shown.content_type.split('/')[1]?.toUpperCase()}, ${Math.round(shown.bytes / 1000).toLocaleString('en')} kB`
    : ''
  const isPinned = shown?.kind === 'image' && shortOn(run, shown).size > 0
  const see = [
    { value: 'reasons', label: 'Reasons' },
    { value: 'picture', label: 'Picture' },
  ]
  return html`<section class="stage" aria-label="Picture"><div class="board">${media(run)}</div><footer class="row">${isPinned ? segments(untouched, { name: 'see', legend: 'Show', choices: see, chosen: 'picture' }) : ''}<span class="push faint xs num">${size}</span></footer></section>`
}
