// The plan, what of it is used, credits as a ledger, and ways to pay where anything is sold.
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, orUndefined, read } from '#functions/dashboard/http/form.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { mayLeadTo } from '#functions/dashboard/http/page-headers.ts'
import { once } from '#functions/dashboard/parts/field.ts'
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { CheckoutInput, checkout } from '#lib/billing/checkout.ts'
import { type Credits, dollars, readCredits } from '#lib/billing/credits.ts'
import { openPortal, subscribe } from '#lib/billing/subscribe.ts'
import { claim } from '#lib/idempotency/record.ts'
import { listLimits } from '#lib/keys/limits.ts'
import { can } from '#lib/members/roles.ts'
import { AssetType, Plan, plans } from '#lib/plans.ts'
import { grants, Pack, packs } from '#lib/prices.ts'

type C = Context<DashboardEnv>

const at = (c: C, more = '') => hrefOf(c, `plan${more && `/${more}`}`)

/** Where forms of this page end: whoever takes the money. */
const tillsOf = (c: C) => ['https://checkout.stripe.com', 'https://billing.stripe.com', ...c.var.deps.tills]

const bar = (used: number, limit: number): Html => {
  const share = limit === 0 ? 0 : Math.min(100, Math.round((used / limit) * 100))
  return html`<svg class="bar ${share >= 100 ? 'bad' : share >= 80 ? 'warn' : ''}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="6"/></svg>`
}

async function uses(c: C): Promise<Html> {
  const { buckets } = await listLimits(c.var.ctx)
  const caps = buckets.filter(({ bucket, limit }) => bucket.startsWith('cap:') && limit > 0)
  return html`<ul class="uses">${caps.map(({ bucket, used, limit }) => html`<li><span class="row"><span>${nameOf(bucket.slice(4))}</span><span class="push num soft">${used} of ${limit.toLocaleString('en')}</span></span>${bar(used, limit)}</li>`)}</ul>${caps[0] ? html`<p class="soft sml">Counted anew on ${caps[0].resets_at.slice(0, 10)}.</p>` : html`<p class="soft sml">Test data counts in no cap.</p>`}`
}

function credits(c: C, wallet: Credits): Html {
  if (wallet.remaining === null)
    return html`<section class="credit"><h2>Credits</h2><p class="soft sml">${c.var.world.payments ? 'Nothing is counted in test mode.' : 'This deployment sells nothing: credits are not counted, and whoever runs it sets the plan.'}</p></section>`
  const buy = can(c.var.place.role, 'own')
    ? html`<form method="post" action="${at(c, 'credits')}">${once(c.var.world.id())}<div class="packs">${Pack.options.map(pack => html`<button class="btn" name="pack" value="${pack}"><b>${packs[pack].credits.toLocaleString('en')}</b><span class="soft">${dollars(packs[pack].cents)}</span></button>`)}</div></form>`
    : ''
  return html`<section class="credit"><h2>Credits</h2><p class="big3 num">${wallet.remaining.toLocaleString('en')}</p><p class="soft sml">${wallet.used} of ${wallet.included} of this month used, ${wallet.bought} bought. What is unused of the month ends with it.</p>${buy}</section>`
}

const ledger = (c: C, { entries }: Credits): Html | '' =>
  entries.length === 0
    ? ''
    : html`<section class="inv stack"><h2>What moved them</h2><div class="scroll" tabindex="0" role="region" aria-label="Ledger"><table class="grid-t tight"><thead><tr><th>When</th><th>What</th><th class="n">Credits</th><th class="n">Left</th></tr></thead><tbody>${entries.slice(0, 30).map(entry => html`<tr><td class="soft nowrap">${dayTime(entry.created_at, c.var.place.workspace.time_zone)}</td><th scope="row">${entry.run_id ? html`<a class="link" href="${hrefOf(c, `runs/${entry.run_id}`)}">${plain(entry.source)}</a>` : plain(entry.source)}</th><td class="n num ${entry.amount > 0 ? 'good' : ''}">${entry.amount > 0 ? '+' : ''}${entry.amount}</td><td class="n num">${entry.balance_after}</td></tr>`)}</tbody></table></div></section>`

function table(c: C): Html {
  const now = c.var.place.workspace.plan
  const sells = c.var.world.payments?.sells ?? []
  const rows: [string, (plan: Plan) => string][] = [
    ...AssetType.options.map((type): [string, (plan: Plan) => string] => [
      nameOf(type),
      plan => (plans[plan].caps[type] || '–').toLocaleString('en'),
    ]),
    ['Credits a month', plan => grants[plan].toLocaleString('en')],
    ['Live keys', plan => String(plans[plan].live_keys || '–')],
    ['Test keys', plan => (plans[plan].test_keys ? 'yes' : '–')],
    ['Studio', plan => (plans[plan].studio ? 'yes' : '–')],
  ]
  const cell = (plan: Plan, content: Html | string) => html`<td class="${plan === now ? 'here' : ''}">${content}</td>`
  const go =
    can(c.var.place.role, 'own') && sells.length > 0
      ? html`<tr class="go"><th><span class="vh">Choose</span></th>${Plan.options.map(plan => cell(plan, plan !== now && sells.includes(plan) ? html`<form method="post" action="${at(c, 'subscribe')}">${once(c.var.world.id())}<input type="hidden" name="plan" value="${plan}"><button class="btn sm">Choose<span class="vh"> ${plan}</span></button></form>` : ''))}</tr>`
      : ''
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Plans"><table class="plans"><thead><tr><th><span class="vh">What</span></th>${Plan.options.map(plan => html`<th scope="col" class="${plan === now ? 'here' : ''}">${plain(plan)}${plan === now ? html`<span class="soft">now</span>` : ''}</th>`)}</tr></thead><tbody>${rows.map(([name, of]) => html`<tr><th scope="row">${name}</th>${Plan.options.map(plan => cell(plan, of(plan)))}</tr>`)}${go}</tbody></table></div>`
}

export const plan = routes()
  .get('/plan', may('see'), async c => {
    mayLeadTo(c, ...tillsOf(c))
    const wallet = await readCredits(c.var.ctx)
    const { inactive_from } = c.var.place.workspace
    const portal =
      c.var.world.payments && can(c.var.place.role, 'own')
        ? html`<form method="post" action="${at(c, 'portal')}"><button class="btn">Card and invoices</button></form>`
        : ''
    const unpaid = inactive_from ? note('bad', 'The subscription is not paid: live keys only read until it is.') : ''
    const body = html`${unpaid}<div class="money"><section class="stack"><h2>This month</h2>${await uses(c)}</section>${credits(c, wallet)}</div>${table(c)}${ledger(c, wallet)}`
    return draw(c, {
      title: 'Plan and credits',
      at: 'plan',
      head: html`<div class="head"><h1>Plan and credits</h1><p>${plain(c.var.place.workspace.plan)}</p><div class="acts">${portal}</div></div>`,
      body,
    })
  })

  .post('/plan/subscribe', may('own'), async c => {
    const fields = await fieldsOf(c)
    const { url } = await subscribe(
      c.var.world,
      c.var.ctx.workspace.id,
      read(Plan, fields.text('plan')),
      orUndefined(fields.text('once')) ?? c.var.world.id(),
    )
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
