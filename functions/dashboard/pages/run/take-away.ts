// Pictures and words for whoever posts them by hand: to keep as files, to hand on from a phone, to copy.
import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { uuid } from '#functions/dashboard/http/sent.ts'
import { zip } from '#functions/dashboard/pages/run/zip.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { readRun } from '#functions/dashboard/parts/run-tile.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { utf8 } from '#lib/bytes.ts'
import { Problem } from '#lib/problem.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'

/** A film alone, or every picture. */
export function filesOf({ assets }: Run): Asset[] {
  const film = assets.find(({ kind }) => kind === 'video')
  return film ? [film] : assets.filter(({ kind }) => kind === 'image')
}

/** They lie at another origin, whose files a browser opens instead of keeping them: so they come from here. */
export function takeAway(c: C, run: Run): Html | '' {
  const files = filesOf(run)
  if (files.length === 0) return ''
  const all = hrefOf(c, `runs/${run.id}/files`)
  const each = files.map((_, nth) => `${all}/${nth + 1}`).join(' ')
  const words = files.length > 1 ? `Download ${plural(files.length, 'picture')}` : 'Download'
  return html`<a class="btn" href="${all}" download>${icon('load', 's')}${words}</a><button class="btn" type="button" data-is="share" data-files="${each}" data-words="caption" hidden>${icon('out', 's')}Share</button>`
}

/** By its words, as far as they are no path; the brief may say what is not for everybody. */
const stemOf = (run: Run): string =>
  titleOf({ brief: run.output_text ?? '', asset_type: run.asset_type }, 50)
    .replace(/[^\p{L}\p{M}\p{N}]{1,200}/gu, ' ')
    .trim()
    .replaceAll(' ', '-')

const attached = (name: string) => ({
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Cache-Control': 'private, max-age=3600',
})

const endingOf = ({ url }: Asset) => url.split('.').at(-1)

async function bytesOf(c: C, { url }: Asset): Promise<Uint8Array> {
  const bytes = await c.var.ctx.blobs.read(new URL(url).pathname.slice(1))
  if (!bytes) throw new Problem('route_not_found', 'This file is no longer kept.')
  return bytes
}

async function sendOne(c: C, asset: Asset, name: string): Promise<Response> {
  const headers = { ...attached(`${name}.${endingOf(asset)}`), 'Content-Type': asset.content_type }
  return c.body((await bytesOf(c, asset)) as Uint8Array<ArrayBuffer>, 200, headers)
}

export const takenAway = routes()
  .get('/runs/:id/files', may('see'), async c => {
    const run = await readRun(c, uuid(c.req.param('id')))
    const files = filesOf(run)
    const [only] = files
    if (only && files.length === 1) return sendOne(c, only, stemOf(run))
    const pictures = await Promise.all(
      files.map(async (asset, nth) => ({
        name: `${String(nth + 1).padStart(2, '0')}.${endingOf(asset)}`,
        bytes: await bytesOf(c, asset),
      })),
    )
    const words = { name: 'words.txt', bytes: utf8(run.captions?.[run.channel] ?? run.output_text ?? '') }
    return c.body(zip([...pictures, words]), 200, {
      ...attached(`${stemOf(run)}.zip`),
      'Content-Type': 'application/zip',
    })
  })

  .get('/runs/:id/files/:nth{[0-9]{1,2}}', may('see'), async c => {
    const run = await readRun(c, uuid(c.req.param('id')))
    const asset = filesOf(run)[Number(c.req.param('nth')) - 1]
    if (!asset) throw new Problem('route_not_found', 'There is no such picture.')
    return sendOne(c, asset, `${stemOf(run)}-${c.req.param('nth')}`)
  })
