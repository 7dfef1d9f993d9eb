// How a post is to be put, and what it is not to be: “Please put thank you nicely”, “bitte nicht schönreden”, “Not a promo ok so no jokes”.
import { saidBy } from '#lib/composer/builtin/reading/asides/clauses.ts'
import { isTone } from '#lib/composer/builtin/reading/asides/tone.ts'

/** Whether a whole piece says nothing else; `chance` is how likely it is no news. */
export function isManner(text: string, chance: number): boolean {
  const said = saidBy(text)
  return (
    isTone(said) ||
    PUT.test(said) ||
    NO_GLOSS.test(said) ||
    NO_AD.test(said) ||
    (chance > LIKELY && BARE_NO_AD.test(said))
  )
}
const LIKELY = 0.3

const PUT = new RegExp(
  `^(?:(?:and|but|just|please|pls|can you|could you) )*(?:${[
    '(?:put|say|write|word|phrase) (?:(?:it|that|this|the thank you|thank ?you|thanks|sorry)(?: all)?) (?:(?:really|very|quite|nice and) )?(?:nicely|kindly|politely|softly|tactfully|respectfully|warmly)(?: (?:please|pls|but .{3,40}))?',
    '(?:schreib|formulier|sag)t? (?:das|es) (?:bitte )?(?:nett|freundlich|schon|hoflich|sanft|lieb)(?: bitte)?|(?:das )?(?:bitte )?(?:nett|freundlich|hoflich|schon|vorsichtig|lieb) (?:formulieren|schreiben|sagen|ausdrucken|verpacken)',
    '(?:dis|dites|ecris|ecrivez|formulez)[ -](?:le|ca) (?:gentiment|poliment|joliment|avec douceur|avec tact)',
    '(?:por favor )?(?:dilo|ponlo|escribelo|decidlo|ponedlo) (?:con carino|bonito|con tacto|amablemente|con delicadeza)(?: por favor)?',
    '(?:per favore )?(?:dillo|scrivilo|ditelo|scrivetelo) (?:con garbo|con gentilezza|gentilmente|in modo carino|con tatto)(?: per favore)?',
    '(?:por favor )?(?:diz|escreve|poe) isso (?:com jeito|com jeitinho|com carinho|com delicadeza)',
    '(?:prosze )?(?:napisz|powiedz|ujmij)(?:cie)? to (?:ladnie|milo|delikatnie|grzecznie)',
    '(?:zeg|schrijf|breng) (?:het|dat) (?:netjes|aardig|vriendelijk|voorzichtig)(?: aub)?',
    '(?:sag|skriv) det (?:snallt|fint|forsiktigt|vanligt)',
    '(?:やさしく|優しく|丁寧に|柔らかく|やわらかく|かわいく)(?:書いて|伝えて|言って|まとめて)(?:ください|ほしいです|ね)?',
  ].join('|')})$`,
  'u',
)

const NO_GLOSS = new RegExp(
  `^(?:${[
    '(?:and )?(?:please |pls )?(?:(?:dont|do not|no) (?:sugar ?coat(?:ing)?|gloss(?:ing)?(?: over)?|hype|dress)(?: (?:it|this)(?: up| over)?)?)(?: (?:please|pls))?',
    '(?:und )?(?:bitte )?(?:nichts?) (?:schonreden|beschonigen|schonfarben|aufbauschen|verharmlosen|(?:(?:zu|so) )?(?:werblich|kitschig|reisserisch)(?: (?:schreiben|formulieren|machen|klingen|werden))?)(?: bitte)?',
    '(?:svp )?(?:sans (?:enjoliver|langue de bois|en faire trop)|nenjolive[sz]? (?:pas|rien))(?: svp)?',
    '(?:por favor )?(?:sin (?:adornarlo|adornos|endulzarlo|maquillarlo)|no lo (?:adornes|endulces|maquilles))(?: por favor)?',
    '(?:senza (?:indorare la pillola|abbellire|abbellirlo)|non (?:indorare la pillola|abbellire|abbellirlo))(?: per favore)?',
    '(?:sem (?:floreados|enfeites|dourar a pilula)|nao (?:enfeites|floreies|doures a pilula))(?: por favor)?',
    '(?:prosze )?(?:nie upiekszaj(?:cie)?|bez upiekszania|bez lukru|bez lukrowania)(?: prosze)?',
    '(?:niet mooier maken(?: dan het is)?|maak het niet mooier(?: dan het is)?|geen mooipraterij|niet goedpraten)(?: aub)?',
    '(?:forskona inte|inte forskona|snalla forskona inte)',
    '(?:大げさに|おおげさに|美化)(?:しないで|書かないで)(?:ください|ほしいです|ね)?',
  ].join('|')})$`,
  'u',
)

const AD = [
  '(?:(?:and )?(?:its|this is|thats|it is) )?not (?:a|an) (?:promo|promotion|advert|ad|sales (?:post|pitch)|marketing post)',
  '(?:das ist |ist )?keine werbung',
  '(?:(?:ce nest|cest) )?pas une (?:pub|promo)',
  '(?:esto )?no es (?:una? )?(?:promo|promocion|anuncio|publicidad)',
  '(?:questa )?non e una? (?:promo|pubblicita)',
  '(?:isto )?nao e (?:uma? )?(?:promo|promocao|publicidade|anuncio)',
  'to nie (?:jest )?reklama',
  '(?:dit|het) is geen (?:reclame|promo)',
  '(?:det (?:har )?ar )?ingen reklam',
  '宣伝ではない(?:です)?(?:ので)?',
].join('|')
/** With what follows from it for the maker. */
const NO_AD = new RegExp(
  `^(?:${AD}),? (?:ok|okay|so|pls|please|also|bitte|donc|svp|asi que|vale|quindi|por isso|portanto|wiec|prosze|dus|sa)(?:,? .{0,80})?$`,
  'u',
)
const BARE_NO_AD = new RegExp(`^(?:${AD})$`, 'u')
