// The form of the brand, in sections, and the one that has it read from a site.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { type Form, untouched } from '#functions/dashboard/http/refusal.ts'
import { languageFields } from '#functions/dashboard/pages/brand/languages.ts'
import { logoTiles } from '#functions/dashboard/parts/brand-looks.ts'
import {
  hiddenField,
  postForm,
  section,
  segments,
  textArea,
  textField,
  tick,
  zoneChoice,
} from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf, note, under } from '#functions/dashboard/parts/shell.ts'
import { cityOf } from '#functions/dashboard/parts/time.ts'
import { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { paletteRoles } from '#lib/brand/dna/palette.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { can } from '#lib/members/roles.ts'
import { PAINTING } from '#lib/prices.ts'
import { registry } from '#lib/registry.ts'
import { FAMILIES } from '#lib/render/type/font/families.ts'
import { plural } from '#lib/words/plural.ts'

export const at = under('brand')

type Part = (form: Form, brand: BrandView, c: C) => Html

const colours: Part = (form, brand) =>
  html`<div class="swatches">${paletteRoles.map(role => html`<label><svg viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" fill="${brand.palette[role] ?? 'none'}"/></svg><span>${plain(role)}</span><input class="in mono hex-in" name="palette_${role}" value="${form.value(`palette_${role}`, brand.palette[role] ?? '')}" maxlength="40" placeholder="#0A2540" spellcheck="false"${form.mark(`palette_${role}`)}></label>`)}</div>${paletteRoles.map(role => form.told(`palette_${role}`))}`

const who: Part = (form, brand) =>
  html`${textField(form, { name: 'name', label: 'Name', value: brand.name, required: true, max: 120 })}${textField(form, { name: 'tagline', label: 'Tagline', value: brand.tagline, max: 200, hint: 'Set word for word, or not at all.' })}${textArea(form, { name: 'overview', label: 'What the company does', value: brand.overview, rows: 4 })}`

const offered: Part = (form, { offer }) => {
  const { product_name = '', one_liner = '', features = [], who_its_for = '' } = offer
  const lines = { name: 'features', label: 'Features', value: features.join('\n'), rows: 4, hint: 'One a line.' }
  return html`${textField(form, { name: 'product_name', label: 'Product', value: product_name, max: 120 })}${textArea(form, { name: 'one_liner', label: 'In one line', value: one_liner, rows: 2, max: 280 })}${textArea(form, lines)}${textArea(form, { name: 'who_its_for', label: 'Whom it is for', value: who_its_for, rows: 2 })}`
}

const reached: Part = (form, { contact: { website = '', phone = '', address = '', action = '' } }) =>
  html`<div class="pair">${textField(form, { name: 'website', label: 'Website', value: website, max: 120, hint: 'Such as example.com' })}${textField(form, { name: 'phone', label: 'Phone', value: phone, max: 40 })}</div>${textField(form, { name: 'address', label: 'Address', value: address, max: 120, hint: 'Left out of posts that name a day: they may be held elsewhere.' })}${textField(form, { name: 'action', label: 'What to do', value: action, max: 30, hint: 'Such as Book a table' })}`

const sound: Part = (form, { voice }, c) => {
  const { tone = '', languages = [], time_zone = '', legal_lines = [], emoji, regulated } = voice
  const own = `That of the workspace: ${cityOf(c.var.place.workspace.time_zone)}`
  const zone = zoneChoice(form, 'Time zone of dates in posts', c.var.world.now(), time_zone, own)
  const { first, others } = languageFields(form, languages)
  const hint = 'One a line. In a regulated field the first stands below every picture and caption.'
  const legal = { name: 'legal_lines', label: 'Legal lines', value: legal_lines.join('\n'), rows: 2, hint }
  return html`${textArea(form, { name: 'tone', label: 'Tone', value: tone, rows: 2 })}<div class="pair">${first}${zone}</div>${others}${textArea(form, legal)}${tick(form, 'emoji', emoji === true, 'Emoji in captions')}${tick(form, 'regulated', regulated === true, 'A regulated field: claims are held for a person')}`
}

/** What draws where no family is named follows from the rest of the brand, and changes with it. */
function drawnNow({ display, text }: BrandView['typography']): Html {
  const isFound = [display, text].some(({ from }) => from === 'signature')
  const how = isFound ? ' Where a field is empty it follows from the rest of the brand; name a family to keep it.' : ''
  const of = (family: string) => html`<b>${family}</b>`
  const drawn =
    display.drawn_in === text.drawn_in
      ? of(text.drawn_in)
      : html`${of(display.drawn_in)} for headlines, ${of(text.drawn_in)} for text`
  return html`<p class="soft sml">Drawn now: ${drawn}.${how}</p>`
}

const families: Part = (form, { voice: { fonts }, typography }, c) =>
  html`<div class="pair">${textField(form, { name: 'display', label: 'Headlines', value: fonts?.display ?? '', max: 80, among: 'families' })}${textField(form, { name: 'text', label: 'Text', value: fonts?.text ?? '', max: 80, among: 'families' })}</div><datalist id="families">${FAMILIES.map(name => html`<option value="${name}"></option>`)}</datalist><p class="soft sml">One of the ${FAMILIES.length} that are here already, which are listed while you write, or one whose files you bring.</p>${drawnNow(typography)}${typography.notes.map(told => note('warn', told))}<p><a class="btn sm" href="${at(c, 'fonts')}">${icon('plus', 's')}Fonts of your own</a></p>`

const allowed: Record<PaintedPictures, string> = registry({
  off: 'Never',
  on_wish: 'On request',
  always: 'Always',
})

const painted: Part = (form, { painted_pictures }, c) => {
  const price = c.var.ctx.payments ? ` It takes ${plural(PAINTING, 'credit')} more.` : ''
  const choices = PaintedPictures.options.map(value => ({ value, label: allowed[value] }))
  return html`${segments(form, { name: 'painted_pictures', legend: 'Painted pictures', choices, chosen: painted_pictures })}<p class="soft sml">On request an image model paints what a brief asks to see and neither a picture of yours nor a drawing shows; always, also what would be words alone. Never your own place, people or work. You look at each before it goes out, and X, TikTok and YouTube are told that it is AI-made.${price}</p>`
}

const logos: Part = (_, brand, c) =>
  brand.logo_assets.length > 0
    ? html`${logoTiles(brand.logo_assets)}${brand.logo_notes.map(told => note('warn', told))}<p><a class="btn sm" href="${hrefOf(c, 'library')}?add=logos">${icon('plus', 's')}Another logo</a></p>`
    : html`<p class="soft sml">None yet. <a class="link" href="${hrefOf(c, 'library')}">Add one</a></p>`

const sections = (c: C, form: Form, brand: BrandView): Html =>
  html`${section('Who', 'As it stands on pictures.', who(form, brand, c))}
${section('Offer', 'Facts that copy may use beside the brief.', offered(form, brand, c))}
${section('Contact', 'Put at the end of a post that gives readers no other way to reach you; never under sensitive news.', reached(form, brand, c))}
${section('Colours', 'As #0A2540, or by a name of CSS such as coral. Empty ones are found to fit. Contrast is measured on every picture.', colours(form, brand, c))}
${section('Voice', 'How it sounds, and what has to be said.', sound(form, brand, c))}
${section('Type', 'The families that pictures are set in.', families(form, brand, c))}
${section('Painted pictures', 'What a post may show that was never seen.', painted(form, brand, c))}
${section('Logos', 'Each is drawn only on a ground where it can be seen.', logos(form, brand, c))}`

/** What each field shows of a brand that nobody has touched, by the name of the field. */
export function shownIn(c: C, brand: BrandView): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>()
  const value = (name: string, is: string) => {
    shown.set(name, [is])
    return is
  }
  const isTicked = (name: string, value: string, is: boolean) => {
    shown.set(name, [...(shown.get(name) ?? []), ...(is ? [value] : [])])
    return is
  }
  sections(c, { ...untouched, value, isTicked }, brand)
  return shown
}

/** What was refused keeps the version that was seen, so that nothing that changed meanwhile is undone unseen. */
export function editor(c: C, brand: BrandView, kept?: Form): Html {
  const save = can(c.var.place.role, 'make')
    ? html`<div class="savebar ${kept ? 'stays' : ''}"><span class="soft">Saving makes version ${brand.version + 1}. Scheduled posts keep the look they have.</span><span class="push"></span><button class="btn" formaction="${at(c, 'preview')}">Preview</button><button class="btn main">Save</button></div>`
    : ''
  return postForm(
    c,
    at(c),
    form =>
      html`${hiddenField('version', form.value('version', String(brand.version)))}${sections(c, form, brand)}${save}`,
    {
      attributes: html`class="dna" data-is="live" data-from="${at(c, 'preview')}" data-into="cards"`,
      ...{ also: [at(c, 'preview')], kept },
    },
  )
}

export const importForm = (c: C): Html =>
  postForm(
    c,
    at(c, 'import'),
    form =>
      html`<label class="vh" for="site">Web site</label><input class="in fit" id="site" name="url" value="${form.value('url', '')}" placeholder="example.com" required maxlength="2000"${form.mark('url')}>${form.told('url')}<button class="btn">${icon('load', 's')}Read from a site</button>`,
    { attributes: html`class="row wrap"` },
  )
