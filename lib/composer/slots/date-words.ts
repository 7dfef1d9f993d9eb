// How each language writes its dates, as pieces of patterns.

export type DateWords = {
  /** Between a weekday and its day, between the days of a span, between a day and its month. */
  lead: string
  to: string
  link: string
  months: string
  days: string
  /** Words before a bare weekday that make it the next one. */
  next: string
  /** Words for a day seen from today. */
  near: Record<string, number>
}

export const DATE_WORDS: Record<string, DateWords> = {
  es: {
    lead: '',
    to: 'al|a|y|hasta el',
    link: ' de ',
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    days: 'domingo|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado',
    next: 'este|el|próximo|hasta|desde',
    near: { hoy: 0, 'esta noche': 0, mañana: 1, ayer: -1 },
  },
  fr: {
    lead: '(?:du|le)',
    to: "au|et|jusqu[’']au",
    link: ' ',
    months: 'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre',
    days: 'dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi',
    next: "ce|à partir de|dès|jusqu[’']à|avant",
    near: { "aujourd[’']hui": 0, 'ce soir': 0, demain: 1, hier: -1 },
  },
  pt: {
    lead: '(?:dia)',
    to: 'a|e|até',
    link: ' de ',
    months: 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    days: 'domingo|segunda(?:-feira)?|ter[çc]a(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|s[áa]bado',
    next: 'este|esta|neste|nesta|na|no|próximo|próxima|até|a partir de',
    near: { hoje: 0, amanhã: 1, ontem: -1 },
  },
  it: {
    lead: '',
    to: 'al|e',
    link: ' ',
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    days: 'domenica|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato',
    next: 'questo|questa|fino a|entro|a partire da',
    near: { oggi: 0, stasera: 0, domani: 1, ieri: -1 },
  },
  nl: {
    lead: '',
    to: 't/m|tot(?: en met)?|en',
    link: ' ',
    months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    days: 'zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag',
    next: 'deze|komende|aanstaande|vanaf|tot|tot en met|t/m',
    near: { vandaag: 0, vanavond: 0, morgen: 1, gisteren: -1 },
  },
  pl: {
    lead: '',
    to: 'do|i',
    link: ' ',
    months: 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    days: 'niedziel[aęi]|poniedziałek|poniedziałku|wtorek|wtorku|środ[aęy]|czwartek|czwartku|piątek|piątku|sobot[aęy]',
    next: 'w|we|w tę|w ten|do',
    near: { dziś: 0, dzisiaj: 0, jutro: 1, wczoraj: -1 },
  },
  sv: {
    lead: 'den',
    to: 'till(?: och med)?|t\\.o\\.m\\.|och',
    link: ' ',
    months: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
    days: 'söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag',
    next: 'på|till och med|från och med|fram till',
    near: { idag: 0, 'i dag': 0, ikväll: 0, imorgon: 1, 'i morgon': 1, igår: -1, 'i går': -1 },
  },
}
