// Studio: profiles that say what an event of one's own systems may become, and trying a template without sending anything.
import { html } from 'hono/html'
import { back, keepTest } from '#functions/dashboard/http/cookies.ts'
import { sendDrawn } from '#functions/dashboard/http/drawn.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { type Fields, fieldsOf, read, rowOf } from '#functions/dashboard/http/sent.ts'
import { beside, code, steps, tip } from '#functions/dashboard/parts/beside.ts'
import {
  accountToggles,
  empty,
  postForm,
  segments,
  textArea,
  textField,
  tick,
} from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, hrefOf, under } from '#functions/dashboard/parts/shell.ts'
import { templateName } from '#functions/dashboard/parts/titles.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import { Channel } from '#lib/channels.ts'
import type { Plan } from '#lib/composer/plan.ts'
import { can } from '#lib/members/roles.ts'
import { plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { listAccounts } from '#lib/publish/connect/manage.ts'
import { RenderAnswer, RenderInput, render } from '#lib/runs/accept/render.ts'
import {
  CreateProfileInput,
  createProfile,
  listProfiles,
  type Profile,
  UpdateProfileInput,
  updateProfile,
} from '#lib/studio/profile.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

const at = under('studio')

type SampleData = Plan['pictures'][number]['data']

const noCaptions = Object.fromEntries(Channel.options.map(channel => [channel, ''])) as Plan['captions']

/** A sample is drawn by its fields alone. */
const planOf = (template: string, sample: Record<string, unknown>): Plan => ({
  ...{ version: 1, language: 'en', turn: 0, angle: '', frame: '', captions: noCaptions },
  ...{ hashtags: [], alt_text: [], score_rows: [], facts: [], notes: [], event_day: null },
  pictures: [{ template, data: sample as SampleData }],
})

const goesTo = ({ telegram, social }: Profile): string =>
  [telegram ? 'chats' : '', social.length > 0 ? `${social.length} accounts` : ''].filter(Boolean).join(', ') ||
  'for download'

const row = (c: C, profile: Profile): Html =>
  html`<tr><th scope="row"><a class="link" href="${at(c, profile.id)}">${profile.name}</a></th><td class="soft sml" data-l="Templates">${profile.templates ? profile.templates.map(templateName).join(', ') : 'every template'}</td><td class="soft sml" data-l="Goes to">${goesTo(profile)}</td><td>${profile.paused ? html`<span class="chip warn">paused</span>` : html`<span class="chip good">${icon('check', 's')}on</span>`}</td></tr>`

/** Whole, whatever its shape. Drawn when it is asked for: the page's script takes it out and asks for a few at a time. */
const sampleOf = (c: C, name: string, version: number): Html =>
  html`<noscript data-is="turn"><img class="picture" src="${at(c, `pictures/${name}.webp?v=${version}`)}" alt="" width="240" height="300" loading="lazy"></noscript>`

const template = (c: C, name: string, title: string, version: number): Html =>
  html`<li>${sampleOf(c, name, version)}<span class="sml m">${title}</span>${can(c.var.place.role, 'make') ? postForm(c, at(c, 'try'), () => html`<button class="btn sm">Try it<span class="vh">: ${title}</span></button>`, { about: { template: name } }) : ''}</li>`

/** Each by its picture in the workspace's own brand; none chosen stands for all. */
const templateChoice = (c: C, form: Form, chosen: readonly string[], version: number): Html =>
  html`<fieldset class="field"><legend>Templates</legend><small>All, unless you choose some.</small><ul class="media tpls">${Object.values(catalogue).map(({ name, title }) => html`<li><label>${sampleOf(c, name, version)}<span class="row"><input class="check" type="checkbox" name="templates" value="${name}"${form.isTicked('templates', name, chosen.includes(name)) ? html` checked` : ''}${form.mark('templates')}>${title}</span></label></li>`)}</ul>${form.told('templates')}</fieldset>`

/** What a profile says; read first, since a form that was refused draws them twice. */
async function fieldsFor(c: C, profile?: Profile): Promise<(form: Form) => Html> {
  const [all, { version }] = await Promise.all([listAccounts(c.var.world, c.var.ctx.workspace.id), readDna(c.var.ctx)])
  const accounts = all.filter(({ status }) => status === 'connected')
  return form => html`${textField(form, { name: 'name', label: 'Name', value: profile?.name ?? '', required: true, max: 120 })}<div class="field"><span class="lab">Look</span>${segments(form, { name: 'theme', legend: 'Look', choices: ['auto', 'light', 'dark'].map(value => ({ value, label: plain(value) })), chosen: profile?.theme ?? 'auto' })}</div>
${textArea(form, { name: 'default_caption', label: 'Caption, where a request has none', value: profile?.default_caption ?? '', rows: 3, max: 3_000 })}
${tick(form, 'telegram', profile?.telegram === true, 'Send it to every linked chat')}
${accountToggles(form, accounts, { name: 'social', legend: 'Post it to', chosen: profile?.social ?? [], hint: 'To none, unless you choose some.' })}
${templateChoice(c, form, profile?.templates ?? [], version)}`
}

const inputOf = (given: Fields) => ({
  name: given.text('name'),
  theme: given.text('theme'),
  default_caption: given.text('default_caption'),
  telegram: given.has('telegram'),
  social: given.each('social'),
  templates: given.each('templates').length > 0 ? given.each('templates') : null,
})

async function page(c: C) {
  const { plan } = c.var.place.workspace
  if (!plans[plan].studio)
    return draw(c, {
      title: 'Studio',
      at: 'studio',
      body: empty(
        'Studio comes with a larger plan',
        `An event of your own systems becomes a card: no brief, nobody writing. On ${upgradeFor(limits => limits.studio)} and up.`,
        html`<a class="btn main" href="${hrefOf(c, 'plan')}">Plans</a>`,
      ),
    })
  const [profiles, { version }] = await Promise.all([
    listProfiles(c.var.world, c.var.ctx.workspace.id),
    readDna(c.var.ctx),
  ])
  const isAdmin = can(c.var.place.role, 'develop')
  const list =
    profiles.length === 0
      ? html`<p class="soft">A profile says which templates an event may become, how they look and where they go. Choose it at a key, and one call makes a card.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Profiles"><table class="grid-t"><thead><tr><th>Profile</th><th>Templates</th><th>Goes to</th><th>State</th></tr></thead><tbody>${profiles.map(profile => row(c, profile))}</tbody></table></div>`
  const all = Object.values(catalogue)
  const body = html`<div class="stack l">${list}${isAdmin ? html`<p class="row"><a class="btn" href="${hrefOf(c, 'developers/keys')}">${icon('key', 's')}Use a profile with a key</a></p>` : ''}<section class="stack"><h2>Templates <span class="faint">${all.length}</span></h2><p class="soft sml">In your brand, with sample words. <b>Try it</b> makes one as test data; nothing is sent.</p><ul class="media tpls-m">${all.map(({ name, title }) => template(c, name, title, version))}</ul></section></div>`
  return draw(c, {
    title: 'Studio',
    at: 'studio',
    head: html`<div class="head"><h1>Studio</h1><p>Cards from events of your own systems.</p><div class="acts"><a class="btn main" href="${at(c, 'new')}">${icon('plus')}New profile</a></div></div>`,
    body,
  })
}

const head = (c: C, title: string, more: Html | '' = '') => headBelow(at(c), 'Studio', html`<h1>${title}</h1>${more}`)

/** What one's own system sends for a card, and what becomes of it. */
const oneCall = (c: C): Html =>
  html`${steps('How it works', [
    'Your own system calls with a template and its fields. The words are yours: no model writes any.',
    'The card is drawn in your brand, scored, and goes where this profile says.',
    html`A key has to be bound to the profile: <a class="link" href="${hrefOf(c, 'developers/keys')}">choose it at the key</a>.`,
  ])}${tip(
    'One call',
    code(
      'call',
      'Command',
      html`curl ${c.var.deps.public_url}/api/v1/studio/generate \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d <span class="v">'{"output_type": "stat", "data":
       {"value": "214", "label": "runners"}}'</span>`,
    ),
  )}`

async function form(c: C) {
  const fields = await fieldsFor(c)
  const given = postForm(
    c,
    at(c),
    form =>
      html`${fields(form)}<div class="savebar stays"><span class="soft">Choose it at a key afterwards.</span><span class="push"></span><button class="btn main">Create profile</button></div>`,
    { attributes: html`class="stack l"` },
  )
  const body = beside(given, oneCall(c))
  return draw(c, { title: 'New profile', at: 'studio', page: 'profile', head: head(c, 'New profile'), body })
}

export const studio = routes()
  .get('/studio', may('make'), page)
  .get('/studio/new', may('make'), c => form(c))

  .get('/studio/pictures/:file', may('make'), async c => {
    const template = catalogue[c.req.param('file').replace(/\.webp$/, '')]
    if (!template) throw new Problem('template_not_found', 'There is no such template.')
    const { workspace, livemode } = c.var.ctx
    const asked = { workspace_id: workspace.id, livemode, channel: 'instagram', variation: 0, size: null } as const
    const { name, asset_type, sample } = template
    const plan = planOf(name, sample)
    return sendDrawn(c, (await c.var.deps.draft({ ...asked, brief: '', asset_type, plan }))?.bytes)
  })

  .get('/studio/:id', may('make'), async c => {
    const profile = (await listProfiles(c.var.world, c.var.ctx.workspace.id)).find(({ id }) => id === rowOf(c).id)
    if (!profile) throw new Problem('route_not_found', 'There is no such profile.')
    const paused = profile.paused ? '' : '1'
    const pause = html`<div class="acts">${postForm(c, at(c, `${profile.id}/pause`), () => html`<button class="btn">${profile.paused ? 'Resume' : 'Pause'}</button>`, { about: { paused } })}</div>`
    const fields = await fieldsFor(c, profile)
    const given = postForm(
      c,
      at(c, profile.id),
      form =>
        html`${fields(form)}<div class="savebar"><span class="soft">Holds from the next card on.</span><span class="push"></span><button class="btn main">Save</button></div>`,
      { attributes: html`class="stack l"` },
    )
    const body = beside(given, oneCall(c))
    return draw(c, { title: profile.name, at: 'studio', page: 'profile', head: head(c, profile.name, pause), body })
  })

  .post('/studio', may('make'), async c => {
    const input = read(CreateProfileInput, { ...inputOf(await fieldsOf(c)), workspace_id: c.var.ctx.workspace.id })
    const profile = await createProfile(c.var.world, c.var.ctx, input)
    return back(c, at(c), `${profile.name} is there. Choose it at a key.`)
  })

  .post('/studio/try', may('make'), async c => {
    const name = (await fieldsOf(c)).text('template')
    const template = Object.values(catalogue).find(one => one.name === name)
    if (!template) throw new Problem('template_not_found', 'There is no such template.')
    const { workspace } = c.var.ctx
    // Test data where the plan has it: it is marked, goes nowhere and costs nothing.
    const livemode = !plans[workspace.plan].test_keys
    const input = read(RenderInput, { items: [{ output_type: name, body: template.sample }] })
    const answer = await render({ ...c.var.ctx, livemode }, input, null)
    const [{ run_id: id } = { run_id: '' }] = RenderAnswer.parse(JSON.parse(answer.body)).items
    keepTest(c, workspace.id, !livemode)
    return c.redirect(hrefOf(c, `runs/${id}`), 303)
  })

  .post('/studio/:id', may('make'), async c => {
    await updateProfile(c.var.world, c.var.ctx, rowOf(c), read(UpdateProfileInput, inputOf(await fieldsOf(c))))
    return back(c, at(c, rowOf(c).id), 'Saved.')
  })

  .post('/studio/:id/pause', may('make'), async c => {
    const paused = (await fieldsOf(c)).text('paused') === '1'
    await updateProfile(c.var.world, c.var.ctx, rowOf(c), { paused })
    return back(c, at(c, rowOf(c).id), paused ? 'Paused: its keys make nothing until it is resumed.' : 'Resumed.')
  })
