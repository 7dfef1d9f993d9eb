// “We’re sorry, the fault was ours”, “Huge thanks to the dads who …”: who is told that is a reader, however it sounds.

const SORRY =
  /^(?:(?:and|but|so|und|y|et|e|i|en) )?(?:we(?:[’']re| are) (?:so |very |really |truly )?sorry|(?:so |very |really )?sorry (?:for|about|to (?:all|every\p{L}*|anyone|those))|(?:our |my |sincere |huge )*apologies (?:for|to)|we (?:do )?apologi[sz]e|wir (?:entschuldigen uns|bitten um (?:entschuldigung|verzeihung|verständnis|nachsicht))|(?:es )?tut uns (?:sehr |wirklich |furchtbar )?leid|(?:os |les |le )?pedimos (?:perdón|disculpas?|desculpas?)|lo sentimos|lamentamos|sentimos (?:mucho|las molestias)|(?:nous sommes|on est) (?:vraiment |sincèrement |tellement )?désolée?s|(?:toutes )?nos excuses|(?:nous )?(?:vous )?(?:présentons|prions de nous excuser)|ci (?:scusiamo|dispiace)|chiediamo scusa|(?:het spijt ons|onze excuses|excuses voor|wij bieden onze excuses)|(?:bardzo |serdecznie )?przepraszamy|vi ber om ursäkt|申し訳|お詫び|ご迷惑をお|ご不便をお?かけ)/iu

/** “…, sorry about that.” */
const SORRY_BEHIND = /, (?:we(?:[’']re| are) )?(?:so |very |really )?sorry (?:about|for) (?:that|this)[.!]?$/iu

const THANKS =
  /^(?:and |und |y |et |e |i |en )?(?:(?:a|an|ein|un|um|een) )?(?:(?:huge|big|massive|special|many|great|warm|enormous|riesen|großes|herzlichen|vielen|muchas|mil|enorme|grand|grande|mille|muito|molte|hartelijk|veel|heel veel) )*(?:thank ?(?:s|you) (?:to|everyone|everybody)|dank(?:e)?(?:schön)? an|gracias a|merci (?:à|aux|au)|grazie (?:a|ai|alle|agli|al)|obrigad[oa]s? (?:a|aos?|às)|dank aan|bedankt aan|dziękujemy (?:wszystkim|panu|pani|państwu)|tack till)(?!\p{L})/iu

export const isCourtesy = (text: string): boolean => SORRY.test(text) || SORRY_BEHIND.test(text) || THANKS.test(text)
