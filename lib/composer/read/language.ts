import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\u3041-\u30ff]/g],
  ['ko', /[\uac00-\ud7a3\u1100-\u11ff]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['uk', /[іїєґІЇЄҐ]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['ta', /[\u0b80-\u0bff]/g],
  ['bn', /[\u0980-\u09ff]/g],
]

const STOP_WORDS: Record<string, string> = {
  en: 'per month free day week not the and of to in is for on with our we you your are now new from at by it this that all out up free get off until every day make post about has have was will an be as not no just who what how',
  de: 'beim schnell behoben laden kein vom dann wieder gibt so in seit vom ihre über der die das und ist für mit wir ihr nicht ein eine einen ab bis im am auf von zu den dem des sie ich wird sind bitte alle unser unsere unseren auch oder nach bei heute morgen jetzt neu neue neuen uhr sonst werden kein keine euch euer an gesucht suchen sind uns mehr noch nur alle alles aus wie mehr gratis kostenlos',
  es: 'el la los las y de que en un una para con por del al se es nuestro nuestra nuestros nuevo nueva desde hasta más hoy mañana gracias ya muy solo sin su sus este esta tenemos hola estamos abrimos cerramos todos todas ahora cada',
  fr: 'le la les et de des du un une pour avec dans est sur nous vous notre nos votre au aux ce cette jusqu’au jusqu dès plus par que qui ne pas sont nouveau nouvelle bonjour à vos toutes tous tout sans mais chez elle ils maintenant merci dit',
  it: 'il lo gli le e di che un una per con nel nella del della dal al sono nostro nostra nuovo nuova fino oggi domani più è anche questo questa dei ai all alla allo delle degli nelle sulla sul tra fra ma se come primo secondo terzo trimestre anno mese settimana aperto aperti gratis alle dalle tutti tutte tutto solo buone siamo cerchiamo apriamo nuovi nuove',
  pt: 'o os as e de que em um uma para com por do da no na dos das nosso nossa novo nova até hoje amanhã mais é são não você desde também ao',
  nl: 'alles korting zondag zaterdag maandag vrijdag deze week uitverkoop gratis t/m de het een en van voor met op in is wij onze ons je jullie niet vanaf tot nu nieuwe ook bij zijn dit dat er naar om wij zoeken open jaar maand uur per winkel gaat gaan hebben heeft',
  pl: 'i w na do z się jest nie że dla od nasz nasza nowy nowa już dziś jutro oraz przez po są to jak na pod nad przy będzie szukamy otwieramy zapraszamy promocja godz zł',
  sv: 'och att det är för med på av en ett vi vår våra från till nu ny nya inte som du ni i den har alla',
  tr: 've bir bu için ile yeni bugün yarın kadar daha çok biz var olan değil tüm bizim ilk gün kişi arıyoruz açılıyor indirim ücretsiz sizi',
}

const MARKS: [string, RegExp][] = [
  ['de', /[äöüß]|(?<![\p{L}])\p{Lu}\p{L}{3,}(?:ungen|ung|keit|heit|schaft)(?![\p{L}])/gu],
  ['nl', /\bt\/m\b|ij(?=[a-z])/gi],
  ['es', /[ñ¿¡]/gi],
  ['pt', /[ãõ]/gi],
  ['fr', /[œçêèù]|(?<![\p{L}])[dcjn][’'](?=[aeiouyhéêàâ])/giu],
  ['pl', /[łśżźćńęą]/gi],
  ['sv', /[å]/gi],
  ['tr', /[ışğ]/gi],
]

/** Months and weekdays tell a language as surely as its small words. */
const calendar = (code: string): string[] =>
  [...(MONTHS[code] ?? []), ...(WEEKDAYS[code] ?? [])].flatMap(name => name.toLowerCase().split('-'))
const stops = Object.entries(STOP_WORDS).map(
  ([code, words]) => [code, new Set([...words.split(' '), ...calendar(code)])] as const,
)

/** Letters that speak for no language yet. */
const LEAST = 4

/** The language of the brief by script, then by stop words; `fallback` when nothing speaks for one. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const bare = text
    .replace(/https?:\/\/\S+|(?<![\w.+-])[\w.+-]{1,64}@\S+|(?<=\d ?)[ap]m\b/g, ' ')
    .replace(/\b[A-Z][A-Z\d]+\b/g, ' ')
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return fallback
  for (const [code, pattern] of SCRIPTS) {
    const found = bare.match(pattern)?.length ?? 0
    if (found / letters > (code === 'ja' || code === 'uk' ? 0.04 : 0.25)) return code
  }
  if (letters < LEAST) return fallback
  const words = bare.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  const scores = new Map<string, number>()
  for (const [code, set] of stops) scores.set(code, words.filter(word => set.has(word)).length)
  for (const [code, pattern] of MARKS)
    scores.set(code, (scores.get(code) ?? 0) + Math.min(2, bare.match(pattern)?.length ?? 0))
  scores.set('en', (scores.get('en') ?? 0) + 0.5)
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1])
  const english = scores.get('en') ?? 0
  if (!best || best[1] < 1) return fallback
  // One small word that several languages have, beside one other, speaks for none of them.
  if (words.length <= 2 && best[1] === second?.[1]) return fallback
  const close = words.length <= 10 && english > 0.5 && best[1] - english < 1
  const sure =
    best[0] === 'en' || best[0] === fallback || (best[1] >= 2 && !close) || (english <= 0.5 && words.length <= 3)
  return sure ? best[0] : fallback
}
