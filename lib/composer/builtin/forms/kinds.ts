// What titles count: “5 tips”, “in 4 steps”.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

const KINDS = wordSet(
  [
    'pick picks recommendation* favourite favourites favorite favorites tip tips step steps reason reasons thing things way ways rule rules idea ideas mistake mistakes fact facts sign signs question questions check checks habit habits trick tricks hack hacks myth myths lesson lessons point points name names act acts band bands dish dishes',
    'tipp tipps schritt schritte schritten grund grunde grunden ding dinge dingen sache sachen weg wege wegen regel regeln idee ideen fehler fehlern zeichen frage fragen gewohnheit* trick tricks mythen punkte punkten name namen acts bands gerichte gerichten',
    'consejo* paso pasos razon razones cosa cosas forma formas manera maneras regla reglas errores senales pregunta preguntas truco trucos mitos puntos nombres platos grupos',
    'conseil conseils etape etapes raison raisons chose choses facon facons maniere manieres regle regles idees erreurs signes astuce astuces gestes mythes noms plats groupes',
    'consigli passi passaggi motivi ragioni cose modi regole idee errori segnali domande trucchi abitudini miti nomi piatti',
    'dica dicas passo passos razoes motivos coisas formas maneiras regras ideias erros sinais perguntas truques mitos nomes pratos',
    'stap stappen redenen dingen manieren regels ideeen fouten vragen weetjes namen acts bands gerechten',
    'wskazowki wskazowek porady porad kroki krokow krokach powody powodow rzeczy sposoby sposobow zasady zasad pomysly pomyslow bledy bledow pytania pytan nazwisk zespolow dan',
    'steg skal saker satt regler ideer misstag fragor',
  ].join(' '),
)
/** By its folded form. */
export const isCounted = (key: string): boolean => KINDS.has(key)

/** Their order matters. */
const STEPS = wordSet(
  'step steps schritt schritte schritten paso pasos etape etapes passi passaggi passo passos stap stappen kroki krokow krokach steg',
)
export const tellsSteps = (title: string): boolean => tokensOf(title).some(({ key }) => STEPS.has(key))
