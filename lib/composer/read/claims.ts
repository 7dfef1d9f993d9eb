/** Claims that a brand must have cleared: they are dropped, never softened, and the run is held for review. */
const RULES: [string, RegExp][] = [
  [
    'health',
    /\b(?:cur(?:es?|ing)|heal(?:s|ing)?|treats? (?!you\b)|prevents? (?:cancer|illness|disease|colds?|flu)|doctors? recommend\w*|clinically (?:proven|tested)|detox\w*|boosts? (?:your )?immun\w*|anti-?inflammatory|good for (?:your )?(?:gut|heart|health|skin|liver)|gluten[ -]free(?= and| basically)|basically gluten[ -]free|weight loss|lose (?:weight|\d+ ?(?:kg|lbs?|pounds))|burns? fat|relieves? (?:pain|stress|anxiety)|miracle|bloating|medical(?:ly)? proven)\b/i,
  ],
  [
    'finance',
    /\b(?:guarantee[ds]? (?:\d|returns?|profit|income|yield)|guaranteed|risk[ -]free|zero risk|no risk|without risk|tax[ -]free|beats? (?:the )?(?:bank|market|inflation)|better than (?:the|your) bank|double your (?:money|savings)|passive income|get rich|made? \d+% (?:last|in)|took \d+(?:\.\d+)?% last|returns? of \d|\d+(?:\.\d+)?% (?:a|per) year|\d+(?:\.\d+)?% (?:returns?|yield|apy|interest|p\.?a)\b)/i,
  ],
  [
    'legal',
    /\b(?:100% (?:legal|safe|secure)|fully compliant|never (?:be )?hacked|unhackable|hack-?proof|certified safe|fda[ -]approved)\b/i,
  ],
  [
    'children',
    /\b(?:makes? (?:your )?(?:kids?|child(?:ren)?) smarter|(?:kids?|child(?:ren)?) (?:will )?(?:learn|read|speak) (?:\w+ )?(?:in|within) \d+|raises? iq|boosts? (?:your )?(?:child|kid)\S* (?:iq|brain|grades?))\b/i,
  ],
]
const SUPERLATIVE =
  /(?:\b|(?=#1))(?:the |world(?:’|')?s |our |uk(?:’|')?s |europe(?:’|')?s |(?:the )?(?:number|no\.?) ?(?:one|1) )?(?:(?<!\b(?:personal|season(?:[’']s)?|your|his|her|their|my|all the|at (?:its|their)) )best(?! (?:before|wishes|regards|of luck|time to)\b)|leading|(?:fastest|cheapest)(?!:? (?:\p{L}+ ){0,2}[£$€]?\d|(?: \p{L}+)? (?:is )?free\b)|greatest|finest|most (?:popular|loved|trusted|advanced|powerful|amazing|beautiful|innovative|exciting)|#1\b|number one|no\.? ?1|award-winning|world-class|first ever|coolest|easiest|smartest)\b/iu

export const regulatedKind = (clause: string): string | undefined =>
  RULES.find(([, pattern]) => pattern.test(clause))?.[0]
export const superlative = (clause: string): string | undefined => clause.match(SUPERLATIVE)?.[0].trim()

/** The words that make a finance product one, so that the risk line goes with it. */
export const INVESTMENT =
  /\b(?:invest(?:ing|ments?|or)?|shares?|stocks?|crypto|bonds?|isa|pension|fund|trading|portfolio)\b/i
export const RISK_LINE = 'Investments can fall as well as rise. You may get back less than you put in.'
