/** Words that tell us what to do: they set tone, template and channel, and never become copy. */
const THING =
  '(?:(?:launch|announcement|release|promo(?:tional)?|sale|event|hiring|welcome|thank[- ]you|birthday|teaser|social|instagram|linkedin|x|twitter|tiktok|youtube|short|quick|nice|cool|simple|new|little|catchy|fun|bold|clean|great|engaging|viral|professional|linkedin-style|\\d+-slide|amazing|beautiful|stunning|awesome) )*(?:(?:social )?(?:media )?(?:post|card|image|graphic|picture|tweet|carousel|video|reel|slideshow|infographic|story|thread|announcement|ad|advert|banner|teaser|poster|flyer|visual|content|caption|copy|slides?|og (?:image|img|card)|testimonial card|quote card|stat card|something|one)s?)'
const HEADS: RegExp[] = [
  /^dear (?:all|parents|members|guests|customers|neighbours|friends|families)(?: and \p{L}+)?[,!:]? (?=\p{L})/iu,
  /^(?:please )?(?:remember|don[’']t forget) to (?=(?:bring|wear|pack)\b)/i,
  /^(?:(?:a |our |the )?(?:new |latest )?(?:blog ?post|article|guide|episode|podcast|case study|customer story|success story|press release|breaking news|good news|great news|big news)): ?/i,
  /^(?:please |pls )?(?:make|do|create|write|post|say) (?:something|sth|anything) (?:\p{L}+ (?:and \p{L}+ )?){0,2}(?:about|for|on|with) /iu,
  /^(?:big|great|good|exciting|breaking) news[!:,.]? (?=(?:we|our|the|from|you)\b)/i,
  /^new: ?/i,
  /^[\p{L} ]{3,24}, this one(?:’s|'s| is) for you[:.,–-]? ?/iu,
  /^(?:pls |plz |please )?(?:post|tweet|share)\s*:\s*/i,
  /^(?:(?:the |our )?(?:landing|home|pricing|changelog|product|docs?|about|press|careers?|team|report) page)(?: for (?:our |the )?[\p{L} ]{3,24}?)?\s*[:,–-]\s*/iu,
  /^(?:porfa(?:vor)?|por favor),? (?:algo|un post|una \p{L}+)? ?(?:para|sobre) /iu,
  /^show (?:off )?(?:the |our |a )?(?:new )?[\p{L} ]{2,24}? (?:screen(?:shot)?|view|dashboard)s?: /iu,
  /^show (?:them |people |everyone )?(?=how (?:it|this) works: )/i,
  /^(?:you voted|results? (?:are )?in|the results?|ours|til|fun fact|quick reminder|friendly reminder)(?=:): ?/i,
  new RegExp(
    `^(?:(?:hi|hey|hello)(?: there| all)?,? )?(?:(?:can|could|would) (?:you|u) (?:please |pls )?|(?:we|i)(?:’d|'d| would)? (?:need|want|like)(?: you)?(?: to (?:have|see|make|do|get))? |let(?:’|')?s |please |need |want |just )*(?:to )?(?:(?:create|make|write|design|generate|draft|produce|build|prepare|do|post|give me|whip up|put together|need|want) )?(?:us |me )?(?:an? |the |our |some |this |another )?${THING}(?: (?:for|on|to) (?:our |my |the )?(?:${'instagram|linkedin|x|twitter|tiktok|youtube|blog|website|socials?|feed|page|followers|channel'})(?: page| feed| post)?)?(?: (?:announcing|saying|telling|promoting|celebrating|highlighting|showing(?: off)?|showcasing|explaining|introducing|advertising|thanking|comparing|inviting|saying|to (?:announce|promote|celebrate|highlight|show|explain|introduce|advertise|thank|say|tell|let people know|remind|invite|launch|share|go with))\\b(?: that| how| people| everyone)?| (?:about|that says|saying|which says|for when|with|on|of|for))?:? `,
    'i',
  ),
  /^(?:(?:can|could|would) you |(?:we|i)(?:’d|'d| would)? (?:need|want|like|have)(?: you)? to |let(?:’|')?s |please |need to |want to |gotta |just |time to )*(?:announce|promote|share(?= (?:that|the news|this|our|with))|advertise|highlight|showcase|introduce|introducing|announcing|promoting|push|tease|plug|hype(?: up)?|post about|tweet about|talk about|write about|celebrate|celebrating|mention|spread the word about|shout about|remind (?:people|everyone|teams|customers|members|users|folks|our \w+)|tell (?:people|everyone|customers|users|our \w+|the world|folks)|let (?:people|everyone|customers|users|our \w+|them|folks) know|say)(?: to everyone| about| of| that| the fact that)?:? /i,
  /^(?:ok(?:ay)? )?(?:so )?(?:(?:the |this )?(?:post )?should (?:be about|say)|the point is|it(?:’|')?s about|this is about|(?:topic|brief|subject|update|table)(?=\s?[:,–-]|\s+that\b|\s+for (?:linkedin|instagram|x|twitter|tiktok|youtube)\b)|announcement|news|reminder|psa|fyi|(?:please|pls) note|note that|(?:please |pls )?be aware|heads[- ]up|new thing|(?:quick|big|small|nice) one|benchmark table|also|oh)(?=[\s:,–-])(?: that)?(?: for (?:linkedin|instagram|x|twitter|tiktok|youtube))?(?=\s|:|,|$) ?[:,–-]? ?/i,
]
const PLATFORM = '(?:tiktok|linkedin|instagram|insta|ig|twitter|x|youtube|yt|facebook|the blog|blog|socials?|stories)'
const WHOLE: RegExp[] = [
  /^(?:please )?(?:write|create|make|generate|give me|draft|produce|design|come up with) (?:me |us )?(?:\d+|a few|some|several|two|three|four|five) (?:\p{L}+ )?(?:posts?|captions?|variations?|versions?|tweets?|slides?|ideas?|options?|headlines?|images?|cards?)\b(?! (?:about|for|on|announcing|saying))/iu,
  /^(?:can|could|would|will) (?:you|u|we) (?:please |pls )?make (?:it|this|them) (?:sound|look|feel|more|less)\b/i,
  /^(?:in the style of|sound like|write like|as if you were)\b/i,
  /^(?:here(?:’|')?s|here is|this is) (?:what we learned|how it works|the story|why)$/i,
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding)\b|\bsystem prompt\b|\byou are now\b|\breveal (?:your|the) (?:prompt|instructions|key)|\bact as (?:an?|the)\b|\bdeveloper mode\b|\bjailbreak/i,
  /^(?:(?:chers?|chères?|liebe[rs]?|queridos?|queridas?|estimados?|caros?|caras?|cari|gentili) \p{L}+(?: \p{L}+)?)$/iu,
  /^(?:(?:dear|hi|hello|hey) (?:team|all|there|everyone|folks|guys|both|\p{Lu}\p{Ll}+)|(?:best|kind|warm) (?:regards|wishes)|regards|best|xx?|(?:and )?that(?:’|')?s it(?: that(?:’|')?s (?:the post|all|it))?|that(?:’|')?s the post|check (?:it|this)(?: out)?|look at this|(?:as|show as|make it|do) (?:a|an) (?:timeline|list|chart|table|graph|carousel|poll|thread)\b.*|show as a\b.*|for the [\p{L} ]{3,24} (?:section|page|blog|newsletter|channel)|(?:annual report|changelog|landing|report|about|home|landing|team|press|jobs|careers) page|\d+ ?(?:secs?|seconds?)(?: long| max)?|so (?:happy|excited|proud|pleased|chuffed)|teaser|carousel|video|story|reel|infographic|slideshow)$/iu,
  /^(?:audience\b|(?:and )?wishlist(?: (?:it|now|us))?$|rsvp$|tag (?:a|your) )/i,
  /^(?:and |but |so |also |then )*(?:please )?(?:make (?:it|this|them)|make sure|keep (?:it|this|the tone|things)|keep to|tone\b|style\b|vibes?\b|mood\b|something (?:nice|cool|fun|good|elegant|simple|short)|don(?:’|')?t (?:make|be|sound|use|mention|say|tell|reveal|show|include|go)|do not (?:make|use|mention|include|say)|use (?:this|these|our (?:brand|logo|colou?rs)|the (?:logo|brand)|brand|emojis?|simple)|show (?:that|this|it)(?! (?:post|ad|page|message|text|email)\b)|do (?:a|an|it|this)\b|maybe (?:mention|add|include|use|with)|add (?:a|an|some|our|the|emojis?|hashtags?)\b|include (?:a|an|some|our|the|hashtags?|emojis?)\b|no (?:emojis?|hashtags?|cheesy|clich|buzzwords?|exclamation|hype|fluff|corporate)|with emojis?|not (?:too )?(?:salesy|cheesy|corporate|pushy|formal|long|grim|boring)|(?:nothing|not) too|focus on|be (?:creative|bold|funny|nice|clear|brief|concise)|go (?:wild|bold|big))\b/i,
  new RegExp(
    `^(?:(?:it(?:’|')?s )?(?:for|on|to) (?:our |my |the )?${PLATFORM}|${PLATFORM})(?: (?:post|card|video|story|carousel|page|please))?$`,
    'i',
  ),
  /^(?:it’s )?(?:calm|fun|short|elegant|professional|friendly|warm|cosy|cozy|playful|bold|simple|clean|minimal(?:ist)?|exciting|cute|nice|polite|formal|informal|funny|punchy|upbeat|serious|confident|modern|luxur\w+)(?:(?:,| and| but|\/|) ?(?:not )?(?:calm|fun|short|clear|elegant|professional|friendly|warm|cosy|cozy|playful|bold|simple|clean|minimal(?:ist)?|exciting|cute|nice|polite|salesy|funny|punchy|upbeat|serious|confident|modern|cheesy))*(?: please| tone| vibes?| style| feel| pls)*$/i,
  /^(?:use this (?:review|quote)\b.*|(?:og|og img|og image) for the blog|sub \d+ ?s(?:ec)?(?:onds)?|under \d+ (?:sec|second|word)s?|\d+ slides?(?: max)?|max \d+ (?:slides?|words?|characters?|chars|seconds?|secs?|lines?|hashtags?|sentences?)|(?:square|portrait|landscape|vertical)(?: format)?|high quality|thanks|thanks in advance|many thanks|cheers|you know the drill|as usual|asap|urgent|just a nice little (?:video|post|card)|nothing fancy|same as last time|context)$/i,
  /^(?:bitte (?:nix|nichts|kein\w*|ohne) \p{L}+$|leider nein$)/iu,
  /^(?:bitte (?:nett|kurz|freundlich|locker|deutlich|seriös)|(?:mach|macht|mache|erstelle|schreib)\w* (?:bitte )?(?:einen|eine|ein|es|das|mir|uns)\b|nicht zu \w+|ton\b|servus|hallo(?: zusammen)?|moin|danke$|hallo$)/i,
  /^(?:(?:algo|un tono|tono) \w+(?: por favor)?|por favor|hola$|hola |buenas$|gracias$|(?:haz|hazlo|crea|escribe) (?:un|una|algo)?\b|que (?:sea|suene|quede) )/i,
  /(?:お願いします|おねがいします|してください|下さい)$/,
]

export const isOrder = (fragment: string): boolean =>
  WHOLE.some(pattern => pattern.test(fragment.trim().replace(/,? (?:pls|plz|please)$/i, '')))

/** “Video calls …” begins with a thing, not with an order for one. */
const BARE_THING = new RegExp(`^${THING} $`, 'i')

/** Takes “please make a post announcing that” off the front and leaves the news. */
export function stripOrder(sentence: string): string {
  let text = sentence.trim()
  for (let turn = 0; turn < 3; turn++) {
    const before = text
    for (const head of HEADS) {
      const match = text.match(head)
      const rest = match ? text.slice(match[0].length).trim() : ''
      if (match && rest.length >= 3 && !BARE_THING.test(match[0])) text = rest
    }
    if (text === before) break
  }
  return text
}

const SELF =
  /\b(?:(?<!\b(?:at|in|from|to|outside|near|by|of|on) )(?:our|my|the) office(?! (?:plants?|dogs?|hours|manager|chairs?))|(?:our|my|the) (?:boss|ceo|founder|intern|investors?|seed|board|team (?:loves|is proud|worked))|moved? (?:the )?office|seed investors?|series [a-d]\b|raised (?:a|our|[$£€](?![\d.,]+(?: ?k? (?:for|in)\b|\s*(?:[.!,]|$))))|meme|onboarding is|we(?:’re| are) (?:so )?(?:proud|excited|thrilled|happy)$|proud of|worked (?:so |really |very )?hard|(?:dan|priya|boss) (?:thinks|says|wants)|i (?:think|guess|hope|believe|feel|was|want|need|would|don’t|am not|can’t)|not sure|idk|whatever|payment processor is|as discussed|between us|internal(?:ly)?|don’t tell)\b/i
export const isSelfTalk = (fragment: string): boolean => SELF.test(fragment)

const VAGUE =
  /^(?:(?:and |plus |also |with )*(?:a )?(?:bunch of|lots? of|loads of|various|some|many|other|few|several|ton of|tons of) (?:bug ?fixes|fixes|improvements?|stuff|things|other|small|more|new features|features|changes|goodies)\b.*|(?:people|everyone|customers|users|they|folks) (?:really )?(?:love|loves|like|adore) (?:us|it|this|them|our)(?: .*)?|and (?:more|so on|much more|stuff)|etc\.?|many more|so good|it(?:’s| is) (?:so |really |super )?(?:great|good|cool|awesome|amazing|nice|fun)|you(?:’ll| will) love it|we(?:’re| are) (?:the )?(?:best|great|awesome)|bug ?fixes|last chance|hurry(?: up)?|don.?t miss(?: (?:out|it))?|act now|no|yes|it was amazing|while stocks last|limited time(?: only)?|limited time offer|come say hi|see you there|say hi|spread the word|link in bio)$/i
export const isVague = (fragment: string): boolean => VAGUE.test(fragment.trim().replace(/\bppl\b/gi, 'people'))
