// Words that deny by how they begin: “unfiled”, “unbezahlt”, “nieopłacony”, “impayé”.
import { alike } from '#lib/composer/lexis/alike.ts'

/** Other beginnings are those of “include” and “display” as well. */
const UNDONE = /^(?:un|non|nie)(\p{L}{4,})$|^im(pa[yg]\p{L}{1,6})$/u

/** Whether a word says that one of some others is not so; words without such a beginning deny nothing. */
export const isUndone = (key: string, done: readonly string[]): boolean => {
  const [, long, paid] = UNDONE.exec(key) ?? []
  const stem = long ?? paid
  return stem !== undefined && done.some(word => alike(word, stem))
}
