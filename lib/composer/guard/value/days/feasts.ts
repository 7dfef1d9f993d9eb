// Days by the name of their feast: “Boxing Day”.
import type { Place } from '#lib/composer/guard/evidence.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import { civil } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** Feasts that have the same day every year, by month and day. */
const FEASTS = Object.entries({
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
}).map(([day, names]) => [day, phrases(names)] as const)

/** “Saturday 26 December” where the brief has “boxing day”. */
export const isFeast = ({ kind, clash, values }: Literal, { text, tokens }: Place): boolean =>
  kind === 'date' &&
  !clash &&
  FEASTS.some(
    ([day, names]) =>
      values.some(value => `${civil(Number(value)).month}-${civil(Number(value)).day}` === day) &&
      names.in(text, tokens),
  )
