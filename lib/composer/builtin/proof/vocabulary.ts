// What a post may say that goes out unseen: a closed list for each language, read and kept by people. A word that is not here makes a post wait, so nothing is added that could be a person, a reason, a feeling or a debt.
import { registry } from '#lib/registry.ts'

/** Entries by `|`, a turn of several words as one; with its capital where its language writes one. */
export type Vocabulary = {
  /** What a post can be about that has no looks of its own: what people come to or use. */
  names: string
  /** What is drawn as itself, so that no picture says otherwise. */
  things: string
  /** What joins two names to one, “coffee and cake”, or stands by one and changes nothing of what it looks like. */
  joins: string
  /** What is said round a name, a day, an hour and a price. */
  says: string
  /** That the brand is open, or shut: news without a name. */
  open: string
  shut: string
  /** A price as well. */
  free: string
  /** Where something is, by what is there; a proper name may stand beside it. */
  sites: string
  /** What leads to a place, and to an hour in words. */
  leads: string
}

export const vocabularies: Readonly<Record<string, Vocabulary>> = registry({
  en: {
    names:
      'workshop|workshops|quiz|quiz night|pub quiz|open day|open days|open evening|open studio|market|fair|craft fair|bake sale|fete|exhibition|talk|talks|lecture|class|classes|course|courses|lesson|lessons|session|sessions|tour|tours|walk|walks|farm walk|run|ride|tasting|tastings|film|reading|rehearsal|rehearsals|music|singing|webinar|storytelling|story time|rhyme time|opening hours|hours|timetable|menu|app|website|newsletter|dark mode|repairs|vouchers|crafts|craft|art|history|poetry|jazz|folk|race|language exchange|spanish|french|german|italian|evening classes|room hire|bookings|registration|sign-up|season|update|farm shop|5k|everything',
    things:
      'concert|concerts|plant fair|book fair|plant sale|book sale|cake sale|bike ride|film night|screening|choir|yoga|pilates|swimming|rowing|climbing|tennis|football|chess|chess club|book club|running club|knitting|sewing|crochet|pottery|ceramics|photography|gardening|beekeeping|piano|guitar|violin|bread|rye bread|sourdough|sourdough loaf|rye loaf|loaf|loaves|cake|cakes|pie|soup|coffee|tea|pizza|pasta|cheese|cheddar|honey|apples|pears|plums|tomatoes|potatoes|strawberries|pumpkins|flowers|tulips|roses|candles|soap|bikes|boats|fish|ice cream|chocolate|biscuits|croissants|bagels|pancakes|waffles|haircuts|eye tests|bike repairs|gift cards|wreath|wreaths|carpentry|calligraphy|first aid|birdwatching|open mic|karaoke|bingo|jumble sale|coffee morning|picnic|barbecue|half marathon|marathon|fun run|cycling|hike|hiking|badminton|basketball|volleyball|rugby|judo|karate|eggs|sausages|salmon|oysters|crab|sandwiches|toasties|burgers|tacos|dumplings|doughnuts|gingerbread|hot chocolate|lemonade|smoothies|wool|yarn|scarves|hats|notebooks|lamps|shoes|board games|tents|bike hire|boat hire|10k',
    joins:
      'new|fresh|our|first|annual|weekly|monthly|guided|local|homemade|handmade|and|of|for beginners|for adults|for families|for everyone|for children|in',
    says: 'a|an|the|we|us|you|your|for|with|in|on|at|by|to|from|until|till|is|are|now|here|back|have|come|come along|join us|see you|see you there|book|book now|book online|order|order online|sign up|drop in|just drop in|visit us|find us|try|starts|start|starting|begins|meets|returns|ready|available|on sale|in stock|served|entry|admission|tickets|ticket|places|everyone welcome|everyone is welcome|all welcome|all are welcome|beginners welcome|no booking needed|no need to book|no experience needed|every|each|daily|week|weekend|weekends|weekdays|all day|all year|from now on|per person|a head|per head|a kilo|per kilo|a slice|a cup|a bag|a box|a litre|a dozen|an hour|per hour|a week|off|with code|late|online|outside|upstairs|downstairs|inside|serve|sell|bake|roast|offer|made here|for the holidays|for the bank holiday|for stocktaking|for maintenance|is out|are out|out now|every pace welcome|first start|every day|on holiday|back on|no appointment needed|join|learn|taste',
    open: 'open|opens|open again|reopen|reopens|opening',
    shut: 'closed|close|closes|shut|shuts',
    free: 'free|free entry|free admission|half price',
    sites:
      'street|road|lane|square|park|hall|town hall|village hall|main hall|church|church hall|library|school|museum|gallery|theatre|centre|community centre|room|house|barn|farm|quay|harbour|old harbour|station|market square|garden|gardens|studio|workshop room|branch|bridge|green|beach|lighthouse|mill|shop|café|bakery|bar|kitchen|box office|reception|ticket office',
    leads:
      'at|in|on|along|outside|near|by|from|to|until|till|before|the|in the|at the|on the|along the|outside the|to the',
  },
  de: {
    names:
      'Workshop|Workshops|Quiz|Quizabend|Tag der offenen Tür|Offenes Atelier|Markt|Flohmarkt|Hofmarkt|Ausstellung|Vortrag|Kurs|Kurse|Unterricht|Führung|Führungen|Spaziergang|Verkostung|Film|Probe|Musik|Öffnungszeiten|Fahrplan|Speisekarte|App|Website|Newsletter|Reparaturen|Gutscheine|Sprechstunde|Hauptversammlung|Tageskarte|Tagesticket|Bastelkurs|Basteln|Kunst|Jazz|Rennen|Anmeldungen|Saison|Update|alles',
    things:
      'Konzert|Konzerte|Pflanzenmarkt|Bücherflohmarkt|Wanderung|Radtour|Käseprobe|Filmabend|Lesung|Chorprobe|Chor|Yoga|Pilates|Schwimmen|Schwimmkurs|Lauftreff|Klettern|Tennis|Fußball|Schach|Stricken|Nähen|Nähkurs|Töpferkurs|Malkurs|Kochkurs|Klavier|Gitarre|Geige|Brot|Roggenbrot|Sauerteigbrot|Kuchen|Suppe|Kaffee|Tee|Pizza|Käse|Honig|Marmelade|Äpfel|Apfelsaft|Birnen|Tomaten|Kartoffeln|Erdbeeren|Blumen|Tulpen|Rosen|Pflanzen|Bücher|Kerzen|Seife|Fahrräder|Eis|Schokolade|Plätzchen|Waffeln|Sehtest|Sehtests|Kränze|Erste-Hilfe-Kurs|Karaoke|Bingo|Picknick|Halbmarathon|Marathon|Volkslauf|Wandern|Badminton|Basketball|Volleyball|Judo|Karate|Milch|Eier|Wurst|Lachs|Burger|Nudeln|Muffins|Kekse|Lebkuchen|Limonade|Wolle|Schals|Tassen|Schuhe|Brettspiele|Schallplatten|Reifen',
    joins:
      'neue|neuer|neues|neuen|frische|frischer|frisches|unser|unsere|unserer|unserem|unseren|wöchentliche|eigene|eigener|eigenes|und|für Anfänger|für Erwachsene|für Familien|für alle|mit|für Kinder',
    says: 'ein|eine|einen|der|die|das|den|dem|des|wir|haben|gibt es|es gibt|uns|Sie|ihr|du|für|in|im|am|an|um|ab|bis|von|vom|zum|zur|zu|ist|sind|jetzt|hier|wieder|wieder da|kommt|kommt vorbei|kommen Sie|jeden|jede|jedes|täglich|immer|ganzjährig|ab sofort|künftig|von jetzt an|beginnt|startet|findet statt|Eintritt|Karten|Plätze|Anmeldung|ohne Anmeldung|ohne Termin|keine Anmeldung nötig|alle sind willkommen|alle willkommen|pro Person|das Stück|das Kilo|pro Kilo|das Glas|je Stunde|pro Stunde|kostet|kosten|Rabatt|Uhr|online|draußen|drinnen|bestellen|bestellbar|erhältlich|fährt|backen|verkaufen|wegen Urlaub|Betriebsferien|wegen Inventur|wegen Wartung|am Feiertag|jeden Tag|auch|umsonst|auf',
    open: 'offen|geöffnet|wieder geöffnet|öffnet|öffnen|wir öffnen|hat geöffnet',
    shut: 'geschlossen|zu|schließt|schließen|bleibt geschlossen',
    free: 'kostenlos|Eintritt frei|freier Eintritt|gratis',
    sites:
      'Straße|Platz|Marktplatz|Park|Stadtpark|Saal|Halle|Stadthalle|Turnhalle|Kirche|Bücherei|Stadtbücherei|Schule|Museum|Galerie|Theater|Gemeindehaus|Gemeindesaal|Rathaus|Haus|Hof|Scheune|Bahnhof|Hafen|Garten|Atelier|Keller|Sportheim|Brücke|Mühle|Foyer|Backstube|Innenhof|Laden|Hofladen|Café|Bäckerei|Werkstatt|Seeterrasse|Terrasse',
    leads: 'in|im|am|an|an der|in der|bei|beim|vor dem|vor der|auf dem|um|ab|bis',
  },
  es: {
    names:
      'taller|talleres|jornada de puertas abiertas|puertas abiertas|mercado|mercadillo|feria|exposición|charla|clase|clases|curso|cursos|visita guiada|visitas guiadas|visita|paseo|excursión|cata|cine|película|lectura|ensayo|ensayos|música|horario|menú|carta|aplicación|web|boletín|matrícula|entrega|revisión|reparaciones|arte|poesía|jazz|carrera|inglés|francés|alemán|inscripciones|inscripción|temporada|actualización|todo',
    things:
      'concierto|conciertos|feria del libro|cata de quesos|coro|yoga|pilates|natación|escalada|tenis|fútbol|ajedrez|club de lectura|costura|cerámica|dibujo|fotografía|jardinería|piano|guitarra|violín|pan|pan de centeno|pan de masa madre|tarta|tartas|bizcocho|sopa|café|pizza|queso|quesos|miel|mermelada|manzanas|zumo de manzana|peras|tomates|patatas|fresas|calabazas|flores|tulipanes|rosas|plantas|libros|velas|jabón|jabones|bicicletas|helado|helados|chocolate|galletas|cruasanes|tarjetas regalo|primeros auxilios|karaoke|bingo|pícnic|media maratón|maratón|senderismo|baloncesto|voleibol|judo|kárate|leche|huevos|salmón|hamburguesas|tacos|zumos|limonada|lana|bufandas|bolsos|zapatos|juegos de mesa|neumáticos|alquiler de bicicletas',
    joins:
      'nuevo|nueva|nuevos|nuevas|fresco|fresca|frescos|frescas|nuestro|nuestra|nuestros|nuestras|anual|semanal|local|casero|casera|guiado|guiada|y|de|para principiantes|para adultos|para familias|para todos|con|para niños',
    says: 'un|una|el|la|los|las|al|del|a|en|por|hasta|desde|es|son|hay|tenemos|ya|aquí|ya está aquí|ven|te esperamos|os esperamos|reserva|reserva tu plaza|apúntate|pide|cada|todos|todas|todos los días|diario|todo el día|todo el año|semana|fin de semana|a partir de|desde ahora|a partir de ahora|empieza|comienza|entrada|entradas|plazas|sin cita|sin reserva|no hace falta reservar|por persona|la pieza|el kilo|por kilo|por hora|la hora|cuesta|cuestan|de descuento|online|horas|servimos|vendemos|horneamos|ofrecemos|también|por vacaciones|por festivo|por inventario|por mantenimiento|cada día|ya disponible|de lunes a viernes',
    open: 'abierto|abierta|abrimos|abre|abren|reabrimos|reabre',
    shut: 'cerrado|cerrada|cerramos|cierra',
    free: 'gratis|entrada libre|entrada gratuita|gratuito|gratuita',
    sites:
      'calle|plaza|plaza mayor|avenida|parque|sala|salón|iglesia|biblioteca municipal|colegio|escuela|museo|galería|teatro|centro|centro cultural|centro cívico|casa de cultura|ayuntamiento|granja|puerto|estación|jardín|puente|playa|molino|faro|patio|tienda|cafetería|panadería|librería|biblioteca|taquilla',
    leads: 'en|en el|en la|junto a|frente a|a las|a la|desde las|hasta las',
  },
  fr: {
    names:
      "atelier|ateliers|quiz|journée portes ouvertes|portes ouvertes|marché|brocante|foire|exposition|conférence|cours|stage|leçon|leçons|visite guidée|visites guidées|visite|balade|dégustation|film|lecture|répétition|course|musique|horaires|menu|carte|application|site|lettre d'information|révision|réparations|art|poésie|jazz|anglais|espagnol|allemand|italien|inscriptions|inscription|saison|mise à jour|tout",
    things:
      "concert|concerts|salon du livre|randonnée|dégustation de fromages|projection|chorale|yoga|pilates|natation|aviron|escalade|tennis|football|échecs|club de lecture|tricot|couture|céramique|poterie|dessin|photographie|jardinage|piano|guitare|violon|pain|pain de seigle|pain au levain|gâteau|gâteaux|soupe|café|pizza|fromage|fromages|confiture|pommes|poires|tomates|pommes de terre|fraises|fleurs|tulipes|roses|plantes|livres|bougies|savon|savons|vélos|glaces|chocolat|biscuits|croissants|gaufres|cartes cadeaux|premiers secours|karaoké|loto|pique-nique|semi-marathon|marathon|volley|judo|karaté|lait|œufs|saumon|burgers|muffins|pain d'épices|limonade|laine|écharpes|bonnets|chaussures|jeux de société|pneus|location de vélos",
    joins:
      "nouveau|nouvelle|nouveaux|nouvelles|frais|fraîche|fraîches|notre|nos|annuel|annuelle|hebdomadaire|local|locale|maison|et|de|d'|du|des|pour débutants|pour adultes|pour les familles|pour tous|avec|de la|pour enfants",
    says: "un|une|le|la|l'|les|au|aux|à|en|par|pour|jusqu'au|jusqu'à|dès|est|sont|nous|avons|il y a|ici|de retour|venez|rejoignez-nous|on vous attend|réservez|inscrivez-vous|commandez|chaque|tous les|toutes les|tous les jours|toute l'année|toute la journée|semaine|week-end|à partir du|à partir de|désormais|dès maintenant|commence|débute|entrée|billets|places|sans rendez-vous|sans réservation|ouvert à tous|ouverte à tous|par personne|la pièce|le kilo|par heure|coûte|coûtent|de réduction|en ligne|servons|vendons|proposons|pour congés|pour les congés|pour jour férié|pour inventaire|pour maintenance|chaque jour|disponible|disponibles|on y va|se réunit",
    open: 'ouvert|ouverte|ouverts|ouvre|ouvrons|rouvre|rouvrons|ouverture',
    shut: 'fermé|fermée|fermés|ferme|fermons',
    free: 'gratuit|gratuite|gratuits|entrée libre|entrée gratuite',
    sites:
      'rue|place|grande place|place du marché|avenue|boulevard|parc|salle|salle des fêtes|église|bibliothèque|médiathèque|école|musée|galerie|théâtre|centre|centre culturel|mairie|maison|ferme|port|gare|jardin|pont|plage|moulin|quai|phare|cour|boutique|boulangerie|librairie|bar|billetterie',
    leads: "à|à la|à l'|au|aux|dans la|dans le|devant|devant la|devant le|devant l'|sur la|rue|dès",
  },
  it: {
    names:
      'laboratorio|laboratori|concerti|quiz|giornata a porte aperte|porte aperte|mercato|mercatino|fiera|mostra|conferenza|corso|corsi|lezione|lezioni|visita guidata|visite guidate|visita|passeggiata|escursione|degustazione|film|lettura|prova|prove|musica|orari|menu|menù|app|sito|newsletter|revisione|riparazioni|buoni regalo|preventivo|arte|poesia|jazz|corsa|inglese|francese|tedesco|spagnolo|iscrizioni|iscrizione|stagione|aggiornamento|riparazione|tutto',
    things:
      'concerto|degustazione di formaggi|proiezione|coro|yoga|pilates|nuoto|arrampicata|tennis|scacchi|gruppo di lettura|cucito|ceramica|disegno|fotografia|giardinaggio|pianoforte|chitarra|violino|pane|pane di segale|torta|torte|zuppa|caffè|pizza|formaggio|formaggi|miele|marmellata|mele|pere|pomodori|patate|fragole|fiori|tulipani|rose|piante|libri|candele|sapone|saponi|biciclette|gelato|gelati|cioccolato|biscotti|cornetti|ghirlande|primo soccorso|karaoke|tombola|picnic|mezza maratona|maratona|pallavolo|judo|karate|uova|salmone|focaccia|limonata|lana|sciarpe|cappelli|borse|scarpe|giochi da tavolo|noleggio bici',
    joins:
      'nuovo|nuova|nuovi|nuove|fresco|fresca|freschi|fresche|nostro|nostra|nostri|nostre|annuale|settimanale|locale|base|e|di|del|della|dei|delle|per principianti|per adulti|per famiglie|per tutti|con|per bambini',
    says: "un|una|uno|il|lo|la|l'|i|gli|le|al|allo|alla|alle|a|in|da|dal|dalle|dalla|fino al|fino alle|per|è|sono|siamo|abbiamo|c'è|ora|qui|di nuovo|vieni|venite|vi aspettiamo|ti aspettiamo|prenota|prenotate|iscriviti|ordina|ogni|tutti i|tutti i giorni|tutto il giorno|tutto l'anno|settimana|fine settimana|a partire dal|da oggi|da ora in poi|inizia|comincia|ingresso|biglietti|posti|senza appuntamento|senza prenotazione|aperto a tutti|aperta a tutti|a persona|al pezzo|al chilo|all'ora|costa|costano|di sconto|online|ore|serviamo|vendiamo|offriamo|anche|per ferie|per festività|per inventario|per manutenzione|ogni giorno|disponibile|disponibili|riparte",
    open: 'aperto|aperta|aperti|apre|apriamo|riapre|riapriamo|apertura',
    shut: 'chiuso|chiusa|chiusi|chiude|chiudiamo',
    free: 'gratis|gratuito|gratuita|ingresso libero|ingresso gratuito',
    sites:
      'via|piazza|piazza del mercato|viale|parco|sala|sala consiliare|chiesa|biblioteca comunale|scuola|museo|galleria|teatro|centro|centro civico|municipio|casa|cascina|porto|stazione|giardino|ponte|spiaggia|mulino|cortile|faro|negozio|caffetteria|panificio|libreria|biglietteria|biblioteca',
    leads: "in|nel|nella|presso|al|alla|all'|davanti alla|davanti al|alle|dalle",
  },
  pt: {
    names:
      'oficina|oficinas|workshop|workshops|quiz|dia aberto|mercado|feira|exposição|palestra|aula|aulas|curso|cursos|visita guiada|visitas guiadas|visita|passeio|caminhada|filme|cinema|leitura|ensaio|ensaios|corrida|música|horário|ementa|menu|aplicação|site|boletim|inscrições|revisão|reparações|vales de oferta|arte|poesia|jazz|inglês|francês|alemão|inscrição|época|atualização|tudo',
    things:
      'concerto|concertos|feira do livro|prova de queijos|coro|ioga|pilates|natação|escalada|ténis|futebol|xadrez|clube de leitura|tricô|costura|cerâmica|olaria|desenho|fotografia|jardinagem|piano|guitarra|violino|pão|pão de centeio|bolo|bolos|sopa|café|chá|pizza|queijo|queijos|mel|compota|maçãs|sumo de maçã|peras|tomates|batatas|morangos|abóboras|flores|tulipas|rosas|plantas|livros|sabonetes|bicicletas|gelado|gelados|chocolate|bolachas|primeiros socorros|karaoke|bingo|piquenique|meia maratona|maratona|basquetebol|voleibol|judo|karaté|leite|ovos|salmão|hambúrgueres|broas|sumos|limonada|cachecóis|sapatos|jogos de tabuleiro|pneus|aluguer de bicicletas',
    joins:
      'novo|nova|novos|novas|fresco|fresca|frescos|frescas|nosso|nossa|nossos|nossas|anual|semanal|local|caseiro|caseira|experimental|e|de|do|da|dos|das|para principiantes|para adultos|para famílias|para todos|com|para crianças',
    says: 'um|uma|o|a|os|as|no|na|nos|nas|em|por|ao|à|às|até|até às|até ao|desde|para|é|são|há|temos|já|aqui|de volta|venha|vem|esperamos por si|reserve|inscreva-se|encomende|cada|todos os|todas as|todos os dias|todo o dia|todo o ano|semana|fim de semana|a partir de|a partir do|a partir de agora|começa|entrada|bilhetes|lugares|sem marcação|sem reserva|aberto a todos|aberta a todos|por pessoa|a unidade|o quilo|por quilo|por hora|custa|custam|de desconto|online|horas|servimos|vendemos|oferecemos|também|para férias|por feriado|para inventário|para manutenção|cada dia|disponível|disponíveis',
    open: 'aberto|aberta|abertos|abertas|abre|abrem|abrimos|reabre|reabrimos',
    shut: 'fechado|fechada|fechados|fecha|fechamos|encerrado|encerrada|encerra',
    free: 'grátis|gratuito|gratuita|entrada livre|entrada gratuita',
    sites:
      'rua|praça|avenida|largo|parque|sala|salão|igreja|biblioteca municipal|escola|museu|galeria|teatro|centro|centro cultural|câmara municipal|casa|quinta|porto|estação|jardim|ponte|praia|moinho|pátio|farol|pavilhão|junta de freguesia|loja|padaria|livraria|biblioteca|bilheteira',
    leads: 'no|na|em|junto à|junto ao|em frente à|em frente ao|às|até às|das',
  },
  pl: {
    names:
      'warsztaty|warsztat|quiz|dzień otwarty|dni otwarte|targ|jarmark|kiermasz|kiermasz książek|wystawa|wykład|zajęcia|kurs|kursy|lekcja|lekcje|zwiedzanie|spacer|wycieczka|degustacja|degustacja serów|film|pokaz|seans|czytanie|próba|próby|bieg|muzyka|godziny otwarcia|rozkład|menu|aplikacja|strona|newsletter|zapisy|przegląd|naprawy|karty podarunkowe|sztuka|poezja|jazz|angielski|niemiecki|hiszpański|sezon|aktualizacja|spotkanie|wszystko',
    things:
      'koncert|koncerty|chór|joga|pilates|pływanie|tenis|szachy|klub książki|szycie|ceramika|rysunek|fotografia|pianino|gitara|skrzypce|chleb|chleb żytni|chleb na zakwasie|ciasto|ciasta|pączki|zupa|kawa|kawę|herbata|pizza|sery|miód|dżem|jabłka|gruszki|pomidory|ziemniaki|truskawki|dynie|kwiaty|tulipany|róże|rośliny|sadzonki|książki|książka|świece|mydło|mydła|rowery|lody|czekolada|pierwsza pomoc|karaoke|bingo|piknik|półmaraton|maraton|koszykówka|siatkówka|judo|karate|mleko|jajka|łosoś|burgery|pierniki|lemoniada|szaliki|buty|gry planszowe|opony|wypożyczalnia rowerów',
    joins:
      'nowy|nowa|nowe|nowych|świeży|świeża|świeże|świeżo|nasz|nasza|nasze|coroczny|lokalny|lokalne|domowy|domowa|domowe|i|dla początkujących|dla dorosłych|dla rodzin|dla wszystkich|z|dla dzieci',
    says: 'w|we|na|o|od|do|po|za|przy|mamy|jest|są|już|tu|tutaj|znowu|zapraszamy|przyjdź|przyjdźcie|zapisz się|zamów|zarezerwuj|każdy|każda|każde|w każdy|w każdą|codziennie|co tydzień|przez cały rok|cały dzień|od teraz|od dziś|zaczyna się|rusza|trwają|wstęp|bilety|bilet|miejsca|bez zapisów|bez rezerwacji|wszyscy mile widziani|od osoby|za osobę|za sztukę|za kilo|za kilogram|za godzinę|kosztuje|kosztują|zniżki|online|godz.|sprzedajemy|pieczemy|z powodu urlopu|z powodu święta|z powodu inwentaryzacji|z powodu remanentu|każdego dnia|dostępne|dostępny|dostępna|także|również',
    open: 'otwarte|otwarty|otwarta|otwieramy|czynne|czynny|czynna',
    shut: 'zamknięte|zamknięty|zamknięta|nieczynne|nieczynny|nieczynna|zamykamy',
    free: 'bezpłatnie|bezpłatny|bezpłatna|bezpłatne|wstęp wolny|wstęp bezpłatny|za darmo|za pół ceny',
    sites:
      'ulica|ul.|ulicy|plac|placu|aleja|park|parku|sala|sali|kościół|kościele|biblioteka miejska|bibliotece|szkoła|szkole|muzeum|galeria|galerii|teatr|teatrze|dom kultury|domu kultury|ratusz|ratuszu|dworzec|dworcu|ogród|ogrodzie|rynek|rynku|port|porcie|most|dziedziniec|dziedzińcu|sklep|kawiarnia|piekarnia|księgarnia|biblioteka|kasa|ogródek',
    leads: 'w|we|na|przy|przed|obok|o|od|do',
  },
  ja: {
    names:
      'ワークショップ|コンサート|クイズ|マーケット|朝市|展示会|展覧会|講座|講演|教室|体験教室|レッスン|見学会|見学ツアー|ツアー|試食会|上映会|朗読会|読書会|音楽|営業時間|時刻表|メニュー|アプリ|サイト|修理|ギフトカード|救急講習|申込|受付',
    things: '',
    joins: '新しい|新|焼きたての|恒例の|毎年恒例の|手作りの|初めての|と|の|初心者向け|大人向け|家族向け|子ども向け',
    says: 'は|が|を|に|で|も|から|まで|より|へ|です|ます|した|あります|開きます|始まります|始めます|開催します|行います|販売します|お届けします|お待ちしています|お越しください|ご予約ください|ご予約はこちら|予約不要|申込不要|どなたでも|どなたでも参加できます|参加費|入場料|料金|価格|お一人|一人|一個|毎日|毎週|毎月|毎朝|終日|年中|今後|曜日|時|割引|オンライン|スタート|販売|年末年始のため|祝日のため|棚卸しのため|点検のため|設備点検のため|参加できます|お申し込みください|この日',
    open: '営業します|営業しています|営業|オープン|開店|開店します|再開します|開館します',
    shut: 'お休みします|お休みです|お休み|休みます|休みです|休業|休業します|休館|休館します|定休日|閉店します',
    free: '無料|入場無料|参加無料|半額',
    sites:
      '公園|広場|ホール|市民ホール|会館|公民館|図書館|学校|美術館|博物館|駅前|教室|庭園|本店|店内|工房|店|カフェ|売店',
    leads: '',
  },
  ar: {
    names:
      'ورشة|ورشة عمل|حفل|حفلة|أمسية|سوق|معرض|معرض الكتاب|محاضرة|دورة|دورات|درس|دروس|حصة|حصص|جولة|رحلة|عرض|قراءة|نادي الكتاب|موسيقى|مواعيد العمل|ساعات العمل|قائمة الطعام|تطبيق|موقع|اشتراك|التصليح|إسعافات أولية|شعر|أمسية شعرية|التسجيل|الموسم|تحديث|نادي القراءة',
    things: '',
    joins:
      'جديد|جديدة|الجديد|الجديدة|طازج|طازجة|سنوي|سنوية|شهري|شهرية|أسبوعي|أسبوعية|محلي|محلية|و|للمبتدئين|للكبار|للعائلات|للجميع|مع|للأطفال|للنساء',
    says: 'في|من|إلى|الى|حتى|على|كل|كل يوم|يوم|يوميا|يومياً|الساعة|صباحا|صباحاً|مساء|مساءً|ابتداء من|ابتداءً من|لدينا|عندنا|الآن|هنا|أهلا بكم|ننتظركم|احجز|احجزوا|اطلب|تبدأ|يبدأ|الدخول|التذاكر|تذكرة|بدون حجز|الدعوة عامة|الجميع مدعوون|للشخص|للكيلو|كيلو|القطعة|السعر|خصم|طوال اليوم|أسبوع|للجرد|للصيانة|بمناسبة العيد|بسبب العطلة|متوفر|متوفرة|أيضا|أيضاً',
    open: 'مفتوح|مفتوحة|نفتح|يفتح|تفتح|افتتاح',
    shut: 'مغلق|مغلقة|نغلق|يغلق|تغلق',
    free: 'مجانا|مجاناً|مجاني|مجانية|الدخول مجاني|الدخول مجاناً|بنصف السعر',
    sites:
      'شارع|ساحة|الحديقة|حديقة|قاعة|القاعة|المدرسة|مدرسة|المتحف|المسرح|المركز الثقافي|البلدية|المحطة|الميناء|متجر|المتجر|مقهى|المقهى|مخبز|المخبز|مكتبة|المكتبة|النادي|الفرع',
    leads: 'في|عند|أمام|بجانب|على',
  },
})
