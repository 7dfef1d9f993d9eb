// A title that is typed in capitals is set as any other: “PRICES FROM 1 NOV”.
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

/** Only where a plain word of titles says that it is no name: “ABBA TRIBUTE NIGHT” stays, and so does what is short. */
export function unshouted(text: string): string {
  const isShouted = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.trim().split(/\s+/).length > 1
  const isPlain = tokensOf(text).some(({ key }) => PLAIN.has(fold(key)) || isCounted(fold(key)))
  return isShouted && isPlain ? upperFirst(text.toLowerCase()) : text
}
const PLAIN = new Set(
  'price prices pricing hours menu rates fees preise preisliste öffnungszeiten preis precios precio tarifas horario prix tarifs horaires prezzi listino orari precos preco horarios prijzen prijslijst openingstijden ceny cennik godziny'
    .split(' ')
    .map(fold),
)
