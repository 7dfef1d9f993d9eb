// Names of months in every language that is read: twelve each, parted by `|`; the form that is printed first, then every other one.
export const months = {
  en: 'January jan|February feb|March mar|April apr|May|June jun|July jul|August aug|September sep sept|October oct|November nov|December dec',
  de: 'Januar jan jän jänner|Februar feb febr|März mrz mär|April apr|Mai|Juni jun|Juli jul|August aug|September sep sept|Oktober okt|November nov|Dezember dez',
  es: 'enero ene|febrero feb|marzo|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre sep sept setiembre|octubre oct|noviembre nov|diciembre dic',
  fr: 'janvier janv jan|février fév févr fev fevrier|mars|avril avr|mai|juin|juillet juil|août aout|septembre sept sep|octobre oct|novembre nov|décembre déc dec decembre',
  it: 'gennaio gen genn|febbraio feb febbr|marzo|aprile apr|maggio mag magg|giugno giu|luglio lug|agosto ago|settembre set sett|ottobre ott|novembre nov|dicembre dic',
  pt: 'janeiro jan|fevereiro fev|março mar marco|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez',
  pl: 'stycznia styczeń sty stycz styczniu|lutego luty lut lutym|marca marzec marcu|kwietnia kwiecień kwi kwiet kwietniu|maja maj maju|czerwca czerwiec cze czerw czerwcu|lipca lipiec lip lipcu|sierpnia sierpień sie sierp sierpniu|września wrzesień wrz wrześniu|października październik paź paźdz październiku|listopada listopad lis listopadzie|grudnia grudzień gru grudz grudniu',
  nl: 'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep sept|oktober okt|november nov|december dec',
  sv: 'januari jan|februari feb|mars|april apr|maj|juni jun|juli jul|augusti aug|september sep sept|oktober okt|november nov|december dec',
  da: 'januar jan|februar feb|marts|april apr|maj|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|december dec',
  no: 'januar jan|februar feb|mars|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|desember des',
  ja: '1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月',
  ar: 'يناير كانون-الثاني|فبراير شباط|مارس آذار|أبريل ابريل نيسان|مايو أيار|يونيو حزيران|يوليو تموز|أغسطس آب|سبتمبر أيلول|أكتوبر اكتوبر تشرين-الأول|نوفمبر تشرين-الثاني|ديسمبر كانون-الأول',
}
