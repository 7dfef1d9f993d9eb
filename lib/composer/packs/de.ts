import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const de: OwnPack = {
  near: 'heute 0|heute abend 0|morgen 1|übermorgen 2|gestern -1',
  feasts:
    'Muttertag|Vatertag|Valentinstag|Silvester|Heiligabend|Weihnachten|Ostern|Ostersonntag|Ostermontag|Karfreitag|Pfingsten|Pfingstmontag',
  day: '{w}, {d}. {m}',
  numbers:
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  hundreds: 'hundert',
  thousand: 'tausend',
  ordinals:
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste dreißigste',
  abbreviations:
    'z.b d.h u.a ca bzw nr str tel inkl exkl zzgl evtl ggf usw etc dr prof st min std max mind jh abs vgl jan feb mrz apr jun jul aug sep sept okt nov dez mo di mi do fr sa so hr',
  glue: 'der die das den dem des ein eine einen einem einer eines und oder aber denn doch in im an am auf aus bei beim bis für fürs von vom vor zu zum zur mit nach über unter um ab seit durch gegen ohne als wie wenn dass ob ist sind war waren wird werden wurde wurden hat haben hatte kann können darf dürfen soll sollen muss müssen will wollen wir uns unser unsere unseren unserem unserer ihr euch euer eure du dich dir dein deine ich mich mir mein meine er sie es ihn ihm ihnen ihre ihren sein seine man sich nicht kein keine keinen keiner auch noch schon so dann da dort hier je pro sowie',
  neutral:
    'nötig erforderlich notwendig gibt geben geht gehen kommt kommen macht machen machst nehmen nimmt findet finden sehen fragen sagen rufen schreiben senden bringen halten startet starten beginnt laufen arbeiten nutzen brauchen brauchst tag tage zeit uhr woche monat jahr stunde stunden minute minuten ort ding leute menschen alle jeder jede jedes neu jetzt wieder bitte gerne mehr andere eigene online preis preise kosten kostet ende teil team name hilfe wunsch grund gründen bei bringt gilt gelten diese dieser dieses telefon adresse öffnen geöffnet sind haben',
  common:
    'wegen weil während obwohl damit deshalb daher darum trotz innerhalb außerhalb entlang gegenüber zwischen hinter neben los hin her weg dabei dazu davon dafür daran darauf darin darüber zusammen gemeinsam jeweils ebenfalls zudem außerdem somit also welche welcher welches solche solcher etwas jemand unseres eurem eurer euren person personen gast gäste kunden kundinnen besucher besucherinnen nachbarn freunde läuft willst kannst möchtest kommst melde meldest suchen sucht gesucht bieten bietet laden lädt freuen freut zeigen zeigt sieht spielen spielt servieren serviert tragen trägt führen führt stehen steht stellen stellt legen liegt liegen bleiben bleibt holen holt melden meldet treffen trifft stattfinden warten wartet erhalten erhält bekommen bekommt lassen lässt kennen mitmachen mitbringen vorbeikommen rechnen rechnet heißt heißen bedeutet zählen zählt dauern dauert berechnen berechnet stelle job jobs termin termine veranstaltung regel regeln bedingung bedingungen art arten seite seiten schritt schritte frage antwort zuerst zunächst danach anschließend zuletzt schließlich geworden gelingt gelingen kaufen kauft gekauft bezahlen bezahlt zahlen zahlt bestellen bestellt buchen bucht nennen nennt genannt hinzu selbst selber ihrer deiner deinem deinen deines meiner meinem meinen seiner seinem seinen seines diesem diesen jener jene jenes jedem jeden mancher manche manches wer wem wen wessen wo woher wohin wozu womit wofür worum wovon warum wieso wann dran drin drauf drüber raus rein rüber hinaus hinein heraus herein vorbei hinten vorn vorne oben unten innen außen rechts links mitten daneben davor darunter deswegen anstatt samt nebst mittels laut gemäß gern sehr wenig etwa ungefähr rund genau eben halt mal ja vielleicht oft manchmal meist meistens vorher nachher inzwischen erst zuvor ganz irgend sonst komm komme kam kamen geh gehe ging gingen gehst nimm nehme nehmt nahm genommen gib gebe gebt gab gegeben mach mache gemacht schau schaut schauen sag sagt sagte gesagt ruf ruft rief schreib schreibt schrieb geschrieben schick schicken schickt bring brachte gebracht hält hielt gehalten frag fragt fragte setz setzt setzen leg stell such find fand gefunden braucht brauche helfen hilft half geholfen passt passen passe pack packt packe packen gepackt trinken trinkt essen esst isst lesen liest lies hören hört sah gesehen denken denkt dachte wissen weiß wusste lernen lernt stand gestanden sitzen sitzt saß lag gelegen lief gelaufen fahren fährt fuhr wechseln wechselt ändert ändern folgt folgen erreichen erreicht erreichst teilen teilt gehört gehören hoffen wünschen wünscht füllen füllt prüfen prüft galt galten dürft könnt könntet möchten möchtet sollte sollten wäre wären hätte hätten würde würden seid bist bin habt hast hatten gewesen gehabt worden menge mengen gewicht länge höhe breite tiefe dauer alter temperatur grad entfernung abstand datum wochentag anfang beginn abfahrt ankunft rückkehr anzahl nummer titel wort worte text bild bilder foto zeile zeilen beispiel beispiele wege male jahren solltest solltet zwar drinnen draußen lang wiegt ticket tickets karten eintrittskarten punkt link vergleich vergleichen',
  forms:
    'backen backt bäckt buk gebacken|beginnen begann begonnen|biegen bog gebogen|bieten bot geboten angebot|binden band gebunden|bitten bat gebeten|blasen bläst blies|bleiben blieb geblieben|braten brät briet gebraten|brechen bricht brach gebrochen|brennen brannte gebrannt|bringen brachte gebracht|denken dachte gedacht|dürfen darf durfte|essen isst aß gegessen|fahren fährt fuhr gefahren fahrt|fallen fällt fiel gefallen|fangen fängt fing gefangen anfang|finden fand gefunden|fliegen flog geflogen flug|fließen floss geflossen|fressen frisst fraß|frieren fror gefroren|geben gibt gab gegeben|gehen ging gegangen gang|gelten gilt galt|genießen genoss genossen|gewinnen gewann gewonnen|gießen goss gegossen|graben gräbt grub|greifen griff gegriffen|halten hält hielt gehalten|hängen hing gehangen|heben hob gehoben|heißen hieß geheißen|helfen hilft half geholfen|kennen kannte gekannt|kommen kam gekommen|können kann konnte|laden lädt lud geladen|lassen lässt ließ gelassen|laufen läuft lief gelaufen|leihen lieh geliehen|lesen liest las gelesen|liegen lag gelegen|messen misst maß gemessen|müssen muss musste|nehmen nimmt nahm genommen|nennen nannte genannt|reiben rieb gerieben|reißen riss gerissen|reiten ritt geritten|rufen rief gerufen|schaffen schuf geschaffen|scheinen schien|schieben schob geschoben|schießen schoss|schlafen schläft schlief|schlagen schlägt schlug|schleifen schliff geschliffen|schließen schloss geschlossen|schmelzen schmilzt schmolz geschmolzen|schneiden schnitt geschnitten|schreiben schrieb geschrieben|schwimmen schwamm geschwommen|sehen sieht sah gesehen|singen sang gesungen gesang|sitzen saß gesessen sitz|spinnen spann gesponnen|sprechen spricht sprach gesprochen gespräch|springen sprang gesprungen|stechen sticht stach gestochen|stehen stand gestanden|steigen stieg gestiegen|sterben stirbt starb gestorben verstorben tot tod tote|streichen strich gestrichen|tragen trägt trug getragen|treffen trifft traf getroffen|treten tritt trat getreten|trinken trank getrunken getränk|tun tat getan|verlieren verlor verloren|wachsen wächst wuchs gewachsen|waschen wäscht wusch gewaschen wäsche|werfen wirft warf geworfen|wiegen wog gewogen|wissen weiß wusste gewusst|ziehen zog gezogen|zwingen zwang|jung jünger jugend|lang länger länge|kurz kürzer|hoch höher höhe höchste hohe|nah näher nächste nähe||haus häuser|buch bücher|baum bäume|platz plätze|gast gäste|stadt städte|hand hände|fuß füße|kopf köpfe|zahn zähne|rad räder|raum räume|glas gläser|blatt blätter|apfel äpfel|mutter mütter|vater väter|bruder brüder|sohn söhne|tochter töchter|laden läden|garten gärten|vogel vögel|topf töpfe|korb körbe|kurs kurse|bad bäder|dach dächer|fach fächer|mann männer|land länder|wort wörter worte|kuh kühe|nacht nächte|wand wände',
  claims: {
    free: 'gratis kostenlos kostenfrei umsonst',
    only: 'nur ausschließlich bloß',
    new: 'neu neue neuer neues neuen',
    all: 'alle allen alles jeder jede jedes immer ganze',
    not: 'nicht kein keine keinen keiner keinem nie niemand ohne nichts',
    thank: 'danke dank danken bedanken',
    sorry: 'entschuldigung entschuldigen sorry leid bedauern',
    closed: 'geschlossen schließt schließen schließung dicht',
    open: 'offen geöffnet öffnet eröffnet eröffnung öffnen eröffnen',
    refund: 'erstattet erstattung zurück rückerstattung',
    included: 'inklusive inkl enthalten inbegriffen',
    excluded: 'exklusive exkl ausgenommen',
    full: 'voll volle voller',
    part: 'teil teilweise teilzeit',
    cancelled: 'abgesagt entfällt fällt ausfall ausfällt storniert',
    moved: 'verschoben verlegt umgezogen',
    last: 'letzte letzter letzten letztes',
    first: 'erste erster ersten erstes',
    guarantee: 'garantiert garantie versprechen',
    safe: 'sicher sicherheit',
    certified: 'zertifiziert geprüft zugelassen',
    natural: 'bio vegan regional handgemacht natürlich frisch',
    award: 'preis ausgezeichnet auszeichnung',
    easy: 'einfach leicht schnell',
    discount: 'rabatt reduziert günstiger sparen',
    win: 'gewinnt gewonnen gewinnen sieg',
    lost: 'verloren verliert',
    down: 'ausgefallen gestört kaputt störung',
    fixed: 'behoben repariert gelöst',
    required: 'nötig erforderlich pflicht',
    optional: 'freiwillig',
    children: 'kind kinder kindern',
    adults: 'erwachsene erwachsenen',
    each: 'pro täglich wöchentlich monatlich',
    soldout: 'ausverkauft ausgebucht',
    planned: 'geplant geplante',
    dead: 'gestorben tot verstorben tod',
    official: 'offiziell',
    cash: 'bar bargeld',
    instead: 'statt stattdessen',
    more: 'mehr plus zusätzlich',
    less: 'weniger minus',
    welcome: 'willkommen',
  },
  order:
    'poste|postet|poste bitte|teilt bitte|teile bitte|setz bitte|stell bitte|stellt bitte|bring diese|bringt diese|diese bewertung|dieses zitat|mach|macht bitte|bitte mach*|kannst du|könnt ihr bitte|könnt ihr mal|könnt ihr uns|könnt ihr was|könnt ihr etwas|könnt ihr das|könnt ihr daraus|könnt ihr dazu|könnt ihr einen|könnt ihr eine|könntest du|bitte als|als grafik|grafik|post für|ein post|einen post|beitrag|karussell|video|reel|hashtag*|emoji*|ton|tonfall|kurz halten|ohne blabla|schreib*|erstell*|gestalte*|für linkedin|für insta*|instagram|slogan|überschrift|bildunterschrift|bitte nicht so|irgendwas|irgendwas zu|etwas schönes|was schönes|was nettes|nimm|nehmt|wie letztes mal|du weißt|ihr wisst|bitte per sie|bitte mit|bitte ohne ausrufe*|ausrufezeichen',
  tell: 'post dass|beitrag dass|story dass|karte dass|grafik dass|poste dass|postet dass|schreib dass|schreibt dass|wollte nur sagen|wollte nur kurz sagen|nur kurz sagen|erinner* *|erinner* * *|erinner* * * *|sag* *|sag* * *|bitte * sagen|bitte * * sagen|bitte * erinnern|bitte * informieren|bitte * * informieren|informier* *|informier* * *|zu sagen|zu erinnern|weist darauf hin|weise darauf hin|weisen sie darauf hin|bitte daran erinnern|bitte darauf hinweisen|bitte weitersagen|teilt * mit|teile * mit|teilt * * mit|gebt * bescheid|gib * bescheid|gebt * * bescheid',
  that: 'dass daß',
  call: 'bitte|meldet|melden sie|meldet euch|anmeldung|anmelden|bringt|mitbringen|bewerbung|bewirb|bewerbt|bewerbungen|kommt|komm|ruft|rufen sie|anruf|reservier*|bestell*|vorbestell*|bucht|buchen sie|buche|schreibt uns|schreib uns|spendet|spenden sie|gesucht|wir suchen|wir brauchen|holt|abholung|abholen|macht mit|mitmachen|stimmt ab|helft|nutzt',
  idiom:
    'abgeschlossen* projekt*|ins herz geschlossen|geschlossene gesellschaft|geschlossen hinter|geschlossene gruppe|geschlossene beta|bücher schließen|lücke schließen|lücken schließen|monat abschließen|kreis schließt|schließt sich|vertrag geschlossen|freundschaft* geschlossen|frieden geschlossen|feuer und flamme|lagerfeuer|zu ende gedacht|bewegt uns|bewegte geschichte',
  hide: 'nur zu ihrer information|nur zur info|nur zu deiner info|nur zu eurer info|nur zur information|kein * schreiben|keine * schreiben|keinen * schreiben|kein * erwähnen|keine * erwähnen|keinen * erwähnen|keine * nennen|keinen * nennen|kein * nennen|nichts * schreiben|nix * schreiben|anonym bleiben|anonym bleibt|nicht reinschreiben|nicht dazuschreiben|net dazuschreiben|ned dazuschreiben|nicht dazu schreiben|nicht draufschreiben|nicht zeigen|nicht abdrucken|nicht drucken|nicht reinnehmen|nicht mit rein|nicht mit drauf|lasst * raus|lass * raus|rauslassen|lieber nicht schreiben|intern|nur intern|nicht erwähnt|nicht verraten|sagt nichts|sag nichts|nichts von|nichts über|kein wort|verratet nicht|erwähnt nicht|schreibt nicht|sagt nicht|nicht dass|darf noch nicht|nicht erwähnen|nicht nennen|nicht schreiben|nicht posten|nicht sagen|nicht veröffentlichen|bitte nicht erwähnen|lasst * weg|lass * weg|weglassen|bleibt intern|unter uns|geheim|vertraulich|sperrfrist|noch nicht öffentlich|darf nicht|nicht namentlich|ohne namen|keinen namen',
  lean: 'aber nicht was|aber nicht wo|aber nicht warum|aber nicht wieso|aber nicht wer|nicht wo er|nicht wo sie|das nicht schreiben|das * nicht schreiben|das * nicht posten|das * nicht erwähnen|das bitte nicht|das nicht posten|das weglassen|das bleibt unter uns|nicht in den post',
  doubt:
    'muss ich noch|müssen wir noch klären|noch klären|noch abklären|noch zu klären|noch nicht entschieden|steht noch nicht fest|wissen wir noch nicht|noch nicht klar|noch nicht ganz klar|zu prüfen|zu klären|noch unklar|muss ich prüfen|noch nicht sicher|noch nicht fix|unter vorbehalt|vielleicht|evtl|eventuell|glaub ich|glaube ich|weiß nicht|keine ahnung|nicht sicher|unsicher|wahrscheinlich|vermutlich|muss noch|noch offen|frag mal|frag * nochmal|oder doch|hoffentlich|voraussichtlich',
  noise:
    'hallo|hi|hey|moin|guten morgen|guten tag|liebe grüße|lg|vg|mfg|viele grüße|beste grüße|gesendet von|von|an|betreff|wg|aw|danke dir|danke euch|danke schon mal|also|haha|nee|quatsch|ach ja|übrigens',
  taken:
    'nee quatsch|quatsch|nein doch|stimmt nicht|streich das|vergiss das|korrektur|ich meine|nee doch|moment mal|ach nein|ach ne|ach nee|warte mal|halt stop|doch erst|sorry es sind|sorry es ist',
  aside:
    "haha*|hihi*|lol|rofl|naja|na ja|aber naja|tja|aber gut|aber egal|egal|was solls|was soll's|ist halt so|so ist das|weißt du|weisst du|wie du weißt|wie du weisst|du weißt schon|du kennst das|frag nicht|frag lieber nicht|wie besprochen|wie gesagt|wie letztes mal|wie beim letzten mal|den du gemacht hast|nicht meine idee|gott sei dank|seufz|puh|grins|zwinker|unter uns gesagt|ehrlich gesagt",
  dangling:
    'der die das den dem des ein eine einen einem einer und oder aber in im am bei beim bis für von vom über unter seit durch gegen ohne als wie unser unsere ihre mein dein kein keine sehr pro',
  chat: 'vllt=vielleicht iwie=irgendwie iwas=irgendwas bzgl=bezüglich ned=nicht nich=nicht nix=nichts nee= lol= mfg= lg= hdl= kp= ka=',
  short:
    'inkl=inklusive exkl=exklusive zzgl=zuzüglich ca=circa mind=mindestens max=maximal tägl=täglich wöch=wöchentlich mtl=monatlich tel=telefon std=stunden min=minuten_mindestens pers=personen Tel=telefon Std=stunden Pers=personen VB=verhandlungsbasis str=straße Str=straße pl=platz km=kilometer cm=zentimeter kg=kilo_kilogramm',
  hype: 'einzigartig*|revolutionär*|bahnbrechend*|ganzheitlich*|mehrwert|unvergesslich*|sensationell*|mega|krass*|der beste|die beste|das beste|die besten|weltklasse|unschlagbar*|einmalig*|traumhaft*|genial*|nur noch kurz|jetzt zuschlagen|nicht verpassen',
  grave: {
    layoffs:
      'müssen uns von * trennen|mussten uns von * trennen|trennen uns von * mitarbeite*|müssen gehen|stellen gestrichen|stellen streichen|kurzarbeit|entlass*|stellenabbau|kündigung*|arbeitsplätze|jobs fallen weg|werk schließt|standort schließt|betriebsbedingt*',
    death:
      'eingeschläfert|leben verloren|tot|tödlich*|abschied nehmen|gestorben|verstorben|todesfall|trauer*|beerdigung|beileid|nachruf|tod|ums leben',
    recall:
      'sicherheitshinweis|sicherheitswarnung|nicht mehr benutzen|nicht mehr verwenden|nicht trinken|rückruf|rückrufaktion|nicht verzehren|nicht essen|metallteile|fremdkörper|salmonell*|listerien|allergen*|zurückgerufen',
    outage: 'ausgefallen|störung|nicht erreichbar|ausfall',
    other:
      'unfall|unfälle|verunglück*|verletzt*|krankenhaus|krankenwagen|feuer ausgebrochen|brand in|brand im|abgebrannt|gebrannt|explosion|gasleck|einbruch|eingebrochen|gestohlen|geklaut|diebstahl|überfall*|ausgebrochen|entlaufen|vermisst*|überflutet|evakuiert|ertrunken|gestürzt|intensivstation|belästig*|niemand verletzt|für immer geschlossen|schließt für immer|schließen für immer|schließt endgültig|schließen endgültig|geschäftsaufgabe|insolven*',
    apology: 'entschuldigen uns|um entschuldigung|unser fehler|tut uns leid|doppelt abgebucht',
    health:
      'bleaching|zahnaufhellung|implantat*|botox|laser*|schwanger*|osteop*|schmerz*|heilt|heilung|therapie*|arzt*|ärzt*|zahn*|medizin*|patient*|krank*|abnehmen|impf*|behandlung*|diagnose*|physio*|gesundheit*',
    legal: 'klage|gericht|anwalt*|ermittl*|polizei|betrug|abmahnung|prozess gegen',
    politics:
      'streik*|wahl|wahlen|wahlkampf|demo|demonstration|protest*|partei|regierung|krieg|minister*|flüchtling*|rassis*',
    minors: 'mein sohn|meine tochter|schülerin|schüler namens|baby|kleinkind',
    money: 'kredit*|zins*|versicherung*|anlage*|rendite*|aktie*|darlehen|finanzierung|krypto*|bausparen',
    confidential: 'vertraulich|geheim|sperrfrist|nda',
  },
  clock: 'uhr h mittag mitternacht',
  till: 'bis',
  quotes: ['„', '“'],
  ask: {
    readers: 'Ist das für die Leser: „{x}“?',
    day: 'Welcher Tag stimmt: {x}?',
    sure: 'Stimmt das: {x}?',
    either: 'Was stimmt: {x}?',
    clash: '{x}: Das Datum ist ein anderer Wochentag. Was stimmt?',
    sum: '{x} ergibt {y}. Welche Zahl stimmt?',
    facts: 'Was sollen die Leser erfahren?',
    nothing: 'Was sollen die Leser über „{x}“ erfahren?',
  },
}
