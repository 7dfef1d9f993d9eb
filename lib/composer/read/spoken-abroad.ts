import { weekday } from '#lib/composer/slots/calendar.ts'
import { DATE_WORDS } from '#lib/composer/slots/date-words.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { type Style, speakDate } from '#lib/composer/words/speak.ts'

/** A date of the brief in its own words where they hold on any day, else with the day that they mean. */
export function speakAbroad(text: string, slot: DateSlot, style: Style): string {
  const { language } = style
  const figures = /\d[./]\d/.test(slot.raw) || (language === 'de' && /\d\.$/.test(slot.raw))
  if (!slot.relative) return figures ? speakDate(slot, style) : slot.raw
  const said = speakDate(slot, style)
  const near = language === 'de' ? GERMAN_NEAR.test(slot.raw) : isNear(slot.raw, language)
  if (!near && language === 'pl') return `${slot.raw} ${speakDate(slot, style, 'plain')}`
  if (!near) return said
  const led = LED.test(text.slice(Math.max(0, slot.start - 16), slot.start))
  if (language === 'pl') return led ? slot.raw : `${POLISH_ON[weekday(slot.day)]} ${speakDate(slot, style, 'plain')}`
  if (language === 'pt' && !led) return `${/-feira/.test(said) ? 'na' : 'no'} ${said}`
  return led && language !== 'es' ? said : `${ON[language] ?? ''}${said}`
}

const GERMAN_NEAR = /^(?:gestern|heute|morgen)$/i
const isNear = (raw: string, language: string): boolean =>
  Object.keys(DATE_WORDS[language]?.near ?? {}).some(word => new RegExp(`^(?:${word})$`, 'iu').test(raw))

/** “gestern” becomes “am Donnerstag, 19. November”. */
const ON: Record<string, string> = { de: 'am ', es: 'el ', fr: 'le ', nl: 'op ' }
const POLISH_ON = ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę']

/** Words after which the day stands without one of its own. */
const LED =
  /(?:^|[\s(])(?:ab|bis|seit|von|vom|für|à partir de|depuis|dès|de|pour|jusqu[’']à|da|di|fino a|entro|até|desde|para|vanaf|tot|t\/m|van|voor|sinds|från|till|od|do|na)\s$/i
