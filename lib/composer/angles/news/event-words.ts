// The words by which an event and an invitation to it are known.

export const EVENT =
  'cup final|final|(?:jumble|plant|book|table ?top|bring and buy|yard|garage|cake|craft|charity) sale|car boot(?: sale)?|(?:beach|river|litter|canal|park) clean(?:-?up)?|agm|(?:summer|winter|spring|charity|christmas|masked) ball|disco|ceilidh|(?:cv|repair|bike|advice|legal|flu) clinic|pantomime|panto|nativity(?: play)?|carols?|carol singing|audition|coffee morning|car wash|taster session|info(?:rmation)? session|(?:school|nativity|radio) play|cabaret|(?:maths|math|craft|crafts|coffee|games?|story|family|science|mic|music|art|poetry|film|movie|karaoke|open mic|bingo|comedy|jazz|food|wine|beer|cheese|pizza|members|parents|kids|play|writing|knitting|sewing|yoga|dance|singing|chess|sports|fun|careers|volunteer|tasting|taster|information) (?:morning|afternoon|evening|night|day|hour)|webinar|workshop|meet-?up|conference|summit|open day|open house|open evening|talk|concert|gig|market|fair|fête|group|course|series|bootcamp|programme|lessons?|training|taster|picnic|parade|recording|premiere|meeting|assembly|service|vigil|choir|trials|tryouts|party|tasting|class|masterclass|session|festival|tournament|livestream|live stream|ama|q&a|screening|exhibition|race|fun run|walk|fundraiser|hackathon|seminar|panel|lecture|recital|reading|book club|supper club|pop-?up|quiz(?: night)?|show|gala|auction|bake sale|car boot|clean-?up|tour|retreat|camp|match|derby|demo day|office hours|launch party|jam|parkrun|marathon|half marathon|relay|triathlon|swim|ride|(?:\\d{1,3}|five|ten) ?k|trivia night|game night|ceremony|swap|sale day|raffle|dinner|brunch|roast'
export const NAME = new RegExp(`(?<![\\p{L}\\d])(?:${EVENT})s?\\b`, 'iu')
export const JOIN =
  /^(?:(?:please )?(?:come (?:along )?(?:to|and join)|join us|join|we(?:’re| are|’ll be| will be)? (?:hosting|running|holding|doing|having|organi[sz]ing|putting on)|we (?:host|run|hold|have)|there(?:’s| is| will be)|don’t forget|save the date|you(?:’re| are) invited to|register for|sign up for|tickets? (?:for|to)|book (?:now )?for|reminder|invite (?:people|everyone) to|last call for|tickets? (?:are )?(?:on sale|available) for|come and (?:see|join|try|enjoy))(?: (?:for|at|on|to|us (?:for|at)))?[:, –-]*)+/i
/** “A free bread tasting”. */
export const FREE = new RegExp(`\\bfree (?:[\\p{L}’-]+ ){0,3}(?:${EVENT})s?\\b`, 'iu')

/** Something that goes on for weeks after the day it begins. */
export const RUNS = /\b(?:group|course|series|bootcamp|programme|lessons|training)$/i
export const CLOSED = /\b(?:are|is) (?:off|cancelled|canceled|postponed)\b/i
