// What the buttons of the pages do to the book, and to the news of it.
import type { Book } from '#dev/stripe/book.ts'
import { manners, type Teller } from '#dev/stripe/news.ts'

export const prices = { starter: 'price_starter', pro: 'price_pro', growth: 'price_growth', scale: 'price_scale' }

/** Does what a button says, and answers where to go then. */
export async function act(path: string, book: Book, teller: Teller): Promise<string> {
  const [, kind, id = '', deed = '', more = ''] = path.split('/')
  if (kind === 'manner') teller.behave(manners.find(one => one === id) ?? 'once')
  if (kind === 'news') await teller.again(id)
  if (kind === 'plan') actOnPlan(book, id, deed, more)
  if (kind === 'sale') actOnSale(book, id, deed)
  if (kind === 'pay') return actOnPayPage(book, id, deed)
  return kind === 'plan' ? `/portal/${id}` : '/'
}

function actOnPayPage(book: Book, id: string, deed: string): string {
  if (deed === 'pay') book.pay(id)
  if (deed === 'bank') book.payByBank(id)
  if (deed !== 'decline') return book.session(id).return_url || '/'
  book.decline(id)
  return `/pay/${id}`
}

function actOnSale(book: Book, id: string, deed: string): void {
  const { amount_total } = book.session(id)
  if (deed === 'expire') book.expire(id)
  if (deed === 'bank-pays' || deed === 'bank-fails') book.bankAnswers(id, deed === 'bank-pays')
  if (deed === 'refund') book.refund(id, amount_total)
  if (deed === 'refund-half') book.refund(id, Math.ceil(amount_total / 2))
  if (deed === 'dispute') book.dispute(id)
  if (deed === 'win' || deed === 'lose') book.closeDispute(id, deed === 'win')
}

function actOnPlan(book: Book, customer: string, deed: string, plan: string): void {
  const price = new Map(Object.entries(prices)).get(plan)
  if (deed === 'pay') book.payInvoice(customer)
  if (deed === 'renew' || deed === 'renew-fails') book.renew(customer, deed === 'renew')
  if (deed === 'change' && price) book.changePlan(customer, price)
  if (deed === 'cancel') book.cancel(customer)
}
