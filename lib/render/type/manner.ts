/** The five ways a brand can speak; fonts and artwork follow from it. */
export type Manner = 'neutral' | 'friendly' | 'technical' | 'editorial' | 'bold'

const words: [Manner, RegExp][] = [
  ['technical', /technical|precise|exact|dry|engineer|developer|command|data/i],
  ['bold', /bold|direct|physical|loud|blunt|energetic|quick|punchy|strong/i],
  ['editorial', /editorial|elegant|quiet|refined|literary|unhurried|classic|calm|slow/i],
  ['friendly', /friendly|warm|cheerful|playful|gentle|funny|kind|wry|child/i],
]

export function mannerOf(tone: string): Manner {
  const first = words.map(([manner, pattern]) => ({ manner, at: tone.search(pattern) })).filter(hit => hit.at >= 0)
  return first.sort((a, b) => a.at - b.at)[0]?.manner ?? 'neutral'
}
