// What a brand looks like: three cards of it, and its logos.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { plain } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { templateName } from '#functions/dashboard/parts/titles.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { CardName } from '#lib/brand/signature.ts'
import { small } from '#lib/media/small-key.ts'

/** A line, a date and a voice: what most posts are. */
export const SHOWN = ['statement', 'event_reminder', 'quote'] as const satisfies readonly CardName[]

export const board = (addressOf: (name: string, nth: number) => string): Html =>
  html`<div class="cards">${SHOWN.map((name, nth) => html`<img class="picture" src="${addressOf(name, nth)}" alt="${templateName(name)}" width="540" height="675">`)}</div>`

/** Of a version, in the fonts of today: drawn when they are looked at, and kept by the browser. */
export function cardsAt(c: C, { version, typography }: BrandView): Html {
  const type = encodeURIComponent(`${typography.display.drawn_in},${typography.text.drawn_in}`)
  return board(name => hrefOf(c, `brand/versions/${version}/${name}.webp?type=${type}`))
}

type Logo = BrandView['logo_assets'][number]

export const logoNames: Record<Logo['variant'], string> = {
  ...{ primary: 'Main', mark: 'Mark', wordmark: 'Wordmark' },
  ...{ light: 'Light, for dark grounds', dark: 'Dark, for light grounds' },
}

/** Logos by name, each on the ground that it is made for, with what can be done about it. Of one kind the first is drawn. */
export function logoTiles(all: readonly Logo[], deeds: (logo: Logo, name: string) => Html | '' = () => ''): Html {
  const logos = all.filter(({ url }, at) => all.findIndex(one => one.url === url) === at)
  const isFirst = ({ variant }: { variant: string }, at: number) =>
    logos.findIndex(one => one.variant === variant) === at
  const tile = (logo: Logo, at: number) => {
    const name = logoNames[logo.variant]
    const reserve = isFirst(logo, at) ? '' : html`<p class="xs soft">in reserve</p>`
    return html`<li><span class="logo-tile ${logo.variant}"><img src="${small(logo.url)}" alt="${plain(logo.variant)} logo" width="${logo.width}" height="${logo.height}" loading="lazy"></span><div class="under-p"><div class="grow">${name}${reserve}</div>${deeds(logo, name)}</div></li>`
  }
  return html`<ul class="row wrap logos">${logos.map(tile)}</ul>`
}
