// Random pictures for property tests: texts of many kinds, hostile palettes, every template, composition and size.
import * as z from 'zod'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Palette, Picture, Scheme } from '#lib/render/picture.ts'
import { type Dice, pick } from '#lib/render/seed.ts'
import { templates } from '#lib/templates/index.ts'
import type { Template } from '#lib/templates/kit/template.ts'

const words =
  'we ship every trace in one place so your team can find the failing job before lunch and go home at five because nobody likes a pager that wakes them up at night for a retry that would have passed anyway'.split(
    ' ',
  )
const others = {
  german:
    'Donaudampfschifffahrtsgesellschaft Rechtsschutzversicherungsgesellschaften Geschwindigkeit für jede Größe im Straßenverkehr ändert später öffnen',
  arabic: 'نفتح الفناء في الأول من مايو مع إفطار تحت أشجار البرتقال للضيوف أولا كل صباح',
  hebrew: 'החצר נפתחת באחד במאי עם ארוחת בוקר מתחת לעצי התפוז לאורחים תחילה',
  japanese: '毎朝七時半から中庭で朝食をお出しします。席は十二、ご宿泊のお客様を優先いたします。',
  chinese: '五月一日庭院开放，早餐从七点半开始，共十二张桌子，住客优先。',
  korean: '안뜰은 오월 일일에 문을 엽니다 아침 식사는 일곱 시 반부터 시작합니다',
  russian: 'Двор открывается первого мая завтрак под апельсинами с половины восьмого',
  greek: 'Η αυλή ανοίγει την πρώτη Μαΐου πρωινό κάτω από τις πορτοκαλιές',
  thai: 'ลานบ้านเปิดวันที่หนึ่งพฤษภาคม อาหารเช้าใต้ต้นส้มสำหรับแขกก่อน',
  hindi: 'आँगन पहली मई को खुलता है नाश्ता संतरे के पेड़ों के नीचे',
  emoji: '🚀 🎉 launch 👩‍💻 day 🇵🇹 in 3️⃣ steps 🏳️‍🌈 ❤️ 👍🏽 ☀️ ✅',
  address: 'https://docs.example.com/reference/queues/retries?attempt=3&trace=job_8f2c1#payload',
  odd: '“Quoted” — 50 % of £1,299.00 … “yes” ½ → ✓ ★ © № ≤ 12 × 4 ‘n’ B&B <b> \u202Eflip\u0007',
}

function text(roll: Dice, length: number): string {
  const kinds = Object.values(others)
  const source = roll() < 0.6 ? words : (kinds[Math.floor(roll() * kinds.length)] ?? '').split(' ')
  let out = ''
  while (out.length < length) out += `${out ? ' ' : ''}${source[Math.floor(roll() * source.length)] ?? 'word'}`
  return [...out].slice(0, Math.max(1, length)).join('').trim() || 'a'
}

const lengths = [1, 3, 6, 8, 12, 16, 20, 24, 28, 36, 42, 42, 64, 90, 120, 200, 400] as const

/** Data that a template's fields allow, however unlikely. */
export function randomData(roll: Dice, template: Pick<Template, 'fields'>): Record<string, unknown> {
  return value(roll, z.toJSONSchema(template.fields, { io: 'input' }) as Schema) as Record<string, unknown>
}

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  maxLength?: number
  enum?: string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  const?: unknown
}

function value(roll: Dice, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[Math.floor(roll() * schema.enum.length)]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return value(roll, choice[Math.floor(roll() * choice.length)] ?? {})
  if (schema.type === 'object') {
    const kept = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || roll() < 0.6,
    )
    return Object.fromEntries(kept.map(([name, field]) => [name, value(roll, field)]))
  }
  if (schema.type === 'array') {
    const least = schema.minItems ?? 0
    const count = least + Math.floor(roll() * ((schema.maxItems ?? 6) - least + 1))
    return Array.from({ length: count }, () => value(roll, schema.items ?? { type: 'string' }))
  }
  if (schema.type === 'boolean') return roll() < 0.5
  if (schema.type === 'number' || schema.type === 'integer')
    return Math.round((schema.minimum ?? 0) + roll() * ((schema.maximum ?? 1000) - (schema.minimum ?? 0)))
  if (schema.format === 'uri') return 'https://jobs.example.com/night-baker'
  return text(roll, Math.min(pick(roll, lengths), schema.maxLength ?? 400))
}

function colour(roll: Dice): string {
  return `#${Math.floor(roll() * 0x1000000)
    .toString(16)
    .padStart(6, '0')
    .toUpperCase()}`
}

const hostile: Palette[] = [
  {},
  { primary: '#FFFF00', secondary: '#FFFF33', accent: '#FFEE00', background: '#FFFFCC', text: '#FFFF00' },
  { primary: '#050505', secondary: '#0A0A0A', accent: '#000000', background: '#020202' },
  { primary: '#FFFFFF', background: '#FFFFFF', text: '#FFFFFF' },
  { primary: '#808080', secondary: '#808080', accent: '#808080', background: '#808080', text: '#808080' },
  { primary: '#00FF00', secondary: '#FF00FF', accent: '#00FFFF', background: '#FF0000' },
  { primary: '#7F7F00', accent: '#7F007F' },
]

export function randomPalette(roll: Dice): Palette {
  if (roll() < 0.4) return hostile[Math.floor(roll() * hostile.length)] ?? {}
  const role = () => (roll() < 0.7 ? colour(roll) : undefined)
  return {
    primary: role(),
    secondary: role(),
    accent: role(),
    background: role(),
    surface: role(),
    text: role(),
    muted: role(),
    extra: roll() < 0.4 ? [colour(roll), colour(roll)] : undefined,
  }
}

const tones = [
  '',
  'dry and exact, for engineers',
  'warm and short',
  'direct and physical',
  'quiet, editorial',
  'cheerful',
]
const fonts = [
  'Geist',
  'Inter',
  'Fraunces',
  'Cormorant',
  'Archivo',
  'Gabarito',
  'Space Grotesk',
  'Playfair Display',
  'Newsreader',
  'No Such Font',
]

export function randomKit(roll: Dice, base: BrandKit): BrandKit {
  const some = <T>(list: T[]) => (roll() < 0.5 ? list : [])
  const voice = {
    tone: tones[Math.floor(roll() * tones.length)] ?? '',
    fonts: roll() < 0.6 ? { display: fonts[Math.floor(roll() * fonts.length)] } : {},
  }
  return {
    ...base,
    palette: randomPalette(roll),
    voice,
    logos: some(base.logos),
    screens: some(base.screens),
    photos: some(base.photos),
    people: some(base.people),
    mascot: some(base.mascot),
  }
}

export function randomPicture(roll: Dice): Picture {
  const all = Object.values(templates)
  const template = all[Math.floor(roll() * all.length)] as Template
  const data = randomData(roll, template)
  const [width, height] = template.sizes[Math.floor(roll() * template.sizes.length)] ?? [1080, 1080]
  const composition = template.compositions[Math.floor(roll() * template.compositions.length)] ?? 'auto'
  const index = Math.floor(roll() * template.count(data, [width, height]))
  return {
    template: template.name,
    composition,
    width,
    height,
    format: 'png',
    scheme: pick<Scheme>(roll, ['auto', 'light', 'dark']),
    data,
    seed: String(Math.floor(roll() * 1e9)),
    index,
    ribbon: null,
    service_mark: false,
  }
}
