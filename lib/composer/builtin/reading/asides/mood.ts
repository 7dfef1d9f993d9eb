// What a post is to make people feel, said in a sentence of its own: “Que dé hambre, con ritmo tranquilo”, “niech będzie nastrojowo, zimowa rzeka albo coś takiego”.

const MOODS = [
  '(?:(?:please|pls|and|just) )*(?:let it (?:be|feel|look)|it (?:should|can|could|may|has to) (?:be|feel|look)|should (?:be|feel|look)|make it (?:feel|look)) (?:(?:a|bit|very|really|quite|rather|kind of) ){0,3}(?:moody|atmospheric|dreamy|wintry|autumnal|nostalgic|mouth ?watering|soothing|mysterious)|(?:it should |should |has to )?make (?:people|them|you|everyone) (?:hungry|want to eat)',
  '(?:(?:bitte|das|es|der film|das bild|die karte) )*(?:darf|soll|sollte|kann) (?:(?:es|das|der film|ruhig|gern|gerne|ein|bisschen|etwas|sehr|so) ){0,4}(?:stimmungsvoll|gemutlich|vertraumt|winterlich|herbstlich|nostalgisch|appetitlich|hunger|appetit)(?: (?:sein|werden|wirken|aussehen|machen))?',
  '(?:que (?:ca|cela)|il faut que (?:ca|ce)|ca doit|ca devrait) (?:donne|donner|soit|etre|fasse|faire|reste|rester) (?:(?:un|peu|tres|bien|l|eau|a|la) ){0,4}(?:faim|envie|bouche|poetique|feutre|reveur|nostalgique|hivernal|automnal|apaisant)',
  'que (?:de|sea|se vea|quede|parezca|transmita|resulte) (?:(?:un|poco|muy|algo|mucha|mucho) ){0,2}(?:hambre|apetito|calma|nostalgico|poetico|invernal|otonal|misterioso|evocador|acogedor)|que de ganas de comer',
  '(?:che |deve |dovrebbe )(?:sia|essere|faccia|fare|dia|dare|metta|mettere) (?:(?:un|po|molto|venire) ){0,3}(?:fame|appetito|acquolina|suggestivo|poetico|nostalgico|invernale|autunnale|sognante)',
  'que (?:de|seja|fique|pareca|transmita) (?:(?:um|pouco|muito|algo) ){0,2}(?:fome|agua na boca|calma|nostalgico|poetico|invernal|outonal|aconchegante|misterioso)',
  '(?:het |dat |de film )?(?:mag|moet) (?:(?:het|best|een|beetje|heel|lekker) ){0,4}(?:sfeervol|dromerig|winters|herfstig|nostalgisch|trek)(?: (?:zijn|worden|geven))?',
  '(?:niech|ma|zeby) (?:to )?(?:bedzie|byc|bylo|wyglada|wygladalo) (?:(?:troche|bardzo|tak) ){0,2}(?:nastrojow\\p{L}{1,2}|klimatyczn\\p{L}{1,2}|zimow\\p{L}{1,2}|jesienn\\p{L}{1,2}|nostalgiczn\\p{L}{1,2}|przytuln\\p{L}{1,2}|sennie)|niech (?:budzi|wzbudza) apetyt',
].join('|')
/** What it adds has no number: “…, con ritmo tranquilo”. */
const MOOD = new RegExp(`^(?:${MOODS})(?:, [^\\d.!?]{3,70})?$`, 'u')

/** “Stimmungsvoll bitte, mit Bergen und Blumen”, “kolorowo, wesoło”, “cheery but not daft”: no verb, and no thing that is so. */
const FEELS =
  '(?:cheery|cheerful|warm|bright|colou?rful|playful|calm|sober|festive|cosy|friendly|classy|tasteful|stimmungsvoll|frohlich|bunt|freundlich|heiter|sachlich|schlicht|gemutlich|festlich|verspielt|gai|joyeux|colore|chaleureux|sobre|festif|alegre|colorido|calido|acogedor|festivo|allegro|colorato|caldo|sobrio|festoso|acolhedor|vrolijk|kleurrijk|rustig|gezellig|zakelijk|kolorowo|wesolo|cieplo|radosnie|skromnie|elegancko|spokojnie|swiatecznie)'
const ALONE = new RegExp(
  `^(?:bitte |please |keep it )?${FEELS}(?:(?:(?:,| and| und| et| y| e| en| i) ${FEELS})+|,? (?:please|pls|bitte|prosze|svp|por favor|per favore|graag)|,? (?:but not|aber nicht|mais pas|pero no|pero sin ser|ma non|mas nao|maar niet|ale nie) (?:too |zu |trop |troppo |te |zbyt )?\\p{L}+)(?:, (?:mit|with|con|avec|com|met|z) [^\\d.!?]{3,60})?$`,
  'u',
)

/** `said` is folded and bare of marks. */
export const isMood = (said: string): boolean => MOOD.test(said) || ALONE.test(said)
