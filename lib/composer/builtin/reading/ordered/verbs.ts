// Words that ask, want, make and tell, of whoever types for the maker of a post.
import { THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

export const ASKS = wordSet(
  'can could would will u kannst konntest konnt konntet konnen puedes podeis podrias podria peux pouvez pourriez pourrais puoi potete potresti podes pode podem poderia mozesz moze mozna czy prosic kun kunt kan zou zouden skulle ممكن هل يمكنك تقدر',
)
export const WANTS = wordSet(
  'need want love like brauch* brauchte* mochte* will wollen hatte* necesit* quier* queremos besoin voudr* veux veut faut vorr* serve servirebbe preciso precisamos quero potrzebuj* chc* prosze behover wil willen نحتاج احتاج محتاج بدي بدنا نبي نريد اريد نود',
)
export const MAKES = wordSet(
  'make create write design generate draft do prepare post put produce publish mach* schreib* erstell* gestalt* entwirf bastel* post* haz haga hagan hazme haznos haces haceis hacer crea cree crear escribe escrib* disen* prepar* publi* fais faites faire creez creer ecri* redig* fai fate fare fammi facci creare scriv* pubblica faz faca fazer cria crie criar escrev* zrob* stworz* napis* przygot* opublik* wrzuc* maak maken schrijf schrijven plaats* gor gora skriv skriva fixa اعمل تعمل صمم تصمم اكتب تكتب كتابه جهز انشر نشر',
)
export const TELLS = wordSet(
  'annoncer partager rappeler anunciar compartir recordar avisar annunciare ricordare lembrar ankundigen mitteilen oglosic aankondigen melden announce share promote advertise let tell remind inform explain explica explique expliquer spiega explicar erklar* bewirb bewerbt schreib schreibt sag sagt erinner* informier* anuncia anuncie promociona comparte avisa recuerda di diles annonce annoncez partage partagez rappelle rappelez dis dites annuncia annunciate promuovi condividi ricorda ricordate dite anuncie promove partilha lembra lembre avisa avise diz diga napisz powiedz przypomnij schrijf zeg herinner skriv saga paminn ذكر ذكروا اكتب قل اعلن',
)

/** Where a verb stands that its order ends in: “Kannst du einen Post über den Umzug machen?” */
export function tailOf(text: string, lead: number): number {
  const wish = text.search(WISHED)
  const isOrder =
    lead > 0 ||
    tokensOf(text)
      .slice(0, FIRST)
      .some(({ key }) => THINGS.has(key))
  if (isOrder && wish > lead) return wish
  const last = tokensOf(text).findLast(({ kind }) => kind !== 'mark')
  return lead > 0 && last && last.start > lead && /(?:en|er|re|ar|a)$/.test(last.key) && MAKES.has(last.key)
    ? last.start
    : text.length
}

/** Among so many words stands the thing that is ordered. */
const FIRST = 4
/** “An infographic on how to spot a dodgy email would be good”. */
const WISHED =
  / would be (?:really |very )?(?:good|great|nice|lovely|ideal|perfect|useful|helpful|brilliant|fab)[.!]*$/iu

/** What somebody who wants a post wants with its matter: “we want to show how …”, “je voudrais montrer les étapes …”. */
export const SHOWS_IT = wordSet(
  'show explain describe montrer expliquer presenter mostrar ensenar explicar contar zeigen erklaren vorstellen mostrare spiegare raccontare pokazac wyjasnic laten uitleggen',
)
