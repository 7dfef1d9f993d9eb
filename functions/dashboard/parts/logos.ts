// Logos by name, each on the ground that it is made for.
import { html } from 'hono/html'
import { plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { small } from '#lib/media/small-key.ts'

const names: Record<BrandView['logo_assets'][number]['variant'], string> = {
  ...{ primary: 'Main', mark: 'Mark', wordmark: 'Wordmark' },
  ...{ light: 'Light, for dark grounds', dark: 'Dark, for light grounds' },
}

export const logoTiles = (logos: BrandView['logo_assets']): Html =>
  html`<ul class="row wrap logos">${logos.map(({ variant, url, width, height }) => html`<li><span class="logo-tile ${variant}"><img src="${small(url)}" alt="${plain(variant)} logo" width="${width}" height="${height}" loading="lazy"></span>${names[variant]}</li>`)}</ul>`
