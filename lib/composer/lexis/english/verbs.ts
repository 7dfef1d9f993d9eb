// Which words of English may be the verb of a clause, and in which form: “expects”, “went”, “written”.
import { isListed } from '#lib/composer/lexis/english/known.ts'
import { stemsOf } from '#lib/composer/lexis/english/stems.ts'
import { OFTEN_VERBS, VERBS } from '#lib/composer/lexis/english/verb-list.ts'

type Verb = {
  /** “Held” is a past and a participle, “went” a past alone. */
  form: 'base' | 'third' | 'past' | 'either' | 'participle' | 'going'
  stem: string
  /** No noun either. */
  sure: boolean
}

const isVerb = (word: string): boolean => isListed(VERBS, word) || isListed(OFTEN_VERBS, word)

const PASTS =
  'arose:arise ate:eat awoke:awake became:become began:begin bit:bite blew:blow bore:bear broke:break came:come chose:choose did:do drank:drink drew:draw drove:drive fell:fall flew:fly forgot:forget froze:freeze gave:give grew:grow hid:hide knew:know lay:lie overtook:overtake ran:run rang:ring rode:ride rose:rise sang:sing sank:sink saw:see shook:shake shrank:shrink spoke:speak sprang:spring stole:steal stood:stand swam:swim swore:swear threw:throw took:take tore:tear understood:understand went:go woke:wake wore:wear wove:weave wrote:write'
/** Too short to be told by their ends. */
const THIRDS = 'goes:go does:do'
const PARTICIPLES =
  'arisen:arise eaten:eat begun:begin bitten:bite blown:blow broken:break chosen:choose done:do drawn:draw driven:drive fallen:fall flown:fly forgotten:forget frozen:freeze given:give gone:go grown:grow hidden:hide known:know proven:prove ridden:ride risen:rise seen:see shaken:shake shown:show spoken:speak stolen:steal sung:sing sunk:sink swum:swim taken:take thrown:throw torn:tear woken:wake worn:wear woven:weave written:write sewn:sew'
const EITHER =
  'bent:bend bought:buy bound:bind brought:bring built:build burnt:burn caught:catch clung:cling crept:creep dealt:deal dug:dig dreamt:dream fed:feed felt:feel fought:fight found:find got:get had:have heard:hear held:hold hung:hang kept:keep knelt:kneel laid:lay learnt:learn led:lead left:leave lent:lend lit:light lost:lose made:make meant:mean met:meet paid:pay said:say sat:sit sent:send shot:shoot slept:sleep slid:slide sold:sell sought:seek spent:spend spilt:spill spun:spin stuck:stick swept:sweep swung:swing taught:teach thought:think told:tell won:win wound:wind'

const pairs = (written: string): ReadonlyMap<string, string> =>
  new Map(written.split(' ').map(pair => pair.split(':') as [string, string]))
/** Forms that no ending tells. */
const IRREGULAR = [
  [pairs(PASTS), 'past'],
  [pairs(PARTICIPLES), 'participle'],
  [pairs(EITHER), 'either'],
  [pairs(THIRDS), 'third'],
] as const

const ENDED = [
  [/ing$/, 'going'],
  [/ed$/, 'either'],
  [/(?<!ing|er|s)s$/, 'third'],
] as const

export function verbOf(key: string): Verb | undefined {
  for (const [words, form] of IRREGULAR) {
    const stem = words.get(key)
    if (stem !== undefined) return { form, stem, sure: true }
  }
  if (isVerb(key)) return { form: 'base', stem: key, sure: isListed(VERBS, key) }
  const form = ENDED.find(([end]) => end.test(key))?.[1]
  const stem = form ? stemsOf(key).find(isVerb) : undefined
  return form && stem !== undefined ? { form, stem, sure: isListed(VERBS, stem) } : undefined
}
