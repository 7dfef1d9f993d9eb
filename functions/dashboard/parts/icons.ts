// Every sign of the dashboard: 16 px, drawn with one stroke. Signs of platforms are filled where they are.
import { html, raw } from 'hono/html'
import { platformNames } from '#lib/channels.ts'
import { registry } from '#lib/registry.ts'

const lines = {
  plus: 'M8 3v10M3 8h10',
  runs: 'M2.5 2.5h4.5v6h-4.5zM9 2.5h4.5v3.5h-4.5zM2.5 10.5h4.5v3h-4.5zM9 8h4.5v5.5h-4.5z',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  brand: 'M8 2.2 13.8 8 8 13.8 2.2 8zM8 5.6 10.4 8 8 10.4 5.6 8z',
  library: 'M2.5 5.5h11v8h-11zM4 3h8M5 13.2l3-3.4 2 2.2 1.4-1.4 2 2.1',
  plug: 'M5.5 2v3M10.5 2v3M3.8 5h8.4v2.6a4.2 4.2 0 0 1-8.4 0zM8 11.8V14',
  studio: 'M8.8 2 3.5 9h3.8L6.6 14l5.6-7.2H8.3z',
  code: 'M5.2 4.5 2 8l3.2 3.5M10.8 4.5 14 8l-3.2 3.5M9.2 3 6.8 13',
  plan: 'M2.5 11.5a5.6 5.6 0 1 1 11 0M8 10.6l2.4-3.4',
  team: 'M6 7.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM1.8 13.2c.2-2.6 1.9-4 4.2-4s4 1.4 4.2 4M10.6 3a2.2 2.2 0 0 1 0 4M12 9.5c1.4.5 2.1 1.8 2.2 3.7',
  person: 'M8 7.4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM3.2 13.6c.3-2.8 2.2-4.3 4.8-4.3s4.5 1.5 4.8 4.3',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.8 10.8 14 14',
  shield: 'M8 2 13 4v4c0 3.2-2 5.2-5 6-3-.8-5-2.8-5-6V4zM5.8 8l1.6 1.6 3-3.2',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  updown: 'M5 6.2 8 3.2l3 3M5 9.8l3 3 3-3',
  check: 'm3 8.5 3.2 3.2L13 5',
  cross: 'M4 4l8 8M12 4l-8 8',
  warn: 'M8 2.4 14.2 13H1.8zM8 6.4v3.2M8 11.4h.01',
  right: 'm6 4 4 4-4 4',
  left: 'm10 4-4 4 4 4',
  down: 'm4 6 4 4 4-4',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.6',
  spark: 'M8 2c.5 3.6 2.4 5.5 6 6-3.6.5-5.5 2.4-6 6-.5-3.6-2.4-5.5-6-6 3.6-.5 5.5-2.4 6-6Z',
  shuffle:
    'M2 4.5h2.5c3.5 0 3.5 7 7 7H14M2 11.5h2.5c1.3 0 2.1-1 2.7-2.1M8.8 6.6c.6-1.1 1.4-2.1 2.7-2.1H14M12 2.5l2 2-2 2M12 9.5l2 2-2 2',
  load: 'M8 2.5v8M4.8 7.4 8 10.6l3.2-3.2M2.5 10.8v2.7h11v-2.7',
  again: 'M13.5 3v3.4h-3.4M2.5 13V9.6h3.4M13.2 6.4A5.5 5.5 0 0 0 3.4 5M2.8 9.6a5.5 5.5 0 0 0 9.8 1.4',
  mail: 'M2 3.8h12v8.6H2zM2.3 4.2 8 8.8l5.7-4.6',
  key: 'M10.2 9.2a3.4 3.4 0 1 0-3.1-2L2 12.3V14h2.4v-1.6H6v-1.6h1.6l.9-.9c.5-.3 1-.5 1.7-.7ZM11 5h.01',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.4-2.4a2.6 2.6 0 0 0-3.7-3.7L8.4 4M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.1 9.2a2.6 2.6 0 0 0 3.7 3.7l.8-.9',
  out: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6',
  card: 'M4 2.5h8v11H4z',
  carousel: 'M2 4h7.5v8.5H2zM11.5 4.8h1v7h-1M14 5.8v5',
  slideshow: 'M4.8 2.2h6.4v9.4H4.8zM6 14h.01M8 14h.01M10 14h.01',
  infographic: 'M4.5 1.8h7v12.4h-7zM6.5 5h3M6.5 7.5h1.6M6.5 10h3',
  og_image: 'M1.8 4.5h12.4v7H1.8zM4 9.2h4M4 7.2h6',
  video: 'M4.5 2h7v12h-7zM7 6.4v3.2L9.6 8z',
  mascot: 'M3 7.5a5 5 0 0 1 10 0v3.2a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM6.2 8h.01M9.8 8h.01M6.8 10.8h2.4',
  log: 'M3 3h10M3 6.3h10M3 9.6h6M3 13h4',
  play: 'M5 3.2v9.6L13 8z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  sound: 'M2.5 6.2v3.6h2.3L8 12.6V3.4L4.8 6.2zM10.4 6a3 3 0 0 1 0 4M12.2 4.2a5.4 5.4 0 0 1 0 7.6',
  whole: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  gear: 'M2.5 4.5h6M11.5 4.5h2M2.5 11.5h2M7.5 11.5h6M10 6.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM6 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
} as const
export type IconName = keyof typeof lines

const platforms = registry({
  x: '<path d="M3 2.6h2.6L13 13.4h-2.6zM12.6 2.6 8.9 6.9M7.1 9.1l-3.7 4.3" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  linkedin:
    '<path d="M2.2 2.2h11.6v11.6H2.2z" fill="currentColor"/><path d="M4.7 6.7v4.7M7.3 11.4V6.7M7.3 9c0-1.3.8-2.2 2-2.2s1.9.8 1.9 2.2v2.4" fill="none" stroke="var(--cut, var(--panel))" stroke-width="1.5"/><circle cx="4.7" cy="4.7" r=".95" fill="var(--cut, var(--panel))"/>',
  instagram:
    '<rect x="2.4" y="2.4" width="11.2" height="11.2" rx="3.2" fill="none" stroke="currentColor" stroke-width="1.4"/><circle cx="8" cy="8" r="2.6" fill="none" stroke="currentColor" stroke-width="1.4"/><circle cx="11.2" cy="4.8" r=".8" fill="currentColor"/>',
  youtube:
    '<rect x="1.4" y="3.4" width="13.2" height="9.2" rx="2.6" fill="currentColor"/><path d="M6.7 5.9v4.2L10.3 8z" fill="var(--cut, var(--panel))"/>',
  bluesky:
    '<path d="M8 7.2C7 5 4.8 3 2.6 2.6c-.6 2.2-.2 4.6.6 5.6.8.9 2 .9 2.9.8-2 .5-2.6 1.7-1.6 3 1.4 1.8 2.8 0 3.5-1.9.7 1.9 2.1 3.7 3.5 1.9 1-1.3.4-2.5-1.6-3 .9.1 2.1.1 2.9-.8.8-1 1.2-3.4.6-5.6C11.2 3 9 5 8 7.2Z" fill="currentColor"/>',
  threads:
    '<path d="M11.6 6.2C11.2 3.9 9.9 2.6 8 2.6c-2.8 0-4.2 2.2-4.2 5.4s1.4 5.4 4.2 5.4c2.4 0 4-1.2 4-3.1 0-1.9-1.7-2.9-3.8-2.9-1.5 0-2.4.7-2.4 1.7s.9 1.6 2 1.6c1.6 0 2.3-1.2 2.2-2.9-.1-1.5-.8-2.3-2-2.3-.8 0-1.4.3-1.8.9" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>',
  facebook:
    '<circle cx="8" cy="8" r="6.4" fill="currentColor"/><path d="M10.2 5.1H9.4c-.9 0-1.3.5-1.3 1.3v7.2M6.5 8.6H10" fill="none" stroke="var(--cut, var(--panel))" stroke-width="1.5"/>',
  tiktok:
    '<path d="M8.6 2.4v7.4a2.5 2.5 0 1 1-2.5-2.5M8.6 2.6c.2 1.9 1.5 3.2 3.6 3.4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
})

export const icon = (name: IconName, more = '') =>
  html`<svg class="i ${more}" viewBox="0 0 16 16" aria-hidden="true"><path d="${lines[name]}"/></svg>`

/** The sign of a platform and its name for those who do not see it. A channel says twitter where a platform says x. */
export function platformIcon(name: string, label = true) {
  const platform = name === 'twitter' ? 'x' : name
  const drawn = platforms[platform]
  const said = label ? html`<span class="vh">${nameOf(name)}</span>` : ''
  return drawn === undefined
    ? html`<span class="chip line">${nameOf(name)}</span>`
    : html`<svg class="i p" viewBox="0 0 16 16" aria-hidden="true">${raw(drawn)}</svg>${said}`
}

const names = registry({
  ...platformNames,
  twitter: platformNames.x,
  ...{ card: 'Card', carousel: 'Carousel', slideshow: 'Slideshow', infographic: 'Infographic' },
  ...{ og_image: 'Link picture', video: 'Video', mascot: 'Mascot' },
})
export const nameOf = (word: string): string => names[word] ?? plain(word)

/** `run_not_found` as words. */
export const plain = (word: string): string => {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
