// Where a piece turns from news to a request for the post: “…, can we do the tips again”, 「…よく聞かれるのでまとめてほしいです」.
import { THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

/** From where on it asks for the post; nothing where it does not. */
export function requestedFrom(text: string): number | undefined {
  const found = [AGAIN, JAPANESE].map(pattern => pattern.exec(text)).find(one => one !== null)
  return found?.index
}

const AGAIN = new RegExp(
  `(?:^|(?<=[,،;.!?–—-] ))(?:(?:so|and|but|please|pls|und|et|y|e|i|en|och) )?(?:${[
    '(?:can|could) (?:we|you|u|i) (?:please |pls )?(?:do|share|post|repost|run|redo|repeat) (?:the|that|those|these|our|another|one|a|some) (?:\\p{L}+ ){0,3}(?:again|tips?|reminder|post|list|one|thing|carousel|card|graphic)(?: (?:again|please|pls|asap|today|about it|for it))*',
    '(?:können|könnten) wir (?:bitte )?(?:die|den|das|unsere) (?:\\p{L}+ ){0,2}(?:nochmal|noch mal|noch einmal|wieder) (?:bringen|posten|teilen|zeigen|machen)',
    'on (?:peut|pourrait) (?:remettre|repartager|republier|reposter|refaire) (?:les|le|la|nos) \\p{L}+(?: svp)?',
    '(?:podemos|podríamos) (?:repetir|volver a (?:poner|publicar|compartir)) (?:los|las|el|la|nuestros|nuestras) \\p{L}+(?: por favor)?',
    '(?:possiamo|potremmo) (?:rifare|ripubblicare|rimettere|ripostare|ricondividere) (?:i|le|gli|il|la) \\p{L}+(?: per favore)?',
    '(?:podemos|podíamos) (?:repetir|voltar a (?:pôr|publicar|partilhar)) (?:as|os|a|o) \\p{L}+(?: por favor)?',
    '(?:kunnen|zullen) we (?:de|die|onze) (?:\\p{L}+ )?(?:nog een keer|nog eens|opnieuw) (?:plaatsen|delen|posten|doen)',
    '(?:możemy|moglibyśmy) (?:jeszcze raz )?(?:powtórzyć|wrzucić|udostępnić) (?:te )?\\p{L}+(?: jeszcze raz| znowu)?',
    '(?:ممكن|لو سمحت|بدنا|أبغى|نبغى|محتاجين|عايزين|نريد) (?:بوست|منشور|تصميم|صورة|كارد)(?: \\p{L}+){0,2}',
    'kan vi (?:köra|posta|dela|lägga ut) \\p{L}+ (?:igen|en gång till)',
  ].join('|')})[?؟.! ]*$`,
  'iu',
)

/** What readers are asked for as well (“感想を書いてください”) is no request of the maker. */
const JAPANESE =
  /(?:よく聞かれる(?:ので|から)、?|質問が多い(?:ので|から)、?)?(?:(?:を|も)?(?:まとめて|投稿して|告知して|宣伝して|紹介して|お知らせして|載せて)ほしいです|(?:を|も)?まとめて(?:ください|もらえますか|いただけますか|お願いします))[。！？]?$/u

/** “Carousel about how to cook samphire because every year people salt it”: where it begins to say why it is wanted. */
export function reasonFrom(text: string): number | undefined {
  const [order = ''] = ORDERED.exec(text) ?? []
  const why = order && tokensOf(order).some(({ key }) => THINGS.has(key)) ? text.slice(order.length).search(WHY) : -1
  return why < 0 ? undefined : order.length + why
}
const ORDERED =
  /^(?:[\p{L}'’]+ ){1,6}?(?:about|on|über|zum|zur|sur|sobre|acerca de|su|sul|sulla|sull['’]|over|o|om) (?=\p{L}|l['’])/iu
const WHY =
  /,? (?:because|cos|cause|since|weil|parce qu(?:e|['’])|car|porque|ya que|perch[ée]|omdat|want|bo|poniewa[zż])(?: (?=\p{L}+ \p{L}+ \p{L})|(?<=['’])(?=\p{L}+ \p{L}))/iu
