// How people greet whoever makes the post.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

export const GREETS = wordSet(
  'hi hey hello hiya heya hallo hallochen moin servus hej hejsan tjena hoi hola buenas salut bonjour coucou ciao buongiorno salve ola oi czesc witam مرحبا اهلا هلا تحيه',
)
/** Greetings of more words, which names may begin with as well: “Morning yoga”. */
export const GREETS_LONGER = wordSet(
  'good morning afternoon evening dear guten morgen tag abend buenos dias buenas tardes bonsoir buona sera bom boa dia tarde dzien dobry goedemorgen goedemiddag god morgon السلام عليكم ورحمه الله صباح مساء الخير طيبه',
)
export const GREETED = wordSet(
  'all team both there guys folks everyone friends members customers parents neighbours neighbors colleagues zusammen leute ihr lieben liebe tous toutes a todos todas equipo gente tutti tutte ragazzi allemaal alla wszystkim جميعا',
)

/** “Hi!”, “Bonjour à tous,”: nobody misses it. */
export const isGreeting = (text: string): boolean => {
  const words = tokensOf(text.slice(0, LONGEST)).filter(({ kind }) => kind !== 'mark')
  const isSaid = ({ key }: { key: string }) => GREETS.has(key) || GREETS_LONGER.has(key) || GREETED.has(key)
  return text.length <= LONGEST && words.every(isSaid)
}
const LONGEST = 60
