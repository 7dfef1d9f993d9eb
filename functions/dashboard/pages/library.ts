// What a brand has of its own to show: logos, screens, people, the mascot, everything that was brought in.
import type { Context } from 'hono'
import { html } from 'hono/html'
import { say } from '#functions/dashboard/http/cookies.ts'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, fileForm, read, uuid } from '#functions/dashboard/http/form.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { textField } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { logoTiles } from '#functions/dashboard/parts/logos.ts'
import { draw, type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { AddLogoInput, addLogo } from '#lib/brand/add-logo.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { LogoVariant } from '#lib/brand/logo-tags.ts'
import { CreateMascotInput, createMascot } from '#lib/brand/mascot/create.ts'
import { readMascot } from '#lib/brand/mascot/mascot.ts'
import { MascotStepInput, stepMascot } from '#lib/brand/mascot/step.ts'
import { AddPersonInput, addPerson, deletePerson, listPeople } from '#lib/brand/people.ts'
import {
  AddScreenInput,
  addScreen,
  Device,
  deleteScreen,
  listScreens,
  PatchScreenInput,
  retagScreen,
  ScreenType,
  Theme,
} from '#lib/brand/screens.ts'
import { toBase64 } from '#lib/bytes.ts'
import { deleteFiles, listFiles } from '#lib/media/list.ts'
import { can } from '#lib/members/roles.ts'
import { Problem } from '#lib/problem.ts'

type C = Context<DashboardEnv>

const PAGE = { limit: 40, offset: 0 }
const CHUNK = 24_576
const at = (c: C, more = '') => hrefOf(c, `library${more && `/${more}`}`)

const options = (values: readonly string[], chosen = '') =>
  values.map(value => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${plain(value)}</option>`)

const pick = (name: string, label: string, values: readonly string[], chosen = '', id = name): Html =>
  html`<div class="field"><label for="${id}">${label}</label><select class="in" id="${id}" name="${name}">${options(values, chosen)}</select></div>`

const file = (id: string): Html =>
  html`<div class="field"><label for="${id}">Picture</label><input class="in" id="${id}" name="file" type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml,image/gif" required></div>`

/** A form with a file, folded until it is wanted. */
const adding = (c: C, what: string, label: string, fields: Html): Html =>
  can(c.var.place.role, 'make')
    ? html`<details class="more adding"><summary class="btn sm">${icon('plus', 's')}${label}</summary><form class="stack" method="post" action="${at(c, what)}" enctype="multipart/form-data">${file(`file-${what}`)}${fields}<button class="btn main">${label}</button></form></details>`
    : html``

/** What can be done with one thing, behind its dots. */
const deeds = (c: C, path: string, name: string, change: Html | '' = ''): Html | '' =>
  can(c.var.place.role, 'make')
    ? html`<details class="dots"><summary>…<span class="vh"> Change or remove ${name}</span></summary>${change}<form method="post" action="${at(c, path)}"><button class="btn sm bare">Remove<span class="vh"> ${name}</span></button></form></details>`
    : ''

const none = (text: string) => html`<p class="soft sml">${text}</p>`

type Shown = Awaited<ReturnType<typeof listScreens>>[number]

const change = (c: C, screen: Shown): Html =>
  html`<form class="stack s" method="post" action="${at(c, `screens/${screen.id}`)}">${textField({ name: 'name', label: 'Name', value: screen.name, max: 120 })}${pick('screen_type', 'Shows', ScreenType.options, screen.screen_type, `t-${screen.id}`)}${pick('device', 'Device', Device.options, screen.device, `d-${screen.id}`)}${pick('theme', 'Theme', Theme.options, screen.theme, `h-${screen.id}`)}<button class="btn sm">Save</button></form>`

async function screens(c: C): Promise<Html> {
  const found = await listScreens(c.var.ctx, PAGE)
  const one = (screen: Shown) =>
    html`<li><img class="picture" src="${screen.image_url}" alt="" width="${screen.width}" height="${screen.height}" loading="lazy"><b class="m trunc">${screen.name}</b><span class="soft xs">${plain(screen.screen_type)}, ${screen.device}</span>${deeds(c, `screens/${screen.id}/remove`, screen.name, change(c, screen))}</li>`
  return html`<section class="stack"><div class="row"><h2>Screens <span class="faint">${found.length}</span></h2></div>${found.length === 0 ? none('Screens of your product are put into phones, tablets and browsers where a brief speaks of them.') : html`<ul class="media">${found.map(one)}</ul>`}${adding(c, 'screens', 'Add a screen', html`${textField({ name: 'name', label: 'Name', required: true, max: 120 })}${pick('screen_type', 'Shows', ScreenType.options, 'other')}${pick('theme', 'Theme', Theme.options, 'unknown')}`)}</section>`
}

async function people(c: C): Promise<Html> {
  const found = await listPeople(c.var.ctx, PAGE)
  return html`<section class="stack"><h2>People <span class="faint">${found.length}</span></h2>${found.length === 0 ? none('A person whom a brief names is shown, once they have agreed.') : html`<ul class="media">${found.map(person => html`<li><img class="picture" src="${person.image_url}" alt="" loading="lazy"><b class="m">${person.name}</b><span class="soft xs">${person.role}</span>${deeds(c, `people/${person.id}/remove`, person.name)}</li>`)}</ul>`}${adding(c, 'people', 'Add a person', html`${textField({ name: 'name', label: 'Name, as briefs say it', required: true, max: 120 })}${textField({ name: 'role', label: 'What stands under the name', max: 120 })}<label class="row sml"><input class="check" type="checkbox" name="consent" value="1" required>This person has agreed to be shown</label>`)}</section>`
}

async function logos(c: C): Promise<Html> {
  const { logo_assets } = await readDna(c.var.ctx)
  return html`<section class="stack"><h2>Logos <span class="faint">${logo_assets.length}</span></h2>${logo_assets.length === 0 ? none('Without one the name is set as a wordmark.') : html`${logoTiles(logo_assets)}`}${adding(c, 'logos', 'Add a logo', pick('variant', 'Which one', LogoVariant.options, 'primary'))}</section>`
}

async function mascot(c: C): Promise<Html> {
  const found = await readMascot(c.var.ctx)
  const isAllowed = can(c.var.place.role, 'make')
  const step = (action: string, label: string) =>
    html`<form method="post" action="${at(c, 'mascot/step')}"><input type="hidden" name="action" value="${action}"><button class="btn sm">${label}</button></form>`
  const candidate = found.candidate
    ? html`<div class="row wrap"><img class="picture mascot-p" src="${found.candidate.image_url}" alt="The new mascot" width="160" height="160">${isAllowed ? html`<span class="row">${step('keep', 'Keep it')}${step('retry', 'Another one')}</span>` : ''}</div>`
    : ''
  const kept = found.image_url
    ? html`<ul class="media">${[{ id: 'self', pose: found.name, image_url: found.image_url }, ...found.poses].map(pose => html`<li><img class="picture" src="${pose.image_url}" alt="" loading="lazy"><span class="sml">${plain(pose.pose)}</span></li>`)}</ul>`
    : ''
  const make =
    isAllowed && found.status !== 'drafting'
      ? html`<details class="more adding"><summary class="btn sm">${icon('plus', 's')}${found.image_url ? 'Draw it anew' : 'Draw a mascot'}</summary><form class="stack" method="post" action="${at(c, 'mascot')}">${textField({ name: 'name', label: 'Its name', required: true, max: 60 })}${textField({ name: 'description', label: 'What it is', required: true, max: 400, placeholder: 'A small fox with a scarf' })}<button class="btn main">Draw it</button></form></details>`
      : ''
  return html`<section class="stack"><h2>Mascot <span class="faint">${found.status === 'none' ? '' : plain(found.status)}</span></h2>${found.status === 'none' ? none('A figure of your own, in poses that briefs ask for.') : ''}${found.status === 'drafting' ? none('It is being drawn; look again in a moment.') : ''}${found.error_message ? html`<p class="bad sml">${found.error_message}</p>` : ''}${candidate}${kept}${make}</section>`
}

async function photos(c: C): Promise<Html> {
  const kinds = await Promise.all((['image', 'video'] as const).map(kind => listFiles(c.var.ctx, { ...PAGE, kind })))
  const found = kinds.flat()
  return html`<section class="stack"><h2>Photos <span class="faint">${found.length}</span></h2>${found.length === 0 ? none('Photos of your own stand behind and beside words where they tell what a post is about.') : html`<ul class="media">${found.map(one => html`<li>${one.thumbnail_url ? html`<img class="picture" src="${one.thumbnail_url}" alt="" loading="lazy">` : html`<span class="picture"></span>`}<span class="trunc xs">${one.filename}</span>${deeds(c, `files/${one.id}/remove`, one.filename)}</li>`)}</ul>`}</section>`
}

/** The file of a form as the verbs take one. */
async function sent(c: C): Promise<{ image_base64: string; text(name: string): string }> {
  const form = await fileForm(c)
  const given = form.get('file')
  if (!(given instanceof File) || given.size === 0) throw new Problem('validation_error', 'Choose a picture.')
  const bytes = new Uint8Array(await given.arrayBuffer())
  let image_base64 = ''
  for (let from = 0; from < bytes.length; from += CHUNK) image_base64 += toBase64(bytes.subarray(from, from + CHUNK))
  return {
    image_base64,
    text: name =>
      String(form.get(name) ?? '')
        .toWellFormed()
        .replaceAll('\0', ''),
  }
}

const back = (c: C, told: string) => {
  say(c, 'good', told)
  return c.redirect(at(c), 303)
}

export const library = routes()
  .get('/library', may('see'), async c => {
    const parts = await Promise.all([screens(c), photos(c), people(c), mascot(c), logos(c)])
    return draw(c, {
      title: 'Library',
      at: 'library',
      head: html`<div class="head"><h1>Library</h1><p>Pictures of your own. The content decides whether one is shown.</p></div>`,
      body: html`<div class="stack l">${parts}</div>`,
    })
  })

  .post('/library/screens', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addScreen(
      c.var.ctx,
      read(AddScreenInput, {
        image_base64,
        name: text('name'),
        screen_type: text('screen_type'),
        theme: text('theme'),
      }),
    )
    return back(c, 'Added.')
  })
  .post('/library/screens/:id', may('make'), async c => {
    const fields = await fieldsOf(c)
    const input = {
      name: fields.text('name'),
      screen_type: fields.text('screen_type'),
      device: fields.text('device'),
      theme: fields.text('theme'),
    }
    await retagScreen(c.var.ctx, uuid(c.req.param('id')), read(PatchScreenInput, input))
    return back(c, 'Saved.')
  })
  .post('/library/screens/:id/remove', may('make'), async c => {
    await deleteScreen(c.var.ctx, uuid(c.req.param('id')))
    return back(c, 'Removed.')
  })

  .post('/library/people', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addPerson(
      c.var.ctx,
      read(AddPersonInput, { image_base64, name: text('name'), role: text('role'), consent: text('consent') === '1' }),
    )
    return back(c, 'Added.')
  })
  .post('/library/people/:id/remove', may('make'), async c => {
    await deletePerson(c.var.ctx, uuid(c.req.param('id')))
    return back(c, 'Removed.')
  })

  .post('/library/logos', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addLogo(c.var.ctx, read(AddLogoInput, { image_base64, variant: text('variant') }))
    return back(c, 'Added.')
  })

  .post('/library/mascot', may('make'), async c => {
    const fields = await fieldsOf(c)
    await createMascot(
      c.var.ctx,
      read(CreateMascotInput, { name: fields.text('name'), description: fields.text('description') }),
    )
    return back(c, 'It is being drawn.')
  })
  .post('/library/mascot/step', may('make'), async c => {
    await stepMascot(c.var.ctx, read(MascotStepInput, { action: (await fieldsOf(c)).text('action') }))
    return back(c, 'Done.')
  })

  .post('/library/files/:id/remove', may('make'), async c => {
    await deleteFiles(c.var.ctx, { ids: [uuid(c.req.param('id'))] })
    return back(c, 'Removed.')
  })
