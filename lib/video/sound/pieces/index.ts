import type { BedName } from '#lib/video/sound/beds.ts'
import { hearth } from '#lib/video/sound/pieces/hearth.ts'
import { horizon } from '#lib/video/sound/pieces/horizon.ts'
import { linen } from '#lib/video/sound/pieces/linen.ts'
import { pebble } from '#lib/video/sound/pieces/pebble.ts'
import { signal } from '#lib/video/sound/pieces/signal.ts'
import { stride } from '#lib/video/sound/pieces/stride.ts'
import type { Piece } from '#lib/video/sound/score/score.ts'

export const pieces: Record<BedName, Piece> = { linen, hearth, pebble, signal, stride, horizon }
