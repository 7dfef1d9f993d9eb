// What a brand has of its own to show: logos, screens, people, the mascot, everything that was brought in.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, fileForm, read, uuid } from '#functions/dashboard/http/sent.ts'
import { adder, addForm, none, pick } from '#functions/dashboard/pages/library-add.ts'
import { artwork, artworkPart } from '#functions/dashboard/pages/library-artwork.ts'
import { at, deeds, type Part, removing } from '#functions/dashboard/pages/library-deeds.ts'
import { logoTiles } from '#functions/dashboard/parts/brand-looks.ts'
import { postForm, textField } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html } from '#functions/dashboard/parts/shell.ts'
import { AddLogoInput, addLogo } from '#lib/brand/add-logo.ts'
import { patchDna } from '#lib/brand/dna/patch-dna.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { CreateMascotInput, createMascot } from '#lib/brand/mascot/create.ts'
import { readMascot } from '#lib/brand/mascot/mascot.ts'
import { MascotStepInput, stepMascot } from '#lib/brand/mascot/step.ts'
import { AddPersonInput, addPerson, deletePerson, listPeople } from '#lib/brand/people.ts'
import { AddPhotoInput, addPhoto } from '#lib/brand/photos.ts'
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
import { deleteFiles, listFiles } from '#lib/media/list.ts'
import { small } from '#lib/media/small-key.ts'
import { can } from '#lib/members/roles.ts'

const PAGE = { limit: 40, offset: 0 }
type Shown = Awaited<ReturnType<typeof listScreens>>[number]

/** What templates choose it by. */
const tags = (form: Form, { id, screen_type, device, theme }: Shown): Html =>
  html`${pick(form, { name: 'screen_type', label: 'Shows', values: ScreenType.options, chosen: screen_type, id: `t-${id}` })}${pick(form, { name: 'device', label: 'Device', values: Device.options, chosen: device, id: `d-${id}` })}${pick(form, { name: 'theme', label: 'Theme', values: Theme.options, chosen: theme, id: `h-${id}` })}`

const change = (c: C, screen: Shown): Html =>
  postForm(
    c,
    at(c, `screens/${screen.id}`),
    form =>
      html`${textField(form, { name: 'name', id: `n-${screen.id}`, label: 'Name', value: screen.name, max: 120 })}${tags(form, screen)}<button class="btn sm">Save</button>`,
    { attributes: html`class="stack s"` },
  )

const section = ({ id, name, body }: Part, what: string): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${name} <span class="faint">${what}</span></h2>${body}</section>`

async function screens(c: C): Promise<Part> {
  const found = await listScreens(c.var.ctx, PAGE)
  const one = (screen: Shown) =>
    html`<li class="file"><img class="picture" src="${small(screen.image_url)}" alt="" width="${screen.width}" height="${screen.height}" loading="lazy"><div class="under-p"><div class="grow"><b class="m two">${screen.name}</b><p class="xs soft">${plain(screen.screen_type)}, ${screen.device}</p></div>${deeds(c, `screens/${screen.id}/remove`, screen.name, change(c, screen))}</div></li>`
  const body =
    found.length === 0
      ? none(c, 'Put into phones, tablets and browsers where a brief speaks of them.', 'screens', 'Add a screen')
      : html`<ul class="files phones">${found.map(one)}${can(c.var.place.role, 'make') ? html`<li class="file"><a class="picture drop" href="${at(c)}?add=screens">${icon('plus')}Add a screen</a></li>` : ''}</ul>`
  return { id: 'screens', name: 'Screens', count: found.length, body }
}

async function people(c: C): Promise<Part> {
  const found = await listPeople(c.var.ctx, PAGE)
  const body =
    found.length === 0
      ? none(c, 'A person whom a brief names is shown, once they have agreed.', 'people', 'Add a person')
      : html`<ul class="folk">${found.map(person => html`<li><img src="${small(person.image_url)}" alt="" width="44" height="44" loading="lazy"><div><p class="m">${person.name}</p><p class="xs soft">${person.role}</p></div>${deeds(c, `people/${person.id}/remove`, person.name)}</li>`)}</ul>`
  return { id: 'people', name: 'People', count: found.length, body }
}

async function logos(c: C): Promise<Part> {
  const { logo_assets } = await readDna(c.var.ctx)
  const body =
    logo_assets.length === 0
      ? none(c, 'Until there is one, pictures show the name in letters.', 'logos', 'Add a logo')
      : logoTiles(logo_assets, ({ url }, name) =>
          deeds(c, `logos/${new URL(url).pathname.split('/').at(-1)}/remove`, name),
        )
  return { id: 'logos', name: 'Logos', count: new Set(logo_assets.map(({ url }) => url)).size, body }
}

async function mascot(c: C): Promise<Part> {
  const found = await readMascot(c.var.ctx)
  const isAllowed = can(c.var.place.role, 'make')
  const step = (action: string, label: string) =>
    postForm(c, at(c, 'mascot/step'), () => html`<button class="btn sm">${label}</button>`, { about: { action } })
  const candidate = found.candidate
    ? html`<div class="row wrap"><img class="picture mascot-p" src="${small(found.candidate.image_url)}" alt="The new mascot" width="160" height="160">${isAllowed ? html`<span class="row">${step('keep', 'Keep it')}${step('retry', 'Another one')}</span>` : ''}</div>`
    : ''
  const poses = found.poses.map(
    ({ pose, image_url }) =>
      html`<li><img src="${small(image_url)}" alt="" width="96" height="96" loading="lazy"><span class="xs soft">${plain(pose)}</span></li>`,
  )
  const kept = found.image_url
    ? html`<div class="mascot"><img src="${small(found.image_url)}" alt="${found.name}" width="150" height="150"><ul class="poses">${poses}</ul></div>`
    : ''
  const body = html`${found.status === 'none' ? none(c, 'A figure of your own: Studio has a template that shows it.', 'mascot', 'Draw a mascot') : ''}${found.status === 'drafting' ? none(c, 'It is being drawn; look again in a moment.') : ''}${found.error_message ? html`<p class="bad sml">${found.error_message}</p>` : ''}${candidate}${kept}`
  return { id: 'mascot', name: 'Mascot', count: found.image_url ? 1 + found.poses.length : 0, body }
}

async function photos(c: C): Promise<Part> {
  const found = await listFiles(c.var.ctx, { ...PAGE, kind: ['image', 'video'] })
  const body =
    found.length === 0
      ? none(
          c,
          'Photos of your own stand behind and beside words where they tell what a post is about.',
          'photos',
          'Add a photo',
        )
      : html`<ul class="files two">${found.map(one => html`<li class="file">${one.thumbnail_url ? html`<img class="picture" src="${small(one.thumbnail_url)}" alt="" loading="lazy">` : html`<span class="picture"></span>`}<div class="under-p"><span class="grow two sml">${titled(one.filename)}</span>${deeds(c, `files/${one.id}/remove`, one.filename)}</div></li>`)}</ul>`
  return { id: 'photos', name: 'Photos and films', count: found.length, body }
}

/** “the-sun-over-a-harbour.jpg” is a name that a person gave. */
const titled = (filename: string) => {
  const words = filename.replace(/\.\w{1,5}$/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A picture of a form as the verbs take one. */
const sent = (c: C) =>
  fileForm(c, 'Choose a picture.').then(({ base64: image_base64, text }) => ({ image_base64, text }))

export const library = routes()
  .route('/', artwork)
  .get('/library', may('see'), async c => {
    const [screen, photo, painted, person, figure, logo] = await Promise.all([
      screens(c),
      photos(c),
      artworkPart(c),
      people(c),
      mascot(c),
      logos(c),
    ])
    const tabs = [screen, photo, painted, person, figure, logo].map(
      ({ id, name, count }) =>
        html`<a href="#${id}">${name.split(' ')[0] ?? ''}<span class="count num">${count}</span></a>`,
    )
    const left = html`<div class="stack l">${section(screen, 'in a device on pictures of the product')}${section(photo, 'photos are chosen by what they show')}${section(painted, 'by an image model')}</div>`
    const right = html`<div class="stack l">${section(person, 'with their consent')}${section(figure, '')}${section(logo, 'each on the ground that it is made for')}</div>`
    return draw(c, {
      title: 'Library',
      at: 'library',
      head: html`<div class="head"><h1>Library</h1><p>Pictures of your own. They are used where a post is about them.</p><div class="acts">${adder(c)}</div></div>`,
      body: html`<nav class="tabs" aria-label="Kinds">${tabs}</nav>${addForm(c)}<div class="shelf">${left}${right}</div>`,
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
    return back(c, at(c), 'Added.')
  })
  .post('/library/screens/:id', may('make'), async c => {
    const { text } = await fieldsOf(c)
    const input = { name: text('name'), screen_type: text('screen_type'), device: text('device'), theme: text('theme') }
    await retagScreen(c.var.ctx, uuid(c.req.param('id')), read(PatchScreenInput, input))
    return back(c, at(c), 'Saved.')
  })
  .post('/library/screens/:id/remove', may('make'), removing('screen'), async c => {
    await deleteScreen(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), 'Removed.')
  })

  .post('/library/photos', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addPhoto(c.var.ctx, read(AddPhotoInput, { image_base64, shows: text('shows') }))
    return back(c, at(c), 'Added.')
  })

  .post('/library/people', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addPerson(
      c.var.ctx,
      read(AddPersonInput, { image_base64, name: text('name'), role: text('role'), consent: text('consent') === '1' }),
    )
    return back(c, at(c), 'Added.')
  })
  .post('/library/people/:id/remove', may('make'), removing('person'), async c => {
    await deletePerson(c.var.ctx, uuid(c.req.param('id')))
    return back(c, at(c), 'Removed.')
  })

  .post('/library/logos', may('make'), async c => {
    const { image_base64, text } = await sent(c)
    await addLogo(c.var.ctx, read(AddLogoInput, { image_base64, variant: text('variant') }))
    return back(c, at(c), 'Added.')
  })

  .post('/library/logos/:file/remove', may('make'), removing('logo'), async c => {
    const { logos, version } = await readDna(c.var.ctx)
    const others = logos.filter(url => !url.includes(`/${c.req.param('file')}?`))
    if (others.length < logos.length) await patchDna(c.var.ctx, { logos: others }, [version])
    return back(c, at(c), 'Removed.')
  })

  .post('/library/mascot', may('make'), async c => {
    const { text } = await fieldsOf(c)
    await createMascot(c.var.ctx, read(CreateMascotInput, { name: text('name'), description: text('description') }))
    return back(c, at(c), 'It is being drawn.')
  })
  .post('/library/mascot/step', may('make'), async c => {
    await stepMascot(c.var.ctx, read(MascotStepInput, { action: (await fieldsOf(c)).text('action') }))
    return back(c, at(c), 'Done.')
  })

  .post('/library/files/:id/remove', may('make'), removing('file'), async c => {
    await deleteFiles(c.var.ctx, { ids: [uuid(c.req.param('id'))] })
    return back(c, at(c), 'Removed.')
  })
