export const MONTHS: Record<string, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
  sv: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
}
export const WEEKDAYS: Record<string, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  pt: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  sv: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
  ja: ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'],
}

const plainLetters = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A name in any of its forms, with or without its accents: “sobotę”, “decembre”. */
export const nameNumber = (names: readonly string[], word: string): number => {
  const bare = plainLetters(word)
  const same = names.findIndex(name => plainLetters(name) === bare)
  return same >= 0 ? same : names.findIndex(name => plainLetters(name).slice(0, 3) === bare.slice(0, 3))
}

const index = (names: readonly string[], word: string): number => {
  const low = word.toLowerCase().replace(/\.$/, '')
  return names.findIndex(
    name => low.length >= 3 && (name.toLowerCase() === low || (name.toLowerCase().startsWith(low) && low.length <= 5)),
  )
}
export const monthNumber = (language: string, word: string): number =>
  index(MONTHS[language] ?? [], word === 'sept' ? 'sep' : word) + 1
export const weekdayNumber = (language: string, word: string): number =>
  index(WEEKDAYS[language] ?? [], word.replace(/s$/, ''))
