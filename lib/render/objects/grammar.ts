// Where in a sentence a name stands for its thing, by the small words around it; a small word too many costs a drawing, one too few a wrong one.
import { wordSet } from '#lib/render/objects/tokens.ts'
import type { Language } from '#lib/render/objects/words/index.ts'

/** What follows these is a place, a means, a time or a likeness, not what the sentence is about. */
export const AWAY: Record<Language, ReadonlySet<string>> = {
  en: /* @__PURE__ */ wordSet(
    'at in on by from behind near under over past to into onto like as per than before after against through beyond off out since until till via between inside outside around beneath above below across towards unlike versus vs minus besides despite about',
  ),
  de: /* @__PURE__ */ wordSet(
    'auf im in am an ans bei beim vom von aus unter uber vor hinter zwischen nach zu zum zur gegen wie als durch ums um neben ins statt trotz seit bis',
  ),
  es: /* @__PURE__ */ wordSet('en contra bajo sobre desde hasta como hacia entre ante tras a al segun'),
  fr: /* @__PURE__ */ wordSet(
    'dans sur sous comme chez vers contre entre par a au aux en depuis devant derriere selon',
  ),
  it: /* @__PURE__ */ wordSet(
    'in nel nello nella nei nelle sul sullo sulla sui sotto come contro tra fra a al allo alla ai alle da dal dalla',
  ),
  pt: /* @__PURE__ */ wordSet('em no na nos nas sobre como contra entre ao aos desde pelo pela sob num numa'),
  nl: /* @__PURE__ */ wordSet('in op onder als bij naar tegen uit van te tussen door voorbij naast sinds'),
  pl: /* @__PURE__ */ wordSet('w we na pod jak przy do od przed po przez miedzy nad o za'),
  sv: /* @__PURE__ */ wordSet('i pa under som vid till mot fran av mellan genom hos over bakom'),
}

/** What these ask for is what guests take along. */
export const BRING = /* @__PURE__ */ wordSet(
  'bring bringt mitbringen trae traed traigan apportez amenez portate portatevi tragam traz neem breng przynies przyniescie zabierz zabierzcie medtag',
)

/** A German bowl is no plural of a scarf. */
export const NO_NAME = /* @__PURE__ */ wordSet('schale schalen')

/** What is reduced is what an offer is about: “20% off candles”, “two for one on pizza”, „15 % Rabatt auf Kerzen“. */
export const REDUCED = /* @__PURE__ */ wordSet(
  'percent off price discount deal deals prozent rabatt nachlass descuento dto remise reduction rabais sconto desconto korting procent znizka znizki rabatu',
)

/** An English name before any other word only says of which kind that is. */
export const GOES_ON = /* @__PURE__ */ wordSet(
  'cleaned cleared serviced mended fixed repaired delivered checked is are was were be been has have had will can may must do does did goes go return returns returned arrive arrives arrived comes come came opens open opened starts start begins begin that which who whose from for with to at on in of and or by until till up back now today tonight tomorrow this next every each again here there only as before after off out over under about our your we you it they made baked cut drawn roasted grown picked served cooked brewed poured delivered sold born fresh free all just still yet so but because while when where grow grows take takes need needs fit fits last lasts live lives love loves taste tastes smell smells look looks sound sounds feel feels say says tell tells help helps make makes keep keeps turn turns move moves meet meets sleep sleeps eat eats fly flies deserve deserves outlive tell tells why how checked tested repaired wanted needed included half seats holds without get gets a an the monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december',
)

/** What is held, sold or done with a thing is about that thing. */
export const CARRIERS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: /* @__PURE__ */ wordSet(
    'release releases launch batch deadline deadlines appointment appointments workshop workshops class classes course courses lesson lessons tasting tastings night nights evening evenings morning mornings sale sales season festival fest week weekend day days market markets fair fairs show shows menu club clubs subscription subscriptions tour tours walk walks race races ride rides party swap hire repair repairs training tickets recipe recipes school picnic making baking rental shop stall boxes set sets collection tournament league match games camp retreat concert recital lunch supper dinner brunch beginners trip trips flights rehearsal practice lovers planting picking pressing keeping watching',
  ),
  es: /* @__PURE__ */ wordSet(
    'curso cursos taller talleres clase clases cata catas menu noche fiesta feria mercado receta recetas venta festival semana dia temporada torneo alquiler reparacion tienda club salida paseo',
  ),
  fr: /* @__PURE__ */ wordSet(
    'cours atelier ateliers stage soiree fete marche vente degustation festival salon menu recette recettes concours lecon lecons bourse foire reparation reparations location semaine journee saison tournoi club balade sortie',
  ),
  it: /* @__PURE__ */ wordSet(
    'corso corsi laboratorio lezione lezioni degustazione menu serata festa fiera mercato ricetta ricette vendita festival settimana giornata stagione torneo negozio noleggio riparazione gita',
  ),
  pt: /* @__PURE__ */ wordSet(
    'aula aulas oficina oficinas curso cursos prova menu noite festa feira mercado receita receitas venda festival semana dia temporada torneio loja aluguer reparacao passeio',
  ),
}

/** "de" and its kin make what follows a kind of what stands before. */
export const OF = /* @__PURE__ */ wordSet('de del des du da do dos das di dello della dei delle degli d l')

/** Languages that write a kind and its thing as one word, with what such words end in beside things. */
export const JOINED: ReadonlySet<Language> = new Set(['de', 'nl', 'sv'])
export const JOINED_CARRIER =
  /(?:kurs|kurse|markt|fest|verkostung|abend|tag|tage|woche|workshop|laden|verkauf|borse|probe|turnier|rezept|training|tour|konzert|flohmarkt|cursus|les|feest|avond|dag|dagen|week|winkel|verkoop|proeverij|toernooi|recept|tocht|kvall|marknad|provning|butik|vecka|turnering|skola)$/u
/** Words that end like a thing and are none. */
export const NO_THING =
  /aardappel|(?:z|gl|str|schl|w|r|bl|sp)eichen\b|^(?:(?:lood|klokken)gieter\w*|fahrstuhl|dachstuhl|lehrstuhl|gluhbirne|gluhbirnen|handschuh\w*|seehund\w*|erdapfel\w*|augapfel|zankapfel|adamsapfel|seepferd\w*|drahtesel|nudelholz|fruchtfleisch|leitfaden|rotfaden|schirmherr\w*|herdplatten?|festplatten?|grabblumen|eisblumen|steckenpferd|arbeitstier|spassvogel|pechvogel|galgenvogel|nachtbus|grundbuch|drehbuch|handbuch|tagebuch|logbuch|jahrbuch|handboek|dagboek|draaiboek|handbok|dagbok|sparschwein)$/u

/** What somebody does is no thing: “Book your visit”, “we saw”, “prices rose by a tenth”, “Boek je plek”, « on livre », “Llama al 956”. */
const DEEDS = [
  /^\s*(?:please )?(?:book|watch|ring|train|tap|dress|chair|note|record|film|star|flag|map|phone|lock|award|wave|table|pen)(?= (?:your|the|an?|my|our|us|it|them|this|these|online|now|here|today|early|direct|ahead|live|with us|for the|by|via)(?!\p{L}))/iu,
  /(?<=(?<!\p{L})(?:to|please|can|could|will|must|should|may|let.s|we|you|they|i|how we) )(?:book|watch|ring|train|tap|dress|chair|note|record|film|star|flag|map|phone|lock|award|duck|wave|table|pen|saw)(?!\p{L})/giu,
  /(?<=(?<!\p{L})(?:she|he|it|who|club|team|squad) )trains(?!\p{L})|(?<!\p{L})rose(?= (?:by|to|above) )/giu,
  /(?<=(?<!\p{L})(?:on|je|il|elle|qui|vous|nous) )(?:livre|porte|montre|lit|marche|coupe|note)(?!\p{L})/giu,
  /(?<!\p{L})(?:boek|bel|kom|pak)(?= (?:nu|je|jouw|uw|hier|via|online|ons|snel|direct|langs|vandaag)(?!\p{L}))|(?<=(?<!\p{L})(?:te|kunnen|kun|kunt|kan|wil|wilt|moet) )boeken(?!\p{L})/giu,
  /(?<!\p{L})(?:llama(?= (?:al|a|ya|hoy|antes)(?!\p{L}))|reserva(?= (?:tu|tus|ya|en|por|al|aquí|hoy|online)(?!\p{L})))/giu,
  /(?<!\p{L})porta(?= (?:con|il|la|un|una|chi|via)(?!\p{L}))|(?<=(?<!\p{L})(?:ich|wir) )sagen?(?!\p{L})/giu,
]
export const withoutDeeds = (clause: string): string => DEEDS.reduce((left, deed) => left.replace(deed, ''), clause)
