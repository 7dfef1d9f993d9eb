// Which objects may stand large beside words, which stand on nothing, and how large they are beside one another.
import { nounOf } from '#lib/render/objects/colours.ts'
import { wordSet } from '#lib/render/objects/tokens.ts'

const NEVER = /* @__PURE__ */ wordSet('road people runner')

const ALOFT = /* @__PURE__ */ wordSet(
  'sun moon cloud rain snowflake lightning drop star kite balloons balloon bunting butterfly bee hornet bauble plane star_row rainbow fireworks plate moth drone goldfish gondola chair_lift smoked_fish hail bat',
)

/** What stands on nothing throws no shadow below itself. */
export const isAloft = (noun: string): boolean => ALOFT.has(nounOf(noun))

/** Of these things those that may. */
export const standing = (nouns: readonly string[]): string[] => nouns.filter(noun => !NEVER.has(nounOf(noun)))

/** What is larger than a hand holds, and what is smaller, where things stand in a row. */
const LARGE = /* @__PURE__ */ wordSet(
  'house shop tree apple_tree pine mountain boat kayak van bus car train plane horse cow ladder door bed table bath washer piano bicycle tent big_top turbine tractor stove truck motorbike fridge caravan church ferry canoe beehive upright_piano campervan ambulance fire_engine cargo_bike rowing_boat sail donkey alpaca hen_house wardrobe goat elevator roof deck_chair sauna digger swing chairs chimney bookshelf bench gate street_lamp forklift cement_mixer tanker food_truck market_stall lighthouse tram taxi drum_kit scaffold desk deer cave sandcastle raised_bed mattress ev_charger gondola foot_ferry calf skate_ramp climbing_wall chair_lift fir printing_press infusion sheep_shearing noren narrowboat bandstand meeting_table greenhouse playground_slide firewood rug thatched_roof',
)
const TALL = /* @__PURE__ */ wordSet(
  'bottle lamp chair armchair basket pot plant vase sheep dog violin guitar suitcase telescope skis bin radiator pig toilet wheelchair coat swimmer water_heater lawnmower barbecue pram parasol towel tree_stump trousers life_jacket travel_bag tuba cello saxophone wheelbarrow sunflower fox surfboard snowman blackboard crutches fence clothes_rail shower mop oven heat_pump massage_table fishing_rod golf bird_house judo_suit rake cash_register menu_board vacuum_cleaner wellies traffic_light bowling suit_jacket swimsuit veg_box barber_chair office_chair tailor_dummy easel paddleboard rollator kick_scooter e_scooter hot_spring food_crate lemon_tree kitchen_sink shopping_trolley footstool hi_vis signpost mailbox flipchart fire_extinguisher laundry_basket kiln boiler air_conditioner rocking_horse pet_carrier cricket_bat doll',
)
const bulkOf = (thing: string): number => (LARGE.has(nounOf(thing)) ? 2 : TALL.has(nounOf(thing)) ? 1 : 0)

/** The largest first; what is of one size keeps its order. A bottle is no smaller than the glass beside it. */
export const bySize = (nouns: readonly string[]): string[] => nouns.toSorted((a, b) => bulkOf(b) - bulkOf(a))
