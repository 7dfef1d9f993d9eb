// A surprise: of whom a brief says that they know nothing of it, nobody else reads either.
import { fold } from '#lib/composer/lexis/fold.ts'

/** “… and she doesn’t know a thing”, “er weiß noch nichts”, “y no sabe nada”, as they are folded. */
const UNAWARE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:he|she|they)(?: s)? (?:doesn ?t|don ?t|does not|do not) (?:know|suspect) (?:a thing|anything|yet|about it|it yet|were)',
    '(?:he|she|they) (?:has|have|hasn ?t got|haven ?t got|hasn ?t|haven ?t) (?:no idea|no clue|a clue|the faintest)',
    '(?:he|she|they)(?: ?ll| will)? (?:knows?|know) nothing',
    '(?:it ?s|it is|is|as) a surprise for (?:him|her|them)',
    '(?:er|sie)(?: \\p{L}+)? (?:weiss|wissen|ahnt|ahnen) (?:noch |davon |von )?(?:noch |davon )?nichts',
    '(?:il|elle|ils|elles) (?:ne |n ?)?(?:sait|savent) (?:encore )?rien|(?:il|elle)s? (?:ne )?(?:est|sont) pas au courant',
    'no (?:sabe|saben|sospecha) (?:todavia |aun )?nada|no se entera de nada',
    'non (?:sa|sanno) (?:ancora )?(?:nulla|niente)|nao (?:sabe|sabem) (?:ainda )?(?:de )?nada',
    '(?:hij|zij|ze) (?:weet|weten) (?:nog |er )?(?:van )?niets|(?:nic|jeszcze nic) (?:o tym )?nie (?:wie|wiedza)',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** Where a text says so, none where it does not. */
export const unawareIn = (text: string): number | undefined => UNAWARE.exec(fold(text).replace(/['’]/g, ' '))?.index
