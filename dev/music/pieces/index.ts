import { hearth } from '#dev/music/pieces/hearth.ts'
import { horizon } from '#dev/music/pieces/horizon.ts'
import { linen } from '#dev/music/pieces/linen.ts'
import { pebble } from '#dev/music/pieces/pebble.ts'
import { signal } from '#dev/music/pieces/signal.ts'
import { stride } from '#dev/music/pieces/stride.ts'
import type { Piece } from '#dev/music/score/score.ts'
import type { BedName } from '#lib/video/sound/bed-names.ts'

export const pieces: Record<BedName, Piece> = { linen, hearth, pebble, signal, stride, horizon }
