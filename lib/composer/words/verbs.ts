/** Common verbs, so that a clause can be cut at its verb and the verb put into another form. */
const BASE =
  `accept add adopt aim alert allow announce answer apply approve archive arrive ask assign attach audit automate bake balance batch begin block book boost borrow brew bring
build bundle buy calculate call cancel carry cast catch change charge check choose claim clean clear click close collect combine come compare complete connect contain control convert cook copy count cover
create cut debug deliver deploy design detect discover donate download draft draw drive drop earn eat edit email enable encrypt end ensure enter estimate expand explain export extend fail fetch file fill filter find
finish fit fix flag focus follow forecast forget format forward free fund gather generate get give go grow handle happen hand have hear heat help hide hire hit hold host import improve include increase index install integrate
invite issue keep know label last launch lead learn leave lend let link list listen live load lock log look lose lower maintain make manage map match mean measure meet merge message migrate mix monitor mount move
name need notify offer open order organise organize pack paint park pass paste pay pick pin plan plant play post prepare present preview price print process produce promise protect provide publish pull push put race raise
read recommend record recover recycle redeem reduce refund refuse register release remember remind remove rename rent repair repeat replace replay reply report reserve reset resize resolve respond restore retry return review reward rewrite
ride roast roll rotate route run save say scale scan schedule search see select sell send separate serve set settle shape share ship shop show shrink sign simplify sit skip sleep slow smell solve sort spend split sponsor stack stand start stay
stick stop store stream stretch submit subscribe suggest suit support swap sweep swim switch sync tag take talk taste teach tell test thank think throw track train translate transfer travel treat try tune turn type understand update upgrade upload use
validate verify view visit volunteer vote wait walk want warm warn wash watch wear welcome win wipe work wrap write reopen lift surface cache compile render lint revert vanish matter grade love feed knit sew mend swap-in host
celebrate honour honor relaunch expire renew drink dance climb run-in bloom ripen mature power recommend summarise summarize shorten crop snooze pause resume revive weigh measure sort summarize toast freeze thaw peel rinse stir pour spread sprinkle wet dry heat cool rest prove proof repay chase nudge restock refill soak knead whisk chop slice drain simmer boil fry grate melt mash season garnish pop grab scroll swipe tap
resend delete prune rerun disable mute unmute configure deprecate refactor rebuild redesign inspect toggle reschedule`.split(
    /\s+/,
  )

const IRREGULAR: Record<string, string> = {
  become: 'became',
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  draw: 'drew',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  feed: 'fed',
  feel: 'felt',
  find: 'found',
  forget: 'forgot',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
  hear: 'heard',
  hide: 'hid',
  hit: 'hit',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  rerun: 'reran',
  resend: 'resent',
  rewrite: 'rewrote',
  ride: 'rode',
  run: 'ran',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shrink: 'shrank',
  sit: 'sat',
  sleep: 'slept',
  spend: 'spent',
  split: 'split',
  stand: 'stood',
  stick: 'stuck',
  sweep: 'swept',
  swim: 'swam',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  throw: 'threw',
  understand: 'understood',
  wear: 'wore',
  win: 'won',
  write: 'wrote',
}

export function third(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

const DOUBLED =
  /^(?:rerun|plan|ship|stop|cut|run|get|set|put|let|hit|win|begin|drop|swap|wrap|map|pin|tag|log|skip|fit|sit|swim|split|shop|crop|debug|chat|scan|step|spot|pop)$/

export function progressive(verb: string): string {
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

export function past(verb: string): string {
  const known = IRREGULAR[verb]
  if (known) return known
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ed`
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}ed`
}

const bases = new Set(BASE)
const forms = new Map<string, { base: string; form: 'base' | 'third' | 'past' | 'progressive' }>()
for (const base of BASE) {
  forms.set(progressive(base), { base, form: 'progressive' })
  forms.set(past(base), { base, form: 'past' })
  forms.set(third(base), { base, form: 'third' })
  forms.set(base, { base, form: 'base' })
}

export const verbForm = (word: string) => forms.get(word.toLowerCase())
export const isBaseVerb = (word: string): boolean => bases.has(word.toLowerCase())
