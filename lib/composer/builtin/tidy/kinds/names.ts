// What the kinds of posts are called, and the courtesies beside them.

/** What is nothing but a kind of post, and what is for sale as well: of that somebody has to say that it is to be made. */
export const KIND =
  'bildspel|diavoorstelling|infographics?|infografik|infographie|infograf[ií]a|infogr[aá]fic[ao]|carousel|karussell|karusell|carrusel|carrousel|carosello|carrossel|slide ?show|diashow|diaporama|pase de diapositivas|presentación de diapositivas|apresentação de slides|pokaz slajdów'
export const MADE =
  "(?:one of )?(?:those|these) (?:ones?|things?|posts?|cards) (?:that |where )?(?:you|people|they) (?:can )?(?:swipe|flick|scroll)(?: through)?|(?:one of )?(?:those|these) swipey? (?:ones?|things?|posts?)|videos?|vídeo|vid|vidéo|film|filmpje|clip|reel|card|karte|tarjeta|carte|cartolina|cartão|kaart|kaartje|filmik|wideo|rolka|(?:set|series) of (?:pictures|images|cards|slides)|bildserie|serie de imágenes|série d[’']images|serie di immagini|série de imagens|reeks (?:beelden|plaatjes|afbeeldingen)"
export const POLITE =
  "(?:please|pls|plz|bitte|por favor|porfa|svp|stp|s[’']il (?:vous|te) pla[iî]t|per favore|graag|alsjeblieft|proszę|tack)"
