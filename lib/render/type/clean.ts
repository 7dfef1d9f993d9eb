// Control characters and the bidi overrides that could turn a text inside out; joiners stay, scripts need them.
const unwanted = /(?!\n)\p{Cc}|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu

/** A text as it can be set: composed, single spaces, no invisible surprises; line breaks are kept. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unwanted, '')
    .replaceAll(/[^\S\n\u00A0\u202F]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(first)
}

/** Scripts whose marks reach above capitals and below the baseline. */
export function isTall(text: string): boolean {
  return /[\u0590-\u0DFF\u0E00-\u0EFF\u1780-\u17FF\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFB1D-\uFDFF\uFE70-\uFEFC\uFF00-\uFFEF]/u.test(
    text,
  )
}
