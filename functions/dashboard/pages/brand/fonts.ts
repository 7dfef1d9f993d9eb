// The fonts that a brand has brought: what is set in which, the files, and how another one comes in.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fileForm, read, uuid, wrong } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { cardsAt } from '#functions/dashboard/parts/brand-looks.ts'
import { asksFirst, postForm, select, textField, tick } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, hrefOf, note, under } from '#functions/dashboard/parts/shell.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { AddFontInput, addFont, deleteFont, type Font, listFonts, MOST_FONTS } from '#lib/brand/fonts/fonts.ts'
import { can } from '#lib/members/roles.ts'
import { registry } from '#lib/registry.ts'

type Use = 'display' | 'text'

const at = under('brand/fonts')

const uses = registry({ display: 'Headlines', text: 'Text' })
const roles = [
  { value: 'both', label: 'Headlines and text' },
  { value: 'display', label: 'Headlines' },
  { value: 'text', label: 'Text' },
  { value: 'none', label: 'Nothing yet: another cut of a family' },
]

const signs = {
  upload: html`<span class="chip good">${icon('check', 's')}your file</span>`,
  curated: html`<span class="chip">comes with the service</span>`,
  signature: html`<span class="chip">chosen to fit</span>`,
}

/** What the brand names, and what draws it. */
function row({ typography }: BrandView, use: Use): Html {
  const { named, drawn_in, from } = typography[use]
  const stands = named !== null && from === 'signature'
  return html`<tr><th scope="row">${uses[use]}</th><td data-l="Named">${named ?? html`<span class="faint">nothing</span>`}</td><td data-l="Drawn in">${drawn_in}</td><td class="acts-c">${stands ? html`<span class="chip warn">${icon('warn', 's')}stands in</span>` : signs[from]}</td></tr>`
}

const weightOf = ({ weight, weights }: Font): string => (weights ? weights.join(' to ') : String(weight))

const removing = (c: C, font: Font): Html =>
  html`<form ${asksFirst} method="post" action="${at(c, `${font.id}/remove`)}"><button class="btn sm">Remove<span class="vh"> ${font.family} ${font.style_name}</span></button></form>`

const file = (c: C, font: Font): Html =>
  html`<tr><th scope="row">${font.family}<br><span class="soft sml">${font.style_name || (font.italic ? 'Italic' : 'Upright')}</span></th><td class="num" data-l="Weight">${weightOf(font)}</td><td data-l="Used for">${font.used_for.map(use => uses[use]).join(', ') || html`<span class="faint">nothing yet</span>`}</td><td class="num nowrap soft">${font.format.toUpperCase()}, ${Math.ceil(font.bytes / 1000)} kB</td><td class="acts-c">${can(c.var.place.role, 'make') ? removing(c, font) : ''}</td></tr>`

const files = (c: C, fonts: readonly Font[]): Html =>
  fonts.length === 0
    ? html`<p class="nothing soft sml">No files yet. Families that come with the service need none; name one under <a class="link" href="${hrefOf(c, 'brand')}">Brand</a>.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Files"><table class="grid-t"><thead><tr><th>Family</th><th>Weight</th><th>Used for</th><th>File</th><th><span class="vh">Deeds</span></th></tr></thead><tbody>${fonts.map(font => file(c, font))}</tbody></table></div>`

const fileField = (form: Form): Html =>
  html`<div class="field"><label for="file">File</label><input class="in" id="file" name="file" type="file" accept=".ttf,.otf,.woff2,font/ttf,font/otf,font/woff2" required${form.mark('file')}>${form.told('file')}<small>TTF, OTF or WOFF2, up to 4 MB. It is tried in a picture first, and refused if it cannot be drawn.</small></div>`

const roleField = (form: Form): Html =>
  html`<div class="field"><span class="lab" aria-hidden="true">Used for</span>${select(form, { name: 'role', label: 'Used for', options: roles, chosen: 'both' })}</div>`

const adding = (c: C): Html =>
  postForm(
    c,
    at(c),
    form =>
      html`<h2>Add a font</h2>${fileField(form)}<div class="pair">${roleField(form)}${textField(form, { name: 'family', label: 'Family', max: 80, placeholder: 'As the file says' })}</div>${tick(form, 'licence', false, 'Our licence lets us use this font in pictures that we publish', true)}<p><button class="btn main">${icon('plus', 's')}Add it</button></p>`,
    { attributes: html`class="adding stack" enctype="multipart/form-data"` },
  )

async function page(c: C) {
  const [fonts, brand] = await Promise.all([listFonts(c.var.ctx), readDna(c.var.ctx)])
  const head = headBelow(hrefOf(c, 'brand'), 'Brand', html`<h1>Fonts</h1>`)
  const set = html`<table class="grid-t"><thead><tr><th>Where</th><th>Named</th><th>Drawn in</th><th><span class="vh">Whose</span></th></tr></thead><tbody>${row(brand, 'display')}${row(brand, 'text')}</tbody></table>`
  const left = html`<div class="stack l">${brand.typography.notes.map(told => note('warn', told))}<section class="stack s"><h2>Which font is used where</h2>${set}</section><section class="stack s"><h2>Your files <span class="faint num">${fonts.length} of ${MOST_FONTS}</span></h2>${files(c, fonts)}</section>${can(c.var.place.role, 'make') && fonts.length < MOST_FONTS ? adding(c) : ''}</div>`
  const right = html`<aside class="live">${cardsAt(c, brand)}<p class="soft sml">Drawn in these fonts. A letter that a font lacks is drawn by a family that has it, and the run says so.</p></aside>`
  const body = html`<div class="split">${left}${right}</div>`
  return draw(c, { title: 'Fonts', at: 'brand', page: 'fonts', head, body })
}

const removal = async (c: C) => {
  const font = (await listFonts(c.var.ctx)).find(({ id }) => id === c.req.param('id'))
  const told = 'What is made from then on is set in another family; pictures that were made stay as they are.'
  return font ? { title: `Remove ${font.family} ${font.style_name}?`, told, yes: 'Remove it' } : null
}

export const fonts = routes()
  .get('/brand/fonts', may('see'), c => page(c))

  .post('/brand/fonts', may('make'), async c => {
    const { base64, text } = await fileForm(c, 'Choose a font file.')
    if (text('licence') !== '1')
      throw wrong('licence', 'A font is taken only where its licence lets you use it in pictures.')
    const family = text('family').trim()
    const input = { role: text('role'), licence_asserted: true, font_base64: base64, ...(family ? { family } : {}) }
    const { family: name, used_for } = await addFont(c.var.ctx, read(AddFontInput, input))
    const where = used_for.map(use => uses[use]?.toLowerCase()).join(' and ')
    return back(c, at(c), where ? `${name} is here: ${where} are set in it from now on.` : `${name} is here.`)
  })

  .post('/brand/fonts/:id/remove', may('make'), sure('brand', removal), async c => {
    await deleteFont(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), 'Removed.')
  })
