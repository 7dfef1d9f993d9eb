// Words of the trade, folded: what is made, how it looks and where it is shown. The chain learns what each kind of them is worth.
import { wordSet } from '#lib/composer/lexis/phrases.ts'

const KINDS = [
  // Needs, and imperatives and infinitives of making and setting.
  wordSet(
    'need want brauch* necesito necesitamos quiero queremos besoin voudrais serve vorrei vorremmo preciso precisamos quero potrzebuj* chcemy بدنا بدي نريد محتاج* write make create design draft generate produce prepare compose post do give craft build film record draw schreib* mach mache machen macht machs erstell* gestalt* entwirf entwerf* verfass* bastel* dreh* postet poste escrib* haz haga hagan crea cree creen disena disene redacta redacte prepara publica pon poned graba ecris ecrivez fais faites faire creez redige redigez preparez postez publie publiez scrivi scrivete fai fate preparate pubblica pubblicate disegna escreve escreva escrevam faz faca facam cria crie criem publique desenha napisz* zrob* stworz* przygotuj* opublikuj* wrzuc* zaprojektuj* اكتب* اعمل* اعملي صمم* انشر* جهز* حضر نزل* سوي* سو use using keep add put show include attach nutz* verwend* nimm nehmt zeig* usa usad anade muestra utilise* ajoute* mets mettez montre* aggiungi metti mettete mostra adiciona mete uzyj dodaj wstaw pokaz*',
  ),
  // What a post, a picture, a film or a part of one is called.
  wordSet(
    'post posts posting tweet tweets thread threads reel reels story stories carousel carousels caption captions blog intro video videos clip animation explainer infographic graphic graphics slide slides slideshow flyer banner ad ads advert copy content script teaser hashtag* headline headlines cta newsletter meme gif visual visuals linkedin instagram insta tiktok twitter facebook youtube beitrag beitrage grafik* texte kachel anzeige slogan ueberschrift bild bilder publicacion* cartel anuncio* titular* texto textos guion imagen publication* visuel* annonce* textes accroche legende affiche grafica grafiche testo testi annuncio titolo didascalia locandina publicacao publicacoes anuncio legenda cartaz post* rolk* tekst* ogloszeni* plakat* منشور منشورا بوست تصميم فيديو ريلز ستوري نص og pic pics picture image preview header thumbnail card vid vids trailer swipe swipey grafik karussell grafico carrusel publicacion visuel diaporama immagine carosello imagem carrossel grafika karuzela film filmik rolka صوره presentation poster sign prasentation diashow plakat aushang linkbild vorschaubild linkvorschau titelbild beitragsbild teaserbild miniatura vignette bandeau anteprima immagini imagenes obrazek afbeelding presentacion letrero presentazione cartello apresentacao prezentacja عرض ملصق photo photos pictures images title titles lettering letters logo colour colours color colors font fonts background layout hashtags emoji emojis folie folien foto fotos titel schrift buchstaben farben hintergrund diapositiva diapositivas titulo letra letras fondo colores diapo diapos titre lettres fond couleurs scritta lettere sfondo colori imagens cores fundo zdjecie zdjecia zdjec obraz* tytul liter* slajd* kolory tlo صور عنوان خلفيه الوان beeld kleuren bilden rubrik slajd slajdy slajdzie سلايد شريحه',
  ),
  // What a wish about looks and sound is about.
  wordSet(
    'colour colours color colors tone tones tonal style styling font fonts logo background backgrounds vibe vibes mood layout palette emoji emojis music farbe* ton tons stil schrift* hintergrund* stimmung tonfall colores tono tonos estilo letra* fondo* couleur* police* fond* ambiance colore colori toni stile carattere sfond* cor cores tom fundo* kolor* tonie styl* czcionk* tlo tla tle الوان بالوان الالوان بلون نبره باسلوب اسلوب خط خلفيه',
  ),
  // Where a post is shown.
  wordSet(
    'facebook instagram insta linkedin tiktok twitter whatsapp newsletter website homepage socials tv tele televisor fernseher schaufenster bildschirm aushang webseite escaparate pantalla vitrine ecran vetrina schermo montra ecra witryny witryne ekran ekranu strone',
  ),
  // Who asks politely.
  wordSet('please pls plz bitte porfa favor svp stp merci grazie favore prosze لطفا tack'),
]

/** The number of the first kind that a word is of, from 1; 0 where it is of none. */
export const tradeOf = (key: string): number => 1 + KINDS.findIndex(words => words.has(key))
