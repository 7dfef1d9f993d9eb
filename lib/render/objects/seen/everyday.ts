// The same of what firms show every day.
import { registry } from '#lib/registry.ts'

export const everyday = /* @__PURE__ */ registry<string>({
  chairs: 'stack of four',
  chimney: 'of brick, with a sweep’s brush',
  fried_egg: 'in a pan',
  fish_pan: 'whole fish in a frying pan',
  vacuum_cleaner: 'with hose and tube',
  bookshelf: 'full of books',
  bench: 'wooden, of a park',
  gate: 'wooden garden gate',
  street_lamp: 'old lantern on its post, lit',
  butter: 'block on a plate',
  rice: 'bowl of boiled rice with chopsticks',
  veg_box: 'wooden crate of vegetables',
  steering_wheel: 'of a car',
  bowling: 'ball and three pins',
  swimsuit: 'of one piece',
  wellies: 'pair of rubber boots',
  card_reader: 'payment terminal and a card',
  dog_bowl: 'bowl of dry food',
  chopping_board: 'with a knife and vegetables',
  traffic_light: 'red, amber and green',
  water_bottle: 'for sport',
  suit_jacket: 'with shirt and tie',
  dentures: 'upper and lower teeth',
  soap_bottle: 'with a pump',
})
