import type { LogoVariant } from '#lib/brand/logo-tags.ts'
import { findLogos, type LibraryRow } from '#lib/brand/store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { type Media, ownShelf, type Shelf } from '#lib/media/store.ts'
import type { StoredPicture, Swatch } from '#lib/ports/library.ts'
import { Problem } from '#lib/problem.ts'
import { lch } from '#lib/render/colour/hex-lch.ts'

export type TakenLogos = {
  /** The content hashes, in the order of the URLs. */
  files: string[]
  added: Media[]
  known: LibraryRow[]
}

/** Logos by URL become library pictures. A link of ours stands for the file that it leads to. */
export async function takeLogos(ctx: Ctx, urls: string[]): Promise<TakenLogos> {
  const shelf: Shelf = ownerOf(ctx)
  const distinct = [...new Set(urls)]
  const held = await findLogos(
    ctx.db,
    shelf,
    distinct.flatMap(url => ownFile(ctx, url) ?? []),
  )
  const fresh: StoredPicture[] = []
  const files: string[] = []
  for (const url of distinct) {
    const file = ownFile(ctx, url)
    if (file && held.some(row => row.sha256 === file)) files.push(file)
    else {
      const picture = await takeLogo(ctx, url)
      fresh.push(picture)
      files.push(picture.sha256)
    }
  }
  const known = [
    ...held,
    ...(await findLogos(
      ctx.db,
      shelf,
      fresh.map(picture => picture.sha256),
    )),
  ]
  const order = [...new Set(files)]
  const added = order
    .flatMap(file => (known.some(row => row.sha256 === file) ? [] : (fresh.find(one => one.sha256 === file) ?? [])))
    .map(picture => logoRow(ctx, shelf, picture, variantOf(picture, order.indexOf(picture.sha256))))
  if (added.length > 0) await ownShelf(ctx.db, shelf, ctx.now().toISOString())
  return { files: order, added, known }
}

const libraryPath = /^\/library\/([0-9a-f]{64})$/

function ownFile(ctx: Pick<Ctx, 'public_url'>, url: string): string | null {
  const { origin, pathname } = new URL(url)
  return origin === new URL(ctx.public_url).origin ? (libraryPath.exec(pathname)?.[1] ?? null) : null
}

/** One of our links to a file without a row, such as a measured draft, has to be a link that opens. */
async function takeLogo(ctx: Ctx, url: string): Promise<StoredPicture> {
  if (!ownFile(ctx, url)) return ctx.library.take({ image_url: url }, 'logo')
  const { pathname, searchParams } = new URL(url)
  const opens = (await ctx.library.opens(pathname, searchParams)) !== null
  const blob = opens ? await ctx.blobs.get(pathname.slice(1)) : null
  if (!blob) throw new Problem('url_not_allowed', 'That link of ours has expired. Read the brand again for a new one.')
  return ctx.library.take({ bytes: new Uint8Array(await new Response(blob.body).arrayBuffer()) }, 'logo')
}

export function logoRow(
  ctx: Pick<Ctx, 'now' | 'id'>,
  shelf: Shelf,
  picture: StoredPicture,
  variant: LogoVariant,
): Media {
  const at = ctx.now().toISOString()
  return {
    ...{ id: ctx.id(), ...shelf, kind: 'logo', name: `${variant} logo`, ...picture },
    ...{ tags: { variant }, created_at: at, updated_at: at },
  }
}

const LIGHT = 0.8
const DARK = 0.35

/** The first is the main one; of the others, what is nearly square is a mark, and ink of one lightness is for its opposite ground. */
function variantOf({ width, height, palette }: StoredPicture, place: number): LogoVariant {
  if (place === 0) return 'primary'
  if (width / height < 1.3 && height / width < 1.3) return 'mark'
  const inks = palette.map((swatch: Swatch) => ({ light: lch(swatch.hex).l, share: swatch.share }))
  const mostly = (is: (light: number) => boolean) =>
    inks.filter(ink => is(ink.light)).reduce((sum, ink) => sum + ink.share, 0) > 0.85
  if (mostly(light => light >= LIGHT)) return 'light'
  return mostly(light => light <= DARK) ? 'dark' : 'wordmark'
}
