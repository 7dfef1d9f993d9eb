const TO = '\\s?(?:-|–|—|〜|～|(?:bis|à|a|às|alle|tot|till|do|y|até)(?= ))\\s?(?:las |le |ore |les )?'
const HOUR = '(?<![\\d.:,€$/])(?<hour>\\d{1,2})(?:\\s?[:.h]\\s?(?<minute>[0-5]\\d))?'
/** An hour without its minutes needs the word before it to be one. */
const BARE = '(?<hour>\\d{1,2})(?![\\d:.h%€]|,\\d| ?(?:€|%|euros?|años|anni))'
const LAST = '(?<lastHour>\\d{1,2})(?:\\s?[:.h]\\s?(?<lastMinute>[0-5]\\d))?'
const UNIT = '\\s?(?:h|hs|hrs|Uhr|uur)(?![\\p{L}\\d])'
const ENDS = '(?![\\d%€:]|[.,]\\d|\\s?(?:€|%|euros?|zł|kr|años|ans|anni|Jahre))'

/** Clock times as languages other than English write them, spans first. */
export const TIMES_ABROAD: Record<string, RegExp[]> = {
  any: [
    new RegExp(`${HOUR}(?:${UNIT})?${TO}${LAST}${UNIT}`, 'giu'),
    /(?<![\d.])(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)\s?(?:Uhr|uur)(?![\p{L}\d])/giu,
    /(?<![\d.:,])(?<hour>\d{1,2})\s?h\s?(?<minute>[0-5]\d)(?!\d)/giu,
    new RegExp(
      `(?<![\\d.:,])(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)${TO}(?<lastHour>\\d{1,2}):(?<lastMinute>[0-5]\\d)(?!\\d)`,
      'giu',
    ),
    /(?<![\d.:,])(?<hour>\d{1,2})\s?(?:uur|hs?)(?![\p{L}\d])/giu,
  ],
  es: [new RegExp(`\\ba las? ${BARE}`, 'giu')],
  it: [
    new RegExp(`\\bdalle (?:ore )?${HOUR}${TO}${LAST}${ENDS}`, 'giu'),
    /\b(?:alle ore|ore) (?<hour>\d{1,2})[.:](?<minute>[0-5]\d)(?!\d)/giu,
    new RegExp(`\\b(?:alle ore|dalle ore|alle|dalle|ore) ${BARE}`, 'giu'),
  ],
  sv: [new RegExp(`\\bkl\\.? ?${HOUR}(?:${TO}${LAST})?${ENDS}`, 'giu')],
  pl: [
    new RegExp(`\\b(?:godz\\.?|godzinie|godziny) ${HOUR}(?:${TO}${LAST})?${ENDS}`, 'giu'),
    new RegExp(`\\bw godzinach ${HOUR}${TO}${LAST}${ENDS}`, 'giu'),
  ],
  ja: [
    /(?<hour>\d{1,2})時(?:(?<minute>\d{1,2})分|半)?(?:から|〜|～|-)(?<lastHour>\d{1,2})時(?:(?<lastMinute>\d{1,2})分|半)?(?=まで|[、。\s（]|$)/gu,
    /(?<hour>\d{1,2})時(?:(?<minute>\d{1,2})分|半)?/gu,
  ],
}
