// Small words of Romance languages that were typed without an apostrophe or a mark: “c nous”, “9h a 17h”, “as 18h”, “e’ aperto”.
import type { Rule } from '#lib/composer/lexis/casual/casual.ts'

const DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|maintenant'
const SPOKEN =
  "une?|les?|la|l[’']|nous|vous|moi|toi|lui|eux|pas|sans|que|quoi|qui|ici|parti|reparti|fini|ferm[ée]|ouvert|bon|trop|tout|tr[eè]s|gratuit|toujours|bient[oô]t|d[eé]j[aà]|du|des|dans|pour|mieux|facile|complet|complets?|au|en|notre|votre|super|le"

export const FRENCH: readonly Rule[] = [
  [/ \(svp\)/giu, ', s’il vous plaît'],
  [
    new RegExp(
      `(?<=^|[,;.!?:(–] ?|(?<!\\p{L})(?:et|mais|car|que|si|ou|oui|non|alors|donc|là|ça|qd|quand|parce que) )(c) (?=(?:${SPOKEN})(?!\\p{L}))`,
      'giu',
    ),
    '$1’est ',
  ],
  [/(?<=(?<!\p{L})(?:\d{1,2} ?h(?:\d\d)?|\d) )a(?= (?:\d|midi|minuit))/gu, 'à'],
  [new RegExp(`(?<=(?<!\\p{L})(?:${DAYS}) )a(?= (?:${DAYS})(?!\\p{L}))`, 'gu'), 'à'],
  [/(?<!\p{L})(g)race a(?= )/giu, '$1râce à'],
  [/(?<!\p{L})(g)race (?=aux? )/giu, '$1râce '],
  [/(?<!\p{L})(j)usqu ?[’']? ?a(?= )/giu, '$1usqu’à'],
  [
    /(?<=(?<!\p{L})(?:\p{L}{4,}(?:tion|ment|vous|ure|age|erie|ale|ance|ence|s)|rdv) )a(?= (?:l[’'](?:accueil|atelier|entr[ée]e|[ée]cole|[ée]glise|int[ée]rieur|ext[ée]rieur|avance|unit[ée]|ann[ée]e|heure)|la (?:mairie|caisse|boutique|ferme|m[ée]diath[eè]que|biblioth[eè]que|cantine|demande|journ[ée]e|semaine|salle|maison|main)))/giu,
    'à',
  ],
  [/(?<![\p{L}’'])(d)es(?= (?:\d{1,2} ?h|le(?!\p{L})|la(?!\p{L})|l[’']|qu(?:e|’|')))/giu, '$1ès'],
  [new RegExp(`(?<![\\p{L}’'])(d)es(?= (?:${DAYS})(?!\\p{L}))`, 'giu'), '$1ès'],
  [
    /(?<![\p{L}\p{N}’'])(p)r(?= (?:les?|la|une?|vos|votre|nos|notre|ce|cette|ces|tous|toutes?|l[’']|vous|nous|\d+ (?:pers|enfant|part)))/giu,
    '$1our',
  ],
  [/(?<![\p{L}\p{N}’'])(t)t(?= (?:le|est|compris|inclus|au|ce|public|frais|petit|va|doit)(?!\p{L}))/giu, '$1out'],
  [/(?<![\p{L}\p{N}’'])(t)t(?= la(?!\p{L}))/giu, '$1oute'],
  [/(?<![\p{L}\p{N}’'])(d)s(?= (?:les?|la|une?|vos|votre|nos|notre|ce|cette|l[’'])(?!\p{L}))/giu, '$1ans'],
]

/** “das 9h as 18h”; “as 10 primeiras” are women, and “entre as 4h e as 5h” has no mark. */
export const PORTUGUESE: readonly Rule[] = [
  [
    /(?<!(?:^|\P{L})(?:entre|para|desde|após|sobre|com|todas|e|são|perante) )(?<!\p{L})(a)(s)(?= \d{1,2}(?: ?h(?!\p{L})|h\d|:\d\d| horas?))/giu,
    (a, s) => `${a === 'A' ? 'À' : 'à'}${s}`,
  ],
  [
    /(?<!\p{L})(e)sta(?= (?:em|no|na|nos|nas|muito|aberto|fechado|pronto|\p{L}{2,}(?:ado|ido|ando|endo|indo))(?!\p{L}))/giu,
    '$1stá',
  ],
]
export const SPANISH: readonly Rule[] = [
  [/(?<!\p{L})(e)sta(?= (?:en|muy|abierto|listo|lleno|\p{L}{2,}(?:ado|ido|ando|iendo))(?!\p{L}))/giu, '$1stá'],
]
export const ITALIAN: readonly Rule[] = [
  [/(?<![\p{L}’'])(e)[’'](?![\p{L}’'])/giu, e => (e === 'E' ? 'È' : 'è')],
  [/(?<!\p{L})(c|cos|dov|com|quand)[’'](e)(?!\p{L})/giu, (start, e) => `${start}’${e === 'E' ? 'È' : 'è'}`],
  [/(?<!\p{L})(n)on e(?= )/giu, '$1on è'],
  [/(?<=\p{L}t)a[’'](?![\p{L}’'])/gu, 'à'],
  [/(?<!\p{L})(perch|poich|finch|affinch|anzich)e[’'](?![\p{L}’'])/giu, '$1é'],
  [/(?<!\p{L})(pi|gi)(u|a)[’'](?![\p{L}’'])/giu, (start, end) => `${start}${end === 'u' ? 'ù' : 'à'}`],
]
/** “…, ze jest”; “herbata, ze śmietaną” has one. */
export const POLISH: readonly Rule[] = [
  [
    /(?<=, |(?<!\p{L})(?:mimo|dlatego|wiem|wiemy|pewnie|fakt|tak) )(z)e(?= (?:jest|s[ąa]|nie|to|ju[żz]|mamy|b[ęe]d[zą]\p{L}*|si[ęe]|mo[żz]na|trzeba|mo[żz]e)(?!\p{L}))/giu,
    z => (z === 'Z' ? 'Że' : 'że'),
  ],
]
