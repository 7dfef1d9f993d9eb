/** The five ways a brand can speak; fonts and artwork follow from it. */
export type Manner = 'neutral' | 'friendly' | 'technical' | 'editorial' | 'bold'

/** As owners write them, in the languages that the words of a picture are read in. */
const words: [Manner, RegExp][] = [
  [
    'technical',
    /technical|technisch|techni|tecnic|precis|präzis|preciso|exact|exakt|dry|engineer|developer|command|data/i,
  ],
  [
    'bold',
    /bold|direct|direkt|physical|loud|laut|blunt|energetic|energisch|énergique|enérgic|quick|punchy|strong|kräftig|frech|audac|atrevid|grintos/i,
  ],
  [
    'editorial',
    /editorial|elegant|élégant|elegante|quiet|refined|literary|unhurried|classic|klassisch|calm|ruhig|leise|tranquil|sereno|serena|rustig|slow|langsam|sober|sachlich/i,
  ],
  [
    'friendly',
    /friendly|freundlich|vriendelijk|cercan|amichevol|accueillant|warm|herzlich|chaleureu|cálid|cheerful|fröhlich|playful|verspielt|gentle|sanft|funny|kind|wry|child/i,
  ],
]

/** A brand that is any of these shouts in no headline, however directly it speaks. */
const CALM =
  /calm|quiet|gentle|sanft|steady|patient|geduldig|soft|slow|unhurried|serene|seren|discreet|diskret|reassuring|careful|kind|plain|professional|seriös|ruhig|leise|sachlich|sober|tranquil|rustig|elegan|élégan/i

/** A brand that says one of these of itself is at home on plain paper, unless it also says one of those below. */
const SOBER =
  /calm|quiet|sober|sobri[oae]|sachlich|nüchtern|factual|dignified|respectful|discreet|diskret|exact|preciso|precis|präzis|profession|seri[oö]s|sérieux|serious|solemn|ruhig|leise|tranquil|seren|misurat|rustig|zakelijk|spokojn|lugn|saklig|落ち着|控えめ|هادئ|رصين/i
const LIVELY =
  /play|fun|cheer|joy|sunny|bright|loud|bold|wit|wry|cheeky|odd|ironi|humor|alegre|allegr|joyeu|divert|fröhlich|frech|locker|vrolijk|speels|wesoł|明るい|مرح/i

/** Whether a brand speaks so that words on a field of colour would be out of its tone. */
export const isSoberTone = (tone: string): boolean => SOBER.test(tone) && !LIVELY.test(tone)

export function mannerOf(tone: string): Manner {
  const found = words.map(([manner, pattern]) => ({ manner, at: tone.search(pattern) })).filter(hit => hit.at >= 0)
  const hits = CALM.test(tone) ? found.filter(({ manner }) => manner !== 'bold') : found
  return hits.sort((a, b) => a.at - b.at)[0]?.manner ?? 'neutral'
}
