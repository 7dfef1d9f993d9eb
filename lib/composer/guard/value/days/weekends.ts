// Days by another name: “weekdays”, “this weekend”, “Boxing Day”.
import type { Place } from '#lib/composer/guard/evidence.ts'
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** What each is called. */
const named = (table: Readonly<Record<string, string>>): (readonly [string, Phrases])[] =>
  Object.entries(table).map(([of, names]) => [of, phrases(names)])

const WEEKENDS = phrases(
  'weekend|weekends|wkend|wkends|wochenende|wochenenden|week end|week ends|finde|fin de semana|fines de semana|fine settimana|fim de semana|fins de semana|weekendy|helg|helger|週末|土日',
)
/** German “werktags” has a Saturday. */
const WEEKDAYS = phrases('weekday|weekdays|wkdays|en semaine|entre semana|giorni feriali|dias úteis|dni robocze|平日')
/** “This weekend” and “last weekend” by how many weeks lie between them and the next one; “next weekend” is said of two. */
const SAID = named({
  0: 'this weekend|this wkend|this coming weekend|dieses wochenende|diesem wochenende|ce week end|ce weekend|este finde|este fin de semana|questo weekend|questo fine settimana|este fim de semana|ten weekend|dit weekend|今週末|نهاية هذا الأسبوع|عطلة هذا الأسبوع',
  '-1': 'last weekend|last wkend|this past weekend|the past weekend|letztes wochenende|letzten wochenende|vergangenes wochenende|vergangenen wochenende|le week end dernier|ce week end passé|le weekend dernier|el finde pasado|el fin de semana pasado|este fin de semana pasado|lo scorso weekend|scorso fine settimana|weekend scorso|fine settimana scorso|fim de semana passado|este fim de semana passado|zeszły weekend|ostatni weekend|miniony weekend|vorig weekend|afgelopen weekend|先週末|نهاية الأسبوع الماضي|عطلة الأسبوع الماضي',
})
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

/** “Saturday 7 March” where the brief has “this weekend”, the next one, or “8 and 9 April” where it has “last weekend”. */
export function isOfWeekend({ kind, clash, values }: Literal, { text, tokens }: Place, today: number): boolean {
  if (kind !== 'date' || clash) return false
  const sunday = today + ((WEEK - weekdayOf(today)) % WEEK)
  return SAID.some(([weeks, names]) => {
    const days = [sunday - 1, sunday].map(day => String(day + Number(weeks) * WEEK))
    return values.some(day => days.includes(day)) && names.in(text, tokens)
  })
}

/** “This month” and its neighbours, by how many months lie between them and the one that is. */
const MONTHS = named({
  0: 'this month|dieser monat|diesen monat|diesem monat|dieses monats|ce mois|este mes|questo mese|este mês|deste mês|neste mês|ten miesiąc|tym miesiącu|tego miesiąca|今月|هذا الشهر',
  1: 'next month|nächster monat|nächsten monat|nächsten monats|kommenden monat|mois prochain|mes que viene|próximo mes|mese prossimo|prossimo mese|mês que vem|próximo mês|przyszłym miesiącu|przyszły miesiąc|następnym miesiącu|następny miesiąc|来月|الشهر القادم|الشهر المقبل',
  '-1': 'last month|letzter monat|letzten monat|letzten monats|vergangenen monat|mois dernier|mes pasado|mese scorso|scorso mese|mês passado|zeszłym miesiącu|zeszły miesiąc|ubiegłym miesiącu|poprzednim miesiącu|先月|الشهر الماضي',
})
const YEAR = 12

/** “May” and “May 2027” where a brief of April has “next month”. */
export function isOfMonthWord({ kind, values: [value = ''] }: Literal, place: Place, today: number): boolean {
  if (kind !== 'period') return false
  const { year, month } = civil(today)
  return MONTHS.some(([ahead, names]) => {
    const nth = year * YEAR + month - 1 + Number(ahead)
    const [of, name] = [Math.floor(nth / YEAR), (nth % YEAR) + 1]
    return (value === `-${name}` || value === `${of}-${name}`) && names.in(place.text, place.tokens)
  })
}

/** Feasts that have the same day every year, by month and day. */
const FEASTS = named({
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
})

/** “Saturday 26 December” where the brief has “boxing day”. */
export const isFeast = ({ kind, clash, values }: Literal, { text, tokens }: Place): boolean =>
  kind === 'date' &&
  !clash &&
  FEASTS.some(
    ([day, names]) =>
      values.some(value => `${civil(Number(value)).month}-${civil(Number(value)).day}` === day) &&
      names.in(text, tokens),
  )
