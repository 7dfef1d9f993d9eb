// The brand: what it is, in sections; what a change would look like; every version with who made it and what.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { sendDrawn } from '#functions/dashboard/http/drawn.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { asSent } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, read } from '#functions/dashboard/http/sent.ts'
import { diff, fieldName } from '#functions/dashboard/pages/brand/diff.ts'
import { at, editor, importForm } from '#functions/dashboard/pages/brand/editor.ts'
import { type Meanwhile, meanwhileOf } from '#functions/dashboard/pages/brand/meanwhile.ts'
import { patchOf } from '#functions/dashboard/pages/brand/patch.ts'
import { board, cardsAt, SHOWN } from '#functions/dashboard/parts/brand-looks.ts'
import { nameIn, namesOf } from '#functions/dashboard/parts/deeds.ts'
import { hiddenField, postForm } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { paletteRoles } from '#lib/brand/dna/palette.ts'
import type { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import { patchDna } from '#lib/brand/dna/patch-dna.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { listVersions, readVersion, readVersionRow, restoreVersion } from '#lib/brand/dna/versions.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { BrandDraft } from '#lib/brand/import/draft.ts'
import { ImportInput, importSite } from '#lib/brand/import/import-site.ts'
import { CARDS, previewSignature, versionCards } from '#lib/brand/signature.ts'
import { fromBase64 } from '#lib/bytes.ts'
import { can } from '#lib/members/roles.ts'
import { Problem } from '#lib/problem.ts'

const swatches = ({ palette }: BrandView): Html =>
  html`<span class="row wrap">${paletteRoles.flatMap(role => (palette[role] ? [html`<svg class="swatch" viewBox="0 0 22 22" role="img" aria-label="${plain(role)} ${palette[role]}"><rect width="22" height="22" rx="5" fill="${palette[role]}"/></svg>`] : []))}</span>`

/** The changed fields, for people. */
const paths = (patch: object): string[] =>
  Object.entries(patch).flatMap(([name, value]) =>
    name === 'offer' || name === 'voice' || name === 'contact'
      ? Object.keys(value as object).map(fieldName)
      : [fieldName(name)],
  )

/** Of what is not saved: in the page itself. */
async function cards(c: C, patch: PatchDnaInput): Promise<Html> {
  const { logos: _, ...rest } = patch
  const changed = paths(rest)
  const { cards: drawn } = await previewSignature(c.var.ctx, rest, SHOWN)
  return html`${board((_, nth) => drawn[nth]?.image ?? '')}${changed.length > 0 ? html`<p class="sml"><b>Not saved yet:</b> ${changed.join(', ')}</p>` : asItStands}`
}

const asItStands = html`<p class="soft sml">As it stands. A change is drawn here while you write.</p>`

/** Each field that is wrong by its name, since it may be out of sight. */
function faultsIn({ detail, message }: Problem): string {
  const found = Array.isArray(detail) ? (detail as { loc: unknown[]; msg?: string }[]) : []
  const said = found.map(({ loc, msg }) => `${plain(String(loc.at(-1)))} ${msg ?? message}.`)
  return said.length > 0 ? said.join(' ') : message
}

const history = async (c: C): Promise<Html> => {
  const [versions, names] = await Promise.all([listVersions(c.var.ctx, { limit: 12, offset: 0 }), namesOf(c)])
  const row = (one: (typeof versions)[number]) =>
    html`<li><p class="row"><b><a class="link" href="${at(c, `versions/${one.version}`)}">Version ${one.version}</a></b><time class="push" datetime="${one.created_at}">${dayTime(one.created_at, c.var.place.workspace.time_zone)}</time></p><p>${one.action === 'restored' ? `back to ${one.restored_from}` : one.changed.map(fieldName).join(', ')}</p><p class="faint">${nameIn(names, one.actor)}</p></li>`
  return html`<section><h2>Versions</h2>${versions.length === 0 ? html`<p class="soft sml">None yet.</p>` : html`<ul class="vers">${versions.map(row)}</ul>`}</section>`
}

type Shown = {
  /** What would be; the form stands as it is written then. */
  drawn?: Html
  /** What was saved while the form was written. */
  meanwhile?: Meanwhile
}

async function page(c: C, { drawn, meanwhile }: Shown = {}) {
  const [brand, versions] = await Promise.all([readDna(c.var.ctx), history(c)])
  const looks = drawn ?? html`${cardsAt(c, brand)}${asItStands}`
  const side = html`<aside class="live"><div id="cards" class="stack s" aria-live="polite">${looks}</div>${versions}</aside>`
  const imports = can(c.var.place.role, 'make') ? importForm(c) : ''
  const head = html`<div class="head"><h1>Brand</h1><p>What every picture and every word goes by.</p><div class="acts">${imports}</div></div>`
  const form = editor(c, brand, meanwhile?.form ?? (drawn && asSent(c.var.sent ?? new URLSearchParams())))
  const body = html`<div class="stack">${meanwhile?.told ?? ''}<div class="split">${form}${side}</div></div>`
  return draw(c, { title: 'Brand', at: 'brand', head, body }, meanwhile ? 409 : 200)
}

/** The first is 1; before anything was said of the brand it is 0. */
const version = (c: C, least = 1): number => {
  const number = Number(c.req.param('n'))
  if (Number.isInteger(number) && number >= least) return number
  throw new Problem('route_not_found', 'There is no such version.')
}

/** What it is, what it changed and, of an earlier one, what has changed since. */
async function versionBody(c: C, was: BrandView, is: BrandView): Promise<Html> {
  const [row, before, names] = await Promise.all([
    readVersionRow(c.var.ctx, was.version),
    was.version > 1 ? readVersion(c.var.ctx, was.version - 1).catch(() => null) : null,
    namesOf(c),
  ])
  const zone = c.var.place.workspace.time_zone
  const how = row.action === 'restored' ? `Back to version ${row.restored_from}` : row.changed.map(fieldName).join(', ')
  const since = was.version === is.version ? '' : html`<h2>Changed since</h2>${diff(was, is)}`
  const facts = html`<dl class="facts left"><dt>Made</dt><dd>${dayTime(row.created_at, zone)}</dd><dt>By</dt><dd>${nameIn(names, row.actor)}</dd><dt>Changed</dt><dd>${how || '–'}</dd><dt>Name</dt><dd>${was.name}</dd><dt>Tagline</dt><dd>${was.tagline || '–'}</dd><dt>Colours</dt><dd>${swatches(was)}</dd><dt>Tone</dt><dd>${was.voice.tone ?? '–'}</dd></dl>`
  return html`<div class="split"><div class="stack">${facts}${before ? html`<h2>Changed in this version</h2>${diff(before, was, row.changed)}` : ''}${since}${since || before ? html`<p class="soft sml">What was before is struck out; what came instead follows it.</p>` : ''}</div><aside class="live">${cardsAt(c, was)}<p class="soft sml">Drawn with this version. Nothing is stored.</p></aside></div>`
}

/** Read from a site; what is surest is marked, and would be taken. */
function factRow({ field, value, chosen, confidence }: BrandDraft['facts'][number]): Html {
  const sure = `${Math.round(confidence * 100)} %`
  return html`<tr><th scope="row"><code>${field}</code></th><td class="wrap-any">${typeof value === 'string' ? value.slice(0, 300) : JSON.stringify(value)}</td><td class="n num">${chosen ? html`<b class="good">${sure}</b>` : sure}</td></tr>`
}

export const brand = routes()
  .get('/brand', may('see'), c => page(c))

  .post('/brand', may('make'), async c => {
    const fields = await fieldsOf(c)
    const brand = await readDna(c.var.ctx)
    const seen = Number(fields.text('version'))
    if (brand.version !== seen) return page(c, { meanwhile: await meanwhileOf(c, fields, { seen, brand }) })
    const patch = patchOf(fields, brand)
    if (Object.keys(patch).length === 0) return c.redirect(at(c), 303)
    try {
      const saved = await patchDna(c.var.ctx, patch, [seen])
      return back(c, at(c), `Saved as version ${saved.version}.`)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'precondition_failed') throw error
      const now = await readDna(c.var.ctx)
      return page(c, { meanwhile: await meanwhileOf(c, fields, { seen, brand: now }) })
    }
  })

  .post('/brand/preview', may('make'), async c => {
    const [fields, brand] = [await fieldsOf(c), await readDna(c.var.ctx)]
    // Without script the form comes again, with the reason at its field.
    if (!c.req.header('x-fragment')) return page(c, { drawn: await cards(c, patchOf(fields, brand)) })
    try {
      return c.html(await cards(c, patchOf(fields, brand)))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return c.html(
        html`${note('bad', faultsIn(error))}${cardsAt(c, brand)}<p class="soft sml">As it stands, until that is right.</p>`,
      )
    }
  })

  .post('/brand/import', may('make'), async c => {
    const fields = await fieldsOf(c)
    const input = read(ImportInput, { url: fields.text('url'), apply: fields.has('apply') })
    const draft = await importSite(c.var.ctx, input, null)
    if (draft.applied) {
      return back(c, at(c), 'Taken over as a new version.')
    }
    const facts = html`<table class="grid-t"><thead><tr><th>Field</th><th>What the site says</th><th class="n">Sure</th></tr></thead><tbody>${draft.facts.map(factRow)}</tbody></table>`
    const body = html`<p class="soft">Read from ${draft.url}. Nothing is changed yet; what is marked would be taken.</p>${draft.warnings.map(warning => note('warn', plain(warning)))}<div class="scroll" tabindex="0" role="region" aria-label="Facts">${facts}</div><form class="row" method="post" action="${at(c, 'import')}">${hiddenField('url', draft.url)}${hiddenField('apply', '1')}<button class="btn main">Take it over</button><a class="btn bare" href="${at(c)}">Leave it</a></form>`
    return draw(c, {
      title: 'What the site says',
      at: 'brand',
      page: 'import',
      body: html`<div class="stack">${body}</div>`,
    })
  })

  .get('/brand/versions/:n', may('see'), async c => {
    const [was, is] = await Promise.all([readVersion(c.var.ctx, version(c)), readDna(c.var.ctx)])
    const isNow = was.version === is.version
    const head = headBelow(
      at(c),
      'Brand',
      html`<h1>Version ${was.version}</h1>${isNow ? html`<a class="chip good" href="${at(c)}">Current</a>` : ''}<div class="acts">${!isNow && can(c.var.place.role, 'make') ? postForm(c, at(c, `versions/${was.version}/restore`), form => html`${hiddenField('seen', form.value('seen', String(is.version)))}<button class="btn">${icon('again', 's')}Bring it back</button>`) : ''}</div>`,
    )
    return draw(c, {
      title: `Version ${was.version}`,
      at: 'brand',
      page: 'version',
      head,
      body: await versionBody(c, was, is),
    })
  })

  .get('/brand/versions/:n/:card{[a-z_]+.webp}', may('see'), async c => {
    const wanted = CARDS.find(name => `${name}.webp` === c.req.param('card'))
    if (!wanted) throw new Problem('route_not_found', 'There is no such picture.')
    const [card] = await versionCards(c.var.ctx, version(c, 0), [wanted])
    return sendDrawn(c, card ? fromBase64(card.image.slice(card.image.indexOf(',') + 1)) : null)
  })

  .post('/brand/versions/:n/restore', may('make'), async c => {
    const seen = Number((await fieldsOf(c)).text('seen'))
    const after = await restoreVersion(c.var.ctx, version(c), [seen])
    return back(c, at(c), `Version ${version(c)} is back, as version ${after.version}.`)
  })
