// A name that somebody gave, as pages and chats print it beside our own words.
import * as z from 'zod'

/** What draws nothing, or turns the rest of a line round; joiners stay, scripts and emoji need them. */
const HIDDEN =
  /\p{Cc}|\p{Co}|\p{Cn}|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu

/** One line, in composed letters. */
export const shownName = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(HIDDEN, '').replace(/ {2,}/g, ' ').trim()

/** May be empty. */
export const ShownLine = (most: number) => z.string().overwrite(shownName).max(most)

export const ShownName = ShownLine(120)
  .min(1, { error: 'is empty', abort: true })
  .refine(name => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'is empty')
