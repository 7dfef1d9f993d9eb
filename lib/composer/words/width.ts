const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu

/** Characters as boxes count them: a full-width one takes two places. */
export const width = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0)

const URL = /https?:\/\/\S+/g
const LIGHT = /\p{Cc}|[ -\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u

/** Characters as X counts them: a URL is 23, anything outside its light ranges is 2. */
export function weighted(text: string): number {
  const urls = text.match(URL) ?? []
  let total = urls.length * 23
  for (const character of text.replace(URL, '')) total += LIGHT.test(character) ? 1 : 2
  return total
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
