// Small words that say nothing without the one after them.
import { wordSet } from '#lib/render/objects/tokens.ts'

/** Words that lean on the next one: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Arabic. */
const leaning = /* @__PURE__ */ wordSet(
  'a an the of to in on at by for from with into and or but nor no not is are was be as per our my your their thru until till than if when that which who this these its his her their every each some so how',
  'der die das den dem des ein eine einen einem einer eines und oder im in am an um von vom zum zur bis für mit ohne bei ab auf unser unsere kein keine wenn dass ob jede jeden jeder mein meine dein deine euer eure so',
  'le la les un une des du de et ou au aux à en par pour sur avec dans notre nos votre vos est dès chez se ne qui que si ce cette ces son sa ses leur votre notre chaque',
  'el los las una unos del y o e al con sin para por entre desde hasta su sus nuestro nuestra cada ya que si se tu tus mi mis nos muy más como no',
  'il lo gli i uno di da dal dalla dalle della delle dei degli nel nella alle alla con su per tra fra ed è che se ogni non',
  'os as um uma do da dos das no na nos nas em ao aos com sem até pelo pela que se cada seu sua não',
  'het een van op te met voor bij naar tot door onze dat die als je jouw ons geen',
  'w z ze we na do od po za przy nad pod dla bez oraz lub nie się',
  'في من إلى على عن مع حتى كل يوم',
)

export const isLeaning = (word: string): boolean => leaning.has(word.toLowerCase())
