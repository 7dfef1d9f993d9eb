// Days by another name: “weekdays”, “this weekend”, “Boxing Day”.
import type { Piece } from '#lib/composer/guard/evidence.ts'
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

type Place = Pick<Piece, 'text' | 'tokens' | 'literals'>

const WEEKENDS = phrases(
  'weekend|weekends|wkend|wkends|wochenende|wochenenden|week end|week ends|finde|fin de semana|fines de semana|fine settimana|fim de semana|fins de semana|weekendy|helg|helger|週末|土日',
)
/** German “werktags” has a Saturday. */
const WEEKDAYS = phrases('weekday|weekdays|wkdays|en semaine|entre semana|giorni feriali|dias úteis|dni robocze|平日')
const THIS = phrases(
  'this weekend|this wkend|this coming weekend|dieses wochenende|diesem wochenende|ce week end|ce weekend|este finde|este fin de semana|questo weekend|questo fine settimana|este fim de semana|ten weekend|dit weekend|今週末',
)
const [SUNDAY, MONDAY, FRIDAY, SATURDAY, WEEK] = [0, 1, 5, 6, 7]
const SPANS: readonly [Phrases, (weekday: number) => boolean, readonly [number, number]][] = [
  [WEEKENDS, day => day === SATURDAY || day === SUNDAY, [SATURDAY, SUNDAY]],
  [WEEKDAYS, day => day >= MONDAY && day <= FRIDAY, [MONDAY, FRIDAY]],
]

/** “Monday to Friday” where the brief has “weekdays”, and “weekdays” where it has both ends of them. */
export function isInWeek({ kind, weekday }: Literal, around: Place, place: Place): boolean {
  if (kind !== 'weekday' || weekday === undefined) return false
  const hasBoth = (ends: readonly number[]) => ends.every(end => around.literals.some(one => one.weekday === end))
  return SPANS.some(([names, isIn, ends]) => isIn(weekday) && hasBoth(ends) && names.in(place.text, place.tokens))
}

/** “Saturday 7 March” where the brief has “this weekend”: the next one. */
export function isThisWeekend({ kind, clash, values }: Literal, { text, tokens }: Place, today: number): boolean {
  const sunday = today + ((WEEK - weekdayOf(today)) % WEEK)
  const days = [sunday - 1, sunday].map(String)
  return kind === 'date' && !clash && values.some(day => days.includes(day)) && THIS.in(text, tokens)
}

/** Feasts that have the same day every year, by month and day. */
const FEASTS: readonly [string, Phrases][] = Object.entries({
  '1-1': 'new years day|neujahr|jour de l an|año nuevo|capodanno|ano novo|nowy rok|元日|元旦',
  '1-6': 'epiphany|dreikönig*|épiphanie|día de reyes|epifania|trzech króli',
  '2-14':
    'valentines day|valentines|valentinstag|saint valentin|san valentín|san valentino|walentynki|バレンタインデー',
  '3-17': 'st patricks day|paddys day',
  '8-15': 'ferragosto|assomption|mariä himmelfahrt',
  '10-31': 'halloween|ハロウィン',
  '11-1': 'allerheiligen|toussaint|todos los santos|ognissanti|todos os santos|wszystkich świętych',
  '11-5': 'bonfire night|guy fawkes',
  '12-6': 'nikolaustag|saint nicolas|mikołajki',
  '12-24': 'christmas eve|heiligabend|heiliger abend|nochebuena|vigilia di natale|véspera de natal|wigilia',
  '12-25': 'christmas day|jour de noël|día de navidad|giorno di natale|dia de natal|boże narodzenie',
  '12-26': 'boxing day|santo stefano|zweiter weihnachtstag',
  '12-31': 'new years eve|nye|silvester|saint sylvestre|nochevieja|san silvestro|véspera de ano novo|sylwester|大晦日',
}).map(([day, names]) => [day, phrases(names)])

/** “Saturday 26 December” where the brief has “boxing day”. */
export const isFeast = ({ kind, clash, values }: Literal, { text, tokens }: Place): boolean =>
  kind === 'date' &&
  !clash &&
  FEASTS.some(
    ([day, names]) =>
      values.some(value => `${civil(Number(value)).month}-${civil(Number(value)).day}` === day) &&
      names.in(text, tokens),
  )
