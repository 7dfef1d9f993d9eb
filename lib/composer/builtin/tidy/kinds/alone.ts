// A sentence that is no more than the kind and a courtesy: of “We’re after a second apprentice. Card please.” readers see the first.
import { KIND, MADE, POLITE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import type { AssetType } from '#lib/plans.ts'

const ONLY = `(?:${KIND}|infografika|${MADE}|kartka|karuzela|post|beitrag|graphic|grafik|image|picture|pic|bild|slides|story|publicación|afbeelding)`
const AS = "(?:as |als |en |come |como |jako |sous forme d['’])?"
const ONE = '(?:(?:an?|eine?|une?|un|una|uma|um|een) )?'
const SMALL =
  '(?:(?:quick|short|little|small|simple|nice|kleine?|kurze?|kurzes|petite?|courte|pequeñ[ao]|piccola|pequeno|klein|kort|leuk) )?'
const THING = `${AS}${ONE}${SMALL}${ONLY}(?: (?:breve|cort[oa]|court|courte|curt[oa]))?`
/** “Card please.”, “Bitte als Karte.”, “Una tarjeta, por favor”: nobody says so of what is for sale. */
const POLITELY = new RegExp(
  `(?<=(?:^|[.!?\\n]) ?)(?:${THING},? ${POLITE}|${POLITE},? ${THING}|poproszę (?:o )?(?:kartkę|infografikę|karuzelę|post|film|grafikę))(?:[.!?]+|(?=\\s*(?:\\n|$)))[^\\S\\n]?`,
  'giu',
)
/** “… off your roof? Infographic.”, at the end of its line, behind what it is about. */
const BARE = new RegExp(
  `(?<=[^\\s.!?][.!?] )${AS}${ONE}${SMALL}(?:${KIND}|infografika)[.!]+(?=[^\\S\\n]*(?:\\n|$))`,
  'giu',
)
/** “Make an infographic out of it.”, behind what is told. */
const OUT_OF_IT = new RegExp(
  `(?<=[^\\s.!?][.!?](?: |\\n|\\n\\n))(?:(?:so|and|please|pls|can you|could you|bitte|kannst du|könnt ihr|por favor|puedes|tu peux|puoi|podes|kun je|proszę) ){0,2}(?:${[
    `(?:make|do|create|build) (?:me |us )?${ONE}${SMALL}${ONLY} (?:out of|from|of|with|about) (?:it|this|that|these|those|all this|all that)`,
    `turn (?:it|this|that|these|those) into ${ONE}${SMALL}${ONLY}`,
    `(?:mach(?:t|e)? |erstell(?:t|e)? )?(?:bitte )?${ONE}${SMALL}${ONLY} daraus(?: machen| erstellen)?`,
    `(?:mach(?:t|e)? |erstell(?:t|e)? )?(?:bitte )?daraus (?:bitte )?${ONE}${SMALL}${ONLY}(?: machen)?`,
    `(?:haz|hazme|haced|hacer|hacerme) ${ONE}${ONLY} (?:con|de) (?:esto|eso|ello)`,
    `(?:fais|faites|faire)(?:[- ](?:en|moi))? ${ONE}${ONLY}(?: (?:avec|de) (?:ça|cela))?`,
    `(?:fanne|fatene|farne) (?:un['’]|una |un )${ONLY}|(?:fai|fammi) (?:un['’]|una |un )${ONLY} (?:con|di) (?:questo|ciò|questi dati)`,
    `(?:faz|faça|fazer) ${ONE}${ONLY} (?:disto|disso|com isto|com isso)`,
    `(?:maak|maken jullie)? ?(?:er|hier|daar)(?: graag| even)? ${ONE}${SMALL}${ONLY} van(?: maken)?`,
    'zr[óo]b(?:cie)? z tego (?:infografikę|karuzelę|kartkę|post|film|grafikę)',
  ].join('|')})(?:,? ${POLITE})?(?:[.!?]+|(?=\\s*(?:\\n|$)))[^\\S\\n]?`,
  'giu',
)
/** “Filmpje: stekjesruil, za 15 mei, …”: what stands before it is no title; “Film: Casablanca” is news. */
const LABELLED = new RegExp(
  `^${ONE}${SMALL}(?:${KIND}|videos?|vídeo|vid|vidéo|filmpje|clip|reel|filmik|wideo|rolka)(?: ${POLITE})?: ?(?=\\p{L})`,
  'iu',
)
/** “Cash or card? Card please.” is of paying. */
const PAID = /(?<!\p{L})(?:cash|bar|bargeld|efectivo|espèces|contanti|dinheiro|contant|gotówk\p{L})(?!\p{L})/iu

/** Another kind than the one that is made is a wish that somebody has to hear of. */
const KINDS: readonly (readonly [AssetType, RegExp])[] = [
  ['infographic', /infogr[aá]/iu],
  ['carousel', /carousel|karusell|karussell|carrousel|carrusel|carosello|carrossel|karuzel/iu],
  ['slideshow', /slide ?show|diashow|diaporama/iu],
  ['video', /vid[eé]o|v[ií]deo|(?<!\p{L})(?:vid|film|filmpje|clip|reel)(?!\p{L})/iu],
]
const isOther = (said: string, asset_type: AssetType): boolean => {
  const named = KINDS.find(([, name]) => name.test(said))?.[0]
  return named !== undefined && named !== asset_type
}

/** A brief that says no more keeps it. */
export function withoutKind(text: string, asset_type: AssetType): string {
  const dropped = (said: string) => (isOther(said, asset_type) ? said : '')
  const left = (PAID.test(text) ? text : text.replace(POLITELY, dropped))
    .replace(BARE, dropped)
    .replace(OUT_OF_IT, dropped)
    .replace(LABELLED, dropped)
  return /[\p{L}\d]/u.test(left) ? left : text
}
