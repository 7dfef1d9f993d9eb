// Tags that somebody types below what they have to say: they stand under the caption and are no words of a headline.

const TAG = /^[#＃][\p{L}\p{N}_]{2,40}[,;]?$/u
const isTag = (word: string): boolean => TAG.test(word) && /\p{L}/u.test(word)
const MOST = 12

/** The brief without them, and the tags; all of it where it is nothing else. */
export function partTags(brief: string): { text: string; tags: string[] } {
  const tags: string[] = []
  let text = brief.trimEnd()
  while (tags.length < MOST) {
    const word = text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1)
    if (!isTag(word) || word === text) break
    tags.unshift(word.replace(/[#＃,;]/gu, ''))
    text = text.slice(0, text.length - word.length).trimEnd()
  }
  return tags.length > 0 ? { text, tags } : { text: brief, tags }
}
