// Turns that tell of grave matters whatever language the rest of a brief is in: en, de, fr, es, pt, it, nl, ja, ar and pl, a line each.
export type Matter = 'layoffs' | 'death' | 'recall' | 'breach' | 'outage' | 'legal' | 'health' | 'money'
/** Alone they say it; of `near` one of each list must stand close to the other. */
export type Turns = { alone: string; near: readonly (readonly [string, string])[] }

export const TURNS: Readonly<Record<Matter, Turns>> = {
  layoffs: {
    alone: [
      'lost our jobs|lost their jobs|lost his job|lost her job|lose our jobs|reduce our workforce|reducing our workforce|reduction in force|workforce reduction|reducing headcount|made redundant|eliminating * roles|eliminating * positions|cutting * roles|cutting * positions',
      'personalabbau|stellenabbau|jobabbau|stellenstreichung*|massenentlassung*|verlieren ihren job|verlieren ihre jobs|verlieren ihre arbeit|verlieren ihren arbeitsplatz|ihren job verloren|ihre arbeit verloren|ihre jobs verloren',
      'perdent leur travail|perdent leur emploi|perdu leur emploi|plan social|plan de départs',
      'regulación de empleo|recorte de personal|recortes de personal|recorte de plantilla|reducción de plantilla|reducción de personal|ajuste de plantilla|despido*|quedan sin trabajo|quedan sin empleo|pierden su trabajo|pierden su empleo|perderán su empleo|perderán su trabajo|perdieron su empleo',
      'despedimento*|demissões|redução de pessoal|corte de pessoal|cortes de pessoal|perderam o emprego|perdem o emprego|perder o emprego|perdem o trabalho',
      'riduzione del personale|riduzione di personale|tagli al personale|taglio del personale|licenziament*|perso il lavoro|perdono il lavoro|perderanno il lavoro|perdono il posto',
      'massaontslag|ontslagronde*|reorganisatie|verliezen hun baan|hun baan kwijt|hun baan verloren|boventallig*',
      '人員整理|人員削減|希望退職|退職勧奨|雇い止め|人員を削減|社員を削減|従業員を削減|解雇|リストラ',
      'تسريح|بتسريح|لتسريح|وتسريح|إنهاء خدمات|فقدوا وظائفهم|فقد وظيفته|يفقدون وظائفهم|سيفقدون وظائفهم|خفض الوظائف|تقليص العمالة',
      'redukcja zatrudnienia|redukcję zatrudnienia|straci pracę|stracą pracę|straciło pracę|stracili pracę|tracą pracę|zwolnienia grupowe',
    ].join('|'),
    near: [
      ['let go|letting go|laid off|lay off|laying off', 'colleagues|employees|staff|team members|workers|people'],
      ['cut|cutting|lost|lose', 'jobs'],
      [
        'trennen uns|müssen gehen|bauen|abbauen|baut|streichen|streicht|gestrichen|kündigen|wegfallen|fallen weg',
        'mitarbeite*|kolleg*|beschäftigte*|stellen|arbeitsplätze|angestellte*|belegschaft',
      ],
      [
        'supprim*|suppression*|licenci*|nous séparons|séparer de|réduction',
        'postes|emplois|salarié*|collaborateur*|effectifs|collègues',
      ],
      [
        'despedir|despedimos|despide|despiden|prescindimos|prescindir|recortamos|recortar|eliminamos|suprimimos|dejamos ir|dejar ir|tenido que dejar',
        'trabajador*|emplead*|compañer*|plantilla|puestos|empleos|personal',
      ],
      [
        'despedir|despedimos|demitir|demitimos|dispensar|dispensamos|cortamos|cortar|eliminamos|extinguir|extinção',
        'colaborador*|funcionári*|trabalhador*|postos de trabalho|empregos|colegas',
      ],
      [
        'tagliamo|tagliare|tagli|licenziamo|licenziare|licenziato|separarci|lasciare a casa|esuber*|eliminiamo',
        'posti di lavoro|dipendent*|organico|colleghi|lavorator*',
      ],
      [
        'ontsla*|moeten afscheid nemen|schrappen|schrapt|verdwijnen|moeten gaan',
        'medewerker*|collega*|banen|werknemer*|arbeidsplaatsen',
      ],
      ['تقليص|تخفيض|الاستغناء|سنستغني|نستغني|فصل|إلغاء', 'موظف*|الموظفين|وظيفة|وظائف|زملائنا|العاملين'],
      [
        'zwalnia*|zwolni*|redukuje*|redukcj*|rozstaje*|rozsta*|likwiduje*',
        'pracownik*|osob*|etat*|stanowisk*|współpracownik*',
      ],
    ],
  },
  death: {
    alone:
      'died|has died|passed away|funeral|gestorben|verstorben|ums leben|beerdigung|décédé*|décès|obsèques|fallec*|murió|ha muerto|funeral de|morreu|faleceu|falecimento|è morto|è morta|deceduto|deceduta|funerale|funerali|overleden|overlijden|begrafenis|uitvaart|亡くな|逝去|死去|訃報|توفي*|وفاة|جنازة|zmarł*|nie żyje|pogrzeb*',
    near: [],
  },
  recall: {
    alone: [
      'product recall|recalling our|recalling all|voluntary recall|withdrawn from sale|pulled from the shelves|withdrawing * from sale|off the shelves and',
      'rückruf|rückrufaktion|produktrückruf*|warenrückruf*|rufen * * charge',
      'rappel produit|rappel de produit*|retrait du marché|retirons de la vente|retiré de la vente|retirés de la vente',
      'retirada del producto|retirada de productos|retiramos del mercado|retirar del mercado|alerta alimentaria|retiro de producto|retiro del mercado',
      'retirar do mercado|retirada do mercado|retiramos do mercado|recolha do produto|recolha de produto|recolha do lote|recall',
      'ritiro del prodotto|ritiriamo dal mercato|ritirato dal mercato|richiamo di prodotto|richiamo del prodotto|richiamo alimentare',
      'terugroepactie*|terugroepen|veiligheidswaarschuwing|uit de handel|salmonella|listeria|roepen een partij|roepen * partij',
      '自主回収|商品回収|製品回収|リコール|召し上がらないで|食べないで|お召し上がりにならない|ガラス片|プラスチック片|金属片|異物が混入|異物混入',
      'سحب المنتج|سحب المنتجات|سحب منتج|نسحب المنتج|نسحب دفعة|سحب دفعة|نسحب منتج|استدعاء المنتج',
      'wycofujemy partię|wycofujemy z rynku|wycofanie z rynku|wycofany z rynku|wycofanie produktu|wycofujemy ze sprzedaży|wycofujemy produkt',
    ].join('|'),
    near: [
      [
        'pieces of glass|bits of glass|glass|glass fragments|shards|plastic|metal|mould|mold|foreign object*|foreign bod*|sharp edge*',
        'in a batch|in one batch|batch of|in some jars|in some of our|in some of the|got into|ended up in|found in our|found in some|found in a|found in one|may contain|might contain|could contain',
      ],
      [
        'do not eat|dont eat|stop eating|do not drink|dont drink|stop drinking|do not use|dont use|stop using|do not wear|dont wear|stop wearing|unplug',
        'bring it back|bring them back|bring back|return it|return them|refund|money back|throw it|throw them|dispose|batch|lot number',
      ],
      [
        'glas|glassplitter*|glasscherben|plastik*|plastikteile*|kunststoffteil*|kunststoffsplitter*|metallsplitter*|metallteile|scherben|fremdkörper*|schimmel',
        'enthalten|gefunden|gelangt|charge',
      ],
      [
        'nicht essen|nicht verzehren|nicht benutzen|nicht verwenden|nicht trinken|nicht mehr essen|nicht mehr benutzen|nicht konsumieren',
        'zurückbringen|bringt|bringen|zurückgeben|erstatt*|geld zurück|charge|entsorgen|zurück',
      ],
      ['rufen|ruft', 'charge|produkt|gläser|packungen|mindesthaltbarkeit*|mhd'],
      [
        'morceaux de *|éclats de *|débris de *|bouts de plastique|corps étranger*|du verre|du plastique',
        'contenir|trouvé*|retrouvé*|lot|bocaux|présence',
      ],
      [
        'mangez pas|mangez plus|ne les mangez|consommez pas|consommez plus|ne plus consommer|ne pas consommer|utilisez pas|utilisez plus|ne pas manger|buvez pas',
        'rapport*|ramen*|rembours*|retourn*|jetez|lot',
      ],
      ['rappelons|rappel', 'lot|produit*|consommateur*|vendu*|bocaux|modèle*'],
      [
        'trozos de *|restos de plástico|fragmentos de *|vidrio|cristales|cuerpo extraño|cuerpos extraños|moho',
        'contener|encontrado|encontramos|detectado|lote|frascos|tarros',
      ],
      [
        'no comer|no coma*|no la coma*|no lo coma*|no los coma*|no las coma*|no consum*|no lo consum*|no la consum*|no los consum*|no beba*|no use*|no lo use*|no utilice*|dejen de usar',
        'devuelv*|devolver|devolución|reembols*|tráig*|traer|lote|desech*',
      ],
      [
        'pedaços de *|fragmentos de *|estilhaço*|vidro|corpo estranho|corpos estranhos',
        'conter|encontrámos|encontramos|encontrad*|detetámos|lote|frascos',
      ],
      [
        'não coma|não comam|não comer|não consum*|não o consum*|não beba*|não use*|não utiliz*|não o com*|não os com*',
        'devolv*|reembols*|tragam*|traga*|lote|deite*',
      ],
      [
        'pezzi di *|frammenti di *|schegge di *|corpi estranei|corpo estraneo|vetro|pezzetti di *',
        'contenere|trovat*|lotto|vasetti',
      ],
      [
        'non mangia*|non consuma*|non bevete*|non usate*|non utilizza*|non usa*',
        'riportat*|restitui*|rimbors*|lotto|gettat*|buttat*',
      ],
      [
        'glas|stukjes *|glasscherven|scherven|plastic deeltjes|metaaldeeltjes|schimmel',
        'bevatten|gevonden|aangetroffen|terechtgekomen|partij',
      ],
      [
        'niet eten|niet opeten|niet meer eten|niet gebruiken|niet meer gebruiken|niet drinken|niet consumeren|eet ze niet|eet het niet|eet dit niet',
        'breng*|terug*|retour*|geld terug|partij|weggooien',
      ],
      [
        'زجاج|بلاستيك|بلاستيكية|معدنية|شظايا|أجسام غريبة',
        'تحتوي|يحتوي|وجدنا|عثرنا|العبوات|عبوات|الدفعة|دفعة|المرطبانات',
      ],
      [
        'لا تأكل*|لا تتناول*|لا تستهلك*|عدم تناول|عدم استهلاك|لا تستخدم*|لا تشرب*|عدم استخدام',
        'أعيد*|إعادته|إعادتها|وأعيد*|إرجاع|استرداد|استرجاع|الدفعة|دفعة',
      ],
      [
        'szkł*|odłamk*|kawałki *|ciało obce|ciała obce',
        'zawierać|znaleziono|znaleźliśmy|wykryto|partii|partia|partię|słoik*',
      ],
      ['nie jedz*|nie jeść|nie spożywa*|nie pij*|nie używa*', 'zwró*|zwrot*|oddaj*|przynieś*|partii|partia|wyrzu*'],
    ],
  },
  breach: {
    alone: [
      'data breach|security breach|data leak|leaked|hacked|breach of * data|breach|cyber attack|cyberattack|ransomware|unauthorised access|unauthorized access|stolen data|data was stolen|data were stolen',
      'datenleck|datenpanne|gehackt|hackerangriff|cyberangriff|daten gestohlen|daten abgeflossen|daten entwendet',
      'fuite de données|piraté*|violation de données|cyberattaque|accès non autorisé|données volées|vol de données|données ont fuité',
      'fuga de datos|filtración de datos|brecha de seguridad|brecha de datos|hackead*|ciberataque|acceso no autorizado|robo de datos|datos filtrados|han filtrado datos',
      'fuga de dados|violação de dados|hackead*|ciberataque|ataque informático|acesso não autorizado|roubo de dados|vazamento de dados|dados roubados',
      'fuga di dati|violazione dei dati|violazione di dati|hackerat*|attacco informatico|accesso non autorizzato|furto di dati|dati rubati|dati trafugati',
      'datalek|gehackt|cyberaanval|gelekt|ongeoorloofde toegang|gestolen gegevens|gegevens gestolen|gegevens buitgemaakt',
      '情報漏洩|情報漏えい|情報が流出|不正アクセス|データ流出|情報流出|ハッキング|サイバー攻撃|データが流出|情報が漏',
      'تسريب|تسرب بيانات|تسرب البيانات|اختراق|قرصنة|هجوم إلكتروني|سرقة البيانات|سرقة بيانات|تسربت بيانات|خرق أمني|خرق البيانات',
      'wyciek danych|wycieku danych|wyciekły|naruszenie danych|cyberatak*|nieuprawniony dostęp|kradzież danych|zhakowan*|atak hakerski|ataku hakerskiego',
    ].join('|'),
    near: [],
  },
  outage: {
    alone: 'storing|niet bereikbaar|ligt eruit|liggen eruit',
    near: [],
  },
  legal: {
    alone: [
      'been fined|were fined|was fined|got fined|fined us|fined by|fined for|fine of|fine from|pay a fine|paid a fine|hefty fine|civil penalty|penalty notice|penalty of|class action|suing us|sues us|sued us|legal proceedings|court case|cease and desist|lawsuit*',
      'bußgeld*|geldstrafe*|geldbuße*|strafzahlung*|verklagt|klage gegen|sammelklage|gerichtsverfahren|strafe zahlen|strafe von|rechtsstreit',
      'amende|amendes|condamné*|poursuites|poursuivi|poursuivis|mise en demeure|recours collectif|action en justice|en justice|procès',
      'multa de|multa por|una multa|multan|multado|multados|multaron|han multado|ha multado|sanción de|sancionad*|demanda contra|nos demand*|nos han demandado|nos ha demandado|demanda colectiva|demanda judicial|pleito',
      'multa de|multa por|uma multa|multad*|coima|coimas|sancionad*|fomos condenad*|processo contra|fomos processad*|nos processou|ação judicial|ação coletiva|processo judicial',
      'multa|multat*|sanzionat*|sanzione|condannat*|causa contro|fatto causa|fa causa|in giudizio|azione legale|causa legale',
      'boete van|een boete|beboet|rechtszaak|aangeklaagd|dagvaarding|schadeclaim|klaagt ons aan|dwangsom|kort geding',
      '罰金|課徴金|過料|行政処分|提訴|訴えられ|措置命令|制裁金|訴訟',
      'غرامة|بغرامة|غرامات|رفع دعوى|رفعت دعوى|دعوى قضائية|دعوى ضد|عقوبة مالية|مقاضاة|قضية ضد',
      'kara finansow*|karę finansow*|kary finansow*|grzywn*|ukarał*|ukaran*|pozew*|pozwu|pozwan*|pozwał*|nałożył* karę|nałożono karę|karę w wysokości|kara w wysokości',
    ].join('|'),
    near: [],
  },
  health: {
    alone: [
      'clinically proven|doctor recommended|cures|cure for|miracle cure|no side effects|without side effects|boosts your immun*|boosts immun*|immune system|heals',
      'heilt|klinisch bewiesen|klinisch belegt|ohne nebenwirkungen|immunsystem|lindert',
      'guérit|guérir|cliniquement prouvé*|sans effets secondaires|système immunitaire|défenses immunitaires',
      'cura el|cura la|cura los|clínicamente probado|clínicamente demostrado|sin efectos secundarios|sistema inmun*|alivia el dolor',
      'cura a|cura o|cura as|clinicamente comprovado|clinicamente testado|sem efeitos secundários|sem efeitos colaterais|sistema imun*|alivia a dor',
      'guarisce|cura la|cura il|cura le|clinicamente testato|clinicamente provato|senza effetti collaterali|sistema immunitario|difese immunitarie',
      'geneest|genezen|klinisch bewezen|zonder bijwerkingen|immuunsysteem|helpt tegen|verlicht pijn',
      '治ります|治す|完治|免疫力|副作用なし|副作用はありません|臨床的に証明|99.9%除菌|ウイルスを除去|菌を除去|除菌率',
      'يعالج|يشفي|مثبت سريريا|مثبت سريرياً|بدون آثار جانبية|جهاز المناعة|المناعة',
      'leczy|uleczy|wyleczy|klinicznie potwierdzon*|klinicznie udowodnion*|bez skutków ubocznych|układ odpornościowy|odporność',
    ].join('|'),
    near: [
      ['kill|kills|killing|destroys|eliminates|removes|wipes out', 'germs|bacteria|viruses|virus'],
      ['tötet|töten|vernichtet|beseitigt|entfernt|abgetötet', 'keime*|bakterien|viren'],
      ['tue|élimine|détruit', 'germes|bactéries|virus'],
      ['mata|elimina|destruye|acaba con|destrói', 'gérmenes|bacterias|virus|germes|bactérias|vírus'],
      ['uccide|elimina|distrugge', 'germi|batteri|virus'],
      ['doodt|verwijdert|elimineert|vernietigt', 'bacteriën|ziektekiemen|virussen|kiemen'],
      ['殺菌|除菌|除去', '99'],
      ['يقضي|تقضي|يقتل|تقتل|يزيل', 'الجراثيم|البكتيريا|الفيروسات|جراثيم'],
      ['zabija|usuwa|eliminuje|niszczy', 'zarazk*|bakteri*|wirus*'],
    ],
  },
  money: {
    alone: [
      'guaranteed returns|guaranteed return|guaranteed profit*|guaranteed income|returns guaranteed|return guaranteed|risk free return*|risk free investment*|double your money|profit guaranteed',
      'garantierte rendite*|garantierter gewinn|garantierte gewinne|rendite garantiert|garantierte zinsen|gewinn garantiert|verdoppel* ihr geld|verdoppel* sie ihr geld|verdoppel* dein geld',
      'rendement garanti|rendements garantis|gains garantis|gain garanti|doublez votre argent|profit garanti|bénéfices garantis',
      'rentabilidad garantizada|beneficios garantizados|beneficio garantizado|ganancias garantizadas|ganancia garantizada|duplica tu dinero|rendimiento garantizado|retorno garantizado',
      'rendimento garantido|rendimentos garantidos|lucro garantido|lucros garantidos|retorno garantido|retornos garantidos|duplique o seu dinheiro|ganhos garantidos',
      'rendimento garantito|rendimenti garantiti|guadagno garantito|guadagni garantiti|raddoppia i tuoi soldi|profitto garantito|profitti garantiti',
      'gegarandeerd rendement|gegarandeerde winst|verdubbel je geld|rendement gegarandeerd|winst gegarandeerd|gegarandeerde opbrengst',
      '元本保証|必ず儲か|利益を保証|確実に儲|利回り保証|収益を保証',
      'أرباح مضمونة|أرباحا مضمونة|عائد مضمون|عوائد مضمونة|ربح مضمون|ضاعف أموالك|مضاعفة أموالك',
      'gwarantowany zysk|gwarantowane zyski|gwarantowany zwrot|zysk gwarantowany|gwarantowana stopa|podwój swoje pieniądze|pewny zysk',
    ].join('|'),
    near: [],
  },
}

/** Turns that hold a word of these and mean something else. */
export const INNOCENT =
  'down to the last|down to our last|loan phone*|loan car*|loan bike*|loan laptop*|insurance check*|insurance paper*|insurance certificate*|certificate for your insurance|nach wahl|let go of|lets go of|letting go of|dead simple|dead easy|dead on time|dead center|dead centre|drop dead gorgeous|dead sea|killer deal*|killer view*|killer feature*|killed it|fire sale|you may recall|you might recall|as you recall|you will recall|you recall|do you recall|recall how|recall when|recall the days|recall the time*|recall the summer*|total recall|layoff from|winter layoff|summer layoff|long layoff|fine wine|a fine wine|fine of you|passing by|passing through|passing game|passing the|passing on the|passing grade|cured ham|cured meat*|cured salmon|air cured|dry cured|whale breach*|whales breach*|penalty of the match|late fines|no fines|library fines|tod und teufel|totes meer|sterbensgern|zum sterben schön|totenstille|amende honorable|rappelons que|vous rappelons que|de muerte lenta|está de muerte|están de muerte|nos despedimos del|despedimos el|despedimos la|por los pelos'
