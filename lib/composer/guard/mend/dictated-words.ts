// A film whose only words were dictated says nothing else: scenes that a writer filled with lines of the brand are shown without words.
import type { Answer, Scene } from '#lib/composer/answer.ts'
import type { Question } from '#lib/composer/question.ts'

/** “The only words are: …”, “text only at the end”; “words only, no picture” asks for something else. */
const DICTATED = [
  /(?<!\p{L})only (?:words?|text|writing|line)(?: (?:on|in) (?:it|screen|the (?:film|video|clip)))?(?: (?:are|is|should be)(?!\p{L})|\s?[:=–"“‘-])|(?:just|nothing but|no words? (?:but|except|other than)) (?:the|these|this) (?:words?|line|sentence)(?!\p{L})|no (?:other|more|further) (?:words|text|writing)(?!\p{L})|(?:words?|text) only at the end|no (?:words|text) (?:until|till|before) the end/iu,
  /(?<!\p{L})einzige[nr]? (?:worte|wörter|text|satz)(?!\p{L})|(?<!\p{L})nur (?:die|diese) (?:worte|wörter|zeile)(?!\p{L})|sonst (?:kein|keine) (?:text|worte|wörter|schrift)(?!\p{L})|(?:text|worte|schrift) (?:erst|nur) (?:ganz )?am (?:ende|schluss)|(?<!\p{L})enige (?:woorden|tekst)|alleen (?:de|deze) woorden|(?:verder geen|geen andere) tekst|tekst (?:pas|alleen) (?:op|aan) het einde?|enda (?:orden|texten)|bara orden|ingen annan text|text bara i slutet/iu,
  /(?<!\p{L})(?:seuls? mots?|seul texte)(?!\p{L})|uniquement (?:ces|les) mots|(?:aucun|pas d['’]) ?autre texte|(?:texte|mots) (?:seulement|uniquement) à la fin|únicas? pala[bv]ras?|único texto|s[oó]l?o? (?:estas|as|las) pala[bv]ras|(?:ningún|sin|nenhum|sem) (?:otro|outro) texto|(?:texto|pala[bv]ras) s[oó](?:lo)? (?:al final|no fim)|(?:uniche|sole) parole|unico testo|solo (?:queste|le) parole|nessun altro testo|(?:testo|parole) solo alla fine/iu,
  /(?<!\p{L})jedyne słowa|jedyny (?:tekst|napis)|tylko (?:te )?słowa|żadnego innego tekstu|(?:tekst|napis|słowa) (?:tylko|dopiero) na końcu|(?:文字|言葉|テキスト|字幕)は(?:最後|終わり|ラスト|これだけ|だけ)|(?:最後|終わり|ラスト)(?:だけ)?に(?:文字|言葉|テキスト|字幕)|الكلمات الوحيدة|النص الوحيد|فقط هذه الكلمات/iu,
]

const isDictating = (segment: string): boolean => DICTATED.some(turn => turn.test(segment))

/** What a scene said that rests on nothing for readers is what is seen there. */
export function wordless<A extends Answer>(answer: A, { segments }: Question): A {
  if (!('scenes' in answer) || !segments.some(isDictating)) return answer
  const told = new Set(answer.read.publish.map(String))
  const isSpare = ({ from }: Scene): boolean => from.every(id => !told.has(id))
  if (answer.scenes.every(isSpare)) return answer
  return { ...answer, scenes: answer.scenes.map(scene => (isSpare(scene) ? shownAlone(scene) : scene)) }
}

/** The last one has the name of the brand in place of words. */
const shownAlone = (scene: Scene): Scene =>
  scene.role === 'show'
    ? scene
    : scene.role === 'end'
      ? { ...scene, text: '', more: [] }
      : { ...scene, role: 'show', text: '', more: [scene.text] }
