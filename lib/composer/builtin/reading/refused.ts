// Somebody of whom a brief tells does not want to be found by its post: “they don't want their name online”.
import { fold } from '#lib/composer/lexis/fold.ts'

/** Nothing where nobody refuses; `leans` where whom it speaks of was named in the sentence before. */
export function refusedIn(text: string): { leans: boolean } | undefined {
  const folded = fold(text)
  const found = REFUSALS.map(refusal => refusal.exec(folded)).find(Boolean)
  return found ? { leans: found.index === 0 && found.groups?.who === undefined } : undefined
}

/** Who but a pronoun, how they refuse, what of them, and where it would be seen. */
const TURNS: readonly [who: string, refuse: string, what: string, seen: string][] = [
  [
    'they|she|he|(?<who>the (?:family|parents|owners?|customers?|clients?|couple|patient))',
    'do(?:es)?nt want|do(?:es)? not want|would rather not|prefers? not|asked not|asked us not',
    '(?:sur)?names?|add?ress\\p{L}*|faces?|photos?|pictures?|house|street|be',
    'online|on (?:the )?(?:internet|web|website|facebook|instagram|insta|social media)|in the post|shown|published|printed|named|pictured|identified',
  ],
  [
    'sie|er|(?<who>die (?:familie|eltern|kunden|kundin|besitzer|besitzerin)|der (?:kunde|besitzer))',
    '(?:will|wollen|mochten?)(?= [^.,;:!?]{0,60}(?<!\\p{L})(?:nicht|keinen?|kein)(?!\\p{L}))',
    'namen?|nachnamen?|adresse|gesicht|fotos?|bild|haus',
    'online|im (?:internet|netz)|im beitrag|gezeigt|veroffentlicht',
  ],
  [
    'ils?|elles?|(?<who>la famille|les parents|les clients|le client|la cliente)',
    'ne veu\\p{L}+ (?:pas|ni)',
    'noms?|adresse|visages?|photos?',
    'en ligne|sur internet|sur le net|sur les reseaux',
  ],
  [
    '(?:no|non|nao|nie)',
    '(?:quieren?|vuole|vogliono|quer|querem|chce|chca)',
    'nombres?|direccion|cara|fotos?|nome|nomi|cognome|indirizzo|viso|nomes?|morada|endereco|rosto|nazwisk\\p{L}*|imienia|adresu|twarzy',
    'en internet|en redes|online|in rete|su internet|na internet|nas redes|w internecie|w sieci',
  ],
  [
    'hij|zij|ze|(?<who>de (?:familie|ouders|klant|klanten|eigenaar))',
    'wil(?:len)?(?= [^.,;:!?]{0,60}(?<!\\p{L})(?:niet|geen)(?!\\p{L}))',
    'naam|namen|adres|gezicht|fotos?',
    'online|op (?:het )?internet|in de post',
  ],
]
const REFUSALS = TURNS.map(([who, refuse, what, seen]) => {
  const [of, at] = [what, seen].map(words => `[^.,;:!?]{0,60}(?<!\\p{L})(?:${words})(?!\\p{L})`)
  return new RegExp(`(?<!\\p{L})(?:${who}) (?:\\p{L}+ )?(?:${refuse})(?!\\p{L})(?=${of})${at}`, 'u')
})
