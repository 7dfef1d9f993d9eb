// The plan, what of it is used, credits as a ledger, and ways to pay where anything is sold.

import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { mayLeadTo } from '#functions/dashboard/http/page-headers.ts'
import { fieldsOf, orUndefined, read } from '#functions/dashboard/http/sent.ts'
import { once, postForm } from '#functions/dashboard/parts/field.ts'
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, hrefOf, note, under } from '#functions/dashboard/parts/shell.ts'
import { dayMonth, dayTime } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { CheckoutInput, checkout } from '#lib/billing/checkout.ts'
import { type Credits, readCredits } from '#lib/billing/credits.ts'
import { money, planPrices } from '#lib/billing/plan-prices.ts'
import { hasPaid, openPortal, subscribe } from '#lib/billing/subscribe.ts'
import { claim } from '#lib/idempotency/record.ts'
import { listCaps } from '#lib/keys/limits.ts'
import { can } from '#lib/members/roles.ts'
import { AssetType, Plan, plans } from '#lib/plans.ts'
import { CURRENCY, grants, Pack, packs, prices } from '#lib/prices.ts'
import { Problem } from '#lib/problem.ts'
import { registry } from '#lib/registry.ts'
import { briefsOf } from '#lib/runs/read/briefs-store.ts'
import { plural } from '#lib/words/plural.ts'

const MOST_ENTRIES = 30

const at = under('plan')

/** Where forms of this page end: whoever takes the money. */
const tillsOf = (c: C) => ['https://checkout.stripe.com', 'https://billing.stripe.com', ...c.var.deps.tills]

const figure = (count: number | null) => (count ?? 0).toLocaleString('en')

const bar = (used: number, limit: number): Html => {
  const share = limit === 0 ? 0 : Math.min(100, Math.round((used / limit) * 100))
  return html`<svg class="bar ${share >= 100 ? 'bad' : share >= 80 ? 'warn' : ''}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="6"/></svg>`
}

async function uses(c: C): Promise<Html> {
  const caps = (await listCaps(c.var.ctx)).filter(({ limit }) => limit > 0)
  const [first] = caps
  if (!first) return html`<p class="soft sml">Test data counts in no limit.</p>`
  const list = caps.map(({ bucket, used, limit }) => {
    const type = AssetType.parse(bucket.slice(4))
    const each = c.var.world.payments ? html` <span class="faint">${priceWords(type)}</span>` : ''
    return html`<li><span class="row"><span>${nameOf(type)}s${each}</span><span class="push num soft">${figure(used)} of ${figure(limit)}</span></span>${bar(used, limit)}</li>`
  })
  return html`<ul class="uses">${list}</ul>${atLimit(c, dayMonth(first.resets_at, c.var.place.workspace.time_zone))}`
}

const priceWords = (type: AssetType): string => `${plural(prices[type], 'credit')} each`

/** What stops and what goes on, before it happens. */
function atLimit(c: C, resets: string): Html {
  const counts = html`<p>The counts start again at 0 on ${resets}.</p>`
  if (!c.var.world.payments) return html`<div class="soft sml">${counts}</div>`
  return html`<div class="soft sml stack s">${counts}<p><b class="ink">At a limit</b> no more of that type is made until then, also with credits left; everything else goes on. A larger plan raises it at once.</p><p><b class="ink">Without credits</b> nothing is made until the month ends or you buy some. Credits are never bought by themselves, and what is planned still goes out.</p></div>`
}

function credits(c: C, wallet: Credits): Html {
  if (wallet.remaining === null)
    return html`<section class="credit"><h2>Credits</h2><p class="soft sml">${c.var.world.payments ? 'Nothing is counted in test mode.' : 'This deployment sells nothing: credits are not counted, and whoever runs it sets the plan.'}</p></section>`
  const buy = can(c.var.place.role, 'own')
    ? postForm(
        c,
        at(c, 'credits'),
        () =>
          html`${once(c.var.world.id())}<div class="packs">${Pack.options.map(pack => html`<button class="btn" name="pack" value="${pack}"><b>Buy ${figure(packs[pack].credits)}</b><span class="soft">for ${money(packs[pack].cents, CURRENCY)}</span></button>`)}</div>`,
      )
    : ''
  return html`<section class="credit"><h2>Credits</h2><p class="big3 num">${figure(wallet.remaining)}</p><p class="soft sml">${figure(wallet.used)} of ${figure(wallet.included)} of this month used, ${figure(wallet.bought)} bought. The month’s credits end with the month; bought ones stay.</p>${buy}</section>`
}

const sources = registry({ grant: 'Credits of the month', period_end: 'Unused credits of the month ended' })

async function ledger(c: C, { entries }: Credits): Promise<Html | ''> {
  if (entries.length === 0) return ''
  const shown = entries.slice(0, MOST_ENTRIES)
  const briefs = await briefsOf(
    c.var.ctx.db,
    c.var.ctx.workspace.id,
    shown.flatMap(({ run_id }) => run_id ?? []),
  )
  const named = ({ run_id, source }: Credits['entries'][number]) => {
    const run = run_id ? briefs.get(run_id) : undefined
    const back = source === 'run_failed' ? 'Given back: ' : ''
    return run
      ? html`<a class="link" href="${hrefOf(c, `runs/${run_id}`)}">${back}${titleOf(run, 200)}</a>`
      : (sources[source] ?? plain(source))
  }
  const zone = c.var.place.workspace.time_zone
  const row = (entry: (typeof shown)[number]) =>
    html`<li><time class="soft" datetime="${entry.created_at}">${dayTime(entry.created_at, zone)}</time><span>${named(entry)}</span><span class="num ${entry.amount > 0 ? 'good' : ''}">${entry.amount > 0 ? '+' : '−'}${figure(Math.abs(entry.amount))}</span><span class="num soft">${figure(entry.balance_after)}<span class="vh"> left</span></span></li>`
  return html`<section class="inv stack"><h2>Where credits went</h2><ul class="ledger" aria-label="Ledger"><li class="soft heads"><span>When</span><span>For</span><span class="num">Credits</span><span class="num">Left</span></li>${shown.map(row)}</ul></section>`
}

const rows: [string, (plan: Plan) => string][] = [
  ...AssetType.options.map((type): [string, (plan: Plan) => string] => [
    `${nameOf(type)}s`,
    plan => (plans[plan].caps[type] ? figure(plans[plan].caps[type]) : '–'),
  ]),
  ['Credits', plan => figure(grants[plan])],
  ['Live keys', plan => String(plans[plan].live_keys || '–')],
  ['Test keys', plan => (plans[plan].test_keys ? 'yes' : '–')],
  ['Studio', plan => (plans[plan].studio ? 'yes' : '–')],
]

/** What a plan costs is held by whoever takes the money; where they do not say, nothing is said. */
function priceOf(c: C, told: ReadonlyMap<string, string>, plan: Plan): string {
  if (plan === 'free') return told.size > 0 ? money(0, CURRENCY) : ''
  return told.get(plan) ?? (c.var.world.payments?.sells.includes(plan) ? '' : 'not sold here')
}

/** Whatever changes a plan that is paid, Stripe shows first what it costs. */
const portal = (c: C, label: string, size = ''): Html =>
  html`<form method="post" action="${at(c, 'portal')}"><button class="btn ${size}">${label}</button></form>`

/** The next one up is the one meant. */
function choice(c: C, plan: Plan, pays: boolean): Html | '' {
  const now = c.var.place.workspace.plan
  const sells = Plan.options.filter(one => c.var.world.payments?.sells.includes(one))
  if (plan === now) return html`<span class="soft sml">yours</span>`
  if (!can(c.var.place.role, 'own')) return ''
  if (plan === 'free' && pays) return portal(c, 'Downgrade', 'sm')
  if (!sells.includes(plan)) return ''
  const rank = (one: Plan) => Plan.options.indexOf(one)
  const isNext = sells.find(one => rank(one) > rank(now)) === plan
  return postForm(
    c,
    at(c, 'subscribe'),
    () =>
      html`${once(c.var.world.id())}<button class="btn sm ${isNext ? 'main' : ''}">${rank(plan) > rank(now) ? 'Upgrade' : 'Downgrade'}<span class="vh"> to ${plan}</span></button>`,
    { about: { plan } },
  )
}

/** A table where there is room, else a card for each plan, one's own first. */
function table(c: C, told: ReadonlyMap<string, string>, pays: boolean): Html {
  const now = c.var.place.workspace.plan
  const here = (plan: Plan) => (plan === now ? 'here' : '')
  const name = (plan: Plan) => html`${plain(plan)}<span class="soft">${priceOf(c, told, plan)}</span>`
  const sold = c.var.world.payments
    ? html`<p class="soft sml">A change of plan leads to Stripe. There you see what is charged and from when, before you say yes.</p>`
    : html`<p class="soft sml">This deployment sells no plans: whoever runs it sets yours.</p>`
  const own = [now, ...Plan.options.filter(plan => plan !== now)]
  return html`<table class="plans"><thead><tr><th scope="col">Plans, for a month</th>${Plan.options.map(plan => html`<th scope="col" class="${here(plan)}">${name(plan)}</th>`)}</tr></thead><tbody>${rows.map(([what, of]) => html`<tr><th scope="row">${what}</th>${Plan.options.map(plan => html`<td class="${here(plan)}">${of(plan)}</td>`)}</tr>`)}<tr class="go"><td></td>${Plan.options.map(plan => html`<td class="${here(plan)}">${choice(c, plan, pays)}</td>`)}</tr></tbody></table>
<ul class="plan-cards">${own.map(plan => html`<li class="${here(plan)}"><div class="row"><h2>${name(plan)}</h2><span class="push">${choice(c, plan, pays)}</span></div><dl>${rows.map(([what, of]) => html`<dt>${what}</dt><dd class="num">${of(plan)}</dd>`)}</dl></li>`)}</ul>${sold}`
}

/** Who was given a plan pays nothing for it. */
function youAreOn(c: C, told: ReadonlyMap<string, string>, pays: boolean): string {
  const { plan: own } = c.var.place.workspace
  const price = told.get(own)
  if (!price || pays || own === 'free') return `You are on ${plain(own)}${price ? `, ${price}` : ''}.`
  return `You are on ${plain(own)}, given by whoever runs this service: nothing is charged.`
}

export const plan = routes()
  .get('/plan', may('see'), async c => {
    mayLeadTo(c, ...tillsOf(c))
    const { world, ctx } = c.var
    const asked = [readCredits(ctx), planPrices(world), uses(c), hasPaid(world, ctx.workspace.id)] as const
    const [wallet, told, used, pays] = await Promise.all(asked)
    const { inactive_from } = c.var.place.workspace
    const mine = pays && can(c.var.place.role, 'own') ? portal(c, 'Card and invoices at Stripe') : ''
    const unpaid = inactive_from ? note('bad', 'The subscription is not paid: live keys only read until it is.') : ''
    const body = html`${unpaid}<div class="money"><section class="stack"><h2>This month</h2>${used}</section>${credits(c, wallet)}</div>${table(c, told, pays)}${await ledger(c, wallet)}`
    return draw(c, {
      title: 'Plan and credits',
      at: 'plan',
      head: html`<div class="head"><h1>Plan and credits</h1><p>${youAreOn(c, told, pays)}</p><div class="acts">${mine}</div></div>`,
      body,
    })
  })

  .post('/plan/subscribe', may('own'), async c => {
    const fields = await fieldsOf(c)
    const { id } = c.var.ctx.workspace
    const once = orUndefined(fields.text('once')) ?? c.var.world.id()
    const { url } = await subscribe(c.var.world, id, read(Plan, fields.text('plan')), once).catch(error => {
      // Whoever has a subscription changes it where it is paid.
      if (error instanceof Problem && error.code === 'invalid_state') return openPortal(c.var.world, id)
      throw error
    })
    return c.redirect(url, 303)
  })

  .post('/plan/portal', may('own'), async c =>
    c.redirect((await openPortal(c.var.world, c.var.ctx.workspace.id)).url, 303),
  )

  .post('/plan/credits', may('own'), async c => {
    const fields = await fieldsOf(c)
    const input = read(CheckoutInput, { pack: fields.text('pack') })
    const answer = await checkout(
      c.var.ctx,
      input,
      await claim('POST /plan/credits', orUndefined(fields.text('once')), input),
    )
    return c.redirect((JSON.parse(answer.body) as { url: string }).url, 303)
  })
