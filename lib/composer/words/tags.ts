/** Nouns that people follow or search for; any other common noun alone is no hashtag. */
const TAGGABLE = new Set(
  `accessibility accountant accountants accounting allotment amateurfootball animation architecture art astronomy
  baker bakeries bakery baking ballet barbecue barber barista baroque basketball beach beer bees bicycle
  biodiversity birdsong birdwatching birthday boats bonsai bookkeeping books bread breakfast brewery brunch buns
  cake cakes candles cats ceramic ceramics charity cheese chess childcare chocolate choir christmas ci cider cinema
  circus classicalmusic climate climatetech climbing cloud cocktails coding coffee comedy compliance composting
  cookies cooking crafts cricket crochet croissant croissants curry cycling dance data design designers developer
  developers devops devtools dining diving dogs drawing easter ecommerce editing education electronics embroidery
  engineering entrepreneurship espresso exhibition farmers farming fashion fermentation festival film finance
  fintech fishing fitness floristry flowers football freelance freelancers freelancing fundraising furniture games
  gaming garden gardening genealogy geology giftideas gin glassblowing golf guitar gymnastics hackathon hairdresser
  halloween handmade health hiking hiring history hockey homelearning homeschooling horses hotel hotels houseplants
  housing icecream illustration illustrator infrastructure insurance interiors invoices invoicing jazz jewellery
  journalism kayaking knitting language languages leadership learning legaltech lighting linguistics literature
  lockdown logistics machinelearning makers manufacturing marathon marketing mathematics maths meals meditation
  meetup mentoring migration minimalism monorepo mosaic museum museums mushrooms music networking nonprofit nursing
  nutrition observability openscience opensource opera orchestra origami outdoors packaging painting palaeontology
  panettone parenting pasta payday payments payroll pension pensions pets philosophy photography piano pilates
  pizza plants plaster plumbing podcast poetry politics pottery privacy productivity programming publishing pumpkin
  puzzles quilting rabbits reading recipes recycling referee refereeing referees renovation research restaurant
  retail retrospective robotics rooftop rowing ruby rugby runners running rust rye sailing salad science sculpture
  security selfbuild selfemployed seo sewing skateboarding skiing sleep snowboarding soccer socialhousing software
  solar sourdough startup startups stollen storytelling streetfood supper surfing surveying sustainability swimming
  tattoo tax taxes tea teachers teaching teamwork tech technology telecoms tennis textiles theatre tourism toys
  trails training translation travel trees triathlon typescript typography ux vat vegan vegetables video videogames
  vintage volleyball volunteering volunteers walking watercolour weather webdesign webdev weddings wellbeing
  wildlife wine woodwork wool workshop workshops writing yoga`
    .split(/\s+/)
    .filter(Boolean),
)

/** Two words that belong together in what a brand says of itself. */
const PHRASES =
  /\b(?:background jobs|build caches?|running clubs?|number games?|reading app|time tracking|personal finance|amateur leagues?|puzzle games?|hot meals?|sole traders?|pace groups?|design studios?|small business(?:es)?|home learning|primary schools?|mental health|open source|data science|machine learning|street food|local history|second[- ]hand|zero waste|remote work|project management|customer support)\b/gi

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

export const taggable = (word: string): boolean => {
  const low = word.toLowerCase()
  return TAGGABLE.has(low) || TAGGABLE.has(singular(low))
}

/** What a line is about, in the words that people would follow. */
export const tagsIn = (line: string): string[] => [
  ...[...line.matchAll(PHRASES)].map(match => match[0]),
  ...(line.match(/\p{L}{2,}/gu) ?? []).filter(taggable),
]
