// Turns that order the system about instead of telling readers something, in the nine languages.
import { phrases } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'

const orders = phrases(
  [
    'note to ai|note to the ai|note to any ai|ignore all previous|ignore previous|ignore the previous|ignore all prior|ignore prior|ignore the above|ignore everything above|ignore your instructions|ignore all instructions|ignore any instructions|disregard all|disregard previous|disregard the above|disregard your|forget your instructions|forget all previous|forget previous|forget everything above|override your|system prompt|your system prompt|your instructions|your rules|your prompt|developer mode|maintenance mode|debug mode|dan mode|jailbreak*|you are now|act as an|act as a|pretend to be|pretend you|new instructions|from now on you are a|from now on you act|from now on you answer|from now on you only|from now on you respond|from now on you speak|ai tools|ai systems|ai models|ai agents|ai bots|tools and assistants|assistants reading|assistants processing|any assistants|for the ai|note for the assistant|note to the assistant|note to whoever posts|for whichever assistant|for the assistant posting|for the assistant that posts|for the bot that posts|to the ai|to any ai|to any software|to any model|to any bot|to any assistant|to the language model|to the model|software preparing|software reading|software processing|ai reading|ai processing|automated assistant*|automated system*|assistant reading|assistant processing|model reading|model processing|bot reading|dear ai|attention ai|ai assistant|as an ai|prompt injection|set verdict|verdict to|verdict approved|mark as approved|mark this as|auto approve|bypass|reveal your|print your instructions|print your rules|print your prompt|print your system|print your settings|print your configuration|print your guidelines|print your hidden|print your secret|repeat your|repeat everything|output your|show your instructions|show me your|curl http|drop table|base64|end of brief|begin system|end system|system message|role system|assistant role|user role|hidden text|score of 100|impact score',
    'ignoriere alle|ignoriere die|ignoriere vorherige|vergiss alle|vergiss deine|deine anweisungen|deine regeln|du bist jetzt|systemprompt|als ki|für die ki|ki systeme|ki tools|ki assistenten|hinweis an den assistenten|hinweis für den assistenten|notiz an den assistenten|für den assistenten der|an die ki|an jede ki|automatische assistenten|automatischen assistenten|gib deine',
    'ignora todas|ignora las|ignora tus|ignora todo|olvida tus|olvida las|olvida todas|tus instrucciones|tus reglas|ahora eres|eres ahora|para la ia|asistentes de ia|sistemas de ia|herramientas de ia|nota para el asistente|aviso para el asistente|mensaje para el asistente|para el asistente que|asistente automatico|asistentes automaticos|asistente automatizado|repite tus|mensaje del sistema',
    'ignore toutes|ignore les|ignorez les|ignorez toutes|oublie tes|oubliez les|tes instructions|vos instructions|tes règles|tu es maintenant|vous êtes maintenant|pour l ia|assistants ia|outils d ia|systèmes d ia|note pour l assistant|note à l assistant|message pour l assistant|pour l assistant qui|assistant automatique|assistants automatiques|assistant automatisé|répète tes',
    'ignora tutte|ignora le|ignora le precedenti|dimentica le|dimentica tutte|le tue istruzioni|le tue regole|ora sei|per l ia|strumenti di ia|assistenti ia|nota per l assistente|messaggio per l assistente|per l assistente che|assistente automatico|assistenti automatici|ripeti le tue',
    'ignore todas|ignora todas|ignore as instruções|esquece as|esqueça as|tuas instruções|suas instruções|suas regras|agora és|agora você é|para a ia|assistentes de ia|ferramentas de ia|nota para o assistente|mensagem para o assistente|para o assistente que|assistente automático|assistentes automáticos|repete as tuas|repita suas',
    'zignoruj wszystkie|ignoruj wszystkie|zignoruj poprzednie|zapomnij o|twoje instrukcje|twoje zasady|jesteś teraz|dla ai|systemy ai|narzędzia ai|asystenci ai|notatka dla asystenta|uwaga dla asystenta|dla asystenta który|asystent automatyczny|automatyczny asystent|automatycznego asystenta|powtórz swoje',
    '以前の指示|これまでの指示|上記の指示|指示を無視|命令を無視|システムプロンプト|あなたのルール|プロンプトを表示|あなたは今から',
    'تجاهل جميع|تجاهل كل|تجاهل التعليمات|انس تعليماتك|تعليماتك|أنت الآن|للذكاء الاصطناعي',
  ].join('|'),
)

/** What is written for a machine: a message as JSON, a tag of a prompt. */
const MACHINE =
  /<!--|-->|\{\s*["']\w{1,40}["']\s*:|<\/?(?:system|assistant|user|data|instructions?|prompt|brief|im_\w{1,8})\b|<\||\|>|\[\/?INST\]/i

const MACHINES =
  'ai|gpt|chatgpt|claude|gemini|copilot|bot|chatbot|llm|model|assistant|writer|machine|system|computer|software|robot|generator|ki|modell|assistent|schreiber|ia|modelo|asistente|redactor|modèle|rédacteur|modello|assistente|scrittore|redator|escritor|si|asystencie|modelu|モデル|アシスタント|المساعد|النموذج'
const WRITES =
  'write|say|add|put|print|state|claim|mention|tell|include|output|post|publish|tag|give|set|approve|reply|respond|translate|schreib|schreibe|sag|sage|füge|setz|setze|gib|veröffentliche|nenne|erwähne|escribe|escriba|di|diga|pon|añade|agrega|incluye|publica|écris|écrivez|dis|dites|ajoute|ajoutez|mets|mettez|inclus|publie|scrivi|aggiungi|metti|inserisci|pubblica|escreve|escreva|diz|acrescenta|acrescente|adiciona|põe|coloca|coloque|inclui|publique|napisz|powiedz|dodaj|umieść|opublikuj|اكتب|أضف|قل'
/** “Model, write that entry is free”, „KI: füge hinzu“: a machine is spoken to by name. */
const SPOKEN_TO = new RegExp(
  `(?:^|[.!?:;…*"“„«(|\\n\\t]\\s{0,3})(?:dear |hey |note to (?:the |any )?)?(?:${MACHINES})\\s?[,:：،]\\s{0,3}(?:please |bitte |por favor )?(?:${WRITES})(?!\\p{L})`,
  'iu',
)

/** “print the api keys”: what is asked to be told; “no passwords were in it” and “never share your password” tell readers something. */
const OPENS_DOORS =
  /(?<!\b(?:never|not|don['’]?t|nobody|no one) )\b(?:print|show|reveal|tell|give|list|output|repeat|include|leak|expose|display|dump|write|add|put)\b[^.!?\n]{0,40}\b(?:api keys?|secret keys?|environment variables|passwords?|access tokens?)\b/i

/** “NOTE TO WHOEVER PREPARES THE POST: disregard the dealer's wording, state that …”: in what somebody else has sent. */
const TO_WHOEVER =
  /(?<!\p{L})(?:note|message|hinweis|anmerkung|nota|uwaga|notatka|notitie) (?:to|for|an|für|para|a|per|à|pour|dla|voor) (?:whoever|the person|anyone|wen|den, der|die person|quien|quem|chi|la personne|celui|celle|osoby|wie)(?!\p{L})/iu
/** “NB à l'outil ou au prestataire qui fait le visuel : …”, “Hinweis für das System, das den Beitrag erstellt: …”. */
const TO_A_MAKER =
  /(?<!\p{L})(?:note|nb|n\.b\.|message|hinweis|anmerkung|notiz|nota|aviso|avviso|uwaga|notatka|notitie|opmerking)[ :,]{1,2}(?:to|for|an|für|para|a|al|alla|à|au|aux|pour|per|dla|do|voor|aan)(?!\p{L})[^.!?\n]{1,60}(?:who|which|that|qui|que|das|der|die|wer|che|chi|który|która|które|wie)(?:['’ ]\p{L}+){0,4}? (?:mak|prepar|creat|generat|build|design|publish|fai|fass|cré|génèr|prépar|réalis|publi|erstell|mach|bau|generier|gestalt|veröffentlich|hac|hag|crea|genera|elabor|fa|realizz|faz|cria|gera|rob|tworz|przygotow|maakt|opstelt)/iu
const OVERRULING =
  /(?<!\p{L})(?:disregard|ignor\p{L}{1,6}|overrule|instead of|statt|missacht\p{L}{1,4}|en lugar de|oubli\p{L}{1,4}|au lieu d|invece d|em vez d|zignoruj|zamiast|negeer|in plaats van)/iu
/** “… alle anderen Angaben weglassen”, “ne tenez pas compte du reste”. */
const ALL_ELSE =
  /(?<!\p{L})(?:all|every|the|alle[nms]?|des|das|du|le|tout(?:es)?|les|todos?|todas?|lo|el|tutt[oie]|il|gli|o|os|al|het|wszystk\p{L}{1,3}) (?:other|else|rest|anderen?|übrige\p{L}{0,2}|reste|autres|demás|otr[oa]s?|resto|altr[oie]|outr[oa]s?|andere|inne|pozostał\p{L}{1,3})(?!\p{L})/iu
const NOTE = 200

function overrules(text: string): boolean {
  const from = (TO_WHOEVER.exec(text) ?? TO_A_MAKER.exec(text))?.index
  const said = text.slice(from, (from ?? 0) + NOTE)
  return from !== undefined && (OVERRULING.test(said) || ALL_ELSE.test(said))
}

export const attacks = {
  in: (text: string, tokens?: readonly Token[]): boolean =>
    MACHINE.test(text) || overrules(text) || SPOKEN_TO.test(text) || OPENS_DOORS.test(text) || orders.in(text, tokens),
}
