// Lines of a caption that are rows of one list: they stand close together, and are one paragraph.
const ROW = /^(?:• |\d{1,2}\. )/u

/** What stands before a row that has no number. */
export const BULLET = '• '

export const isListed = (line: string): boolean => ROW.test(line)

/** It goes on with the list that the line before it is of. */
export const goesOnListed = (line: string, before = ''): boolean => isListed(line) && isListed(before)
