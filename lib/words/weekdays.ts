// Names of weekdays in every language that is read: seven each from Sunday on, parted by `|`; the form that is printed first, then every other one.
export const weekdays = {
  en: 'Sunday sun suns sundays|Monday mon mondays|Tuesday tue tues tuesdays|Wednesday wed weds wednesdays|Thursday thu thur thurs thursdays|Friday fri fris fridays|Saturday sat sats saturdays',
  de: 'Sonntag so sonntags sonntage sonntagen|Montag mo montags montage montagen|Dienstag di dienstags dienstage dienstagen|Mittwoch mi mittwochs mittwoche mittwochen|Donnerstag do donnerstags donnerstage donnerstagen|Freitag fr freitags freitage freitagen|Samstag sa samstags samstage samstagen sonnabend sonnabends',
  es: 'domingo dom domingos|lunes lun|martes mar|miércoles mié miér mie miercoles|jueves jue juev|viernes vie vier|sábado sáb sab sábados sabado',
  fr: 'dimanche dim dimanches|lundi lun lundis|mardi mar mardis|mercredi mer mercredis|jeudi jeu jeudis|vendredi ven vendredis|samedi sam samedis',
  it: 'domenica dom domeniche|lunedì lun lunedi|martedì mar mart martedi|mercoledì mer merc mercoledi|giovedì gio giov giovedi|venerdì ven vend venerdi|sabato sab sabati',
  pt: 'domingo dom domingos|segunda-feira segunda seg segundas|terça-feira terça ter terças|quarta-feira quarta qua quartas|quinta-feira quinta qui quintas|sexta-feira sexta sex sextas|sábado sáb sab sábados sabado',
  pl: 'niedziela niedz ndz nd niedzielę niedziele niedzieli niedzielą niedziel|poniedziałek pon pn poniedziałku poniedziałki poniedziałkiem poniedziałków|wtorek wt wtorku wtorki wtorkiem wtorków|środa śr środę środy środzie środą śród|czwartek czw czwartku czwartki czwartkiem czwartków|piątek pt piątku piątki piątkiem piątków|sobota sob sb sobotę soboty sobocie sobotą sobót',
  nl: 'zondag zo zondags|maandag ma maandags|dinsdag di dinsdags|woensdag wo woensdags|donderdag do donderdags|vrijdag vr vrijdags|zaterdag za zaterdags',
  sv: 'söndag sön söndagar söndagen söndags|måndag mån måndagar måndagen måndags|tisdag tis tisdagar tisdagen tisdags|onsdag ons onsdagar onsdagen onsdags|torsdag tors tor torsdagar torsdagen torsdags|fredag fre fredagar fredagen fredags|lördag lör lördagar lördagen lördags',
  da: 'søndag søn søndage|mandag man mandage|tirsdag tirs tir tirsdage|onsdag ons onsdage|torsdag tors tor torsdage|fredag fre fredage|lørdag lør lørdage',
  no: 'søndag søn søndager|mandag man mandager|tirsdag tirs tir tirsdager|onsdag ons onsdager|torsdag tors tor torsdager|fredag fre fredager|lørdag lør lørdager',
  ja: '日 日曜 日曜日|月 月曜 月曜日|火 火曜 火曜日|水 水曜 水曜日|木 木曜 木曜日|金 金曜 金曜日|土 土曜 土曜日',
  ar: 'الأحد الاحد أحد والأحد|الاثنين الإثنين اثنين والاثنين الاتنين|الثلاثاء ثلاثاء والثلاثاء|الأربعاء الاربعاء أربعاء والأربعاء|الخميس خميس والخميس|الجمعة جمعة والجمعة|السبت سبت والسبت',
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
let known: ReadonlySet<string> | undefined

/** “Mon”, “samedi”: in any of the languages. */
export function isWeekday(word: string): boolean {
  known ??= new Set(Object.values(weekdays).flatMap(seven => seven.split(/[| ]/u).map(bare)))
  return known.has(bare(word))
}
