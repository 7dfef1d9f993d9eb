import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const it: OwnPack = {
  near: 'oggi 0|stasera 0|domani 1|dopodomani 2|ieri -1',
  feasts: 'San Valentino|Ferragosto|Capodanno|Pasqua|Pasquetta',
  day: '{w} {d} {m}',
  numbers:
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  hundreds: 'cento',
  thousand: 'mille mila',
  ordinals: 'primo',
  abbreviations:
    'sig sig.ra dott dr prof tel n nr ecc es pag ca min max incl gen feb mar apr mag giu lug ago set ott nov dic lun mer gio ven sab dom p.zza',
  glue: 'il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai in nel nello nella nei negli nelle con su sul sulla per tra fra e ed o ma che chi cui non né se come quando dove è sono era siamo siete essere ha hanno abbiamo avere ci vi si mi ti li ne nostro nostra nostri nostre vostro vostra suo sua suoi loro mio tuo questo questa questi queste quello più molto anche ancora già ogni',
  neutral:
    'necessario necessaria fare fa fate facciamo fai può potete puoi possono potere venire viene venite vedere va andare dare diamo dire chiedere chiama chiamate prendere prenotare prenotate inizia iniziamo comincia giorno giorni ora ore settimana mese anno anni minuto minuti luogo cosa gente persona persone tutti tutte nuovo nuova adesso altro altra prezzo prezzi costo fine parte squadra nome aiuto telefono indirizzo orari costa costano siamo abbiamo teniamo apriamo riapriamo',
  common:
    'erano fu furono sarà saranno saremo avrà avranno serviamo serve servono portiamo porta portano giochiamo gioca giocano viaggia viaggiano viaggiamo cerchiamo cerca cercano aspettiamo aspetta aspettano accogliamo riceviamo riceve tiene tengono dura durano organizziamo mostriamo trova trovate trovano vieni passate passa portate scegli scegliete partecipate partecipare scrivi scrivete mandate conta contano vuole vogliamo lavoro evento incontro condizioni regole motivo modo passo passi domanda risposta clienti visitatori vicini amici amiche lettori perché mentre durante secondo oltre presso verso insieme così quindi poi ognuno stesso stessa qui lì oppure usa usate usare prima infine comprare compra comprate pagare paga pagate prenota ordinare ordina ordinate chiamato chiamata aggiunto aggiunta dalle dagli sullo sulle sugli col coi quella quelle quegli quei costui mia mie miei tua tue tuoi sue vostri vostre quale quali quanto quanta quanti quante chiunque qualche qualcuno qualcosa alcuni alcune entrambi tanto tanta poco poca pochi poche abbastanza tale tali sotto sopra dentro fuori davanti dietro dopo contro lungo circa vicino lontano intorno attorno accanto fino finché spesso appena quasi forse magari proprio davvero però anzi dunque perciò infatti inoltre poiché affinché sei sia siano eravamo sarò sarete sarebbe stato stata stati state ho hai avete avremo avremmo aveva avevano avuto abbia abbiano faccio fanno faceva facevano fece fatto fatta farà faremo faranno facendo farlo farla vado vai vanno andiamo andate andava andato andrà vengo vengono veniamo venuto verrà verranno prendo prendi prende prendono prendete preso presa metto metti mette mettono mettete mettere messo messa dico dici dice dicono diciamo dite diceva disse detto so sai sa sanno sappiamo sapere voglio vuoi vogliono volere vedo vedi vede vedono vediamo visto vista posso poteva potrà potrete devo devi deve devono dobbiamo dovete do dà danno date dava dato lascia lasciate lasciano lasciare resta restano restate restare torna tornano tornate tornare leggi legge leggete leggere letto beve bevono bere mangia mangiate mangiare esce escono uscire arriva arrivano arrivate arrivare partono partire rimane rimangono scrivere scritto chiede chiedono chiedete segue seguono seguire aiuta aiutano aiutare prova provate provare guarda guardate guardare ascolta cambia cambiano cambiare lavora lavorano lavoriamo misura misure usiamo usano funziona dimensione dimensioni quantità peso lunghezza altezza larghezza profondità durata età temperatura gradi distanza data inizio partenza arrivo ritorno numero titolo parola parole testo immagine foto pagina riga righe esempio esempi lato volta volte te noi sta stanno mandateci ditelo diteci scriveteci chiamateci troviamo pesa pesano biglietto biglietti link punto confronto',
  forms:
    'andare va vanno andato|apparire|aprire aperto apre|bere beve bevuto|cadere|chiedere chiesto|chiudere chiuso chiude|cogliere colto|condurre|conoscere|correre corso corre|cuocere cotto cuoce|dare dà dato|decidere deciso|dire dice detto|dovere deve|essere è stato|fare fa fatto|friggere fritto|giungere giunto|leggere letto legge|mettere messo mette|mordere morso|morire muore morto morte|muovere mosso|nascere nato nata nascita|offrire offerto|perdere perso|piacere piace|piangere pianto|porre posto|potere può|prendere preso prende|raccogliere raccolto|ridere riso|rimanere rimasto|rispondere risposto risposta|rompere rotto|salire|sapere sa|scegliere scelto scelta|scendere sceso|scrivere scritto|sedere siede|spegnere spento|spendere speso spesa|tenere tiene|togliere tolto|trarre|uscire esce uscita|vedere visto vede|venire viene venuto|vincere vinto|vivere vissuto vita|volere vuole|uovo uova|uomo uomini|dito dita|mano mani|braccio braccia|amico amici|greco greci|medico medici',
  claims: {
    free: 'gratis gratuito gratuita gratuiti omaggio libero libera',
    only: 'solo soltanto solamente esclusivamente',
    new: 'nuovo nuova nuovi nuove',
    all: 'tutto tutta tutti tutte sempre',
    not: 'non né mai senza nessun nessuno nessuna niente nulla',
    thank: 'grazie ringraziamo',
    sorry: 'scusa scuse scusate spiace dispiace',
    closed: 'chiuso chiusa chiusi chiude chiusura chiudiamo',
    open: 'aperto aperta aperti apre apertura apriamo riapre riapriamo',
    refund: 'rimborso rimborsato rimborsati',
    included: 'incluso inclusa inclusi incluse compreso compresa compresi',
    excluded: 'escluso esclusa esclusi escluse',
    full: 'pieno completo intero',
    part: 'parte parziale',
    cancelled: 'annullato annullata sospeso sospesa',
    moved: 'rinviato spostato trasferito trasferiamo',
    last: 'ultimo ultima ultimi ultime',
    first: 'primo primi',
    guarantee: 'garantito garanzia garantiamo',
    safe: 'sicuro sicura sicurezza',
    certified: 'certificato certificata omologato',
    natural: 'bio biologico vegano artigianale naturale fresco locale',
    award: 'premio premiato',
    easy: 'facile semplice veloce',
    discount: 'sconto scontato saldi offerta',
    win: 'vinci vince vinto vincere',
    lost: 'perso perde perduto',
    down: 'guasto disservizio',
    fixed: 'riparato risolto corretto',
    required: 'obbligatorio obbligatoria necessario',
    optional: 'facoltativo',
    children: 'bambino bambini bambina bambine bimbo bimba bimbi bimbe',
    adults: 'adulto adulti',
    each: 'ogni ciascuno ciascuna giornaliero giornaliera settimanale mensile',
    soldout: 'esaurito esauriti',
    planned: 'previsto programmato',
    dead: 'morto deceduto scomparso',
    official: 'ufficiale',
    cash: 'contanti',
    instead: 'invece',
    more: 'più',
    less: 'meno',
    welcome: 'benvenuto benvenuti benvenuta',
  },
  order:
    'metti questa|metti questo|mettete questa|mettete questo|pubblica questa|pubblica questo|posta questa|posta questo|condividi questa|condividi questo|fai|fate|fammi|puoi fare|potete fare|mi serve|ci serve|serve un|un post|una grafica|carosello|infografica|reel|un video|video breve|hashtag*|emoji|tono|titolo|didascalia|scrivi|crea|creare|per instagram|per linkedin|per i social|qualcosa di|qualcosa su|menziona|metti che|mettete che|vi prego|per favore fai|tienilo|breve|come l’ultima volta|come lultima volta|sapete|senza esclamativi|punti esclamativi',
  tell: 'che dica che|per dire che|per annunciare che|che dice che|per avvisare che|ricorda|ricorda *|ricorda * *|ricorda * * *|ricordate|ricordate *|ricordate * *|ricordate * * *|ricordare|ricordare *|ricordare * *|ricordare * * *|di a *|di a * *|dite|dite *|dite * *|dite * * *|avvisa|avvisa *|avvisa * *|avvisate|avvisate *|avvisate * *|avvisate * * *|informa *|informa * *|informate *|informate * *|fai sapere|fai sapere *|fai sapere * *|fate sapere|fate sapere *|fate sapere * *|fate sapere * * *|dire|dire *|dire a *|bisogna dire|bisogna dire *|bisogna dire * *',
  that: 'che',
  call: 'iscriviti|iscrivetevi|iscrizioni|iscrizione|prenota|prenotate|prenotazioni|prenotazione|si prenota|ordina|ordinate|chiama|chiamate|scrivi|scrivete|scriveteci|porta|portate|venite|vieni|candidati|candidature|invia|inviate|manda|mandate|cerchiamo|cercasi|serve|servono|vota|votate|dona|donate|partecipa|ritira|ritirate|passate|passa a',
  idiom:
    'trattamento lucidante|trattamento ristrutturante|trattamento idratante|trattamento nutriente|trattamento alla cheratina|trattamento capelli|trattamento viso|trattamento corpo|trattamenti capelli|trattamenti viso|supplemento|supplementi|si parte|parte da*|parte alle|parte il|parte la|da parte|fa parte|chiudere i conti|chiusura contabile|chiusura del mese|chiudere il mese|chiudere il cerchio|a porte chiuse|gruppo chiuso|chiudi gli occhi|campo da tennis|serata di chiusura|festa di chiusura',
  hide: 'solo per sua informazione|solo per vostra informazione|solo per tua informazione|solo a titolo informativo per voi|restare anonim*|rimanere anonim*|non metterci|non metterlo|non mettete il nome|non scriverlo|non indicare|non mostrare|non pubblicarlo|senza mettere|solo interno|uso interno|non dirlo|non ditelo|non parlare|non parlate|non menzionate|non citare|non citate|non pubblicate|non annunciare|non raccontare|senza citare|non menzionare|non dire|non dite|non scrivere|non scrivete|non nominare|non pubblicare|non mettere|riservato|segreto|tra noi|embargo|senza nominare|senza dire|lascia fuori|lasciate fuori',
  lean: 'ma non cosa|ma non dove|ma non perché|ma non chi|né dove si trova|questo non metterlo|non metterlo|non scriverlo|questo no|togli questo|resti tra noi|resta tra noi',
  doubt:
    'da decidere|non abbiamo ancora deciso|non sappiamo ancora|ancora incert*|da verificare|da confermare|da controllare|non confermato|forse|magari|credo|penso|non so|non sono sicur*|probabilmente|chiedi a|chiedere a|speriamo|dovrebbe|dovrebbero',
  noise:
    'ciao|salve|buongiorno|buonasera|cordiali saluti|saluti|un saluto|inviato da|oggetto|da|a|grazie in anticipo|urgente|allora|insomma|comunque|ps|haha|ahah',
  taken:
    'no aspetta|aspetta no|lascia perdere|correzione|voglio dire|anzi no|anzi|aspetta|scusa è|scusate sono|mi dicono che|alla fine è',
  aside:
    "ahah*|haha*|eheh*|lol|ma vabbè|vabbè|vabbe|va beh|ma va bene così|pazienza|amen|boh|mah|beh|lo sai|sai com'è|come sai|come sapete|non chiedere|non chiedermi|come d'accordo|come da accordi|come detto|come l'altra volta|quello che hai fatto|non è idea mia|meno male|grazie a dio|uff|che ci vuoi fare|detto tra noi|francamente",
  dangling:
    'il lo la i gli le l un uno una di del della dei degli delle a al alla ai alle da dal dalla in nel nella con su sul sulla per tra fra e ed o ma che non nostro nostra suo sua questo questa più molto ogni entro',
  chat: 'xke=perché ke=che cmq=comunque nn=non qlc=qualcosa qlcs=qualcosa grz=grazie tvb= lol= ahah=',
  short:
    'incl=incluso_inclusa ca=circa max=massimo min=minuti_minimo tel=telefono pers=persone pza=piazza km=chilometri cm=centimetri kg=chili',
  hype: 'indimenticabil*|rivoluzionari*|incredibil*|unico al mondo|il migliore|la migliore|i migliori|le migliori|eccezional*|imperdibil*|innovativ*|straordinari*|fantastic*|non perdere|non perdetevi|affrettatevi|scopri|scoprite',
  grave: {
    layoffs:
      'lasciare a casa|mandare a casa|abbiamo dovuto licenziare|tagliare * posti|licenzi*|esuberi|perdono il lavoro|chiusura dello stabilimento',
    death:
      'ci ha lasciati|ci ha lasciato|perso la vita|mortale|morto|morta|deceduto|scompars*|funerale|lutto|condoglianze|cordoglio',
    recall:
      'avviso di sicurezza|non usare|non utilizzare|smettere di usare|non bere|richiamo|ritiro del prodotto|non consumare|allergen*|salmonell*|listeri*|frammenti',
    outage: 'disservizio|non funziona|guasto|interruzione',
    other:
      'incidente|incidenti|ferit*|ospedale|ambulanza|incendio|bruciat*|esplosione|fuga di gas|furto|rubat*|rapina|aggress*|scappat*|evacuat*|allagat*|annegat*|molest*|nessuno si è fatto|chiude per sempre|chiudiamo per sempre|chiusura definitiva|chiude definitivamente',
    apology: 'ci scusiamo|chiediamo scusa|nostro errore|ci dispiace molto|addebitato due volte',
    health:
      'sbiancamento|ortodonzia|impiant*|botox|filler*|laser|gravidanza|fisio*|osteop*|dolor*|cura|curare|trattament*|medic*|dentist*|pazient*|dimagri*|vaccin*|terapi*|salute|lesion*|sintom*',
    legal: 'causa legale|tribunale|denuncia*|indagin*|polizia|frode',
    politics:
      'sciopero|scioperi|elezion*|votare|manifestazione|protest*|governo|guerra|partito|rifugiat*|ministr*|razzis*',
    minors: 'mio figlio|mia figlia|neonat*',
    money: 'investi*|prestit*|mutuo|assicurazion*|rendiment*|azioni di|cripto*|credito',
    confidential: 'riservato|segreto|nda|embargo',
  },
  clock: 'ore h mezzogiorno mezzanotte',
  till: 'fino entro alle a',
  quotes: ['«', '»'],
  ask: {
    readers: 'Questo è per chi legge: «{x}»?',
    day: 'Qual è il giorno giusto: {x}?',
    sure: 'È giusto: {x}?',
    either: 'Che cosa è giusto: {x}?',
    clash: '{x}: quella data cade in un altro giorno. Qual è giusto?',
    sum: '{x} fa {y}. Qual è il numero giusto?',
    facts: 'Che cosa deve sapere chi legge?',
    nothing: 'Che cosa deve sapere chi legge su «{x}»?',
  },
}
