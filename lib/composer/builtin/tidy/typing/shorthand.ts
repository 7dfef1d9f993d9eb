// Short forms of hurried typists, written out where what stands beside them says what they are: “tue n fri, each frm 100 pcs, book 2 wks b4”.
import { findLinks } from '#lib/composer/literals/names.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { registry } from '#lib/registry.ts'
import { capitalized } from '#lib/words/capitalized.ts'

type Rule = readonly [RegExp, string]

/** A word that no letter, sign of an address or hyphen touches. */
const word = (forms: string, behind = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}@#/._’'&-])(?:${forms})(?![\\p{L}\\p{N}@/_’'&-]|\\.\\p{L})${behind}`, 'giu')

const WHOLE = registry<string>({
  en: 'mondy=Monday tusday=Tuesday teusday=Tuesday wendesday=Wednesday wednsday=Wednesday wensday=Wednesday thrusday=Thursday thurdsay=Thursday firday=Friday saterday=Saturday satuday=Saturday janurary=January febuary=February feburary=February septmber=September ocotber=October decemeber=December b4=before frm=from wkend=weekend wknd=weekend tonite=tonight 2nite=tonight 2day=today 2moro=tomorrow tmrw=tomorrow tmw=tomorrow tix=tickets pcs=pieces mkt=market nxt=next evry=every abt=about msg=message txt=text cld=could wld=would shd=should bday=birthday bdays=birthdays xmas=Christmas mbrs=members avail=available appt=appointment appts=appointments ppl=people wks=weeks yrs=years thru=through tho=though bc=because bcos=because coz=because cuz=because btwn=between pls=please plz=please yr=year wk=week',
  es: 'xq=porque tb=también tmb=también q=que xa=para pa=para tds=todos wasap=WhatsApp wsp=WhatsApp xfa=por_favor finde=fin_de_semana',
  it: 'xké=perché xke=perché xché=perché xche=perché cmq=comunque nn=non ke=che qlc=qualche',
  fr: 'avt=avant ke=que gd=grand gde=grande ptit=petit ptite=petite qq=quelques bjr=bonjour dsl=désolés experience=expérience experiences=expériences evite=évite evitent=évitent evitez=évitez fenetres=fenêtres fenetre=fenêtre depollution=dépollution bcp=beaucoup tjs=toujours ds=dans qd=quand pdt=pendant pr=pour ttes=toutes tte=toute tt=tout dc=donc auj\\.?=aujourd’hui jms=jamais stp=s’il_te_plaît nvx=nouveaux nvelle=nouvelle rdv=rendez-vous pb=problème mtn=maintenant',
  pt: 'vc=você vcs=vocês tb=também tbm=também pq=porque q=que',
  nl: 'gwn=gewoon ff=even idd=inderdaad mss=misschien wss=waarschijnlijk ni=niet',
  pl: 'zl=zł',
  de: 'mitwoch=Mittwoch donerstag=Donnerstag samtag=Samstag vllt=vielleicht bzgl=bezüglich mo-fr=Mo–Fr',
})

const DAYS = 'mon=Monday tues?=Tuesday weds?=Wednesday thur?s?=Thursday fri=Friday'
/** “sat” and “sun” are words: a day is what a number, a month or an end stands behind, or a word of time before. */
const WEEKEND = ['sat=Saturday', 'sun=Sunday']
/** “swap the windmill for the sun”, “where the cat sat”. */
const NO_DAY =
  '(?:the|in|of|full|hot|into|under|no|more|less|winter|summer|spring|autumn|morning|evening|he|she|it|we|they|who|that|cat|dog) '
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}'
const DATED = `(?= ?(?:\\d|${MONTH}|morning|afternoon|evening|night|lunch|only|noon|and|n(?!\\p{L})|&)(?!\\p{Ll}{3})|$|[.,;!?\\n])`

const rulesOf = (list: string): Rule[] =>
  list.split(' ').map(one => {
    const [forms = '', meant = ''] = one.split('=')
    return [word(forms), meant.replaceAll('_', ' ')]
  })

const RULES = registry<readonly Rule[]>({
  en: [
    // “fish n chips” is called so.
    [/(?<=[\p{L}\d][\p{L}’']?[\p{L}’'],? |\d )n(?= \p{L}[\p{L}’'])(?! (?:chips|roll|mix)(?!\p{L}))/gu, 'and'],
    [/(?<=[\p{L}\d] )w (?=\p{L}{2})/gu, 'with '],
    [/(?<=(?<!\p{L})an? )sec(?!\p{L})/gu, 'second'],
    [/(?<!\p{L})sat nav(?=s?(?!\p{L}))/giu, 'satnav'],
    // A span keeps its short days: “mon-fri”.
    ...rulesOf(DAYS).map(([form, day]): Rule => [new RegExp(`(?<![-–] ?)${form.source}(?! ?[-–] ?\\p{L})`, 'gu'), day]),
    ...WEEKEND.flatMap(one => rulesOf(one)).map(
      ([form, day]): Rule => [new RegExp(`(?<![-–] ?|${NO_DAY})${form.source}${DATED}`, 'gu'), day],
    ),
  ],
  de: [[/(?<=\p{L}) u\.(?= \p{L})/gu, ' und']],
  fr: [
    [/(?<!\p{L})ca (?=\p{L})/gu, 'ça '],
    [/(?<=(?<!\p{L})ce (?:jour|soir|matin) )la(?!\p{L})/gu, 'là'],
    [/(?<![\p{L}’'])c ok(?!\p{L})/giu, 'c’est ok'],
    [
      /(?<![\p{L}’'])c (?=(?:gratuit|ouvert|fermé|complet|fini|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|le|la|un|pour)(?!\p{L}))/giu,
      'c’est ',
    ],
  ],
  es: [
    [/(?<=[\p{L}€] )x(?= \p{L}{2})/gu, 'por'],
    // “como ponerse el neopreno” tells how, “con el:” with whom.
    [/(?<=^|[.:!\n] ?)como (?=\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las|te|me|nos)?(?!\p{L}))/giu, 'cómo '],
    [/(?<=(?<!\p{L})(?:con|para|por|sin|sobre) )el(?=[,.;:!?\n]|$)/gu, 'él'],
    // “no más d 1h15”, “d 10:30 a 13:00”.
    [/(?<![\p{L}\d.’'])d(?= (?:\d|\p{L}{2}))/gu, 'de'],
  ],
  it: [[/(?<=\p{L} )x(?= \p{L}{2})/gu, 'per']],
  nl: ['di=dinsdag', 'wo=woensdag', 'vr=vrijdag', 'za=zaterdag']
    .flatMap(rulesOf)
    .map(
      ([form, day]): Rule => [
        new RegExp(`${form.source}(?= (?:dicht|open|gesloten|terug|van|vanaf|om|tot|\\d))`, 'gu'),
        day,
      ],
    ),
  pt: [[/(?<=[\p{L}€] )x(?= \p{L}{2})/gu, 'por']],
})

const known = new Map<string, readonly Rule[]>()
const rulesFor = (language: string): readonly Rule[] => {
  const rules = known.get(language) ?? [
    ...(RULES[language] ?? []),
    ...(WHOLE[language] ? rulesOf(WHOLE[language]) : []),
  ]
  known.set(language, rules)
  return rules
}

export const writtenOut = (text: string, language: string): string =>
  rulesFor(language).reduce(written, withOtherDays(text, language))

/** But for what is quoted and for links. */
function written(said: string, [form, meant]: Rule): string {
  if (!form.test(said)) return said
  form.lastIndex = 0
  const kept = [...quotesOf(said), ...findLinks(said)]
  return said.replace(form, (short, ...rest) => {
    const at = rest.find(one => typeof one === 'number') ?? 0
    if (kept.some(({ start, end }) => start <= at && at < end)) return short
    return /^\p{Lu}/u.test(short) ? capitalized(meant) : meant
  })
}

/** Short days that are words as well, where another short day stands in the text: “tues picnic point, sat farmers market”, “za 15 mei open, zo 16 mei dicht”. */
const BESIDE = registry<{ other: RegExp; head: RegExp; days: Record<string, string> }>({
  en: {
    other: /(?<!\p{L})(?:mon|tue|wed|thu|fri)(?:s|rs|nes)?(?:days?)?(?!\p{L})/iu,
    head: /(?<=^|[.,;\n] ?)(?:sat|sun)(?= \p{L})/gu,
    days: { sat: 'Saturday', sun: 'Sunday' },
  },
  nl: {
    other: /(?<=^|[.,;\n] ?)(?:di|wo|vr|za)(?= (?:dicht|gesloten|open|\d))/u,
    head: /(?<=^|[.,;\n] ?)(?:zo|ma|do)(?= (?:dicht|gesloten|open|\d))/gu,
    days: { zo: 'zondag', ma: 'maandag', do: 'donderdag' },
  },
})

function withOtherDays(text: string, language: string): string {
  const { other, head, days = {} } = BESIDE[language] ?? {}
  return other?.test(text) && head ? text.replace(head, day => days[day] ?? day) : text
}
