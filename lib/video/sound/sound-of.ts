import { type Film, FPS } from '#lib/video/film.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'
import { bedTrack, type SoundShelf, type Soundtrack, silence } from '#lib/video/sound/soundtrack.ts'

/** The music of a film; a film of a length that no bed ends at is silent. */
export async function soundOf({ bed, frames }: Pick<Film, 'bed' | 'frames'>, shelf: SoundShelf): Promise<Soundtrack> {
  const seconds = frames / FPS
  const length = LENGTHS.find(one => one === seconds)
  return bed && length ? bedTrack(bed, length, shelf) : silence(seconds)
}
