// The same of what readers of trades missed.
import { registry } from '#lib/registry.ts'

export const lately = /* @__PURE__ */ registry<string>({
  rug: 'carpet with fringes, half rolled up',
  seaweed: 'three fronds of kelp under water',
  bat: 'the animal, flying, with a friendly face',
  curling_stone: 'of granite, on ice',
  doll: 'girl with plaits in a dress',
  cricket_bat: 'with stumps and a red ball',
  boules: 'two steel balls and the jack on sand, for pétanque',
  thatched_roof: 'cottage with a thick roof of straw',
  pigeon: 'grey homing pigeon with a green neck',
  wing_mirror: 'of a car, with a road in it',
  salt_heap: 'white heap of salt in a salt pan, with a wooden rake',
})
