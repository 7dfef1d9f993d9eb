// Three beginnings that people pick in their client.
type Argument = { name: string; description: string; required: boolean }
export type Prompt = {
  name: string
  title: string
  description: string
  arguments: readonly Argument[]
  words(given: Record<string, string>): string
}

const argument = (name: string, description: string, required = true): Argument => ({ name, description, required })

export const prompts: readonly Prompt[] = [
  {
    name: 'announce',
    title: 'Announce something',
    description: 'One picture with its caption, looked at together, then scheduled.',
    arguments: [
      argument('news', 'What happened, in a sentence'),
      argument('channel', 'twitter, linkedin, instagram, youtube or tiktok', false),
    ],
    words: ({ news = '', channel = 'linkedin' }) =>
      `Announce this on ${channel}: ${news}\nFirst call clarify_brief with it and ask me what it asks. Then generate_asset as a card. Show me the picture, the caption and the score; tell me the weakest reason. Schedule it only when I say when.`,
  },
  {
    name: 'week_of_posts',
    title: 'Plan a week of posts',
    description: 'A campaign over a week, from one theme, in the words of the brand.',
    arguments: [argument('theme', 'What the week is about'), argument('channels', 'Separated by commas', false)],
    words: ({ theme = '', channels = 'linkedin' }) =>
      `Plan one post a day for seven days on ${channels}, about: ${theme}\nRead get_brand_dna, list_accounts and check_limits first. Propose seven briefs and times as a list, let me change them, then call create_campaign once with all of them as items.`,
  },
  {
    name: 'set_up_brand',
    title: 'Set up the brand',
    description: 'Fills what is missing of the brand kit by asking for it.',
    arguments: [argument('site', 'Address of your web site', false)],
    words: ({ site = '' }) =>
      `Help me set up the brand. Read get_brand_dna and tell me what is missing of name, tagline, overview, offer, palette, logos and voice.${site ? ` Use what you know of ${site}.` : ''} Ask me for it a few questions at a time, then write it with update_brand_dna. For a logo or screenshots call upload_logo or upload_product_screen without a picture and give me the address to send the file to.`,
  },
]
