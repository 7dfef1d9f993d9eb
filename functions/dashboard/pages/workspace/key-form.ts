// The form that mints a key, and what it says as the verb takes it.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { type Fields, orNull, read, wrong } from '#functions/dashboard/http/sent.ts'
import { code, steps, tip } from '#functions/dashboard/parts/beside.ts'
import { accountToggles, option, postForm, segments, textField, toggles } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dateIn, instantIn, zoneWords } from '#functions/dashboard/parts/time.ts'
import { Permission } from '#lib/caller/permissions.ts'
import { Channel } from '#lib/channels.ts'
import { DAY_MS } from '#lib/instant.ts'
import { MintInput } from '#lib/keys/mint.ts'
import { AssetType, plans } from '#lib/plans.ts'
import { listAccounts } from '#lib/publish/connect/manage.ts'

/** What most callers need. */
const usual = ['read', 'generate']

export async function form(c: C) {
  const accounts = (await listAccounts(c.var.world, c.var.ctx.workspace.id)).filter(
    ({ status }) => status !== 'disconnected',
  )
  const { test_keys } = plans[c.var.place.workspace.plan]
  const mode = c.var.ctx.livemode ? 'live' : 'test'
  const word = (value: string) => ({ value, label: nameOf(value) })
  const modes = [{ value: 'live', label: 'Live' }, ...(test_keys ? [{ value: 'test', label: 'Test' }] : [])]
  const head = headBelow(hrefOf(c, 'developers/keys'), 'Keys', html`<h1>New key</h1>`)
  const fields = (form: Form) => html`
${textField(form, { name: 'name', label: 'Name', required: true, max: 120, placeholder: 'Website, production' })}
<div class="field"><span class="lab">Mode</span>${segments(form, { name: 'mode', legend: 'Mode', choices: modes, chosen: mode })}<small>${test_keys ? 'Test keys make marked pictures and post nowhere.' : 'Test keys come with the pro plan.'}</small></div>
${toggles(form, { name: 'permissions', legend: 'Permissions', choices: Permission.options.map(word), chosen: usual, hint: 'At least one: what is not chosen, the key cannot do.' })}
${toggles(form, { name: 'asset_types', legend: 'Types', choices: AssetType.options.map(word), chosen: [], hint: 'All, unless you choose some.' })}
${toggles(form, { name: 'channels', legend: 'Channels', choices: Channel.options.map(word), chosen: [], hint: 'All, unless you choose some.' })}
${accountToggles(form, accounts, { name: 'connected_accounts', legend: 'Accounts', chosen: [], hint: 'All, also those connected later, unless you choose some.' })}
${posting(form)}
<div class="pair">${textField(form, { name: 'daily_limit', label: 'Requests a day', value: String(plans[c.var.place.workspace.plan].default_daily_limit), type: 'number' })}${ending(c, form)}</div>
${textField(form, { name: 'allowed_addresses', label: 'Allowed IP addresses', more: 'mono', max: 2_000, hint: 'Addresses and networks such as 203.0.113.0/24, separated by commas. Leave empty to allow all.' })}
<p class="row"><button class="btn main">${icon('key', 's')}Create key</button><a class="btn bare" href="${hrefOf(c, 'developers/keys')}">Cancel</a></p>`
  const given = postForm(c, hrefOf(c, 'developers/keys'), fields, { attributes: html`class="stack l"` })
  const body = html`<div class="cols">${given}<aside class="aside">${next(c)}</aside></div>`
  return draw(c, { title: 'New key', at: 'developers/keys', page: 'keys-new', head, body })
}

const lives = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
  ['date', 'On a date'],
] as const

/** Posting what scores high enough, without anybody's look. */
function posting(form: Form): Html {
  const itself = html`<label class="row"><input class="check" type="checkbox" name="auto_post" value="1"${form.isTicked('auto_post', '1', false) ? html` checked` : ''}${form.mark('auto_post')}>Post what scores high enough without asking anybody</label>`
  const score = html`<label class="row sml">from<input class="in num fit" name="auto_post_min_score" type="number" min="0" max="100" value="${form.value('auto_post_min_score', '70')}" aria-label="Lowest score"${form.mark('auto_post_min_score')}>${form.told('auto_post_min_score')}of 100</label>`
  return html`<fieldset class="field if-post"><legend>Posting by itself</legend>${itself}${score}${form.told('auto_post')}</fieldset>`
}

/** Most keys end never or after a while; a day of one's own is asked for where it is wanted. */
function ending(c: C, form: Form): Html {
  const until = dateIn(new Date(c.var.world.now().getTime() + 90 * DAY_MS), c.var.place.workspace.time_zone)
  const options = lives.map(([value, label]) => option(value, label, form.value('ends', '')))
  return html`<div class="field ending"><label for="ends">Ends</label><select class="in" id="ends" name="ends"${form.mark('ends')}>${options}</select>${form.told('ends')}<input class="in num other" name="expires_at" type="date" value="${form.value('expires_at', until)}" aria-label="Day on which it ends"${form.mark('expires_at')}>${form.told('expires_at')}<small>At the end of the day, ${zoneWords(c.var.world.now(), c.var.place.workspace.time_zone)}.</small></div>`
}

/** The day on which it ends; null for never. */
function lastDay(c: C, fields: Fields): string | null {
  const ends = fields.text('ends')
  // A form without the choice says a day alone.
  if (ends === 'date' || !fields.has('ends')) return orNull(fields.text('expires_at'))
  const days = Number(ends)
  return days > 0
    ? dateIn(new Date(c.var.world.now().getTime() + days * DAY_MS), c.var.place.workspace.time_zone)
    : null
}

const next = (c: C): Html =>
  html`${steps('What happens next', [
    'Its secret is shown once, on the next page.',
    'Keep it where your service keeps secrets. Nobody can show it again, not even we.',
    'One call tells whether it works:',
  ])}${code(
    'me',
    'Command',
    html`curl -s ${c.var.deps.public_url}/api/v1/programmatic/me \\
  -H "Authorization: Bearer $KEY"`,
  )}${tip('Good to know', html`<p>What a key may do is fixed for good. For more, make another one and let both live for a while.</p><p>A key that others may have seen is revoked on its page: it stops at once, and what it has planned does not go out.</p>`)}`

/** What was written with commas or spaces between; null for nothing. */
export const listed = (text: string): string[] | null => {
  const items = text
    .split(/[,\s]/)
    .map(item => item.trim())
    .filter(Boolean)
  return items.length === 0 ? null : items
}
const some = (list: string[]): string[] | null => (list.length === 0 ? null : list)

export function inputOf(c: C, fields: Fields): MintInput {
  const day = lastDay(c, fields)
  const daily = orNull(fields.text('daily_limit'))
  const permissions = fields.each('permissions')
  if (permissions.length === 0) throw wrong('permissions', 'Choose at least one permission of the key.')
  return read(MintInput, {
    workspace_id: c.var.ctx.workspace.id,
    mode: fields.text('mode'),
    name: fields.text('name'),
    asset_types: some(fields.each('asset_types')),
    channels: some(fields.each('channels')),
    connected_accounts: some(fields.each('connected_accounts')),
    permissions,
    auto_post: permissions.includes('post') && fields.has('auto_post'),
    auto_post_min_score: Number(fields.text('auto_post_min_score') || 70),
    ...(daily ? { daily_limit: Number(daily) } : {}),
    allowed_addresses: listed(fields.text('allowed_addresses')),
    expires_at: day ? instantIn(`${day}T23:59`, c.var.place.workspace.time_zone) : null,
  })
}
