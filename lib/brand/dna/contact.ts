// Where readers of a brand's posts go and what they may do there: its own site, phone, address and call to act.
import * as z from 'zod'

const Text = (most: number) => z.string().trim().min(1).max(most)

/** `oriel.example`, `https://oriel.example/book` */
const Website = Text(120).refine(isWebsite, 'must be an address on the web such as oriel.example')

const Phone = Text(40)
  .regex(/^[+(]?[\d\s()./-]+$/, 'must be a phone number such as +44 20 7946 0018')
  .refine(text => text.replace(/\D/g, '').length >= 3, 'must be a phone number such as +44 20 7946 0018')

export const Contact = z.strictObject({
  website: Website.optional(),
  phone: Phone.optional(),
  address: Text(120).optional(),
  action: Text(30).optional().describe('What readers are asked to do where a post does not say it: “Book a table”.'),
})
export type Contact = z.output<typeof Contact>

function isWebsite(text: string): boolean {
  if (/\s|@/.test(text)) return false
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return (
    URL.canParse(address) && /\p{L}\.?$/u.test(new URL(address).hostname) && new URL(address).hostname.includes('.')
  )
}

/** As one says it: without what every address has. */
export const shownSite = (website: string): string =>
  website.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/\/$/, '')
