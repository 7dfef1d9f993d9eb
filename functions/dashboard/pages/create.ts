// The field where everything begins: a brief, what it would become, what it costs.
import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { makeRun } from '#functions/dashboard/http/make-run.ts'
import { type Form, unnamed } from '#functions/dashboard/http/refusal.ts'
import { type Fields, fieldsOf, orUndefined, read, wrong } from '#functions/dashboard/http/sent.ts'
import { saidBelow } from '#functions/dashboard/parts/again.ts'
import { postsByRun } from '#functions/dashboard/parts/became.ts'
import { empty, once, option, postForm, segments } from '#functions/dashboard/parts/field.ts'
import { type IconName, icon, nameOf, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { isOpen } from '#functions/dashboard/parts/open.ts'
import { costOf, isFirstFree, type PreviewOf, previewOf } from '#functions/dashboard/parts/preview.ts'
import { gallery } from '#functions/dashboard/parts/run-tile.ts'
import { draw, type Html, hrefOf, note, zoneLink } from '#functions/dashboard/parts/shell.ts'
import { instantIn, tomorrowAtNine, zoneWords } from '#functions/dashboard/parts/time.ts'
import { readDna } from '#lib/brand/dna/read.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { Channel, channelOf } from '#lib/channels.ts'
import type { Plan } from '#lib/composer/plan.ts'
import { can } from '#lib/members/roles.ts'
import { AssetType, plans } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { listConnected } from '#lib/publish/connect/list.ts'
import { dryRun } from '#lib/runs/accept/dry-run.ts'
import { askedOf, GenerateInput } from '#lib/runs/accept/generate.ts'
import { findRuns } from '#lib/runs/read/find.ts'
import type { Draft as Drawn } from '#lib/runs/recipe/draft.ts'
import { Size } from '#lib/runs/run.ts'
import { answered } from '#lib/words/answered.ts'
import { IDLE, isIdle } from '#lib/words/idle-brief.ts'
import { partAnswers, withAnswers } from '#lib/words/preferences.ts'

const TAKES = 5
const sizes = { square: 'Square', portrait: 'Portrait 4:5', story: 'Story 9:16', landscape: 'Landscape', wide: 'Wide' }

export type Draft = {
  brief: string
  /** What was answered to questions about it, and what its maker is asked for. */
  said: string[]
  asset_type: string
  channel: string
  size: string
  variation: string
  when: string
  at: string
}
const blank: Draft = {
  brief: '',
  said: [],
  asset_type: 'card',
  channel: 'linkedin',
  size: '',
  variation: '0',
  when: 'keep',
  at: '',
}

const draftOf = (fields: Fields): Draft => ({
  brief: fields.text('brief'),
  said: fields.each('said'),
  asset_type: fields.text('asset_type') || blank.asset_type,
  channel: fields.text('channel') || blank.channel,
  size: fields.text('size'),
  variation: fields.text('variation') || '0',
  when: fields.text('when') || 'keep',
  at: fields.text('at'),
})

/** As an address has it: a brief with what was chosen for it, and an answer that goes into it. */
function draftIn(c: C): Draft {
  const { brief = '', question = '', about = '', answer = '', ...more } = c.req.query()
  const asset_type = AssetType.safeParse(more.asset_type).data ?? blank.asset_type
  const channel = Channel.safeParse(more.channel).data ?? blank.channel
  const { size = '', variation = '0', when = blank.when, at = '' } = more
  const asked = { about, question, options: [] }
  const whole =
    answer.trim() === '' || question === '' ? `${brief} ${answer}`.trim() : answered(brief, asked, answer.trim())
  const { brief: typed, answers: said } = partAnswers(whole)
  return { brief: typed, said, asset_type, channel, size, variation, when, at }
}

function inputOf(c: C, draft: Draft): GenerateInput {
  const { time_zone } = c.var.place.workspace
  const at = draft.when === 'at' ? instantIn(draft.at, time_zone) : undefined
  if (at === null) throw new Problem('validation_error', 'Say on which day and at what time it goes out.')
  if (draft.when === 'at' && !can(c.var.place.role, 'post'))
    throw new Problem('permission_denied', 'Your role does not plan posts.')
  const size = Size.safeParse(orUndefined(draft.size)).data
  const { channel, asset_type } = draft
  const brief = withAnswers(draft.brief, draft.said)
  if (brief.trim() !== '' && isIdle(brief)) throw wrong('brief', IDLE)
  return read(GenerateInput, {
    brief,
    channel,
    asset_type,
    variation: Number(draft.variation) || 0,
    ...(size ? { size } : {}),
    ...(at ? { scheduled_at: at } : {}),
  })
}

const typeLabel = (type: string) => html`${icon(type as IconName)}${nameOf(type)}`

/** Whether it stays here or goes out, and when. */
function planning(c: C, draft: Draft): Html {
  const { time_zone } = c.var.place.workspace
  const now = c.var.world.now()
  const which = html`<label class="vh" for="when">When it is approved</label><select class="in fit" id="when" name="when"><option value="keep">Keep it here</option><option value="at"${draft.when === 'at' ? html` selected` : ''}>Post on a date</option></select>`
  return html`${which}<label class="vh" for="at">Date and time</label><input class="in fit when" id="at" name="at" type="datetime-local" value="${draft.at || tomorrowAtNine(now, time_zone)}" data-quiet><small class="when xs soft">${zoneWords(now, time_zone)}${zoneLink(c)}</small>`
}

const options = (c: C, form: Form, draft: Draft): Html =>
  html`<div class="opts">${segments(form, { name: 'asset_type', legend: 'What to make', choices: AssetType.options.map(value => ({ value, label: typeLabel(value) })), chosen: draft.asset_type })}
<div class="row wrap">${segments(form, { name: 'channel', legend: 'Channel', choices: Channel.options.map(value => ({ value, label: platformIcon(value), hint: nameOf(value) })), chosen: draft.channel, only: true })}
<label class="vh" for="size">Size</label><select class="in fit" id="size" name="size"><option value="">Any size</option>${Object.entries(sizes).map(([value, label]) => option(value, label, draft.size))}</select>
${can(c.var.place.role, 'post') ? planning(c, draft) : ''}</div></div>`

const takes = (draft: Draft): Html =>
  html`<fieldset class="ask"><legend>Take</legend><div class="toggles">${Array.from({ length: TAKES }, (_, take) => html`<label><input type="radio" name="variation" value="${take}"${draft.variation === String(take) ? html` checked` : ''}>${take + 1}</label>`)}</div></fieldset>`

/** What the brand says of itself, as something to begin with. */
function firstTries(draft: Draft, { offer, name }: BrandView): Html | '' {
  if (draft.brief) return ''
  const what = offer.product_name ?? name
  const tries = (offer.features ?? []).slice(0, 3).map(feature => `${what}: ${feature}`)
  return tries.length === 0
    ? ''
    : html`<div class="tries"><p class="sml soft">Or begin with what your brand says</p><ul>${tries.map(text => html`<li><a class="chip line" href="?brief=${encodeURIComponent(text)}">${text}</a></li>`)}</ul></div>`
}

const nothingYet = (c: C, { version }: BrandView): Html => {
  const { live_keys } = plans[c.var.place.workspace.plan]
  const key =
    live_keys > 0 && can(c.var.place.role, 'develop')
      ? html`<a class="btn bare" href="${hrefOf(c, 'developers/keys')}">Make an API key</a>`
      : ''
  return empty(
    'No runs yet',
    'What you and your keys make appears here at once, newest first.',
    html`<p class="row">${version === 0 ? html`<a class="btn" href="${hrefOf(c, 'brand')}">Set up the brand</a>` : ''}${key}</p>`,
  )
}

/** What a newcomer does first, where nobody has said anything of the brand; and that the first run costs nothing. */
function beginning(c: C, { version }: BrandView): Html | '' {
  const free = isFirstFree(c) ? 'The first run is free: it takes no credits and counts towards no limit.' : ''
  const brand =
    version === 0
      ? html` <b>Colours and letters are ours so far.</b> <a class="link" href="${hrefOf(c, 'brand')}">Set up the brand</a>: your web site is enough.`
      : ''
  return free || brand ? note('calm', html`${free}${brand}`) : ''
}

type Shown = { draft: Draft; preview: PreviewOf; fault?: string }

async function page(c: C, { draft, preview, fault }: Shown, status: 200 | 400 | 402 | 403 | 422 | 429 = 200) {
  const [recent, brand] = await Promise.all([findRuns(c.var.ctx, { limit: 12 }), readDna(c.var.ctx)])
  const composer = postForm(
    c,
    hrefOf(c, 'create'),
    form => html`${once(c.var.world.id())}
<div class="write"><h1><label for="brief">What should people know?</label></h1>
<textarea id="brief" name="brief" rows="4" placeholder="One sentence is enough. Numbers, dates and names stay as you write them." required${c.var.refusal ? '' : html` autofocus`}>${draft.brief}</textarea>${saidBelow(draft.said)}${firstTries(draft, brand)}${takes(draft)}${options(c, form, draft)}
<footer><div class="price" id="cost">${fault ? html`<p class="bad sml" role="alert">${fault}</p>` : (costOf(preview) ?? html`<p class="cost"><span>${c.var.ctx.livemode ? 'Nothing is posted unless you say so' : 'Test mode: nothing is posted'}</span></p>`)}</div><button class="btn" formaction="${hrefOf(c, 'create/plan')}">Preview</button><button class="btn main">Create<kbd>⌘⏎</kbd></button></footer></div>
<section class="preview" id="preview" aria-label="Preview" aria-live="polite">${previewOf(preview)}</section>`,
    {
      attributes: html`class="composer" data-is="live" data-from="${hrefOf(c, 'create/plan')}" data-into="preview"`,
    },
  )
  // How many there are beyond those shown is not counted, so that no number stands for all of them.
  const review = recent.some(isOpen)
  const below =
    recent.length === 0
      ? nothingYet(c, brand)
      : html`<section class="recent"><div class="head sub"><h2>Recent</h2>${review ? html`<a class="chip warn" href="${hrefOf(c, 'runs?verdict=needs_review')}">${icon('warn', 's')}To review</a>` : ''}<div class="acts"><a class="btn bare sm" href="${hrefOf(c, 'runs')}">All runs${icon('right', 's')}</a></div></div>${gallery(c, recent, await postsByRun(c, recent), 0)}</section>`
  return draw(
    c,
    {
      title: 'Create',
      at: 'create',
      head: html``,
      body: html`${beginning(c, brand)}${composer}${below}`,
    },
    status,
  )
}

/** Fails open: the words of the picture tell enough. */
async function drawn(c: C, input: GenerateInput, plan: Plan): Promise<Drawn | null> {
  const { brief, variation, size = null } = input
  const { channel, asset_type } = askedOf(input)
  try {
    return await c.var.deps.draft({ ...ownerOf(c.var.ctx), brief, channel, asset_type, variation, size, plan })
  } catch (error) {
    c.var.world.report(error, { request_id: c.var.request_id, page: 'create' })
    return null
  }
}

/** Nobody has connected one of the platform; test mode needs none. */
async function hasNoAccount({ var: { ctx } }: C, { channel }: Draft): Promise<boolean> {
  const { accounts } = await listConnected(ctx)
  return ctx.livemode && !accounts.some(({ platform }) => channelOf(platform) === channel)
}

async function planned(c: C, draft: Draft): Promise<PreviewOf> {
  if (draft.brief.trim() === '') return null
  try {
    const input = inputOf(c, draft)
    const answer = await dryRun(c.var.ctx, input)
    const isHomeless = draft.when === 'at' && (await hasNoAccount(c, draft))
    return { draft, answer, isHomeless, picture: answer.plan && (await drawn(c, input, answer.plan)) }
  } catch (error) {
    if (error instanceof Problem) return { fault: unnamed(error.message) }
    throw error
  }
}

export const create = routes()
  .get('/create', may('make'), async c => {
    const draft = draftIn(c)
    return page(c, { draft, preview: await planned(c, draft) })
  })

  .post('/create/plan', may('make'), async c => {
    const draft = draftOf(await fieldsOf(c))
    const preview = await planned(c, draft)
    return c.req.header('x-fragment') ? c.html(previewOf(preview)) : page(c, { draft, preview })
  })

  .post('/create', may('make'), async c => {
    const fields = await fieldsOf(c)
    const draft = draftOf(fields)
    try {
      return await makeRun(c, inputOf(c, draft), fields)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // What was written is kept.
      return page(c, { draft, preview: await planned(c, draft), fault: unnamed(error.message) }, 422)
    }
  })
