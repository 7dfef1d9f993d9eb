/** “1 credit”, “3 credits”. */
export const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
