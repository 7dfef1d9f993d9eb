// Ends of words that are always written with a mark: “reparacion”, “inscricoes”.

const [SPANISH, PORTUGUESE] = [/^(\p{L}{2,}[csx])ion$/u, /^(\p{L}*[aeiunp])c(ao|oes)$/u]

/** “Organización” has no other mark, nor has “organização”; what has one stands in the lists. */
export function byEnding(word: string, language: string): string | undefined {
  if (language === 'es') return SPANISH.test(word) ? word.replace(SPANISH, '$1ión') : undefined
  if (language !== 'pt' || word.length < LEAST) return undefined
  return PORTUGUESE.test(word) ? word.replace(/cao$/, 'ção').replace(/coes$/, 'ções') : undefined
}
const LEAST = 5
