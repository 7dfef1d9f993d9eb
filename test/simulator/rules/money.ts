// Money: the books add up, every payment came in once, and every plan is the one that is paid for.
import { sql } from 'drizzle-orm'
import type { Payment, Session } from '#dev/stripe/book.ts'
import { GRACE_MS } from '#lib/billing/plan.ts'
import { packs } from '#lib/prices.ts'
import { strangeCharges, wrongBooks } from '#test/support/books.ts'
import { prices } from '../bank.ts'
import { asDb } from '../database.ts'
import { type Judged, list, say } from './rule.ts'

/** A wallet is the sum of its entries, and each run has taken its price, or has it back. */
export async function booksAddUp(judged: Judged): Promise<string[]> {
  const db = asDb(async statement => ({ rows: await list(judged, statement) }))
  return [
    ...say((await wrongBooks(db)) as Record<string, unknown>[], 'the books are wrong'),
    ...say(await strangeCharges(db), 'money went a strange way'),
    ...say(
      await list(judged, sql`select workspace_id, granted, bought from wallets where granted < 0 or bought < 0`),
      'a wallet is below zero',
    ),
  ]
}

/** Nothing that was taken back is given again but by a dispute that was won, not even for a while. */
export async function givenAgain(judged: Judged): Promise<string[]> {
  const { sessions, disputes } = judged.service.bank.book.shelf
  const won = new Set(disputes.filter(one => one.status === 'won').map(one => one.payment_intent))
  const given = await list(
    judged,
    sql`select split_part(source_id, ':', 1) as topup_id, amount from credit_entries where source = 'dispute_won'`,
  )
  return given.flatMap(({ topup_id, amount }) => {
    const session = sessions.find(one => one.metadata.topup_id === topup_id)
    return won.has(session?.payment_intent ?? '')
      ? []
      : [`the sale ${session?.id} gave ${amount} again without a reason`]
  })
}

type Row = {
  id: string
  session_id: string
  status: string
  credits: number
  paid_in: number
  claimed: number
  due_at: string | null
}

/** What the bank holds of a sale is what came in of it. */
export async function paidFor(judged: Judged): Promise<string[]> {
  const { book } = judged.service.bank
  const wrong: string[] = []
  const topups = (await list(
    judged,
    sql`select t.id::text, t.session_id, t.status, t.credits, t.claimed, t.due_at,
          (select coalesce(sum(amount), 0)::int from credit_entries e where e.source = 'purchase' and e.source_id = t.id::text) as paid_in
        from topups t`,
  )) as unknown as Row[]
  const known = new Map(topups.map(one => [one.id, one]))
  for (const session of book.shelf.sessions.filter(one => one.mode === 'payment')) {
    const topup = known.get(session.metadata.topup_id ?? '')
    const payment = book.shelf.payments.find(one => one.id === session.payment_intent)
    if (!topup) wrong.push(`nobody knows of the sale ${session.id}`)
    else wrong.push(...saleIsKept(topup, session, payment, disputedOf(judged, payment)))
  }
  for (const { id, due_at } of topups) if (due_at) wrong.push(`the topup ${id} is still asked about`)
  return wrong
}

const disputedOf = ({ service }: Judged, payment: Payment | undefined) =>
  service.bank.book.shelf.disputes
    .filter(one => one.payment_intent === payment?.id && one.status !== 'won')
    .reduce((sum, one) => sum + one.amount, 0)

function saleIsKept(topup: Row, session: Session, payment: Payment | undefined, disputed: number): string[] {
  const paid = payment?.status === 'succeeded'
  const lost = Math.min(session.amount_total, (payment?.refunded ?? 0) + disputed)
  const wanted = {
    paid_in: paid ? topup.credits : 0,
    claimed: paid ? Math.floor((topup.credits * lost) / session.amount_total) : 0,
  }
  const { paid_in, claimed } = topup
  if (paid_in === wanted.paid_in && claimed === wanted.claimed && (topup.status === 'paid') === paid) return []
  return [
    `the sale ${session.id} is ${JSON.stringify(topup)}, and the bank says ${JSON.stringify({ ...wanted, paid })}`,
  ]
}

/** Whoever bought has its link, at the price that was told. */
export async function sold({ buyers, service }: Judged): Promise<string[]> {
  const { sessions } = service.bank.book.shelf
  return buyers.purchases.flatMap(one => {
    if (!one.session) return one.keyed ? [`${one.name} never got its link`] : []
    const session = sessions.find(each => each.id === one.session)
    return session?.amount_total === packs[one.pack].cents ? [] : [`${one.name} has no such link at the bank`]
  })
}

/** A plan is that of the subscription as the bank has it, and whoever does not pay is inactive after the days of grace. */
export async function plansPaidFor(judged: Judged): Promise<string[]> {
  const { stage, service, timeline } = judged
  const wrong: string[] = []
  for (const { workspace_id } of stage.payers) {
    const [row] = await list(
      judged,
      sql`select w.plan, w.inactive_from, s.status, s.customer_id from workspaces w join subscriptions s on s.workspace_id = w.id
          where w.id = ${workspace_id}`,
    )
    const all = service.bank.book.shelf.subscriptions.filter(one => one.customer === row?.customer_id)
    const living = all.findLast(one => one.status !== 'canceled')
    const plan = Object.entries(prices).find(([, price]) => price === living?.price)?.[0] ?? 'free'
    const inactive_from = row?.inactive_from ? Date.parse(String(row.inactive_from)) : null
    const in_time =
      living?.status === 'active'
        ? inactive_from === null
        : inactive_from !== null && inactive_from <= timeline.now + (living ? GRACE_MS : 0)
    if (all.filter(one => one.status !== 'canceled').length > 1) wrong.push(`${workspace_id} pays twice`)
    if (row?.plan !== plan || !in_time)
      wrong.push(`${workspace_id} is ${JSON.stringify(row)}, and the bank has ${JSON.stringify(living ?? 'nothing')}`)
  }
  return wrong
}
