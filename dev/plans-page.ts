// `npm run plans-page`: writes docs/plans.md from the tables of plans and prices.
import { writeFileSync } from 'node:fs'
import { dollars } from '#lib/billing/credits.ts'
import { GRACE_MS } from '#lib/billing/plan.ts'
import { DAY_MS } from '#lib/instant.ts'
import { AssetType, Plan, plans } from '#lib/plans.ts'
import {
  ARTWORK_BY_MODEL,
  FEWEST_CREDITS,
  grants,
  MASCOT_BY_MODEL,
  MOST_CREDITS,
  PAINTING,
  Pack,
  packs,
  prices,
  quote,
} from '#lib/prices.ts'

const PAGE = new URL('../docs/plans.md', import.meta.url)

const count = (value: number) => value.toLocaleString('en-US')
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const perPlan = (what: string, tell: (plan: Plan) => string) => row(what, ...Plan.options.map(tell))

/** Each part ends with an empty line. */
const whatPlansHave = (): string[] => [
  '# Plans and credits',
  '',
  'What each plan has, and what each thing takes from its credits. What a plan costs is set by whoever runs the service, in Stripe.',
  '',
  row('', ...Plan.options),
  row('---', ...Plan.options.map(() => '---')),
  perPlan('credits a month', plan => count(grants[plan])),
  ...AssetType.options.map(type => perPlan(`${type} a month`, plan => count(plans[plan].caps[type]))),
  perPlan('live keys', plan => count(plans[plan].live_keys)),
  perPlan('test keys', plan => (plans[plan].test_keys ? 'yes' : '–')),
  perPlan('Studio', plan => (plans[plan].studio ? 'yes' : '–')),
  perPlan('bot accounts', plan => count(plans[plan].bot_accounts)),
  perPlan('requests a minute', plan => count(plans[plan].requests_per_minute)),
  perPlan('creating requests a minute', plan => count(plans[plan].creating_per_minute)),
  perPlan('requests a day and key', plan => count(plans[plan].default_daily_limit)),
  '',
]

const whatThingsCost = (): string[] => [
  '## What things cost',
  '',
  row('makes', 'credits'),
  row('---', '---'),
  ...AssetType.options.map(type => row(type, count(prices[type]))),
  row('mascot, or a pose of it, drawn by an image model', count(MASCOT_BY_MODEL)),
  row('picture that an image model paints for a post, where the brand allows it', count(PAINTING)),
  row('picture for the brand by an image model, for each that is offered', count(ARTWORK_BY_MODEL)),
  row(
    'mascot by the built-in drawer or of a picture of your own, rerender, dry run, anything in test mode, the first run of a workspace',
    '0',
  ),
  '',
  'A run takes its price when it is accepted and has it back when it fails. Both hold, the cap of its type (429) and the credits (402):',
  'credits do not buy past a cap. The grant of a month is taken first and ends with it; what was bought comes after it and does not end.',
  'Where the credits do not do for a mascot by the model, the built-in drawer draws it, and `fallback` says so.',
  'Another plan in the middle of a month brings its grant, less what was already taken from that of the month.',
  '',
]

const packsTold = (): string[] => [
  '## Packs',
  '',
  row('pack', 'credits', 'price'),
  row('---', '---', '---'),
  ...Pack.options.map(pack => row(pack, count(packs[pack].credits), dollars(packs[pack].cents))),
  '',
  `Or any number from ${count(FEWEST_CREDITS)} to ${count(MOST_CREDITS)}, at the price of the largest pack that is not larger, rounded up to the cent:`,
  `${count(750)} credits are ${dollars(quote(750))}. \`POST /api/v1/programmatic/credits/checkout\` or \`brand credits buy\` gives a link on`,
  'which a person pays; a key never does. A refund or a dispute takes back what is left of its credits; a dispute that is won gives them again.',
  '',
]

const whenUnpaid = (): string[] => [
  '## When a payment fails',
  '',
  `Live keys go on for ${GRACE_MS / DAY_MS} days. After that their writes are answered 402 \`subscription_inactive\` with a link to the open invoice;`,
  'reading, paying, deleting, pausing and test keys go on. Once it is paid everything goes on at once. New live keys need a plan that is paid.',
  '',
]

const whereNothingIsSold = (): string[] => [
  '## Where nothing is sold',
  '',
  'Without `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET` whoever runs the service sets plans with `npm run admin -- plan set`, they count as paid,',
  'and no credits are counted: the caps alone hold. `credits/checkout` answers 503 `billing_not_configured`.',
  '',
]

const settingUpStripe = (): string[] => [
  '## Setting up Stripe',
  '',
  '1. Make a recurring price for each plan that is to be sold, and write `STRIPE_PRICES=starter=price_…,pro=price_…` into `.env.<name>`, as what follows; then `npm run deploy`.',
  '2. Set `STRIPE_SECRET_KEY`. A restricted key needs to write Checkout Sessions, Customers and the customer portal, and to read PaymentIntents,',
  '   Charges, Disputes, Subscriptions and Invoices.',
  '3. Add a webhook endpoint at `PUBLIC_URL/billing/stripe` for `checkout.session.*`, `charge.refunded`, `charge.dispute.*`, `customer.subscription.*`,',
  '   `invoice.paid` and `invoice.payment_failed`, and set its secret as `STRIPE_WEBHOOK_SECRET`.',
  '4. In the customer portal let a downgrade take effect at the end of the period.',
  '5. `DEPLOYMENT=<name> npm run admin -- plan checkout --workspace ID --plan pro` prints a link on which a person subscribes, `plan portal` one to card and invoices.',
  '',
]

export const plansPage = (): string =>
  [whatPlansHave, whatThingsCost, packsTold, whenUnpaid, whereNothingIsSold, settingUpStripe]
    .flatMap(part => part())
    .join('\n')

if (import.meta.main) {
  writeFileSync(PAGE, plansPage())
  console.log('Wrote docs/plans.md.')
}
