// The day of a month in a date as people write it.

export type Day = { number: string; month: string }

const MONTH = /(?<!\p{L})\p{L}{3,12}\.?/u
const FORWARDS = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s{1,3}(?:(?:de|of|di)\s{1,3})?(\p{L}{3,12}\.?)/u
const BACKWARDS = new RegExp(`(${MONTH.source})\\s{1,3}(\\d{1,2})(?!\\d|[:.]\\d)`, 'u')
/** Every month of nine languages begins with one of these. */
const BEGINS =
  /^(ja|fe|f.v|m.r|ma|mr|ap|ab|av|ag|ju|j.n|jú|gi|gen|lu|lip|au|ao|se|ok|oc|ou|ot|pa|no|de|di|dé|en|st|si|sty|lut|kwi|cze|sie|wrz|paź|lis|gru|mag|mei|maj|mai|mär|mrt|août|ott|set|dic|dez)/iu

/** A day of a month in a date as people write it. */
export function dayIn(date: string): Day | null {
  const ahead = FORWARDS.exec(date)
  if (ahead?.[1] && ahead[2] && BEGINS.test(ahead[2]) && Number(ahead[1]) <= 31)
    return { number: ahead[1], month: ahead[2] }
  const behind = BACKWARDS.exec(date)
  return behind?.[1] && behind[2] && BEGINS.test(behind[1]) && Number(behind[2]) <= 31
    ? { number: behind[2], month: behind[1] }
    : null
}
