import { registry } from '#lib/registry.ts'

/** Names that are taken for each other, whatever their letters; the first that is known where it is asked for. */
const SAME = registry<string>({
  x: 'twitter',
  'x.com': 'twitter',
  colors: 'palette',
  colours: 'palette',
  text: 'brief caption',
  message: 'brief caption',
  prompt: 'brief description',
  start: 'scheduled_at',
  date: 'scheduled_at',
  type: 'asset_type output_type',
  format: 'asset_type',
  template: 'output_type',
  data: 'body',
  body: 'data',
  platform: 'channel',
  url: 'image_url',
  callback_url: 'webhook_url',
  post: 'card',
  image: 'card',
  reel: 'video',
  short: 'video',
  film: 'video',
  page: 'offset',
  brand: 'brand_dna',
})

const LONGEST = 40

/** The known name that somebody probably meant; null where none is near. */
export function nearest(given: string, known: readonly string[]): string | null {
  if (given.length > LONGEST || given === '') return null
  const asked = given.toLowerCase().replaceAll('-', '_')
  const alike =
    known.find(name => name.toLowerCase() === asked) ?? SAME[asked]?.split(' ').find(name => known.includes(name))
  if (alike) return alike
  const most = Math.max(1, Math.floor(given.length / 3))
  const [best] = known
    .map(name => ({ name, steps: distance(asked, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  return best && best.steps <= most ? best.name : null
}

/** Letters to change, add, drop or swap with their neighbour. */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
