import { took } from '#lib/composer/steps.ts'

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu

const NARROW = /^[ -~]*$/
/** A character beyond 16 bits. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Characters as boxes count them: a full-width one takes two places. */
export function width(text: string): number {
  took(text.length)
  if (NARROW.test(text)) return text.length
  return text.length - (text.match(PAIR)?.length ?? 0) + (text.match(WIDE)?.length ?? 0)
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
