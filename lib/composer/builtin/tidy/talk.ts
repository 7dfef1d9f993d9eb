// What belongs to talking to the maker and not to the news: how somebody begins and stops, and the “write that” before what is to be written.

/** “alors je dicte”, “a ver te lo dicto”. */
const DICTATES =
  /^(?:(?:right|ok|okay|so|um|alors|bon|a ver|bueno|allora|also|então)[, ]+)*(?:i['’]?m dictating(?: this)?|dictating(?: this)?|je (?:te |vous )?dicte|te (?:lo )?dicto|ti detto|ich diktiere(?: mal)?|vou ditar)(?:[,:.]+ ?| (?!parce|because|weil|porque|perch))/iu

/** “gotta run theres a kelpie on the table”, “… voilà”, “… and that's it”. */
const STOPS = [
  /(?<=[.!?\n🙂]\s{0,3}|^)(?:(?:ok|okay|right|anyway|sorry),? )?(?:i )?(?:gotta|got to|have to|(?:i['’]?ve|ive) got to|must|need to) (?:run|go|dash|fly|rush)(?!\p{L})[^.!?\n]*[.!]*\s*$/iu,
  /(?<=[.!?\n]\s{0,3})(?:ok |right )?(?:gtg|g2g|brb|ttyl)(?!\p{L})[^.!?\n]*[.!]*\s*$/iu,
  /(?<=.{20})[ ,](?:and )?that['’]?s (?:it|all)(?: really| then)?[.! ]*$/iu,
  /(?<=.{20})[ ,](?:voilà|et voilà|y ya está|y listo|das war['’]?s|ecco tutto|tutto qui|en dat was het)[.! ]*$/iu,
]

/** “son dulces 🍊 pon que se acaban”, “et mets que c’est gratuit”. */
const WRITE_THAT =
  /(?:(?<=^|\n)|[.,;!?]? )(?:(?:y|e|et|i|a|luego|abajo|arriba|al final|al principio|también|debajo|aussi|en bas|à la fin|sotto|alla fine|anche|em baixo|no fim|também|na dole|na końcu),? )*(?:pon(?:ed|ga|le|me)? que|mets que|mettez que|écris que|metti che|scrivi che|p[õo]e que|escreve que|napisz,? że|dodaj,? że) (?=(\p{L}))/giu

/** “Our March offer, please: from Friday …”. */
const PLEASE_COLON =
  /,? (?:please|pls|bitte|s['’]il vous plaît|svp|por favor|per favore|alsjeblieft|graag|proszę)(?=:)/iu

/** “SHOW FOLKS HOW TO CUT THE WATER OFF” is about how to. */
const SHOW_THEM =
  /(?<=^|[.!?\n]\s{0,3})(?:(?:ok|so|can you|please|just),? )*(?:show|tell|teach|explain to|remind) (?:folks?|people|them|everyone|everybody|(?:our |the |my )?(?:customers|followers|readers|parents|guests|members|clients|owners)) (?=(?:how|what|why|when|where|which) )/giu
/** “what to do = shade, water, fan”. */
const EQUALS = /(?<=\p{L}\)?) = (?=\p{L})/gu

export const withoutTalk = (text: string): string =>
  STOPS.reduce((said, stop) => said.replace(stop, ''), text.replace(DICTATES, ''))
    .replace(PLEASE_COLON, '')
    .replace(SHOW_THEM, '')
    .replace(EQUALS, ': ')
    .replace(WRITE_THAT, (lead, _, at: number) => (at === 0 ? '' : lead.startsWith('\n') ? '\n' : '. '))
