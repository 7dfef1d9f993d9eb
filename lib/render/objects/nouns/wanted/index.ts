// Drawings that posts and their readers wanted.
import { registry } from '#lib/registry.ts'
import { greens } from '#lib/render/objects/nouns/asked/greens.ts'
import { household } from '#lib/render/objects/nouns/asked/household.ts'
import { pastimes } from '#lib/render/objects/nouns/asked/pastimes.ts'
import { snacks } from '#lib/render/objects/nouns/asked/snacks.ts'
import { worn } from '#lib/render/objects/nouns/asked/worn.ts'
import { active } from '#lib/render/objects/nouns/wanted/active.ts'
import { creatures } from '#lib/render/objects/nouns/wanted/creatures.ts'
import { everyday } from '#lib/render/objects/nouns/wanted/everyday.ts'
import { feasts } from '#lib/render/objects/nouns/wanted/feasts.ts'
import { firms } from '#lib/render/objects/nouns/wanted/firms.ts'
import { growing } from '#lib/render/objects/nouns/wanted/growing.ts'
import { larder } from '#lib/render/objects/nouns/wanted/larder.ts'
import { making } from '#lib/render/objects/nouns/wanted/making.ts'
import { pantry } from '#lib/render/objects/nouns/wanted/pantry.ts'
import { rolling } from '#lib/render/objects/nouns/wanted/rolling.ts'
import { rooms } from '#lib/render/objects/nouns/wanted/rooms.ts'
import { services } from '#lib/render/objects/nouns/wanted/services.ts'
import { trades } from '#lib/render/objects/nouns/wanted/trades.ts'
import type { Noun } from '#lib/render/objects/shape.ts'

export const wanted = /* @__PURE__ */ registry<Noun>(
  /* @__PURE__ */ Object.assign(
    {},
    worn,
    snacks,
    greens,
    household,
    pastimes,
    pantry,
    larder,
    trades,
    making,
    rolling,
    creatures,
    growing,
    feasts,
    active,
    rooms,
    firms,
    everyday,
    services,
  ),
)
