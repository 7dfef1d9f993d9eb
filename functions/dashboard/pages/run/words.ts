// The words of a run, each beside its picture: changed, emptied or left out, they become another run.
import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { makeReworded } from '#functions/dashboard/http/make-run.ts'
import { type Form, FROM, unnamed } from '#functions/dashboard/http/refusal.ts'
import { type Fields, fieldsOf, uuid } from '#functions/dashboard/http/sent.ts'
import { changedEverywhere, everywhereForm } from '#functions/dashboard/pages/run/everywhere.ts'
import { changeList } from '#functions/dashboard/pages/run/reworded.ts'
import { assertDrawn, elsewhere } from '#functions/dashboard/pages/run/words-checked.ts'
import { hiddenField, once, postForm, section, tick } from '#functions/dashboard/parts/field.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { shown } from '#functions/dashboard/parts/preview.ts'
import { coverOf, readRun } from '#functions/dashboard/parts/run-tile.ts'
import { draw, type Html, headBelow, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { small } from '#lib/media/small-key.ts'
import { prices } from '#lib/prices.ts'
import { Problem } from '#lib/problem.ts'
import { draftedIn } from '#lib/runs/drafts/in-recipe.ts'
import type { Words } from '#lib/runs/reword/rebuild.ts'
import { type Found, readChanged, readWording, withoutPainting } from '#lib/runs/reword/reword.ts'
import type { Part, Text } from '#lib/runs/reword/texts.ts'
import type { Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'

/** What is longer is written on several lines. */
const ONE_LINE = 60

const outOf = (path: string) => `out.${path}`

/** What a form has sent, by the place of each text; a part that is ticked is left out. */
const wordsOf = ({ parts, captions }: Found, fields: Fields): Words =>
  new Map([
    ...[...parts.flatMap(({ texts }) => texts), ...captions]
      .filter(({ path }) => fields.has(path))
      .map(({ path }): [string, string] => [path, fields.text(path)]),
    ...parts.filter(({ path }) => fields.has(outOf(path))).map(({ path }): [string, string] => [path, '']),
  ])

function field(form: Form, { path, label, text, most, required }: Text, words: Words): Html {
  const value = form.value(path, words.get(path) ?? text)
  const shared = html`class="in" id="${path}" name="${path}" maxlength="${most}"${form.mark(path)}`
  const input =
    text.length > ONE_LINE || text.includes('\n') || most > 500
      ? html`<textarea ${shared} rows="2">${value}</textarea>`
      : html`<input ${shared} value="${value}" autocomplete="off">`
  return html`<div class="field"><label for="${path}">${label}${required ? html` <span class="faint">needed</span>` : ''}</label>${input}${form.told(path)}</div>`
}

const UNPAINTED = 'unpainted'
/** With the drawing instead of what was painted, where that is ticked. */
const shownOf = (found: Found, fields: Fields): Found => (fields.has(UNPAINTED) ? withoutPainting(found) : found)

const painting = (form: Form, { recipe }: Found): Html | '' =>
  recipe.brand.painted
    ? section(
        'Picture',
        'Painted by an image model.',
        tick(form, UNPAINTED, false, 'Take the drawing instead of what was painted'),
      )
    : draftedIn(recipe).length > 0
      ? section(
          'Picture',
          'Drawn by a language model for this post.',
          tick(form, UNPAINTED, false, 'Leave out what was drawn'),
        )
      : ''

/** Those of one row stand side by side. */
const fields = (form: Form, { path, texts, can_go }: Part, words: Words): Html => {
  // What is all that a part says goes with it.
  const isAll = can_go && texts.length === 1
  const all = texts.map(text => field(form, isAll ? { ...text, required: false } : text, words))
  const isRow = /\.(?:rows?|people)\.\d{1,2}$/.test(path) && texts.length > 1
  return isRow ? html`<div class="pair">${all}</div>` : html`${all}`
}

/** A slide is seen beside its words. */
function beside(run: Run, { path }: Part): Html | '' {
  const [, list, index, more] = path.split('.')
  const asset = list === 'slides' && !more ? run.assets.filter(({ kind }) => kind === 'image')[Number(index)] : null
  return asset
    ? html`<span class="board small"><img class="picture" src="${small(asset.url)}" alt="" width="${asset.width ?? 400}" height="${asset.height ?? 500}" loading="lazy"></span>`
    : ''
}

const headed = ({ path, title }: Part, nth: number) =>
  title || (path === 'data' && nth === 0 ? 'On the picture' : 'Below that')

const partOf = (form: Form, run: Run, words: Words, part: Part, nth: number): Html =>
  section(
    headed(part, nth),
    html`${beside(run, part)}${part.can_go ? tick(form, outOf(part.path), words.get(part.path) === '', html`Leave it out<span class="vh">: ${part.title}</span>`) : ''}`,
    fields(form, part, words),
  )

function posted(form: Form, [own, ...others]: readonly Text[], words: Words): Html {
  const said = (one: Text) => field(form, { ...one, label: nameOf(one.label) }, words)
  const more =
    others.length > 0
      ? html`<details class="more"><summary class="link sml">On other channels</summary><div class="stack">${others.map(said)}</div></details>`
      : ''
  return section('Caption', 'As it is posted, with its tags.', html`${own ? said(own) : ''}${more}`)
}

/** As it stands, until somebody writes. */
function asItIs(run: Pick<Run, 'assets'>): Html {
  const cover = coverOf(run.assets)
  return cover
    ? html`<div class="board"><img class="picture" src="${cover.url}" alt="${cover.alt_text ?? ''}" width="${cover.width ?? 400}" height="${cover.height ?? 500}"></div><p class="soft sml">As it is. What you write is drawn here.</p>`
    : html`<p class="soft sml">What you write is drawn here.</p>`
}

function form(c: C, run: Run, found: Found, words: Words): Html {
  const price = c.var.ctx.payments && c.var.ctx.livemode ? ` It takes ${plural(prices[run.asset_type], 'credit')}.` : ''
  const preview = hrefOf(c, `runs/${run.id}/words/preview`)
  return postForm(
    c,
    hrefOf(c, `runs/${run.id}/words`),
    drawn =>
      html`${once(c.var.world.id())}${hiddenField(FROM, hrefOf(c, `runs/${run.id}/words`))}${everywhereForm(hrefOf(c, `runs/${run.id}/words/everywhere`))}${found.parts.map((part, nth) => partOf(drawn, run, words, part, nth))}${painting(drawn, found)}${posted(drawn, found.captions, words)}<div class="savebar stays"><span class="soft">A new run; this one stays as it is.${price}</span><span class="push"></span><button class="btn" formaction="${preview}">Preview</button><button class="btn main">Make it</button></div>`,
    { attributes: html`class="dna" data-is="live" data-from="${preview}" data-into="preview"` },
  )
}

async function page(c: C, id: string, fields?: Fields, told: Html | '' = '') {
  const [run, found] = await Promise.all([readRun(c, id), readWording(c.var.ctx, id)])
  const words: Words = fields ? wordsOf(found, fields) : new Map()
  const looked = fields ? await previewOf(c, found, fields) : asItIs(run)
  const head = headBelow(
    hrefOf(c, `runs/${id}`),
    titleOf(run, 32),
    html`<div class="grow"><h1>Edit the words</h1><p>Empty a line to leave it out. Size${run.asset_type === 'video' || run.asset_type === 'slideshow' ? ' and music stay' : ' stays'}; layout and drawing stay where the new words leave room for them. Logo, colours and typefaces are those that your brand has now. Words of your own are checked like any others, and what nobody has answered yet stays open.</p></div>`,
  )
  const body = html`${told}<div class="split">${form(c, run, found, words)}<aside class="live"><div id="preview" class="stack s" aria-live="polite">${looked}</div></aside></div>`
  return draw(c, { title: 'Edit the words', at: 'runs', page: 'words', head, body })
}

/** The text that it is about, as the form calls it. */
function whereOf({ parts }: Found, { detail }: Problem): Html | '' {
  const place = Array.isArray(detail) ? detail[0]?.loc?.at(-1) : ''
  const part = parts.find(({ texts }) => texts.some(({ path }) => path === place))
  const text = part?.texts.find(({ path }) => path === place)
  return part && text ? html`<b>${part.title ? `${part.title}, ${text.label.toLowerCase()}` : text.label}.</b> ` : ''
}

/** Which picture shows what was changed last, among those that are left. */
function pictureOf({ parts, recipe }: Found, words: Words, changed: string): number {
  const place = /^(?:out\.)?((?:data\.)?(slides|shots|blocks)\.)(\d{1,2})/.exec(changed)
  const [, list = '', name = '', index = '0'] = place ?? []
  if (name === 'blocks') {
    const blocks = new Set(parts.flatMap(({ path }) => /^data\.blocks\.\d+/.exec(path)?.[0] ?? [])).size
    return Math.floor((Number(index) * recipe.pictures.length) / Math.max(1, blocks))
  }
  return Array.from({ length: Number(index) }, (_, nth) => nth).filter(nth => words.get(`${list}${nth}`) !== '').length
}

async function previewOf(c: C, stands: Found, fields: Fields): Promise<Html> {
  const found = shownOf(stands, fields)
  const words = wordsOf(found, fields)
  try {
    const { recipe, changes } = await readChanged(c.var.ctx, found, words)
    const first = [...found.parts.flatMap(({ texts }) => texts)].find(
      ({ path, text }) => (words.get(path) ?? text) !== text,
    )
    const index = pictureOf(found, words, fields.text('changed') || (first?.path ?? ''))
    const asked = { ...ownerOf(c.var.ctx), brief: found.run.brief, recipe, index }
    const picture = await c.var.deps.draft(asked).catch((error: unknown) => {
      if (error instanceof Problem) throw error
      c.var.world.report(error, { request_id: c.var.request_id, page: 'words' })
      return null
    })
    return html`<div class="board">${picture ? shown(picture) : html`<p class="soft sml">It cannot be drawn just now. Making it works as well.</p>`}</div>${elsewhere(found, words)}${changeList(changes)}`
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return html`${note('warn', html`${whereOf(found, error)}${unnamed(error.message)}`)}${asItIs(found.run)}`
  }
}

export const words = routes()
  .get('/runs/:id/words', may('make'), c => page(c, uuid(c.req.param('id'))))

  .post('/runs/:id/words/preview', may('make'), async c => {
    const id = uuid(c.req.param('id'))
    const sent = await fieldsOf(c)
    if (!c.req.header('x-fragment')) return page(c, id, sent)
    return c.html(await previewOf(c, await readWording(c.var.ctx, id), sent))
  })

  .post('/runs/:id/words/everywhere', may('make'), async c => {
    const id = uuid(c.req.param('id'))
    const { fields, told } = changedEverywhere(await readWording(c.var.ctx, id), await fieldsOf(c))
    return page(c, id, fields, told)
  })

  .post('/runs/:id/words', may('make'), async c => {
    const id = uuid(c.req.param('id'))
    const sent = await fieldsOf(c)
    const found = await readWording(c.var.ctx, id)
    const words = wordsOf(found, sent)
    const looked = shownOf(found, sent)
    await assertDrawn(c, looked, words, path => pictureOf(looked, words, path))
    return makeReworded(c, id, { words, ...(sent.has(UNPAINTED) && { painted: false }) }, sent)
  })
