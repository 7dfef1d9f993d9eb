// Somebody is looked for: who, and on lines of their own what there is for it, until when and how to answer.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { leans, OPENING } from '#lib/composer/builtin/weight.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { isDay } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'

/** “We are hiring a baker, 20 hours a week, £13 an hour. Apply by 15 December: jobs@…”; undefined where anything has no place. */
export function jobIn(brief: Brief): Filled | undefined {
  const [first, ...others] = brief.pieces
  const lead = first && (HIRES.exec(first.text)?.[0] ?? LOOKS.exec(first.text)?.[0])
  if (!first || !lead) return undefined
  // Photos and opinions are looked for as well.
  if (!HIRES.test(first.text) && !brief.pieces.some(({ text }) => WORKS.test(text))) return undefined
  const own = pieceOf(first.from, first.text.slice(lead.length), brief)
  const [clause, ...rest] = clausesIn(own.text, own.literals)
  const { role, start } = partStart(pieceOf(first.from, clause?.text ?? '', brief))
  if (!isRole(role, brief)) return undefined
  const lines = [
    ...[AT_ONCE.exec(lead)?.[0], start].flatMap(text => (text ? [pieceOf(first.from, text, brief)] : [])),
    ...rest.map(({ text }) => pieceOf(first.from, text, brief)),
    ...others.flatMap(one => linesOf(one, brief)),
  ]
  const parts = lines.length > 0 ? placed(lines) : undefined
  // One line is no list: the sentence says by itself that somebody is looked for.
  if (parts && parts.filter(one => one.role !== 'contact').length < LEAST) return undefined
  return (
    parts && {
      form: 'job',
      parts: [part('role', upperFirst(unstopped(role.replace(OR_A, '$1'))), first.from), ...parts],
    }
  )
}

const LEAST = 2
const ARTICLE = '(?:(?:an?|another|our next|eine?n?|weitere|une?|un[ao]?|dos|a una?|een|nog een|um|uma|um\\(a\\)) )?'
const HIRES = new RegExp(
  `^(?:(?:we(?:[’']re| are) (?:now |still |currently )?(?:hiring|recruiting)|(?:now )?hiring|job opening|vacancy|stellenangebot|(?:nous|on) recrut(?:ons|e)|contratamos|assumiamo|estamos (?:a contratar|contratando)|zatrudnimy)(?: for)?[:!]? )${ARTICLE}(?=\\p{L}|\\d)`,
  'iu',
)
const LOOKS = new RegExp(
  `^(?:(?:we(?:[’']re| are) (?:now |still |currently )?(?:looking|searching) for|wanted:|(?:wir )?suchen|(?:nous|on) (?:(?:re)?cherch(?:ons|e))|buscamos|se busca|cerchiamo|cercasi|procuramos|procura-se|w(?:ij|e) zoeken|gezocht:|szukamy|poszukujemy)(?: ab sofort)? )${ARTICLE}(?=\\p{L}|\\d)`,
  'iu',
)
/** “Wir suchen ab sofort …” says when as well. */
const AT_ONCE = /ab sofort/iu
const WORKS =
  /(?<!\p{L})(?:apply|applications?|cv|salary|wage|full[- ]time|part[- ]time|hours a week|hours per week|per hour|an hour|bewerb\p{L}*|vollzeit|teilzeit|gehalt|std\.?\/woche|(?:stunden|std\.?) (?:pro|die|in der) woche|(?:pro|die) (?:unterrichts)?stunde|minijob|candidat\p{L}*|temps (?:plein|partiel)|cdi|cdd|salaire|sueldo|jornada|currícul\p{L}*|postul\p{L}*|tempo (?:pieno|parziale|inteiro|parcial)|stipendio|salário|currículos?|sollicit\p{L}*|voltijd|deeltijd|uur per week|etat|umow\p{L}*|wynagrodzeni\p{L}*)(?!\p{L})/iu

/** “apprenti boulanger pour janvier”: who, and from when. */
function partStart({ text, literals }: Piece): { role: string; start?: string } {
  const day = literals.find(one => isDay(one) || one.kind === 'period')
  const from = day ? BEGINS.exec(text.slice(0, day.start)) : null
  return from ? { role: text.slice(0, from.index), start: text.slice(from.index).trim() } : { role: text }
}
/** “un mécanicien ou une mécanicienne”: where the first article is gone, so is the other. */
const OR_A = /( (?:ou|oder|o|or|of) )(?:une?|eine?n?|una?|an?|een) /iu
const BEGINS =
  / (?:from|starting|for|ab|zum|für|pour|dès|à partir (?:de|du)|desde|para|a partir (?:de|del)|da|dal|per|vanaf|voor|per|od|på|från) (?:(?:the|dem|le|el|il|o) )?$/iu

/** Nobody is hired “from 1 May”, and “who can weld” is said of somebody; “(B1/B2)” are levels. */
function isRole(text: string, brief: Brief): boolean {
  const { content, literals } = pieceOf([], text, brief)
  const isNamed = content.length > 0 && literals.every(one => /^(?:number|code)$/.test(one.kind))
  return isNamed && !OPENING.test(text) && !leans(text) && width(text) <= mostIn('role')
}

/** A sentence, or its clauses where it has no room. */
function linesOf(piece: Piece, brief: Brief): Piece[] {
  const clauses = clausesIn(piece.text, piece.literals)
  const isOne = isContact(piece) || clauses.some(({ text }) => leans(text))
  return isOne || clauses.length < 2
    ? [piece]
    : clauses.map(({ text }) => pieceOf(piece.from, unjoined(text), brief, piece.raw))
}

/** Each line in the place that it is for; undefined where one has none. */
function placed(lines: readonly Piece[]): Part[] | undefined {
  const parts: Part[] = []
  for (const line of lines) {
    const text = upperFirst(line.text)
    const role = rolesOf(line).find(one => {
      const most = one === 'term' ? TERMS : 1
      return width(text) <= mostIn(one) && parts.filter(({ role }) => role === one).length < most
    })
    if (!role) return undefined
    parts.push(part(role, text, line.from))
  }
  return parts
}
const TERMS = 5

function rolesOf(line: Piece): string[] {
  if (isContact(line) || has(line, 'email', 'phone', 'link', 'handle')) return ['contact']
  const day = line.literals.find(isDay)
  if (day && UNTIL.test(line.text.slice(0, day.start))) return ['deadline', 'term']
  return has(line, 'money') ? ['pay', 'term'] : ['term']
}
const UNTIL =
  /(?<!\p{L})(?:by|before|until|till|closes?|closing|deadline|bis|jusqu[’']au|avant|hasta|antes|entro|fino|até|tot|voor|do|al?|zum|el|le|il|o)\s+$/iu
const mostIn = (role: string): number => mostOf(cardForms.job, role)
