import type { Pack } from '#lib/composer/packs/pack.ts'
import { months } from '#lib/words/months.ts'
import { weekdays } from '#lib/words/weekdays.ts'

export const en: Pack = {
  code: 'en',
  months: months.en,
  weekdays: weekdays.en,
  near: 'today 0|tonight 0|last night -1|tomorrow 1|tmrw 1|yesterday -1',
  feasts:
    'Mother’s Day|Father’s Day|Valentine’s Day|New Year’s Eve|New Year’s Day|St Patrick’s Day|St George’s Day|April Fools’ Day|Boxing Day|Bonfire Night|Good Friday|Easter Monday|Easter Sunday|Christmas Eve|Christmas Day|Christmas|Easter|Halloween|Thanksgiving',
  day: '{w} {d} {m}',
  numbers:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  hundreds: 'hundred',
  thousand: 'thousand',
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth',
  abbreviations:
    'mr mrs ms dr st prof no nr vs etc approx incl min max hr hrs ft jr sr ltd inc co dept est tel ext fig vol rd ave e.g i.e a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun',
  glue: 'a an the and or but so of to in on at by for from with into onto up out off over under about as than that this these those it its is are be been being was were am im ive id we us our ours you your yours youre they them their he she his her him i me my who which what when where how if then there here not no nor do does did has have had having will would can could should may might must shall via per plus also just too very as well both either while during until till since after before between through via',
  neutral:
    'needed required necessary get gets got take takes make makes made come comes go goes going gone give gives find see look ask say says tell call write send bring keep keeps start starts run runs work works use using put set need needs want wants let lets like day days time times date week month year hour hours minute minutes place thing things people person everyone anyone one ones way back now still again please welcome open opens opening available join details detail info more other another every each all any some own new here today online including included costs cost price end ends part team name help helps add adds number phone pay regular terms seconds second fewer favourite favorite line lines shop store fully hold holds holding writes page address became become',
  common:
    'weve theyve youve hes shes theyd wed theyll shell thats theres heres whats because throughout whichever whoever whatever whenever wherever among against along across toward towards around beside besides behind above below near versus vs yet although though unless whether however therefore away together apart ahead such same different looks looking looked giving gave taking taken took coming came went getting making finding found held keeping kept bringing brings brought setting running ran serve serves serving served play plays playing played show shows showing shown seeing seen hear hearing heard telling told meet meets meeting met stay stays staying happen happens happening happened mark marks marking marked turn turns turning turned choose chooses choosing pick picks picking offers offering seek seeks seeking charge charges charging charged apply applies applying lasts lasting count counts counted means job jobs role roles event events news list reason reasons kind kinds sort sorts type types side sides piece pieces condition conditions rule rules effect question questions answer answers option options guest guests customer customers visitor visitors reader readers neighbour neighbours neighbor neighbors friend friends somebody someone something next first last finally lastly begin begins began beginning added adding calls called named asks asking asked buy buys buying bought pays paid paying book books booking booked order orders ordering ordered yourself yourselves themselves ourselves itself done contain contains containing step steps wanted aged post posts cover covers covering covered whom whose myself himself herself oneself youd youll theyre ill itll hed thatd whos wheres once upon within down inside outside past beyond amid despite else elsewhere everywhere anywhere somewhere anything anyway maybe perhaps rather quite almost already ever often sometimes usually meanwhile most much bit lot lots wrote written saying said tells speak speaks speaking spoke talk talks talking talked sends sending puts putting letting leaves leaving left lie lies lying sit sits sitting sat stand stands standing stood walk walks walking walked ride rides riding tries tried trying try think thinks thinking knows knowing knew known feel feels feeling felt hears uses used doing read reads reading learn learns learning learned watch watches watching watched listen listens listening eat eats eating ate drink drinks drinking drank wear wears wearing wore carry carries carrying carried dropping dropped pull push pulls pushes hang hangs hanging reach reaches reaching reached follow follows following followed return returns returning returned change changes changing changed move moving stops stopping wait waits waiting waited remain remains belong belongs matter matters check checks checking checked fill fills filling filled pack packs packing packed share shares sharing shared tick enjoy enjoys spend spends spending spent hope hopes wish wishes glad happy amount amounts distance distances age ages weight weights length lengths height heights width widths size sizes depth depths duration temperature temperatures quantity speed degree degrees dates departure departures arrival arrivals finish ways reply replies title titles words text texts picture pictures photo photos pages row rows item items example examples top bottom middle right front',
  forms:
    'arise arose arisen|bear bore borne|beat beaten|become became|bend bent|bind bound|bite bit bitten|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|cling clung|creep crept|dig dug|draw drew drawn|dream dreamt|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|fly flew flown flies|foot feet|forget forgot forgotten|freeze froze frozen|fry fried fries|dry dried dries|goose geese|grind ground|grow grew grown|half halves|hang hung|hide hid hidden|keep kept|kneel knelt|knife knives|knit knitted|know knew known|lay laid|lead led|leaf leaves|lean leant|leap leapt|learn learnt|leave left|lend lent|life lives live|light lit|loaf loaves|lose lost|make made|man men|mean meant|meet met|mouse mice|pay paid|person people|ride rode ridden|ring rang rung|rise rose risen|saw sawn|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken|shear shorn|shelf shelves|shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung song|sink sank sunk|sit sat|sleep slept|slide slid|smell smelt|sow sown|speak spoke spoken speech|spend spent|spill spilt|spin spun|split|spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|string strung|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|thief thieves|throw threw thrown|tooth teeth|tread trod trodden|wake woke woken|wear wore worn|weave wove woven|weep wept|wife wives|win won|wind wound|woman women|write wrote written|child children|die dying dies|lie lying|tie tying ties|buy buyer|long length|wide width|high height|deep depth|broad breadth|strong strength|warm warmth|sale sell sold|choice choose chosen|flight fly|loss lose lost|use using',
  claims: {
    free: 'free complimentary gratis',
    only: 'only solely exclusively',
    new: 'new newly',
    all: 'all every everyone everybody everything always entire',
    not: 'no not never none nobody nothing without cannot cant dont wont isnt arent doesnt didnt wasnt werent zero nor',
    thank: 'thank thanks thx grateful',
    sorry: 'sorry apologise apologize apology apologies regret',
    closed: 'closed close closes closing shut shuts closure',
    open: 'open opens opened opening reopen reopens reopening',
    refund: 'refund refunds refunded reimburse*',
    included: 'included includes including include inclusive incl',
    excluded: 'excluded excludes excluding exclusive',
    full: 'full fully',
    part: 'part partly partial',
    cancelled: 'cancelled canceled cancel cancels off',
    moved: 'moved moves postponed rescheduled',
    last: 'final',
    guarantee: 'guarantee guaranteed guarantees promise promised',
    safe: 'safe safely safety secure harmless gentle',
    certified: 'certified approved licensed accredited tested proven clinically',
    natural: 'organic vegan natural sustainable eco local handmade homemade fresh',
    award: 'award awarded winning winner prize',
    easy: 'easy easily quick quickly fast faster instant',
    discount: 'discount discounted sale reduced saving save saves cheaper',
    win: 'win wins won beat beats',
    lost: 'lost lose loses losing',
    down: 'broken failed fails failing outage',
    fixed: 'fixed fixes fix repaired solved resolved restored',
    required: 'required mandatory compulsory',
    optional: 'optional voluntary',
    children: 'child children kid kids',
    adults: 'adult adults',
    each: 'each per apiece daily weekly monthly',
    soldout: 'sold',
    planned: 'planned scheduled',
    dead: 'died dead death deceased',
    official: 'official officially',
    cash: 'cash',
    instead: 'instead',
    more: 'more extra additional increase* increased grew',
    less: 'less fewer reduced drop drops fell cut',
    welcome: 'welcome',
  } as Pack['claims'],
  order:
    'ask people|asking people|ask ppl|asking ppl|ask folk*|asking folk*|ask everyone|asking everyone|ask everybody|asking everybody|ask customers|asking customers|ask parents|asking parents|ask members|asking members|ask followers|asking followers|post it pls|post it please|post it for me|please post it|pls post it|post this|post the|share this|use this|use this quote|quote this|stick this|stick this up|pop this|pop this up|put up|put up this|put this|pls make|pls do|pls write|pls add|pls keep|pls mention|pls put|pls include|pls post|announce|announce that|let people know|let everyone know|tell everyone|tell people|share that|share the news|please make|please do|please write|please add|please keep|please include|please mention|please post|make it|make a|make an|make this|make sure|make us|make something|do a|do something|do an|write a|write an|write it|write in|write something|create a|create an|create something|create|design a|design|generate|can you|can u|could you|could we|can we have|can marketing|can we get|need a post|need a card|need something|i need|i want|id like|we want a|we need to tell|we need to say|would like a|give me|come up with|put something|put it|put the|post for|a post|post about|post something|a carousel|carousel|infographic|slides|slideshow|a reel|reel|shorts|a video|short video|second video|for linkedin|for insta*|for facebook|for tiktok|for twitter|for our socials|insta|linkedin|og image|teaser|hashtag*|emoji*|exclamation*|caption|headline|tagline|call to action|cta|tone|keep it|keep the tone|use * logo|use * photo|use * photos|use * picture|use * pictures|use * image|use * font|use * fonts|use * color|use * colors|use * colour|use * colours|use * template|use * screenshot|use * screenshots|use * hashtag|use * hashtags|use * words|use * tone|use * style|use * brand|use emojis|use our brand|use a picture|say something|just say|you can say|mention|mention that|include the|include a|add the|add a|lowercase|uppercase|voiceover|voice over|upbeat|background music|with music|no music|vibe|vibes|on brand|nothing cute|no spin|no excuses|make fun|fun but|proud but|not too|not salesy|no jokes|short and|copy and paste|brief|key message|must be on it|has to be on|like last time|same as last|you know the drill|surprise me|something nice|something about|something for',
  tell: 'put up that|put out that|post that we|post that our|post that the|post that its|post that there|pop up that|to say|announce|share that|that says|that reads|saying|get *|get * *|getting *|invite *|invite * *|inviting *|encourage *|encourage * *|encouraging *|ask *|ask * *|ask * * *|asking *|asking * *|telling *|telling * *|reminding *|reminding * *|letting * know|letting * * know|just to say|just wanted to say|just want to say|just writing to say|quick one to say|remind|reminder that|tell|let * know|let * * know|let * * * know|make sure * knows|make sure * know|make sure * * knows|make sure * * know|make sure * * * know|make sure that * knows|make sure that * know|make sure people understand|inform|notify|warn|point out|spread the word',
  that: 'that',
  call: 'give us a ring|give us a call|give us a shout|give us a bell|we need|were looking for|we are looking for|needed|wanted|please|bring|book|sign up|register|apply|order by|order at|order from|pre order|call|ring|phone us|email|text|message us|write to|visit|come along|come and|come by|join us|join|donate|vote|rsvp|reply|send us|drop us|drop off|pick up|collect|buy|get yours|get your|reserve|download|try it|ask at|ask for|wishlist|subscribe|follow|help us|volunteer|use the|wear|keep|check|stop using|return',
  idiom:
    'part of it|take part|takes part|taking part|closing the books|close the books|closes the books|closed the books|closing the gap|close the gap|closes the gap|closing the loop|close the loop|closing date|closing dates|closing ceremony|closing night|closing party|closing song|closing time|closing line|close to|close by|close up|close at hand|closest|closer|close friend*|close look|a close|month end close|month close|year end close|monthly close|financial close|close your month|close the month|closing the month|close the day|close the deal|closed the deal|closed a deal|closing deals|close deals|close more|closed group|closed loop|closed beta|closed shoes|behind closed doors|closed toe*|shut the door|shut up|kick off|kicks off|day off|days off|hats off|time off|show off|shows off|drop off|take off|takes off|pay off|pays off|off grid|off road|off season|off the grid|off the record|off menu|off the shelf|off peak|percent off|money off|cancel any month|cancel monthly|cancel any day|cancel when|cancel anytime|cancel any time|noise cancelling|moved by|moving story|moved to tears|tennis court|tennis courts|basketball court|food court|courtyard|court side|drop shot|baby shower|baby blue|baby spinach|baby steps|home run|lucky strike|strike a balance|strike a pose|strike a deal|fire pit|fire pits|camp fire|open fire|fire up|fires up|war and peace|star wars|crash course|free of charge|invested in you|die cut|to die for|dead line|dead easy|dead simple|drop dead|incident free|sue at|let go of|letting go of|lost and found|pension off|vote for your favourite|vote for your favorite|shock absorber',
  hide: 'keep * out of it|keep * * out of it|keep it out|keep him out|keep her out|keep them out|between ourselves|between you and me|on a personal note|dont show the|dont show her|dont show his|dont use her|dont use his|dont use their|dont give her|dont give his|dont give their|no surnames|no surname|without the surname|without her surname|without his surname|keep her name|keep his name|dont tell anyone|tell nobody|keep it quiet|not a word|dont reveal|do not reveal|dont announce|do not announce|dont share|do not share|say nothing about|nothing about|dont mention|do not mention|dont say|do not say|dont name|do not name|dont post|do not post|dont tell|do not tell|dont promise|dont put|do not put|dont include|do not include|dont print|never mention|not mention|leave out|leave * out|keep quiet|keep this quiet|between us|off the record|confidential|nda|under embargo|embargo*|internal only|not public|not for publication|secret|secretly|cant name|cannot name|cant say who|fyi|for your eyes|dont publish|without naming|without mentioning|not the|private*',
  lean: 'but not what it|but not what he|but not what she|but not where|but not why|but not who|but not which|not what it is|not where he|not where she|not where they|not why he|not why she|dont put that|dont put this|dont mention that|dont say that|dont post that|leave that out|leave this out|not for the post|not in the post|leave it out|cut that|thats private|keep that out',
  doubt:
    'needs checking|to check|to verify|need to check|not final|not fixed yet|pending|maybe|perhaps|possibly tomorrow|not sure|unsure|tbc|tba|tbd|to be confirmed|to be checked|not confirmed|check with|check w|ask her|ask him|i think|i guess|we think|might be|could be|probably|no idea|or was it|or is it|hopefully|depends|dont know|yet to decide|undecided|not decided|not fixed|havent decided|still deciding|if possible|unless|subject to|actually is it|wait is it|double check|?? ',
  noise:
    'sent from my|this email|hi|hello|hey|hi both|hi team|hi all|hey team|dear team|morning|fwd|fw|from|to|cc|subject|best|cheers|regards|kind regards|best regards|best wishes|thx|thanks in advance|many thanks|omg|urgent|asap|ok so|basically|anyway|btw|ps|p s|lol|haha|hope you are well|hope youre well|many thanks',
  taken:
    'scrap that|no not|no wait|wait no|ignore that|forget that|correction|i mean|sorry i meant|not that|actually no|strike that|on second thought',
  aside:
    "lol|lmao|lmfao|rofl|haha*|hehe*|ahaha*|jk|ffs|wtf|smh|tbh|ngl|but hey|but hey ho|hey ho|but whatever|or whatever|oh well|ah well|but there you go|but there we are|it is what it is|so be it|you know|you know what i mean|you know how it is|you know who|dont ask|don't ask|dont get me started|don't get me started|long story|as you said|like you said|as you wanted|as we discussed|as discussed|as we said|like we said|like last time|same as last time|the one you did|the one you made|your last one|not our fault|not my idea|thank god|god knows|sigh|ugh|meh|yikes|no pressure|you get the idea|and so on you know|bless him|bless her|bless them|good luck to us|wish us luck|to be fair|between you and me",
  dangling: 'a an the and or but of to at for from with into as than our your their its my is are per via',
  chat: 'nite=night thru=through incl=including avg=average byob=bring_your_own_bottle soo=so sooo=so u=you r=are ur=your yr=your youre=you’re pls=please plz=please thx=thanks ppl=people fav=favourite b4=before gr8=great tmrw=tomorrow tmr=tomorrow abt=about wk=week wks=weeks hrs=hours secs=seconds appt=appointment appts=appointments bc=because cuz=because wanna=want_to gonna=going_to gotta=have_to rn=right_now im=I’m ive=I’ve dont=don’t doesnt=doesn’t didnt=didn’t cant=can’t wont=won’t isnt=isn’t arent=aren’t wasnt=wasn’t havent=haven’t hasnt=hasn’t weve=we’ve theyre=they’re thats=that’s theres=there’s heres=here’s its_out=it’s_out its_in=it’s_in its_on=it’s_on its_at=it’s_at its_a=it’s_a its_an=it’s_an its_the=it’s_the its_back=it’s_back its_not=it’s_not its_now=it’s_now its_moved=it’s_moved its_been=it’s_been its_going=it’s_going its_time=it’s_time its_here=it’s_here its_only=it’s_only its_free=it’s_free its_all=it’s_all its_just=it’s_just its_still=it’s_still its_open=it’s_open its_closed=it’s_closed its_off=it’s_off its_our=it’s_our its_from=it’s_from its_for=it’s_for its_called=it’s_called its_gone=it’s_gone its_fine=it’s_fine its_great=it’s_great its_ok=it’s_ok its_okay=it’s_okay its_hard=it’s_hard its_easy=it’s_easy its_really=it’s_really its_so=it’s_so its_very=it’s_very its_about=it’s_about its_like=it’s_like its_cold=it’s_cold its_hot=it’s_hot its_raining=it’s_raining its_snowing=it’s_snowing its_getting=it’s_getting its_coming=it’s_coming its_happening=it’s_happening its_finally=it’s_finally its_official=it’s_official its_almost=it’s_almost its_nearly=it’s_nearly its_never=it’s_never its_always=it’s_always its_too=it’s_too its_worth=it’s_worth mens=men’s womens=women’s childrens=children’s todays=today’s tonights=tonight’s lol= omg= lmao= ily= imo= tbh= ffs= asap=as_soon_as_possible btw= haha= reg=regular sec=seconds',
  short:
    'xmas=christmas pp=per_person_pages inc=including incl=including excl=excluding ex=excluding exp=experience yr=year yrs=years hr=hour hrs=hours mins=minutes wk=week wks=weeks mo=month mos=months lb=pound lbs=pounds oz=ounces qt=quart qts=quarts approx=approximately max=maximum min=minimum_minutes avg=average tel=telephone pic=picture pics=pictures reqd=required DOE=depending_on_experience BYO=bring_your_own BOGO=buy_one_get_one BOGOF=buy_one_get_one_free FT=full_time PT=part_time',
  hype: 'revolutionary|revolutioni*|game changer|game changing|next level|cutting edge|state of the art|world class|best in class|groundbreaking|unparalleled|innovative|disruptive|ultimate|epic|insane*|mind blowing|mindblowing|blazing*|lightning fast|amazing*|incredibl*|exciting|excited|unmissable|stunning|must have|one stop shop|awesome|fantastic|unbelievable|unleash*|unlock|unlocks|supercharg*|empower*|leverag*|reimagin*|redefin*|skyrocket*|seamless*|effortless*|frictionless|synerg*|thrilled|delighted to|proud to announce|introducing|big news|stay tuned|look no further|wait is over|without further ado|hurry|dont miss|act now|limited time|while stocks last|treat yourself|rockstar*|ninja*|guru|learn more|click here|link in bio|number one|the best|worlds best|of all time|ever made|never been easier|any inconvenience',
  grave: {
    layoffs:
      'had to let * go|had to let * * go|have to let * go|have to let * * go|let * people go|let * * people go|let * staff go|let * colleagues go|let * employees go|let * of our|letting * go|letting * * go|letting * people go|goodbye to * colleagues|goodbye to * people|goodbye to * employees|parting ways|part ways|job losses|losing * jobs|cut * jobs|cutting * jobs|cuts * jobs|staff cuts|downsiz*|lose their jobs|lose their job|losing their jobs|job cuts|jobs cut|layoff*|laid off|redundan*|redundancies|let go|closing the plant|site closure|restructuring',
    death:
      'passed on|no longer with us|put to sleep|put him down|put her down|lost his life|lost her life|lost their lives|fatal*|memorial service|death of|deaths|died|has died|passed away|passing|funeral|mourn*|obituar*|condolence*|in memory|rest in peace|late founder|lost our|killed|suicide|bereave*',
    recall:
      'recall|recalled|recalling|safety notice|safety alert|safety warning|stop using|do not eat|do not drink|do not use them|do not use it|contaminat*|fragments|allergen*|salmonella|listeria|choking|fire risk|burn risk|undeclared',
    outage:
      'outage|degraded|errors elevated|elevated errors|error rates|investigating|is down|are down|down since|went down|service disruption|data loss|incident|unavailable|not working',
    apology:
      'we are sorry|were sorry|so sorry|really sorry|very sorry|truly sorry|deeply sorry|sorry to say|sorry to tell|sorry to announce|we regret|regret to|heavy heart*|sad news|sad to say|sad to announce|public sorry|say sorry|sorry for|apolog*|our fault|our mistake|we messed up|we got it wrong|charged twice|overcharged',
    health:
      'is ill|are ill|fell ill|taken ill|been ill|off sick|called in sick|got sick|norovirus|stomach bug|food poisoning|outbreak|virus|heart attack|tumour|tumor|covid|whitening|botox|filler*|painless|cure*|cures|heals|treats pain|weight loss|slimming|detox|injury|injuries|pain|symptom*|vaccin*|cancer|diabet*|anxiety|depress*|surgery|hurts|supplement*|immun*|pregnan*|blood pressure|fda',
    legal:
      'took us to court|taken to court|sue|suing|damages claim|convicted|pleaded guilty|evicted|eviction|struck off|lawsuit|sued|court|legal action|settlement|investigation|investigated by|under investigation|prosecut*|police|arrest*|fraud|allegation*|accus*|gdpr fine|ombudsman|tribunal',
    politics:
      'strike|election|vote for|referendum|protest*|boycott*|government|president|minister|war|refugee*|immigra*|abortion|gun|palestin*|israel*|ukrain*|russia*|gaza|brexit|trump|biden|union dispute|picket*|pride month|racis*|sexis*',
    minors:
      'u7|u8|u9|u10|u11|u12|u13|u14|u15|u7s|u8s|u9s|u10s|u11s|u12s|u13s|u14s|u15s|year olds|year old boy|year old girl|under 7*|under 9*|under 11*|under 13*|schoolgirl|schoolboy|toddler|pupil named|baby',
    money:
      'invest|investment*|investor*|apr|interest rate|mortgage|loan*|credit|insurance|pension*|returns of|guaranteed return|crypto*|bitcoin|shares|stock price|isa|yield',
    other:
      'accident|accidents|in hospital|to hospital|in the hospital|to the hospital|hospitalis*|hospitaliz*|ambulance|nobody hurt|nobody was hurt|no one hurt|no one was hurt|no one got hurt|got hurt|was hurt|were hurt|crashed|car crash|collision|explosion|exploded|gas leak|caught fire|house fire|kitchen fire|a fire|fire broke|burned down|burnt down|was flooded|got flooded|break in|broken into|burgl*|stolen|theft|robbed|robbery|assault*|got out|escaped|overboard|went missing|missing since|was bitten|got bitten|emergency services|evacuat*|drown*|fell from|fell off|critical condition|intensive care|harass*|abused|threatened|threats|for good on|closes for good|closing for good|close for good|closed for good|shuts for good|shut for good|closing down|shutting down|permanently closed|closing permanently|closes permanently|our last day|bankrupt*|insolven*|in administration',
    confidential: 'nda|confidential|under embargo|embargoed|not public',
  },
  clock: 'am pm noon midday midnight oclock',
  till: 'until till til to through thru by before ends',
  quotes: ['“', '”'],
  ask: {
    readers: 'Is this for readers: “{x}”?',
    day: 'Which day is right: {x}?',
    clash: '{x}: that date is another weekday. Which is right?',
    sum: '{x} adds up to {y}. Which number is right?',
    facts: 'What should people learn from this post?',
    nothing: 'What should people know about “{x}”?',
  },
  alt: { picture: 'Picture', of: 'of', says: 'reads' },
}
