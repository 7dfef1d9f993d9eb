// A whole sentence of how long a post is to be or how it is to sound: “Keep it short”, “bitte nicht so steif”, “fais un truc chaleureux”.
import { LOOKS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'

/** What asks for it: of “Keep warm” nobody can tell, “keep it warm” speaks of the post. */
const VERBS = wordSet(
  'keep make do write sound look halt halte haltet halten mach mache macht machen schreib schreibe schreibt schreiben formulier formulieren fais faites ecris ecrivez garde gardez reste restez haz hazlo ponlo mantenlo dejalo sea fai fallo falla fate tienilo tienila scrivi faz deixa mantem escreve hou houd maak schrijf zrob zrobcie napisz gor hall skriv',
)
const OBJECTS = wordSet(
  'it this that post card text caption video film clip reel image picture copy tone wording something es das ihn text bild ton etwas le la ca cela truc quelque chose texte visuel lo hazlo ponlo mantenlo dejalo algo texto sea fallo falla tienilo tienila qualcosa testo isso het iets tekst to cos tekst det',
)
/** A wish by itself: “not too long”, “short please”. */
const ASKS = wordSet('please pls plz bitte svp stp porfa favor favore graag aub prosze snalla')
const NEGATES = wordSet(
  'not dont no never without ohne nothing nicht nichts pas rien nada non niente nao niet niets nie inte',
)
/** How readers are spoken to, which is said by itself: “locker, du-form”. */
const FORMS = wordSet(
  'perdu persie duform sieform duzen siezen duzt siezt tutoiement vouvoiement tutoyer vouvoyer tutear tuteo',
)
const FEELS = wordSet(
  [
    'grovelly grovelling friendly proud smug whingy whiny moany grumpy boastful braggy arrogant needy desperate apologetic defensive patronising preachy humble warm casual dry blunt direct straight factual sober grateful excited calm short brief simple snappy punchy concise sweet light minimal fancy salesy cheesy corny pushy preachy shouty stiff long wordy complicated soppy sad over top heavy classy elegant festive christmassy readable subtle tasteful respectful positive personal honest chill hopeful dramatic boring corporate young gentle kind',
    'freundlich ausrufezeichen herzlich ehrlich kurz knapp locker steif formlich werblich lang kitschig festlich nett lustig sachlich seriös personlich herzlich',
    'court courte bref breve sympa drole long longue sobre festif serieux leger pro',
    'corto corta breve cercano cercana divertido divertida formal serio seria largo larga navideno',
    'breve corto corta semplice divertente formale serio lungo lunga natalizio',
    'curto curta breve simples divertido formal serio longo longa',
    'kort bondig leuk lang gezellig netjes feestelijk grappig zakelijk',
    'krotko prosto milo wesolo powaznie dlugie',
    'kort enkelt roligt trevligt langt',
  ].join(' '),
)
const FILLS = wordSet(
  'wieder mit viel viele vielen soviel be to we are wir sind alle und as in with sound sounds and but just also really very quite super pretty nice a bit fairly more less too so all the be und aber auch ganz sehr bisschen zu so ein et mais un une peu tres trop plutot y pero un poco muy demasiado que e ma molto troppo di po mas um pouco muito en maar een beetje heel te i ale bardzo zbyt och men lite for',
)
const MOST = 9

/** `said` is folded and bare of marks. */
export function isTone(said: string): boolean {
  const words = said
    .replace(/(?<!\p{L})(du|sie)[- ]form(?!\p{L})/gu, '$1form')
    .replace(/(?<!\p{L})per (du|sie)(?!\p{L})/gu, 'per$1')
    .replaceAll(',', '')
    .split(' ')
  const has = (set: WordSet) => words.some(word => set.has(word))
  const known = [FORMS, VERBS, OBJECTS, ASKS, NEGATES, FEELS, LOOKS, FILLS]
  const isKnown = words.length <= MOST && words.every(word => known.some(set => set.has(word)))
  const isSaid = isKnown && words.length > 1
  const asks = (has(VERBS) && has(OBJECTS)) || (words.length > 1 && (has(ASKS) || (has(NEGATES) && has(FEELS))))
  return (isKnown && has(FORMS)) || (isSaid && asks && (has(FEELS) || has(LOOKS)))
}
