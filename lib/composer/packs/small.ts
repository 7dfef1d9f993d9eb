// Languages without a pack of their own: names of days, small words and the claims that matter most, so that values are read.

import { en } from '#lib/composer/packs/en.ts'
import { type OwnPack, type Pack, packsOf } from '#lib/composer/packs/pack.ts'

type Few = Pick<Pack, 'near' | 'day' | 'numbers' | 'glue' | 'claims' | 'dangling'> &
  Partial<Pick<Pack, 'tens' | 'hundreds' | 'thousand' | 'ordinals'>>

/** What speaks to the maker of a post, and what is grave, is looked up in English. */
const small = (own: Few): OwnPack => ({
  ...en,
  feasts: '',
  neutral: '',
  common: '',
  chat: '',
  short: '',
  hype: '',
  clock: '',
  ...own,
})

const nl = small({
  near: 'vandaag 0|vanavond 0|morgen 1|overmorgen 2|gisteren -1',
  day: '{w} {d} {m}',
  numbers:
    'één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  hundreds: 'honderd',
  thousand: 'duizend',
  ordinals:
    'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste dertigste',
  glue: 'de het een en of maar van voor met op in aan bij te tot uit over na naar om door onder tegen tussen als dan dat die dit deze er hier daar is zijn was waren wordt worden ben bent heb hebt heeft hebben had kan kun kunt kunnen mag mogen moet moeten wil wilt willen zal zullen gaat gaan we wij ons onze ik je jij jouw jullie u uw hij zij ze hem haar hun zich wie wat waar wanneer hoe ook nog al wel zo dus toch per vanaf sinds uur',
  claims: {
    not: 'geen niet nooit niemand niets zonder',
    free: 'gratis',
    only: 'alleen slechts enkel',
    closed: 'gesloten dicht sluit sluiten',
    excluded: 'excl exclusief',
    included: 'incl inclusief',
    cancelled: 'afgelast geannuleerd vervalt',
    soldout: 'uitverkocht volgeboekt',
    guarantee: 'gegarandeerd garantie garanderen',
  },
  dangling: 'de het een en van',
})

const sv = small({
  near: 'i dag 0|idag 0|i kväll 0|ikväll 0|i morgon 1|imorgon 1|i övermorgon 2|i går -1|igår -1',
  day: '{w} {d} {m}',
  numbers:
    'en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
  glue: 'och att det den de är för med på av en ett till från i om som men eller under över efter innan vid hos mot per samt vi vår vårt våra oss ni er ert era du dig din ditt dina han hon dem jag mig min sig sin var har hade ska kan får vill blir så nu då här där när hur vad också även inte kl klockan',
  claims: {
    not: 'inte ingen inga inget aldrig utan',
    free: 'gratis kostnadsfri kostnadsfritt',
    only: 'bara endast',
    closed: 'stängt stängd stängda stänger',
    excluded: 'exkl exklusive',
    included: 'ingår inkl inklusive',
    cancelled: 'inställt inställd inställda',
    soldout: 'slutsålt slutsåld fullbokat fullbokad',
    guarantee: 'garanterat garanterad garanti',
  },
  dangling: 'och en ett att',
})

const da = small({
  ...sv,
  near: 'i dag 0|i aften 0|i morgen 1|i overmorgen 2|i går -1',
  day: '{w} {d}. {m}',
  numbers: 'en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
  glue: 'og at det den de er for med på af en et til fra i om som men eller under over efter før ved hos mod per samt vi vor vores os jer jeres du dig din dit dine han hun dem jeg mig min sig sin var har havde skal kan får vil bliver så nu da her der når hvor hvad også ikke kl klokken',
  claims: {
    not: 'ikke ingen intet aldrig uden',
    free: 'gratis',
    only: 'kun',
    closed: 'lukket lukkede lukker',
    excluded: 'ekskl eksklusiv',
    included: 'inkl inklusiv',
    cancelled: 'aflyst',
    soldout: 'udsolgt',
    guarantee: 'garanteret garanti',
  },
  dangling: 'og en et at',
})

const no = small({
  ...da,
  near: 'i dag 0|i kveld 0|i morgen 1|i overmorgen 2|i går -1',
  claims: { ...da.claims, closed: 'stengt stengte stenger', not: 'ikke ingen aldri uten', cancelled: 'avlyst' },
})

export const smallPacks = packsOf({ nl, sv, da, no })
