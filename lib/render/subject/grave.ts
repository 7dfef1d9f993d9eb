// News over which nothing is drawn: grief, harm, loss, refusals, what is off or out of order; in nine languages.
import { plain } from '#lib/render/objects/tokens.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { withoutDeadlines } from '#lib/render/subject/deadline.ts'

/** Beginnings of words. */
const STEMS = [
  // Death, violence, illness.
  'funeral|mourn|memorial(?! (?:halls?|parks?|grounds?|gardens?|hospitals?|librar|stadium|institute|theatre|trophy|cup|shield|prize|lectures?)\\b)|bereave|grief|grieving|obituar|died|dies\\b|death|dead\\b|killed|(?:is|are|was|were|s|still) in hospital\\b(?! (?:wards?|rooms?|shops?|food))|victim|suicid|murder|passed away|in memory|we remember|goodbye|condolence|book of (?:memories|remembrance)|vigil|those we lost|hospice|cancer|dementia|abuse|assault|attack|terror|violen|(?:the|at|of|civil|world|this) war\\b(?! memorial)|war (?:crime|zone|dead)|warfare|wartime|refugee|ukrain|gaza|poison|toxic|overdose|injur|wounded|hurt\\b|bleed|infect|outbreak|epidemic|covid|bird flu|swine flu|head lice|bed bugs|asbestos|racis|harass|sleep outside|homeless|hungry\\b|famine|goodbye|trauma|rape(?!see|oil)',
  'trauer|kondolenz|gestorben|verstorben|verstarb|beerdig|bestatt|tod\\b|(?:ist|sind|war|waren|wurde|wurden) tot\\b|tot (?:auf)?gefunden|tote\\b|todes|opfer\\b|gedenk|anschlag|gewalt|krieg|verletz|abschied|krebs\\b|vermisst|seuche|grippewelle|gift(?:ig|koder)',
  'fallec|condolencia|condoleance|condoglian|kondolen|murio|muerte|muert|funeral|luto\\b|entierro|victima|guerra|herid|violencia|cancer|pesame|despedida|veneno',
  'deces|decede|mort\\b|morte\\b|morts\\b|obseques|enterrement|deuil|victime|guerre|bless[ee]|attentat|hommage a|disparu',
  'decedut|scompars|morto\\b|morta\\b|morti\\b|lutto|funerale|vittim|guerra|ferit[oi]\\b|faleceu|falecimento|velorio|luto|vitima|ferid[oa]s?\\b',
  'overled|begrafenis|rouw|slachtoffer|oorlog|gewond|zmarl|pogrzeb|zalob|ofiar|wojn|rann[yi]|avled|avliden|begravning|sorg\\b|krig\\b|skadad',
  // Work lost, business ended.
  'lay-?offs?|laid off|redundan|job losses|lose their jobs|losing their jobs|job cuts|consultation started|insolven|bankrupt|administration|liquidat|eviction|evicted|walk away|lease was|strike\\b|strikes\\b|on strike|lawsuit|sued\\b|court case|fine of|fined\\b|banned|ban\\b|forbidden|prohibit|not allowed|illegal',
  'entlass|kundig(?:ung|t)|insolvenz|stellenabbau|streik|verboten|untersagt|klage\\b|despid|despedid|ere\\b|quiebra|huelga|prohibid|multa\\b|licenci(?:e|ement)|faillite|greve|interdit|licenziat|licenziament|fallimento|sciopero|vietat|despediment|falencia|greve|proibid|ontslag|ontslagen|failliet|staking|verboden|zwolnien|upadlosc|strajk|zakaz|uppsag|konkurs|strejk|forbjud',
  // Danger, faults, apologies.
  'recall|recalled|withdrawn|warning\\b|danger|hazard|(?<!accident and )(?<!accident & )emergency(?! (?:costs?|funds?|visits?|plumb|electric|repairs?|call-?outs?|departments?|rooms?|wards?|units?|cent(?:re|er)|medicine|doctor|nurse|exits?|kits?|training|contacts?|numbers?|lighting))|emergencies\\b|alarm\\b|evacuat|after the (?:storm|flood|fire)|fire next|fire at our|on fire|burnt|flood|storm damage|leak(?:s|ed|ing)?\\b|gas leak|contaminat|allerg|choking|metal fragments|glass in|do not eat|outage|downtime|power cut|is down|down since|down on|incident|breach|hacked|phishing|scam|fraud|stolen|theft|thief|robbery|burglar|broke(?:n)? in|vandal|police|witness|missing|lost\\b(?![ -]property| and found)|sorry|apolog|we regret|mistake|went wrong|charged (?:us |me |you |him |her |them |people |customers |everyone |everybody )?twice|overcharged|refund|complain|bug bounty|fire drill|weed killer|deceased|crash|accident(?! (?:and|&) emergency(?! crew| vehicle| respon)| book| insurance| cover\\b| prevention|-free| free)|drown|kills?\\b|slaughter|butchered|rescue operation|drink and drive|drink-driv',
  'ruckruf|zuruckgerufen|warnung|gefahr|notfall(?! kostet| kosten|kosten|dienst|nummer|termin|ambulanz|aufnahme|zentr|praxis|medizin|kurs|set\\b|koffer|rucksack)|unfall(?:e|s|en)?\\b|verungluck|grossbrand|brandschaden|brennt|wasserschaden|ausfall|fallt aus|fallen aus|storung|gestohlen|diebstahl|einbruch|polizei|betrug|entschuldig|tut uns leid|fehler\\b|erstatt',
  'accidente\\b|acidente\\b|incidente stradale|ongeval|wypad(?:ek|ku)\\b|olycka|retirada|peligro|incendio|inundac|averia|robo\\b|robad|policia|estafa|disculp|lo sentimos|lamentamos|reembols|rappel\\b|danger|incendie|inondation|panne|vol[ee]s?\\b|escroquerie|desole|excus|rembours|richiamo|pericolo|allagament|guasto|rubat|furto|polizia|truffa|scus(?:a|ate|arci)|rimbors|recolha|perigo|inundac|avaria|roubad|furtad|fraude|desculp|lamentamos',
  'terugroep|gevaar|in brand|brandweer|overstrom|storing|gestolen|diefstal|politie|oplicht|sorry|excuses|spijt|terugbetal|wycofan|niebezpie|pozar|zalan|awari|skradzion|kradziez|policja|oszust|przeprasz|zwrot pien|aterkall|oversvamn|stulen|stold|polis\\b|bedrageri|ursakta|ledsen|beklag',
]

/** Shut, off, late: nobody is hurt by it. */
const OFF_STEMS = [
  'closed|closing|closes|closure|shut\\b|shuts\\b|cancel(?:led|ed|lation)|called off|is off|are off|off tonight|(?<!half )off today|off until|all [^%\\d]{0,20}(?<!half) off\\b|postponed|delay(?:ed|s)?\\b|suspended|discontinu|unavailable|not available|out of order|frozen pipe|stay away|stay inside|stays? inside',
  'geschlossen|schliess(?!lich|fach|zylind|anlag)|abgesagt|entfallt|verschoben|verspat|gesperrt|lasst? .{0,20}draussen|draussen lassen|\\bzu$|inventur|cerrad(?!ur)|cerramos|cierra|cancelad|aplazad|suspendid|ferm(?:e|ee|es|ees|eture)\\b|annul|report[ee]|suspendu|chius|annullat|rinviat|sospes|fechad(?!ur)|encerra|adiad|gesloten|sluit|afgelast|uitgesteld|vertraag|zamkniet|zamyk|odwolan|przelozon|stangt|stangd|stanger|installd|uppskjut|forsenad',
]

/** Over these a picture is set quietly. */
const SOBER_STEMS = [
  'funeral|mourn|in memory|memorial service|obituar|died\\b|passed away|bereave|condolence|minute.s silence|laid off|lay(?:ing)? off\\b|lay-?offs?\\b|cut(?:ting)? [\\d.,]{1,9} jobs|redundanc|job losses|los(?:e|es|ing|t) (?:their|her|his) jobs?|job cuts|insolven|recall of|is recalled|are recall|recalled|product recall',
  'trauer(?!weide)|gestorben|verstorben|verstarb|beerdig|in gedenken|stellenabbau|entlassung|entlassen|insolvenz|ruckruf|zuruckgerufen',
  'fallecio|fallecid|ha muerto|pesame|luto\\b|despidos|retirada (?:de|del) (?:producto|lote)|deces\\b|est decede|obseques|deuil|licenciements|suppression de postes|rappel (?:de |du )?(?:produit|lot)',
  'lutto\\b|funerale|e scompars[oa]\\b|licenziament|richiamo (?:di|del) (?:prodotto|lotto)|faleceu|falecimento|despediment|recolha (?:de|do) (?:produto|lote)',
  'overleden|begrafenis|rouw\\b|ontslagen|terugroep|zmarl|pogrzeb|zaloba|zwolnienia|wycofan|avled|avliden|begravning|uppsagning|aterkall',
]

const starting = (stems: readonly string[]) => stems.map(one => new RegExp(`(?<![\\p{L}\\d])(?:${one})`, 'u'))
const SAD = /* @__PURE__ */ starting(STEMS)
const OFF = /* @__PURE__ */ starting(OFF_STEMS)
const SOBER = /* @__PURE__ */ starting(SOBER_STEMS)

const tells = (stems: readonly RegExp[], texts: readonly string[]): boolean => {
  const all = texts.map(plain)
  return stems.some(one => all.some(text => one.test(text)))
}

const tellsOff = (texts: readonly string[]): boolean => tells(OFF, texts.map(withoutDeadlines))

/** Whether any of the texts tells of something over which an object would be out of place. */
export const isGrave = (texts: readonly string[]): boolean => tells(SAD, texts) || tellsOff(texts)

/** Who has not died is alive. */
const ALIVE =
  /(?<!\p{L})(?:\p{L}+n't|not|never|nicht|nie|non|nao|no|niet|nie|inte) (?:(?:have|has|actually|really|yet|all|mehr|gar|han?|sono|e|est|sont|zijn) ){0,2}(?:died|passed away|gestorben|verstorben|fallecido|muerto|decedes?|faleceu|overleden|zmarl\p{L}*|avlid\p{L}*)/gu

/** Whether they tell of death, of work lost or of something to be brought back. */
export const isSober = (texts: readonly string[]): boolean =>
  tells(
    SOBER,
    texts.map(text => plain(text).replace(ALIVE, '')),
  )

/** Of what is grave: only that something is shut, off or late. */
export const isOff = (texts: readonly string[]): boolean => tellsOff(texts) && !tells(SAD, texts)

const NEGATED: Record<Language, string> = {
  en: 'no|not|none|never|nobody|nothing|without|zero|sold out|out of|ran out|run out|gone for|ended|cannot',
  de: 'kein|keine|keinen|keiner|keinem|nicht|nie|ohne|ausverkauft',
  es: 'no|ningun|ninguna|nunca|jamas|sin|agotado|agotada|agotados|agotadas',
  fr: 'ne|n|pas|plus de|jamais|sans|epuise|epuisee|epuises|epuisees',
  it: 'non|niente|nessuno|nessuna|mai|senza|esaurito|esaurita|esauriti|esaurite',
  pt: 'nao|nenhum|nenhuma|nunca|sem|esgotado|esgotada|esgotados|esgotadas',
  nl: 'geen|niet|nooit|zonder|uitverkocht',
  pl: 'nie|nigdy|bez|brak|wyprzedane|wyprzedany',
  sv: 'ingen|inget|inga|inte|aldrig|utan|slutsald|slutsalt',
}

/** Whether a text in one of the languages says that something is not. */
export function isNegated(text: string, languages: readonly Language[]): boolean {
  const words = plain(text).split(/[^\p{L}\d]+/u)
  const said = ` ${words.join(' ')} `
  // “isn't”: its end stands behind the apostrophe.
  const isShort = (word: string, at: number) => word === 't' && /^[a-z]+n$/.test(words[at - 1] ?? '')
  return languages.some(
    language =>
      NEGATED[language].split('|').some(turn => said.includes(` ${turn} `)) ||
      (language === 'en' && words.some(isShort)),
  )
}
