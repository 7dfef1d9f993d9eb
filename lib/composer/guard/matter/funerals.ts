// Whose trade is funerals speaks of death every day: only somebody's death is grave news there.
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import { ownWords } from '#lib/composer/question.ts'

const TRADE =
  /funeral|undertaker|cremator|bestatt(?:er|ung)|trauerhilfe|pompes funèbres|obsèques|funer[aá]ri|tanatorio|pogrzeb|葬儀|葬祭|uitvaart|begravning|begravelse|جنائز|جنازات/iu

/** Somebody has died, in every language; “when someone dies” tells of nobody. */
const DIED = phrases(
  [
    'died|has died|passed away|passed on|is dead|lost his life|lost her life|lost their lives|killed|in memory of|in loving memory|rest in peace|obituar*|condolence*|bereavement of|the late|we lost',
    'gestorben|verstorben|verstarb|starb|ums leben|von uns gegangen|trauern um|in gedenken',
    'décédé*|est mort|est morte|nous a quitté*|s est éteint*|en mémoire de',
    'fallecid*|falleció|murió|ha muerto|nos dejó|nos ha dejado|en memoria de',
    'morreu|faleceu|falecid*|deixou nos|nos deixou|em memória de',
    'è morto|è morta|deceduto|deceduta|scomparso|scomparsa|ci ha lasciat*|è mancat*|in memoria di',
    'zmarł*|umarł*|nie żyje|odszedł|odeszła|ku pamięci',
    'overleden|is gestorven|avliden|avled|død|døde',
    '亡くな|逝去|死去|訃報|永眠',
    'توفي*|المرحوم*|انتقل الى رحمه|وفاة',
  ].join('|'),
)

/** Of a brand that buries people: nothing for readers tells that somebody has died. */
export const isTradeTalk = ({ question: { brand }, publish, answer }: Evidence): boolean =>
  TRADE.test(ownWords(brand)) &&
  !publish.some(({ text, tokens }) => DIED.in(text, tokens)) &&
  !answer.people.some(({ who }) => who === 'dead')
