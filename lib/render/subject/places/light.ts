// Which light lies over a place, where the words tell it.
import { beginningWith, plain } from '#lib/render/objects/tokens.ts'
import type { Light } from '#lib/render/places/paints.ts'

const NIGHT = /* @__PURE__ */ beginningWith(
  'night\\b|nighttime|moonlight|moonlit|full moon|starlight|starlit|stargaz|midnight|after dark|torchlight',
  'nacht(?!e\\b|en\\b)|mitternacht|mondschein|vollmond|sternen|noche\\b|nocturn|luna llena|luz de la luna|estrellas|medianoche',
  'nuit\\b|clair de lune|pleine lune|aux etoiles|notte\\b|notturn|chiaro di luna|luna piena|mezzanotte|noite\\b|luar\\b|lua cheia',
  'maanlicht|volle maan|sterrenlicht|noc\\b|noca\\b|nocy\\b|nocn|ksiezyc|gwiazd|natt\\b|natten|manljus|mansken|fullmane|stjarn',
)
const DUSK = /* @__PURE__ */ beginningWith(
  'evening|sunset|sundown|dusk\\b|twilight|dawn\\b|sunrise|daybreak|abend(?!land)|sonnenuntergang|sonnenaufgang|dammerung|morgengrauen',
  'atardecer|anochecer|ocaso|puesta de(?:l)? sol|amanecer|soir\\b|soiree|crepuscule|coucher d[eu] soleil|lever d[eu] soleil|aube\\b',
  'sera\\b|serale|serata|tramonto|alba\\b|entardecer|por[ -]do[ -]sol|amanhecer|avond|zonsondergang|zonsopgang|schemer',
  'wieczor|zachod slonca|zmierzch|wschod slonca|kvall|solnedgang|skymning|gryning|soluppgang',
)

/** By day where they say nothing of it. */
export function lightIn(texts: readonly string[]): Light {
  const said = plain(texts.join(' . '))
  return NIGHT.test(said) ? 'night' : DUSK.test(said) ? 'dusk' : 'day'
}
