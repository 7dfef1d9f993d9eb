// The same of days out, farms and small trades.
import { registry } from '#lib/registry.ts'

export const outings = /* @__PURE__ */ registry<string>({
  foot_ferry: 'small open boat with a canopy and seats, no cars',
  kick_scooter: 'for tricks and children, without a motor',
  skate_ramp: 'half-pipe with a skateboard',
  climbing_wall: 'a climber on holds indoors',
  gondola: 'cable car on its rope',
  chair_lift: 'of a ski slope',
  hot_spring: 'wooden bath of hot water with steam',
  noren: 'curtain of a Japanese bath house',
  fir: 'two forest conifers, no Christmas tree',
  calf: 'with a tag in its ear',
  sheep_shearing: 'half shorn, with clippers',
  hard_cheese: 'wheel of mountain cheese without holes, cut open',
  smoked_fish: 'three on a rod above smoke',
  bee_smoker: 'of a beekeeper',
  food_crate: 'tins and a loaf, of a food bank',
  printing_press: 'old wooden hand press with a printed sheet',
  infusion: 'treatment chair with a drip',
  terminal: 'window with a command line',
  status_screen: 'screen with a line of heartbeats, of servers watched',
})
