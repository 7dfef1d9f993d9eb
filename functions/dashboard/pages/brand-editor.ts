// The form of the brand, in sections, and the one that has it read from a site.
import type { Context } from 'hono'
import { html } from 'hono/html'
import { roles } from '#functions/dashboard/http/brand-patch.ts'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { logoTiles } from '#functions/dashboard/parts/brand-looks.ts'
import {
  hiddenField,
  postForm,
  section,
  textArea,
  textField,
  tick,
  zoneChoice,
} from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { cityOf } from '#functions/dashboard/parts/time.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { can } from '#lib/members/roles.ts'

type C = Context<DashboardEnv>

const at = (c: C, more = '') => hrefOf(c, `brand${more && `/${more}`}`)

const colours = (form: Form, brand: BrandView): Html =>
  html`<div class="swatches">${roles.map(role => html`<label><svg viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" fill="${brand.palette[role] ?? 'none'}"/></svg><span>${plain(role)}</span><input class="in mono hex-in" name="palette_${role}" value="${form.value(`palette_${role}`, brand.palette[role] ?? '')}" maxlength="9" placeholder="#" spellcheck="false"${form.mark(`palette_${role}`)}>${form.told(`palette_${role}`)}</label>`)}</div>`

function sections(c: C, form: Form, brand: BrandView): Html {
  const { offer, voice } = brand
  return html`${section('Who', 'As it stands on pictures.', html`${textField(form, { name: 'name', label: 'Name', value: brand.name, required: true, max: 120 })}${textField(form, { name: 'tagline', label: 'Tagline', value: brand.tagline, max: 200, hint: 'Set word for word, or not at all.' })}${textArea(form, { name: 'overview', label: 'What the company does', value: brand.overview, rows: 4 })}`)}
${section('Offer', 'Facts that copy may use beside the brief.', html`${textField(form, { name: 'product_name', label: 'Product', value: offer.product_name ?? '', max: 120 })}${textArea(form, { name: 'one_liner', label: 'In one line', value: offer.one_liner ?? '', rows: 2, max: 280 })}${textArea(form, { name: 'features', label: 'Features', value: (offer.features ?? []).join('\n'), rows: 4, hint: 'One a line.' })}${textArea(form, { name: 'who_its_for', label: 'Whom it is for', value: offer.who_its_for ?? '', rows: 2 })}`)}
${section('Colours', 'Empty ones are found to fit. Contrast is measured on every picture.', colours(form, brand))}
${section('Voice', 'How it sounds, and what has to be said.', html`${textArea(form, { name: 'tone', label: 'Tone', value: voice.tone ?? '', rows: 2 })}<div class="pair">${textField(form, { name: 'languages', label: 'Languages', value: (voice.languages ?? []).join(', '), hint: 'Such as en, pt-BR' })}${zoneChoice(form, 'Time zone of dates in posts', c.var.world.now(), voice.time_zone ?? '', `That of the workspace: ${cityOf(c.var.place.workspace.time_zone)}`)}</div>${textArea(form, { name: 'legal_lines', label: 'Legal lines', value: (voice.legal_lines ?? []).join('\n'), rows: 2, hint: 'One a line. In a regulated field the first stands below every picture and caption.' })}${tick(form, 'emoji', voice.emoji === true, 'Emoji in captions')}${tick(form, 'regulated', voice.regulated === true, 'A regulated field: claims are held for a person')}`)}
${section('Type', 'The families that pictures are set in.', html`<div class="pair">${textField(form, { name: 'display', label: 'Headlines', value: voice.fonts?.display ?? '', max: 80 })}${textField(form, { name: 'text', label: 'Text', value: voice.fonts?.text ?? '', max: 80 })}</div>${brand.typography.notes.map(told => note('warn', told))}<p><a class="btn sm" href="${at(c, 'fonts')}">${icon('plus', 's')}Fonts of your own</a></p>`)}
${section('Logos', 'Each is drawn only on a ground where it can be seen.', html`${brand.logo_assets.length > 0 ? html`${logoTiles(brand.logo_assets)}<p><a class="btn sm" href="${hrefOf(c, 'library')}?add=logos">${icon('plus', 's')}Another logo</a></p>` : html`<p class="soft sml">None yet. <a class="link" href="${hrefOf(c, 'library')}">Add one</a></p>`}`)}`
}

/** What was refused keeps the version that was seen, so that nothing that changed meanwhile is undone unseen. */
export function editor(c: C, brand: BrandView): Html {
  const save = can(c.var.place.role, 'make')
    ? html`<div class="savebar"><span class="soft">Saving makes version ${brand.version + 1}. Scheduled posts keep the look they have.</span><span class="push"></span><button class="btn" formaction="${at(c, 'preview')}">Preview</button><button class="btn main">Save</button></div>`
    : ''
  return postForm(
    c,
    at(c),
    form =>
      html`${hiddenField('version', form.value('version', String(brand.version)))}${sections(c, form, brand)}${save}`,
    { attributes: html`class="dna" data-is="live" data-from="${at(c, 'preview')}" data-into="cards"` },
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
