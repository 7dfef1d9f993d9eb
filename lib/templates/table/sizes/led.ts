// How large rows are beside their headline: smaller, or where they are to be large, no smaller.
import { heightOf } from '#lib/render/part/block.ts'
import type { Body, Head, Listing } from '#lib/templates/table/words.ts'

/** Above rows that are to be large, on a canvas 1080 wide. */
export const LED = { title: 64, facts: 44, notes: 34 }

/** The same with a smaller headline, where rows that are to be large came out smaller than it. */
export const ledBy = (listing: Listing, { title }: Head, { size }: { size: number }): Listing | null => {
  const bound = boundBy(listing, { size })
  return !listing.most && title.size > (bound.most ?? Infinity) ? bound : null
}

/** Values that lead their rows are larger than the headline, rows that are large as a whole as large. */
export const boundBy = (listing: Listing, { size }: { size: number }): Listing =>
  listing.leading ? { ...listing, most: size * (1 + (listing.leading - 1) * OVER) } : listing
const OVER = 0.6

/** The rows again where their letters came too near to those of the headline. */
export async function setBelow(
  { title, facts }: Head,
  { leading }: Listing,
  body: (most?: number) => ReturnType<Body>,
): ReturnType<Body> {
  const set = await body()
  if (leading) return set
  // Where nothing else is acted on, the rows are the key facts.
  const below = heightOf(facts) > 0 ? ROWS_BELOW : 1
  return title.height === 0 || set.size * below <= title.size ? set : body(title.size / below)
}
const ROWS_BELOW = 1.25
