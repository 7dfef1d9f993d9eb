// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { type Mutant, mutant } from './mutant.ts'

/** Guards of money, each taken out. */
export const moneyMutants: Mutant[] = [
  mutant(
    'a payment is paid in as often as it is told',
    'lib/billing/topups-store.ts',
    "case when paid_at is null and ${sale.status}::text = 'paid' then credits else 0 end as paid_in",
    "case when ${sale.status}::text = 'paid' then credits else 0 end as paid_in",
  ),
  mutant(
    'a refund is taken as often as it is told',
    'lib/billing/topups-store.ts',
    'least(greatest(claims - claimed, 0), bought + paid_in)::int as take',
    'least(claims, bought + paid_in)::int as take',
  ),
  mutant(
    'open links are not asked about',
    'lib/sweep.ts',
    '  topups: world => sweepTopups(world, SALES_AT_ONCE),',
    '  topups: async () => 0,',
  ),
  mutant(
    'subscriptions are not asked about',
    'lib/sweep.ts',
    '  subscriptions: world => sweepSubscriptions(world, SALES_AT_ONCE),',
    '  subscriptions: async () => 0,',
  ),
  mutant(
    'news of a payment by bank are taken for the payment',
    'lib/adapters/stripe/sales.ts',
    "return status === 'complete' ? 'paid' : 'open'\n  if (status === 'expired')",
    "return status === 'complete' ? 'paid' : 'open'\n  if (status === 'complete') return 'paid'\n  if (status === 'expired')",
  ),
  mutant(
    'a run is taken for less than is there',
    'lib/usage/wallet-store.ts',
    'and d.granted_now + d.bought >= ${total}::int',
    '',
  ),
  mutant(
    'a failed run keeps its price',
    'lib/usage/wallet-store.ts',
    'as source, ended_id::text as source_id, back as amount',
    'as source, ended_id::text as source_id, 0 as amount',
  ),
  mutant(
    'a workspace gets its free run again and again',
    'lib/usage/wallet-store.ts',
    'and (${free_run_id}::uuid is null or d.free_run_id is null)',
    '',
  ),
  mutant(
    'an old reading of a sale goes over a new one',
    'lib/billing/topups-store.ts',
    'where t.id = ${topup.id} and t.version = ${topup.version} for update of t, w',
    'where t.id = ${topup.id} for update of t, w',
  ),
  mutant(
    'an old reading of a subscription goes over a new one',
    'lib/billing/subscriptions-store.ts',
    'where workspace_id = ${workspace_id} and version = ${version} returning workspace_id',
    'where workspace_id = ${workspace_id} returning workspace_id',
  ),
  mutant(
    'a link is made anew for each try',
    'lib/adapters/stripe/sales.ts',
    '`topup:${id}`',
    '`topup:${id}:${Math.random()}`',
  ),
]
