/** Every length the copy keeps, in characters as `width` counts them (full-width ones count two). */
export const BOX_LIMITS = {
  eyebrow: 24,
  headline: 42,
  quote: 120,
  body: 90,
  item: 44,
  note: 44,
  meta: 56,
  cta: 30,
  value: 8,
  side: 24,
  badge: 16,
  legal: 120,
  scene: 32,
  alt: 250,
  code_line: 44,
  step_title: 28,
  label: 44,
} as const

export type Box = keyof typeof BOX_LIMITS

export const HEADLINE_WORDS = 9
export const SCENE_WORDS = 6

/** Field of a template → the box whose limit it keeps. */
export const FIELD_BOXES: Record<string, Record<string, Box>> = {
  announcement: { headline: 'headline', body: 'legal', cta: 'cta' },
  product_launch: { product_name: 'item', headline: 'body', subheadline: 'legal', cta: 'cta', launch_date: 'side' },
  release_notes: {
    version: 'badge',
    headline: 'headline',
    highlight_1: 'meta',
    highlight_2: 'meta',
    highlight_3: 'meta',
    highlight_4: 'meta',
  },
  milestone: { headline: 'body', metric_value: 'badge', metric_label: 'label', period: 'meta' },
  stat: { value: 'badge', label: 'label', context: 'legal' },
  testimonial: { quote: 'quote', author_name: 'item', author_title: 'meta', company: 'item' },
  quote: { quote: 'quote', author_name: 'item' },
  new_customer: { customer_name: 'item', headline: 'headline' },
  event_reminder: {
    event_name: 'headline',
    date: 'side',
    time: 'meta',
    location: 'meta',
    price: 'side',
    host: 'meta',
    body: 'legal',
    cta: 'cta',
  },
  job_opening: { role: 'headline', team: 'meta', location: 'meta', salary: 'item', terms: 'meta', contact: 'meta' },
  match_result: { home: 'side', away: 'side', home_score: 'value', away_score: 'value', competition: 'item' },
  price_alert: { name: 'item', price: 'badge', change: 'side', period: 'side' },
  notice: { eyebrow: 'eyebrow', headline: 'headline', body: 'body', items: 'item', closing: 'item' },
  price_change: { headline: 'headline', body: 'body', old_price: 'badge', new_price: 'badge', items: 'item' },
  statement: { eyebrow: 'eyebrow', headline: 'headline', body: 'legal', cta: 'cta' },
  product: { headline: 'headline', body: 'body', cta: 'cta', screen_hint: 'meta' },
  infographic_report: { title: 'headline', source: 'meta', legal: 'legal' },
  feature_list: { headline: 'headline', items: 'item' },
  comparison: { headline: 'headline', left_title: 'side', right_title: 'side', left: 'item', right: 'item' },
  steps: { headline: 'headline', steps: 'body' },
  offer: { headline: 'headline', detail: 'legal', price: 'badge', code: 'badge', ends: 'meta', cta: 'cta' },
  code: { headline: 'headline', code: 'code_line', language: 'badge' },
  people: { name: 'headline', role: 'item', headline: 'eyebrow', body: 'legal' },
  mascot: { headline: 'headline', body: 'legal', cta: 'cta', pose: 'meta' },
  og_code: { title: 'headline', code: 'code_line', language: 'badge', meta: 'legal' },
  og_device: { title: 'headline', meta: 'legal', screen_hint: 'meta' },
  og_title: { title: 'headline', meta: 'legal' },
  og_article: { title: 'headline', author: 'item', meta: 'meta' },
  og_number: { value: 'badge', label: 'label', title: 'headline' },
}

export const CAPTION_LIMITS = { twitter: 280, linkedin: 700, instagram: 400, youtube: 5000, tiktok: 150 } as const
export const CAPTION_TARGETS = { twitter: 220, linkedin: 420, instagram: 240, youtube: 150, tiktok: 120 } as const
export const HASHTAG_LIMITS = { twitter: 2, linkedin: 3, instagram: 5, youtube: 3, tiktok: 4 } as const
export const YOUTUBE_TITLE = 60
