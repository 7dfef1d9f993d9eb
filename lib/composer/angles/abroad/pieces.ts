import { clean } from '#lib/composer/angles/tools.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

export const CJK = new Set(['ja', 'zh', 'ko'])

/** A stretch of the brief in its own words; `told` is its sentence. */
export type Piece = { text: string; start: number; end: number; told: number; first: boolean; colon?: true }

export const stop = (text: string, language: string): string => {
  const bare = stripStop(text)
  if (bare === '') return ''
  if (language === 'hi' || language === 'bn') return `${bare}${/[?!]$/.test(bare) ? '' : '।'}`
  return language === 'ja' || language === 'zh'
    ? `${bare.replace(/(?<=[\u3040-\u9fff])\.(?=\S)/g, '。')}。`
    : sentence(upperFirst(bare))
}

const NEW =
  /^(?:neu|nuevo|nueva|novo|nova|nouveau|nouveauté|novità|nuovo|nieuw|nyhet|nytt|nowość|ya disponible|angebot|aktion|oferta|offre|offerta|promo(?:tion|ción|zione|ção|cja)?|aanbieding|erbjudande|お知らせ|新登場)\s?[:：]\s*/i

/** A word that only calls for attention. */
const CRY =
  /^(?:achtung|wichtig|hallo|attention|important|info|atención|aviso|atenção|attenzione|avviso|let op|uwaga|obs)$/i

/** The comma parts of every sentence; what follows a colon stays one list. */
export function piecesOf(reading: Reading): Piece[] {
  return reading.facts.flatMap((clause, told) => {
    const facts = clause.parts.filter(part => part.kind === 'fact' && part.text !== '')
    const parts = facts.length > 1 && CRY.test(facts[0]?.text ?? '') ? facts.slice(1) : facts
    const pieces: Piece[] = []
    for (const [index, part] of parts.entries()) {
      const [head, ...tail] = part.text.replace(NEW, '').split(/\s?[:：]\s+(?=\S)/)
      const first = told === 0 && index === 0
      if (
        tail.length === 0 ||
        !head ||
        (part.text.length < 42 && (index === parts.length - 1 || head.split(' ').length < 2))
      ) {
        pieces.push({ text: part.text.replace(NEW, ''), start: part.start, end: part.end, told, first })
        continue
      }
      const rest = parts.slice(index + 1)
      const list = [tail.join(': '), ...rest.map(each => each.text)]
      pieces.push({ text: head, start: part.start, end: part.end, told, first })
      pieces.push({
        text: list.join(', '),
        start: part.start,
        end: rest.at(-1)?.end ?? part.end,
        told,
        first: false,
        colon: true as const,
      })
      break
    }
    return pieces
  })
}

const ADDRESS = /(?:https?:\/\/\S+|[\w.+-]{1,64}@[\w-]+(?:\.\w+)+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)(?:\s?まで)?[.。]?$/i
const LEADS_TO =
  /[\s,]*(?:(?<![\p{L}])(?:unter|auf|bei|an|über|im|en|a|sur|à|em|via|por|per|su|and|et|y|e|und|cv|mail|web|info|link|enlace|para|enviar?|envíe\p{L}*|escrib\p{L}+|escrev\p{L}+|écri\p{L}+|scriv\p{L}+|inviare|schreib\p{L}*|mailt?|mailen|naar|stuur|pisz|wyślij|skriv|skicka|till|adresine|ya[zş]\p{L}*|na|do|reservas?|inscri\p{L}+|bewerbung(?:en)?|anmeldung(?:en)?|candidatures?|candidaturas?|bestellen|bestellung)|(?:お)?申し?込み(?:は|先)?|予約は?|応募は?|お?問い?合わせは?|詳しくは?|[:：は])\s*$/iu

/** A piece without the address at its end and the words that lead to it. */
export function unaddressed(text: string): string {
  const bare = stripStop(text)
  if (!ADDRESS.test(bare)) return bare
  let out = bare.replace(ADDRESS, '').trim()
  for (let turn = 0; turn < 3; turn++) out = out.replace(LEADS_TO, '').trim()
  const at = Math.max(out.lastIndexOf(', '), out.lastIndexOf('. ')) + 1
  const last = out.slice(at).trim()
  return CALLS.test(last) && last.split(/\s+/).length <= CALL_WORDS ? stripStop(out.slice(0, at)) : out
}

/** “Manda tu CV a …”: what is left of a call to action without its address. */
const CALL_WORDS = 5
const CALLS =
  /^(?:(?:bitte|einfach|y|und|et|e|en|och|i|per|dann) )*(?:meld(?:e|et)|schreib|schick|bewirb|bewerb|anmeld|reservier|buch|bestell|mehr info|infos?\b|tickets?\b|envoye|écri|inscri|inscrí|réserv|candidat|candida|plus d[’']info|manda|mande|envía|envia|envie|escrib|escrev|reserv|apúnt|descárg|descarg|más info|prenota|scriv|invia|iscriv|scarica|inscre|baixe|aanmeld|opgeven|opgave|opgeef|meld je|stuur|reserveer|schrijf|boek|sollicit|boka|anmäl|skicka|mejla|skriv|zapis|wyślij|napisz|rezerw|zarezerw)[^\d]*$/iu

const LONG = 84

/** A sentence as it stands; a long chain of commas as two. */
export function sentencesOf(clause: Clause, language: string): string[] {
  const parts = clause.parts.filter(part => part.kind === 'fact').map(part => part.text)
  const [first, ...rest] = parts
  const whole = unaddressed(clause.text)
  if (!first || whole.length <= LONG || CJK.has(language) || rest.length === 0 || /\s?:\s/.test(clause.text))
    return [stop(whole, language)].filter(text => text.length > 2)
  const tail = unaddressed(rest.join(', '))
  return clean([
    stop(first, language),
    ...(tail.length > LONG ? rest.map(text => stop(unaddressed(text), language)) : [stop(tail, language)]),
  ])
}
