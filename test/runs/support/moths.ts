// A brief of one wish, and what a model writes of it.
export const told = 'Moths are counted here on Saturday 28 November from 10.'
export const wish = 'Please show a moth on a lamp.'
export const brief = `${told} ${wish}`
export const words = {
  ...{ read: { publish: [1], style: [2] }, language: 'en', sensitive: 'none', hashtags: [], form: 'news' },
  parts: [
    { role: 'headline', text: 'Moths are counted on Saturday 28 November', from: ['1'] },
    { role: 'body', text: 'Here, from 10.', from: ['1'] },
  ],
  caption: [{ text: told, from: ['1'] }],
  short: { text: told, from: ['1'] },
}
