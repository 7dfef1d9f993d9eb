// Whom a post is for, said behind an order for one that teaches: “a carousel on planning a rota. It’s for home managers.”
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { opensList } from '#lib/composer/builtin/reading/listed/lists.ts'
import { beginsWithDeed } from '#lib/composer/builtin/reading/ordered/news.ts'

/** “Make a card about our new class. It’s for beginners” says whom the class is for, and readers are told. */
export function isAddressee(text: string, before: string | undefined): boolean {
  if (before === undefined || !FOR.test(text) || text.split(' ').length > LONGEST) return false
  const lead = leadOf(before)
  const topic = before.slice(lead)
  return lead > 0 && (beginsWithDeed(topic) || opensList(topic))
}

const FOR =
  /^(?:(?:it[’']?s|this is|that[’']s|they[’']re) (?:meant |mostly |mainly |just )?for|(?:es|das|der|die) ist für|(?:c[’']est|il est) pour|es para|è per|é para|(?:het|dit|die) is voor|to (?:jest )?dla) (?!(?:you|your|dich|euch|sie|toi|vous|ti|voi|jou)(?!\p{L}))/iu
const LONGEST = 9
