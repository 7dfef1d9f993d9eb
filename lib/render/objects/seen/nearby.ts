// The same of what stands nearby, at home, at work and in the park.
import { registry } from '#lib/registry.ts'

export const nearby = /* @__PURE__ */ registry<string>({
  firewood: 'stack of sawn logs in a rack',
  nest: 'of a bird with three speckled eggs',
  bike_chain: 'on its ring with crank and pedal',
  hex_bolt: 'machine bolt with a nut, no wood screw',
  gift_voucher: 'card with a ribbon and a bow',
  meeting_table: 'oval table with chairs and papers',
  footstool: 'upholstered, with buttons and short legs',
  database: 'stack of three discs',
  apple_tree: 'with red apples',
  lemon_tree: 'small, in a clay pot',
  octopus: 'whole and alive, with a face',
  narrowboat: 'long canal boat with a cabin and a chimney pipe',
  hail: 'dark cloud with lumps of ice',
  bandstand: 'open pavilion of a park, nobody in it',
  x_ray: 'of a hand',
  playing_cards: 'three in a fan',
  kitchen_sink: 'with dishes in foam',
  inhaler: 'for asthma',
  hi_vis: 'yellow vest with reflecting bands',
  playground_slide: 'with its ladder',
  shopping_trolley: 'empty, of a supermarket',
  greenhouse: 'of glass with tomato plants',
})
