// Names of weekdays in every language that is read: seven each from Sunday on, parted by `|`; the form that is printed first, then every other one.
export const weekdays = {
  en: 'Sunday sun sundays|Monday mon mondays|Tuesday tue tues tuesdays|Wednesday wed weds wednesdays|Thursday thu thur thurs thursdays|Friday fri fridays|Saturday sat saturdays',
  de: 'Sonntag so sonntags|Montag mo montags|Dienstag di dienstags|Mittwoch mi mittwochs|Donnerstag do donnerstags|Freitag fr freitags|Samstag sa samstags sonnabend',
  es: 'domingo dom domingos|lunes lun|martes mar|miércoles mié mie miercoles|jueves jue|viernes vie|sábado sáb sab sábados sabado',
  fr: 'dimanche dim dimanches|lundi lun lundis|mardi mardis|mercredi mer mercredis|jeudi jeu jeudis|vendredi ven vendredis|samedi sam samedis',
  it: 'domenica dom domeniche|lunedì lun lunedi|martedì martedi|mercoledì mer mercoledi|giovedì gio giovedi|venerdì ven venerdi|sabato sab sabati',
  pt: 'domingo dom domingos|segunda-feira segunda seg|terça-feira terça ter|quarta-feira quarta qua|quinta-feira quinta qui|sexta-feira sexta sex|sábado sáb sab sábados sabado',
  pl: 'niedziela niedz ndz niedzielę niedziele niedzieli|poniedziałek pon pn poniedziałku poniedziałki|wtorek wt wtorku wtorki|środa śr środę środy|czwartek czw czwartku czwartki|piątek pt piątku piątki|sobota sob sobotę soboty',
  nl: 'zondag zo zondags|maandag ma maandags|dinsdag di dinsdags|woensdag wo woensdags|donderdag do donderdags|vrijdag vr vrijdags|zaterdag za zaterdags',
  sv: 'söndag sön söndagar söndagen söndags|måndag mån måndagar måndagen måndags|tisdag tis tisdagar tisdagen tisdags|onsdag ons onsdagar onsdagen onsdags|torsdag tors tor torsdagar torsdagen torsdags|fredag fre fredagar fredagen fredags|lördag lör lördagar lördagen lördags',
  da: 'søndag søn søndage|mandag man mandage|tirsdag tirs tir tirsdage|onsdag ons onsdage|torsdag tors tor torsdage|fredag fre fredage|lørdag lør lørdage',
  no: 'søndag søn søndager|mandag man mandager|tirsdag tirs tir tirsdager|onsdag ons onsdager|torsdag tors tor torsdager|fredag fre fredager|lørdag lør lørdager',
  ja: '日 日曜 日曜日|月 月曜 月曜日|火 火曜 火曜日|水 水曜 水曜日|木 木曜 木曜日|金 金曜 金曜日|土 土曜 土曜日',
  ar: 'الأحد الاحد أحد|الاثنين الإثنين اثنين|الثلاثاء ثلاثاء|الأربعاء الاربعاء أربعاء|الخميس خميس|الجمعة جمعة|السبت سبت',
}
