// Two words that a cut leaves: thanks stand by themselves, the beginning of a sentence does not.

export const THANKS = /^(?:an? )?(?:thank you|thanks|congratulations|happy birthday|welcome|well done)$/iu

/** “Staff trade” of “Staff trade a shift from their phone”. */
export function isScrap(text: string, { start, end }: { start: number; end: number }): boolean {
  const left = text.slice(start, end)
  return /^\p{L}+ \p{L}+$/u.test(left) && /^ \p{Ll}/u.test(text.slice(end)) && !THANKS.test(left)
}
