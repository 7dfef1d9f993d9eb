// Pictures by an image model: asked for, kept or dropped one by one.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { fieldsOf, read, uuid } from '#functions/dashboard/http/sent.ts'
import { none } from '#functions/dashboard/pages/library-add.ts'
import { at, deeds, type Part, removing } from '#functions/dashboard/pages/library-deeds.ts'
import { postForm } from '#functions/dashboard/parts/field.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { type Artwork, type ArtworkPicture, priceOfArtwork, readArtwork } from '#lib/brand/artwork/artwork.ts'
import { dropArtwork, keepArtwork } from '#lib/brand/artwork/judge.ts'
import { ProposeArtworkInput, proposeArtwork } from '#lib/brand/artwork/propose.ts'
import { small } from '#lib/media/small-key.ts'
import { can } from '#lib/members/roles.ts'

/** What it costs, where anything is counted. */
const costs = (c: C): string => {
  const price = priceOfArtwork({ payments: c.var.world.payments, livemode: true })
  return price === null ? '' : ` Each that is offered costs ${price} credits.`
}

const picture = ({ image_url, shows, width, height }: ArtworkPicture): Html =>
  html`<img class="picture" src="${small(image_url)}" alt="${shows}" width="${width}" height="${height}" loading="lazy">`

const offered = (c: C, one: ArtworkPicture): Html => {
  const button = (verb: string, label: string, more: string) =>
    postForm(
      c,
      at(c, `artwork/${one.id}/${verb}`),
      () => html`<button class="btn sm ${more}">${label}<span class="vh"> ${one.shows}</span></button>`,
    )
  const judge = can(c.var.place.role, 'make')
    ? html`<div class="row">${button('keep', 'Keep it', '')}${button('leave', 'Drop it', 'bare')}</div>`
    : ''
  return html`<li class="file">${picture(one)}<div class="under-p"><div class="grow stack s"><b class="m two">${one.shows}</b>${judge}</div></div></li>`
}

const kept = (c: C, one: ArtworkPicture): Html =>
  html`<li class="file">${picture(one)}<div class="under-p"><div class="grow"><b class="m two">${one.shows}</b><p class="xs soft">${one.is_ai ? 'Posts with it are marked as AI-made' : 'A drawing of ours'}</p></div>${deeds(c, `artwork/${one.id}/drop`, one.shows)}</div></li>`

/** How far it is, and what came to nothing. */
function told(c: C, { status, done, wanted, refused, error_message }: Artwork): Html {
  const waits =
    status === 'painting'
      ? html`<p class="soft sml">${wanted === 0 ? 'They are being painted' : `${done} of ${wanted} are done`}; <a href="${at(c)}#artwork">look again</a> in a moment.</p>`
      : ''
  const lost =
    refused.length > 0
      ? html`<details><summary class="sml soft">Not offered: ${refused.length}</summary><ul class="sml">${refused.map(({ subject, reason }) => html`<li><b class="m">${subject}</b>: ${reason}</li>`)}</ul></details>`
      : ''
  return html`${waits}${error_message ? html`<p class="bad sml">${error_message}</p>` : ''}${lost}`
}

export async function artworkPart(c: C): Promise<Part> {
  const found = await readArtwork(c.var.ctx)
  const [open, own] = [
    found.pictures.filter(({ status }) => status === 'offered'),
    found.pictures.filter(({ status }) => status === 'kept'),
  ]
  const isBare = found.pictures.length === 0 && found.status !== 'painting'
  const why = `An image model paints six to ten things that you sell, each alone, in your colours. You keep or drop each; kept ones stand in posts where a drawing would.${costs(c)}`
  const list = (all: readonly ArtworkPicture[], one: (c: C, of: ArtworkPicture) => Html) =>
    all.length > 0 ? html`<ul class="files two things">${all.map(each => one(c, each))}</ul>` : ''
  const body = html`${isBare ? none(c, why, 'artwork', 'Have some painted') : ''}${told(c, found)}${list(open, offered)}${list(own, kept)}`
  return { id: 'artwork', name: 'Artwork', count: own.length, body }
}

/** One a line; none where nothing was written. */
const subjectsIn = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

export const artwork = routes()
  .post('/library/artwork', may('make'), async c => {
    const subjects = subjectsIn((await fieldsOf(c)).text('subjects'))
    await proposeArtwork(c.var.ctx, read(ProposeArtworkInput, subjects.length > 0 ? { subjects } : {}))
    return back(c, at(c), 'They are being painted.')
  })
  .post('/library/artwork/:id/keep', may('make'), async c => {
    const { shows } = await keepArtwork(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), `Kept: ${shows}.`)
  })
  .post('/library/artwork/:id/leave', may('make'), async c => {
    await dropArtwork(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), 'Dropped.')
  })
  .post('/library/artwork/:id/drop', may('make'), removing('picture'), async c => {
    await dropArtwork(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), 'Removed.')
  })
