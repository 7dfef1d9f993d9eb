const HASHTAG = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}_]+)/gu
const RESERVED = /[\\|{}@[\]()<>#*_~]/g

/** Text as LinkedIn's commentary wants it: what could be markup is escaped, and hashtags are written as their template. */
export function littleText(text: string): string {
  let written = ''
  let end = 0
  for (const match of text.matchAll(HASHTAG)) {
    written += escaped(text.slice(end, match.index))
    written += `{hashtag|\\#|${escaped(match[1] ?? '')}}`
    end = match.index + match[0].length
  }
  return written + escaped(text.slice(end))
}

const escaped = (text: string) => text.replace(RESERVED, '\\$&')
