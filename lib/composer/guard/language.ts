import type { Hold } from '#lib/composer/answer.ts'
import { hold, only, type Rule } from '#lib/composer/guard/rule.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import { hasPack } from '#lib/composer/packs/index.ts'

/** How languages are called in each other. */
const NAMES: readonly [string, string][] = [
  ['de', 'german|deutsch|auf deutsch|alemán|allemand|tedesco|alemão|niemiecku|ドイツ語|بالألمانية'],
  ['en', 'english|englisch|inglés|anglais|inglese|inglês|angielsku|英語|بالإنجليزية'],
  ['es', 'spanish|spanisch|español|castellano|espagnol|spagnolo|espanhol|hiszpańsku|スペイン語|بالإسبانية'],
  ['fr', 'french|französisch|francés|français|francese|francês|francusku|フランス語|بالفرنسية'],
  ['it', 'italian|italienisch|italiano|italien|włosku|イタリア語|بالإيطالية'],
  ['pt', 'portuguese|portugiesisch|portugués|portugais|portoghese|português|portugalsku|ポルトガル語|بالبرتغالية'],
  ['pl', 'polish|polnisch|polaco|polonais|polacco|polonês|polsku|ポーランド語|بالبولندية'],
  ['ja', 'japanese|japanisch|japonés|japonais|giapponese|japonês|japońsku|日本語|باليابانية'],
  ['ar', 'arabic|arabisch|árabe|arabe|arabo|arabsku|アラビア語|بالعربية'],
]
const named = NAMES.map(([code, list]) => [code, phrases(list)] as const)

/** The language of what is for readers, or one that the brief asks for by name. */
export const language: Rule = ({ question, answer, language: given, spoken, texts, publish, kept }) => {
  const asked = named
    .filter(([, list]) => [...kept, ...publish].some(({ text, tokens }) => list.in(text, tokens)))
    .map(([code]) => code)
  const home = question.brand.voice.languages.map(code => code.slice(0, 2))
  const expected = publish.length === 0 ? [given, ...home] : [given]
  const wanted = asked.length > 0 ? [...asked, ...expected] : expected
  const own = texts.map(({ text }) => text).join('\n')
  const written = languageOf(own, spoken)
  return {
    faults: only([
      !wanted.includes(spoken) &&
        `language: write in “${expected[0]}”, the language of the brief, not in “${answer.language}”`,
      written.sure &&
        written.language !== spoken &&
        `language: the words are in “${written.language}”, not in “${spoken}”`,
    ]),
    holds: only([
      spoken !== given &&
        publish.length > 0 &&
        hold('translated', `from “${given}” to “${spoken}”: a program cannot compare the words`),
      !hasPack(spoken) && unlisted(spoken),
    ]),
  }
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** What no list of ours can find in it is for whoever reads the language. */
export const unlisted = (language: string): Hold =>
  hold('language', `we have no lists of words for ${names.of(language) ?? language}: whoever reads it has to look`)
