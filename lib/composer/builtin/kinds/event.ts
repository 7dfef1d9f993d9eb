// Events: people come on a day.
import { type Cut, cutsOf } from '#lib/composer/builtin/kinds/cuts.ts'
import { dayIn } from '#lib/composer/builtin/kinds/event-day.ts'
import { nameOf } from '#lib/composer/builtin/kinds/event-name.ts'
import { filled } from '#lib/composer/builtin/kinds/event-roles.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { isAside, withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { isState, part } from '#lib/composer/builtin/piece.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'

/** “Pub quiz Thursday 8pm at the Fox. Teams of six, free entry”: a name, then its day, and a place, an hour or a price. */
export const event: Kind = {
  name: 'event',
  find(brief) {
    const cuts = cutsOf(brief)
    const dated = dayIn(cuts, brief)
    if (!dated || isOff(dated.cut, brief)) return undefined
    const named = nameOf(dated, brief)
    if (!named) return undefined
    const [before, after] = [cuts.slice(0, dated.at), cuts.slice(dated.at + 1)]
    const told = filled([...dated.behind, ...after.filter(cut => cut !== named.cut)], brief)
    if (!told?.parts.some(({ role }) => /^(?:time|place|price)$/.test(role))) return undefined
    const from = named.cut?.from ?? dated.cut.from
    const parts = [part('name', upperFirst(named.text), from), part('date', dated.text, dated.cut.from), ...told.parts]
    const above = before.filter(cut => cut !== named.cut && !named.whole?.includes(cut))
    // “Warm rooms. Library hall, Mon to Fri”: what stands beside the day says where.
    const isAbove = (cut: Cut) => named.cut?.of === dated.cut.of || cut.of !== dated.cut.of
    if (!isAside(above.filter(isAbove))) return undefined
    return withRest({ form: 'event', parts }, [...above, ...told.left], brief)
  },
  examples: [
    'Pub quiz Thursday 15 October 8pm at the Fox. Teams of six, free entry',
    'Weinprobe am 12. Dezember um 19 Uhr im Keller, 35 € pro Person',
    'Concert de jazz samedi 17 octobre à 20h30 au bar, entrée libre',
    'workshop on window restoration sat 5 dec 10am-3pm, 12 places, £85 incl lunch, bring gloves',
    'quiz night is back!! weds 9 dec, 7.30pm at the upstairs bar. £3 a head, teams up to 6',
    'Carrera solidaria el domingo 13 de diciembre a las 10h en el parque del Retiro. 5 y 10 km. Inscripción 8 €',
    'Cena a quattro mani venerdì 11 dicembre ore 20, 45 € a persona vini esclusi',
    '12月5日(土)14時から、クリスマスリースのワークショップ。参加費3,500円、定員8名',
  ],
}

const OFF: readonly ClaimGroup[] = ['closed', 'cancelled', 'moved']
/** What is called off is no event, and what is reduced until a day is an offer. */
const isOff = (dated: Cut, brief: Brief): boolean =>
  cutsOf(brief).some(isState) ||
  brief.pieces.some(({ claims }) => OFF.some(claim => claims.has(claim))) ||
  dated.claims.has('discount')
