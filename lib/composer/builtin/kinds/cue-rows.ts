// Words by which a form is known, a small table of each language.
import { registry } from '#lib/registry.ts'

export type Cues = {
  /** Before the old price and the new one, between them, and around a change. */
  from: string
  to: string
  instead: string
  was: string
  now: string
  moves: string
  /** What leads from a thing to its price. */
  costs: string
  /** A reduction that has no percent. */
  bundle: string
  code: string
  ends: string
  /** Somebody is looked for; perhaps only, where neither pay nor terms stand beside it. */
  sought: string
  perhaps: string
  terms: string
  /** A version can be had. */
  out: string
  /** Words of a sentence, which a name has not. */
  says: string
  /** Nobody comes to it. */
  works: string
  /** Readers are asked to come. */
  join: string
  /** Where something is, by the word that leads there or by what is there. */
  at: string
  sites: string
}
export const cueRows: Readonly<Partial<Record<string, Cues>>> = registry({
  en: {
    from: 'from|goes from|go from|going from|moves from|changes from|changing from|went from',
    to: 'to|now',
    instead: 'instead of|rather than',
    was: 'was|were|previously|used to be|it was|they were|from|normally|usually',
    now: 'now|is now|are now|its now|now only|now just|to|up to|down to',
    moves:
      'goes up|go up|going up|gone up|went up|goes down|go down|going down|gone down|went down|rises|rise|rising|drops|drop|dropping|dropped|falls|fall|increases|increase|increasing|moves from|changes from|up from|down from|price change|new price',
    costs: 'is|are|costs|cost|is now|are now|will be|will cost|now|was|were|just|only|for|at|now just|now only',
    bundle:
      'for the price of|2 for 1|two for one|3 for 2|three for two|buy one get one|buy one get one free|bogof|half price|half off|free delivery|free shipping|free postage',
    code: 'code|the code|with code|with the code|use code|use the code|using code|using the code|promo code|discount code|quote code|quote',
    ends: 'ends|ending|offer ends|sale ends|last day|runs until|runs till',
    sought:
      'hiring|were hiring|we are hiring|now hiring|vacancy|job|jobs|wanted|join our team|we are recruiting|were recruiting',
    perhaps: 'we need|looking for|were looking for|we are looking for|seeking',
    terms:
      'full time|part time|hrs|hours|nights|per hour|an hour|hr|hourly|per year|a year|pa|salary|contract|permanent|fixed term|cv|apply|no experience|experience|shift|shifts|hours a week|days a week|days per week|day week|plus tips|start asap|remote|hybrid',
    out: 'is out|is here|is live|out now|is out now|released|released today|has landed|just shipped|shipped|now available|available now|is available',
    says: 'we|our|us|is|are|was|were|has|have|will|join|come|you|your|i|its|it s|thats|heres|theres',
    works: 'maintenance|downtime|power cut|water off|road works|roadworks|deliveries|prices',
    join: 'join us|come along|come and|come to|come join|come see|see you',
    at: 'in|at|on|from|meet at|meet in|meeting at|meet outside|outside|near|by the|next to',
    sites:
      'street|st|road|rd|lane|square|park|hall|church|library|school|museum|gallery|theatre|centre|center|house|room|rooms|unit|yard|barn|farm|wharf|quay|avenue|ave|station|pub|inn|club|market|studio|studios|garden|gardens',
  },
  de: {
    from: 'von|ab|ab dem',
    to: 'auf|jetzt|nun',
    instead: 'statt|anstatt|anstelle von',
    was: 'statt|anstatt|bisher|vorher|früher|war|waren|von',
    now: 'jetzt|nun|künftig|ist jetzt|sind jetzt|ab jetzt|auf',
    moves:
      'steigt|steigen|sinkt|sinken|kostet künftig|kosten künftig|wird teurer|werden teurer|wird billiger|werden billiger|wird günstiger|werden günstiger|erhöht|erhöhen|senken|preisänderung|neuer preis',
    costs: 'ist|sind|kostet|kosten|jetzt|nun|kostet jetzt|kosten jetzt|kostet künftig|kosten künftig|nur|für|war|waren',
    bundle:
      'zum preis von|2 für 1|zwei für eins|3 für 2|zum halben preis|halber preis|versandkostenfrei|gratis versand|kostenloser versand',
    code: 'code|mit code|mit dem code|gutscheincode|rabattcode',
    ends: 'endet|letzter tag|läuft bis|nur bis',
    sought:
      'gesucht|wir suchen|wir stellen ein|stelle|stellenangebot|job|jobs|verstärkung|komm ins team|komm in unser team',
    perhaps: 'suchen|wir brauchen|gesucht wird',
    terms:
      'vollzeit|teilzeit|minijob|stundenlohn|die stunde|pro stunde|im monat|im jahr|brutto|befristet|unbefristet|bewerbung|bewirb|ab sofort|schicht|nachtschicht|std',
    out: 'ist da|ist erschienen|ist draußen|ab sofort verfügbar|jetzt verfügbar|veröffentlicht',
    says: 'wir|uns|unser|unsere|ist|sind|war|hat|kommt|ich|ihr',
    works: 'wartung|wartungsarbeiten|sperrung|preise',
    join: 'kommt|komm|seid dabei|sei dabei|kommen sie|schaut vorbei',
    at: 'in|im|in der|am|an der|beim|bei der|bei|auf dem|treffpunkt|vor dem|vor der|ab',
    sites: 'platz|saal|halle|kirche|bücherei|schule|museum|galerie|haus|hof|bahnhof|park',
  },
  es: {
    from: 'de|desde|desde el|a partir de|a partir del',
    to: 'a|ahora',
    instead: 'en vez de|en lugar de',
    was: 'antes|era|eran|costaba|costaban|de',
    now: 'ahora|a|ahora son|ahora es|ahora cuesta',
    moves: 'sube|suben|subimos|baja|bajan|bajamos|pasa|pasan|cambia|cambian|aumenta|aumentan|cuesta ahora|nuevo precio',
    costs: 'es|son|cuesta|cuestan|ahora|vale|valen|por|solo|antes|era|eran|pasa|pasan',
    bundle: '2x1|3x2|dos por uno|2 por 1|a mitad de precio|mitad de precio|envío gratis|envíos gratis',
    code: 'código|con código|con el código|el código|cupón',
    ends: 'termina|acaba|último día|válido hasta',
    sought: 'se busca|buscamos|empleo|contratamos|se necesita|únete al equipo',
    perhaps: 'necesitamos|busco',
    terms:
      'jornada completa|media jornada|al mes|la hora|por hora|al año|brutos|contrato|indefinido|currículum|cv|con experiencia|sin experiencia|turno|turnos',
    out: 'ya está aquí|ya está disponible|ya disponible|ha salido|lanzada|publicada',
    says: 'nosotros|es|son|hemos|nuestro|nuestra|tenemos|estamos',
    works: 'mantenimiento|corte|precios',
    join: 'ven|venid|os esperamos|te esperamos|únete|apúntate',
    at: 'en|en el|en la|desde|junto a|frente a|punto de encuentro',
    sites: 'calle|plaza|avenida|parque|sala|iglesia|biblioteca|colegio|museo|galería|casa|estación|teatro|centro',
  },
  fr: {
    from: 'de|dès|dès le|à partir du|à partir de',
    to: 'à|maintenant',
    instead: 'au lieu de|contre',
    was: 'avant|était|étaient|auparavant|au lieu de|contre|de',
    now: 'maintenant|désormais|à|passe à|passent à',
    moves: 'passe|passent|augmente|augmentent|baisse|baissent|change|changent|nouveau prix|nouveau tarif',
    costs: 'est|sont|coûte|coûtent|à|désormais|maintenant|passe|passent|était|étaient',
    bundle:
      'pour le prix d|2 pour 1|deux pour un|3 pour 2|un acheté un offert|à moitié prix|moitié prix|livraison offerte|livraison gratuite|frais de port offerts',
    code: 'code|avec le code|le code|avec code|code promo',
    ends: 'se termine|dernier jour|finit|jusqu',
    sought: 'on recrute|nous recrutons|recrute|nous cherchons|on cherche|emploi|offre d emploi|rejoignez l équipe',
    perhaps: 'cherche|cherchons|recherche|recherchons',
    terms:
      'cdi|cdd|temps plein|temps partiel|brut|bruts|par mois|de l heure|par an|cv|contrat|expérience|extra|mi temps',
    out: 'est là|est disponible|est sortie|est arrivée|vient de sortir|publiée',
    says: 'nous|on|est|sont|notre|nos|avons|votre|vous',
    works: 'maintenance|coupure|travaux|tarifs|prix',
    join: 'venez|viens|rejoignez nous|rendez vous',
    at: 'à|au|à la|à l|aux|chez|dans|dans la|dans le|devant|rendez vous à|rendez vous au|près de',
    sites: 'rue|place|avenue|boulevard|parc|salle|église|bibliothèque|école|musée|galerie|maison|gare|théâtre|quai',
  },
  it: {
    from: 'da|dai|dal|dalla',
    to: 'a|ora',
    instead: 'invece di|anziché',
    was: 'prima|era|erano|invece di|anziché|da',
    now: 'ora|adesso|a|ora a',
    moves: 'passa|passano|sale|salgono|scende|scendono|aumenta|aumentano|cala|calano|nuovo prezzo',
    costs: 'è|sono|costa|costano|ora|adesso|a|era|erano|passa|passano',
    bundle: '2x1|3x2|due al prezzo di uno|al prezzo di|a metà prezzo|metà prezzo|spedizione gratuita|consegna gratuita',
    code: 'codice|con il codice|con codice|il codice',
    ends: 'termina|finisce|ultimo giorno|valido fino',
    sought: 'cerchiamo|cercasi|lavoro|assumiamo|offerta di lavoro|lavora con noi',
    perhaps: 'cerca|serve|ci serve',
    terms:
      'tempo pieno|part time|full time|al mese|l ora|all ora|lordi|contratto|indeterminato|curriculum|cv|esperienza|turni|turno',
    out: 'è qui|è arrivata|è disponibile|è uscita|disponibile da oggi|rilasciata',
    says: 'siamo|abbiamo|nostro|nostra|sono|è',
    works: 'manutenzione|lavori|prezzi',
    join: 'venite|vieni|vi aspettiamo|ti aspettiamo|unitevi',
    at: 'al|alla|all|in|presso|nel|nella|davanti a|da',
    sites: 'via|piazza|viale|parco|sala|chiesa|biblioteca|scuola|museo|galleria|casa|stazione|teatro|corso',
  },
  pt: {
    from: 'de|dos|das|a partir de|desde',
    to: 'para|a|agora',
    instead: 'em vez de|no lugar de',
    was: 'antes|era|eram|custava|em vez de|de',
    now: 'agora|para|passa a|passam a',
    moves: 'sobe|sobem|desce|descem|passa|passam|aumenta|aumentam|baixa|baixam|muda|mudam|novo preço',
    costs: 'é|são|custa|custam|agora|por|passa|passam|era|eram',
    bundle:
      '2x1|3x2|leve 2|leva 2|dois por um|2 por 1|a metade do preço|metade do preço|portes grátis|frete grátis|envio grátis',
    code: 'código|com o código|com código|o código|cupom',
    ends: 'termina|acaba|último dia|válido até',
    sought: 'procuramos|precisa se|emprego|vaga|contratamos|estamos a contratar|estamos contratando',
    perhaps: 'precisamos de|procura se',
    terms:
      'tempo inteiro|tempo parcial|meio período|por mês|por hora|à hora|por ano|brutos|contrato|currículo|cv|com experiência|sem experiência|turno|turnos',
    out: 'já chegou|já está disponível|já disponível|saiu|lançada|chegou',
    says: 'temos|somos|nosso|nossa|é|são|estamos',
    works: 'manutenção|obras|preços',
    join: 'venha|vem|vem ter|junte se|esperamos por',
    at: 'no|na|em|nos|nas|à|ao|junto a|ponto de encontro',
    sites: 'rua|praça|avenida|parque|sala|igreja|biblioteca|escola|museu|galeria|casa|estação|teatro|largo',
  },
  pl: {
    from: 'z|ze|od',
    to: 'na|do|teraz',
    instead: 'zamiast',
    was: 'było|wcześniej|dotąd|zamiast|z',
    now: 'teraz|na|obecnie',
    moves: 'drożeje|drożeją|tanieje|tanieją|rośnie|rosną|spada|spadają|wzrasta|zmienia się|nowa cena',
    costs: 'jest|są|kosztuje|kosztują|teraz|za|było',
    bundle:
      '2 w cenie 1|3 w cenie 2|dwa w cenie jednego|w cenie jednego|za pół ceny|pół ceny|darmowa dostawa|darmowa wysyłka',
    code: 'kod|z kodem|kodem|kod rabatowy',
    ends: 'kończy się|ostatni dzień|ważne do',
    sought: 'szukamy|zatrudnimy|praca|poszukujemy|dołącz do zespołu',
    perhaps: 'potrzebujemy|potrzebny|potrzebna',
    terms:
      'pełny etat|pół etatu|etat|za godzinę|na godzinę|brutto|netto|umowa|miesięcznie|cv|doświadczenie|doświadczenia|zmiana|zmiany',
    out: 'już jest|jest dostępna|jest już|wydana|wyszła',
    says: 'jest|mamy|nasz|nasza|są',
    works: 'konserwacja|prace|ceny',
    join: 'przyjdź|przyjdźcie|zapraszamy|dołącz',
    at: 'w|we|na|przy|przed|obok|spotykamy się w|spotykamy się przy',
    sites: 'ulica|plac|aleja|park|sala|kościół|biblioteka|szkoła|muzeum|galeria|dom|dworzec|rynek|ul|al',
  },
  ja: {
    ...{ from: '', to: 'から', instead: '', was: '', now: '', moves: '値上げ|値下げ|改定', costs: 'は|が' },
    ...{
      bundle: '半額|送料無料',
      code: 'コード|クーポン',
      ends: 'まで|締切',
      sought: '募集|求人',
      perhaps: '',
      terms: '時給|月給|正社員|アルバイト|経験',
    },
    ...{
      out: 'リリース|公開',
      says: '',
      works: 'メンテナンス|値上げ',
      join: 'お越しください',
      at: '会場',
      sites: '館|公園|駅|ホール|教室',
    },
  },
  ar: {
    ...{ from: 'من|ابتداءً من', to: 'إلى|الى', instead: 'بدلا من|بدلاً من', was: 'كان|كانت|بدلا من', now: 'الآن|أصبح' },
    ...{ moves: 'يرتفع|ترتفع|ينخفض|تنخفض|ارتفع', costs: 'الآن|بسعر', bundle: 'نصف السعر|توصيل مجاني|شحن مجاني' },
    ...{ code: 'كود|رمز|بالكود', ends: 'ينتهي|حتى', sought: 'مطلوب|نبحث عن|وظيفة', perhaps: 'نحتاج' },
    ...{
      terms: 'دوام كامل|دوام جزئي|راتب|خبرة|عقد|شهريا',
      out: 'متوفر الآن|صدر',
      says: 'نحن',
      works: 'صيانة',
      join: 'انضموا|تعالوا',
      at: 'في|عند',
      sites: 'شارع|ساحة|قاعة|مكتبة|مدرسة|متحف',
    },
  },
})
