// The pages of the local Stripe: where one pays or declines, and everything that was sold, with what can happen to it.
import { escaped } from '#dev/http/escaped.ts'
import type { Book, Session, Subscription } from '#dev/stripe/book.ts'
import { manners, type Teller } from '#dev/stripe/news.ts'

const styles = `:root{color-scheme:light dark;--ground:#f6f7fb;--card:#fff;--ink:#14182b;--soft:#5b6178;--line:#e0e3ee;--mark:#4b46d6}
@media (prefers-color-scheme:dark){:root{--ground:#10121b;--card:#181b28;--ink:#eef0f8;--soft:#9aa0b8;--line:#2a2e40;--mark:#9d99ff}}
*{box-sizing:border-box}body{margin:0 auto;max-width:720px;padding:48px 20px 120px;background:var(--ground);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}
.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}h1{font-size:32px;line-height:1.15;letter-spacing:-.02em;margin:6px 0 10px}h2{font-size:20px;margin:36px 0 12px}.lead{color:var(--soft);margin:0 0 24px}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:18px 22px;margin:0 0 14px}article p{margin:2px 0}small{color:var(--soft)}
form{display:inline-block;margin:10px 8px 0 0}button{font:inherit;font-size:15px;padding:8px 14px;border-radius:9px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}button.first{background:var(--mark);border-color:var(--mark);color:var(--ground)}`

const page = (title: string, lead: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${styles}</style></head><body>
<p class="eyebrow">Local Stripe</p><h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>${body}</body></html>`

const button = (path: string, word: string, first = false) =>
  `<form method="post" action="${path}"><button${first ? ' class="first"' : ''}>${escaped(word)}</button></form>`

const money = ({ amount_total, currency }: Session) => `${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}`

/** Where a link of a checkout leads. */
export function payPage({ shelf, session }: Book, id: string): string {
  const one = session(id)
  if (one.status !== 'open') return page('This link is used', `It is ${one.status}, ${one.payment_status}.`, '')
  const what = one.mode === 'payment' ? `${one.title}, ${money(one)}` : `A subscription at ${one.title}`
  const name = shelf.customers.find(each => each.id === one.customer)?.name
  const bank = one.mode === 'payment' ? button(`/pay/${id}/bank`, 'Pay by bank, days later') : ''
  return page(
    'Pay',
    name ? `${what}, for ${name}.` : `${what}.`,
    button(`/pay/${id}/pay`, 'Pay', true) + bank + button(`/pay/${id}/decline`, 'The card is declined'),
  )
}

export const portalPage = (book: Book, customer: string, prices: Record<string, string>): string =>
  page(
    'Subscription',
    'Card, invoices and plan, as a customer would see them.',
    book.shelf.subscriptions
      .filter(one => one.customer === customer)
      .map(one => plan(one, prices))
      .join('') || '<p>There is none.</p>',
  )

export function overview(book: Book, teller: Teller, prices: Record<string, string>): string {
  const news = teller.told
    .slice(0, 30)
    .map(
      one =>
        `<p><small>${one.at.slice(11, 19)}</small> ${one.type} <small>${one.status ?? 'not delivered'}</small>${button(`/news/${one.id}`, 'Tell again')}</p>`,
    )
  const ways = manners.map(one => button(`/manner/${one}`, one, one === teller.manner())).join('')
  return page(
    'What was sold',
    'Links of checkouts lead here; what happens here is told to the service by its webhook.',
    `<h2>How news travel</h2>${ways}<h2>Sales</h2>${book.shelf.sessions.toReversed().map(sale(book)).join('') || '<p>None yet.</p>'}
<h2>Subscriptions</h2>${book.shelf.subscriptions.map(one => plan(one, prices)).join('') || '<p>None yet.</p>'}<h2>News</h2>${news.join('') || '<p>None yet.</p>'}`,
  )
}

const sale =
  ({ shelf }: Book) =>
  (one: Session): string => {
    const payment = shelf.payments.find(each => each.id === one.payment_intent)
    const dispute = shelf.disputes.findLast(each => each.payment_intent === one.payment_intent)
    const to = (deed: string, word: string) => button(`/sale/${one.id}/${deed}`, word)
    const deeds = [
      ...(one.status === 'open'
        ? [`<p><a href="/pay/${one.id}">Pay or decline</a></p>`, to('expire', 'Let it expire')]
        : []),
      ...(payment?.status === 'processing'
        ? [to('bank-pays', 'The bank pays'), to('bank-fails', 'The bank does not')]
        : []),
      ...(payment?.status === 'succeeded'
        ? [to('refund', 'Refund'), to('refund-half', 'Refund half'), to('dispute', 'Dispute')]
        : []),
      ...(dispute?.status === 'needs_response' ? [to('win', 'Dispute won'), to('lose', 'Dispute lost')] : []),
    ]
    const state = `${one.status}, ${one.payment_status}${payment?.refunded ? `, ${payment.refunded} refunded` : ''}${dispute ? `, dispute ${dispute.status}` : ''}`
    return `<article><p>${escaped(one.title)} ${money(one)} <small>${one.id}: ${state}</small></p>${deeds.join('')}</article>`
  }

function plan(one: Subscription, prices: Record<string, string>): string {
  const name = Object.entries(prices).find(([, price]) => price === one.price)?.[0] ?? one.price
  const to = (deed: string, word: string) => button(`/plan/${one.customer}/${deed}`, word)
  const until = new Date(one.current_period_end * 1000).toISOString().slice(0, 10)
  const others = Object.keys(prices)
    .filter(each => each !== name)
    .map(each => to(`change/${each}`, `To ${each}`))
  const deeds = [
    ...(one.status === 'past_due' ? [to('pay', 'Pay the open invoice')] : []),
    ...[to('renew', 'Next period, paid'), to('renew-fails', 'Next period, card fails')],
    ...[...others, to('cancel', 'End it')],
  ]
  return `<article><p>${escaped(name)} <small>${one.id} of ${one.customer}: ${one.status}, to ${until}</small></p>${one.status === 'canceled' ? '' : deeds.join('')}</article>`
}
