// Thanks that are ordered: “make one thank you post from it” asks for the word, “thanks!” at the end of an order does not.
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'

/** Posts of that kind and orders to say it: en, de, fr, es, it, pt, nl, pl and ja, a line each. */
const THANKS = phrases(
  [
    'thank you post|thank you card|thank you note|thank you message|thank you slide*|thank you reel|thank you video|thank you picture|thankyou post|thankyou card|thanks post|thanks card|post a thank*|post a big thank*|post thanking|write a thank*|say thank*|say a thank*|say a big thank*|say big thank*|a thank you to|post to thank',
    'dankespost|dankeschönpost|danke post|dankeschön post|dankeskarte|dankesbeitrag|post als dank*|karte als dank*|sag danke|sagt danke|bitte danke sagen|danke sagen',
    'post de remerciement*|message de remerciement*|carte de remerciement*|publication de remerciement*|dis merci|dites merci|dire merci|remercie les|remercie le|remercie la|remerciez',
    'post de agradecimiento|publicación de agradecimiento|tarjeta de agradecimiento|da las gracias|dad las gracias|dar las gracias|di gracias|decid gracias',
    'post di ringraziamento|cartolina di ringraziamento|messaggio di ringraziamento|ringrazia|ringraziate|di grazie|dite grazie|dire grazie',
    'post de agradecimento|publicação de agradecimento|cartão de agradecimento|agradece a|agradece aos|agradece às|agradeçam|diz obrigad*|digam obrigad*|dizer obrigad*',
    'bedankpost|bedank post|bedankbericht*|bedankkaart*|post om * te bedanken|zeg dank*|zeg bedankt|bedank de|bedank alle',
    'post z podziękowani*|kartka z podziękowani*|podziękowanie dla|podziękuj|podziękujcie|napisz podziękowani*',
    'お礼の投稿|お礼投稿|感謝の投稿|お礼のカード|お礼を伝え|感謝を伝え|お礼を言って|お礼の言葉',
  ].join('|'),
)

export const areThanksOrdered = ({ kept }: Pick<Evidence, 'kept'>): boolean =>
  kept.some(({ list, text, tokens }) => list === 'style' && THANKS.in(text, tokens))
