// Where readers go, as the brand says it, put by code at the end of a post whose own words say no other way.
import { aboutOf } from '#lib/brand/about.ts'
import { shownSite } from '#lib/brand/dna/contact.ts'
import type { Answer } from '#lib/composer/answer.ts'
import { WHEN } from '#lib/composer/layout/to-act.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { LiteralKind, Where } from '#lib/composer/literals/literal.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'
import { width } from '#lib/composer/words/width.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

/** What is asked of readers, and where they do it, a row each. */
export type Contacted = { action: string; reach: readonly string[] }

const NONE: Contacted = { action: '', reach: [] }
/** As wide as a line on a card. */
const LONGEST = 44
const REACH: readonly LiteralKind[] = ['link', 'email', 'phone', 'handle']

/** Grave news asks for nothing; a post that tells a day has a deed and maybe a place of its own. */
export function contactedOf(answer: Answer, { asset_type, brand }: Question, where: Where): Contacted {
  const { website = '', phone = '', address = '', action = '' } = brand.contact
  const texts = textsOf(answer, asset_type).map(({ text }) => text)
  const kinds = new Set(texts.flatMap(text => findLiterals(text, where).map(({ kind }) => kind)))
  const said = texts.join('\n')
  const asksNothing = answer.sensitive !== 'none' || claimsIn(said, answer.language).some(one => QUIET.has(one))
  if (asksNothing || IN_PERSON.test(said) || JOB.test(said) || REACH.some(kind => kinds.has(kind))) return NONE
  const isElsewhere = WHEN.some(kind => kinds.has(kind))
  const ways = BY_PHONE.test(said) ? [phone, siteOf(website)] : [siteOf(website), phone]
  return {
    action:
      !BY_PHONE.test(said) && !isElsewhere && isFor(action, texts) && isIn(answer.language, action, brand)
        ? action
        : '',
    reach: [...ways, isElsewhere ? '' : address].filter(Boolean),
  }
}

/** Thanks, a closed door and “come in and ask for Claire” have no button below them. */
const QUIET = new Set<ClaimGroup>(['thank', 'closed', 'cancelled', 'sorry'])
const claimsIn = (text: string, language: string): ClaimGroup[] => {
  const { claims } = lexiconOf(language)
  return tokensOf(text).flatMap(({ key }) => claims.get(key) ?? [])
}
const IN_PERSON =
  /(?<!\p{L})(?:(?:come|drop|pop|call) (?:in|by)|come (?:and )?(?:see|say)|ask for \p{Lu}|kommt? (?:einfach )?vorbei|schaut? vorbei|passez(?: nous voir)?|venez|pásate|pasaos|ven a vernos|venid|passate|venite a trovarci|passem|venham|kom langs|loop binnen|wpadnij|zapraszamy do)(?!\p{L})/iu
const JOB =
  /(?<!\p{L})(?:we(?:['’]re| are) (?:hiring|recruiting|looking for (?:an?|our))|hiring|staff wanted|gesucht|wir suchen (?:eine?n?|ab|noch)|stellenanzeige|(?:nous|on) (?:recrute|recrutons|cherche une?|cherchons une?)|buscamos (?:a )?una?|cerchiamo una?|procuramos uma?|we zoeken een|wij zoeken een|szukamy)(?!\p{L})/iu
/** “Call Denise” too. */
const BY_PHONE =
  /(?<!\p{L})(?:by phone|(?:call|ring|phone) us|(?:^|[.!?\n] ?)(?:call|ring|phone|text) \p{Lu}\p{L}+(?=[.!\n]|$)|give us a (?:call|ring)|telefonisch|per telefon|ruft? (?:uns )?an|anrufen|par téléphone|appelez|por teléfono|llám\p{L}{2,4}|llama al|per telefono|chiam\p{L}{2,5}|por telefone|lig(?:ue|a|uem)|bel ons|zadzwoń|telefonicznie|ring oss)(?!\p{L})/iu

/** A long one by its host. */
function siteOf(website: string): string {
  const site = shownSite(website)
  const [host = ''] = site.split('/', 1)
  return [site, host].find(text => width(text) <= LONGEST) ?? ''
}

/** “No need to book” speaks of it already. */
function isFor(action: string, texts: readonly string[]): boolean {
  const said = new Set(texts.flatMap(text => tokensOf(text).map(({ key }) => key)))
  return !tokensOf(action).some(({ kind, key }) => kind === 'word' && key.length > 3 && said.has(key))
}

const base = (language: string): string => language.slice(0, 2).toLowerCase()

/** What is asked of readers is asked in their language: the brand's only one, or the one that the words or the brand's own tell. */
function isIn(language: string, action: string, brand: Question['brand']): boolean {
  const [first, ...others] = brand.voice.languages
  if (first && others.length === 0) return base(first) === base(language)
  const home = first ? base(first) : languageOf(`${brand.tagline}. ${aboutOf(brand)}`, 'en').language
  return languageOf(action, home).language === base(language)
}

/** On a card with a place for it that the words leave empty: what to do and the first way to do it. */
export function withContact(picture: Picture, { action, reach: [first] }: Contacted): Picture {
  const known = catalogue[picture.template]?.fields.shape ?? {}
  const field = (['contact', 'cta'] as const).find(name => PLACES[name].has(picture.template) && name in known)
  if (!first || !field || field in picture.data) return picture
  const both = [action, first].filter(Boolean).join(' · ')
  return { ...picture, data: { ...picture.data, [field]: width(both) <= LONGEST ? both : first } }
}

const PLACES = {
  contact: new Set(['job_opening', 'appeal']),
  cta: new Set(['announcement', 'statement', 'product_launch', 'offer', 'event_reminder']),
}
