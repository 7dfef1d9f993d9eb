import { MONTHS } from '#lib/composer/words/months.ts'

const SHORT_MONTH = '(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const MONTH_SPAN = new RegExp(`\\b${SHORT_MONTH}\\s?[-–]\\s?${SHORT_MONTH}(?:\\p{Ll}*)\\b`, 'giu')
/** Before a date that stands masked in the text. */
const MONTH_BEFORE = new RegExp(`\\b${SHORT_MONTH}\\s?[-–]\\s?(?=[\ue000-\uf8ff])`, 'gi')
const MONTH_ALONE = new RegExp(
  `\\b(in|by|since|from|until|next|last|this|early|late|mid) ${SHORT_MONTH}\\b(?! \\d)`,
  'gi',
)
const monthOf = (short: string): string =>
  MONTHS.en?.find(name => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short

export const SHORTHAND: [RegExp, string | ((...groups: string[]) => string)][] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\//gi, 'with '],
  [/(?<=\s)w(?=\s)/g, 'with'],
  [/\bppl\b/gi, 'people'],
  [/\babt\b/gi, 'about'],
  [/(?<=\S\s)n(?=\s\S)/gu, 'and'],
  [/\b(?:til|till)\b(?!:)/gi, 'until'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\bnew years? eve\b/gi, 'New Year’s Eve'],
  [/\bnew years day\b/gi, 'New Year’s Day'],
  [/\bbout that\b/gi, 'about that'],
  [MONTH_SPAN, (_, from = '', to = '') => `${monthOf(from)} to ${monthOf(to)}`],
  [MONTH_BEFORE, (_, month = '') => `${monthOf(month)} to `],
  [MONTH_ALONE, (_, before = '', month = '') => `${before} ${monthOf(month)}`],
  [/\bcert\b/gi, 'certificate'],
  [/\bchoc\b/gi, 'chocolate'],
  [/\bb4\b/gi, 'before'],
  [/\bgonna\b/gi, 'going to'],
  [/\bthx\b/gi, 'thanks'],
  [/(?<=\d\s?)\/\s?(?:hr|hour)\b/gi, ' an hour'],
  [/(?<=[£$€][\d.,]{1,9}k?\s?)\/\s?(month|week|day|night|year|person|head|seat|team)\b/gi, ' a $1'],
  [/(?<=[£$€][\d.,]{1,9}k?\s?)\/\s?mo\b/gi, ' a month'],
  [/\b(\d+)\s?hrs?\b/gi, '$1 hours'],
  [/\b(\d+)\s?yrs?\b/gi, '$1 years'],
  [/\b(\d+)\s?mins\b/gi, '$1 min'],
  [/\b(\d+)\s?(?:percent|per cent|pct)\b/gi, '$1%'],
  [/\bmin\.(?=\s|$)/gi, 'min'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\b(teams|groups|parties|tables|crews|classes) of up to (?=\d)/gi, '$1 of at most '],
  [/\bdont\b/gi, 'don’t'],
  [/\bcant\b/gi, 'can’t'],
  [/\bwont\b/gi, 'won’t'],
  [/\bthats\b/gi, 'that’s'],
  [/(?<=[\p{L}\d] )r(?= \p{L})/gu, 'are'],
  [/(?<=\p{L} )u(?= \p{L})/gu, 'you'],
  [/\bur\b/g, 'your'],
  [/\bhrs\b/gi, 'hours'],
  [/(?<=\d)(?=(?:[KMGT]B|ms)\b)/g, ' '],
  [/^us(?= \d)/i, 'US'],
  [/\bincl\b\.?(?=\s*(?:$|[,;!)]))/gi, 'included'],
  [/\bincl\b\.?/gi, 'including'],
  [/(?<=\d )inc\b\.?(?= \p{Ll})/gu, 'including'],
  [/\bmsg\b/gi, 'message'],
  [/\b(then|and|so|now|when|because|but) its\b/gi, '$1 it is'],
  [/\btil:\s*/gi, ''],
  [/\bwhats\b/gi, 'what is'],
  [/\byoure\b/gi, 'you are'],
  [/\bweve\b/gi, 'we have'],
  [/\bim\b/g, 'I’m'],
  [
    /\bits (?=(?:\d|[£$€]|a |an |the|now|just|on|in|free|all|very|really|literally|basically|not|only|super|going|been)\b)/gi,
    'it is ',
  ],
]

export const FILLERS =
  /(?<![\p{L}\d-])(?:pls|plz|(?<!\bbut )please|porfa|tho|though$|idk|imo|fyi|ngl|lol|lmao|haha+|(?<=^)(?:hey(?: there)?|hi(?: all| team| there)?)|ok(?:ay)?|honestly|literally|basically|actually|tbh|btw|kinda|sorta|omg|wow|ugh|yay|woohoo|hooray|um+|erm|yeah|super|really|very|truly|like(?= \d)|just|simply|finally|totally|obviously|of course|you know)(?![\p{L}\d-]),?/giu

export const ACRONYMS = new Set(
  'ci api apis tls ssl eu uk usa seo ai pdf csv url urls qr sso ui ux sdk sdks sql json html css faq faqs ceo cto cfo hr tv dj diy utc gmt pt et cet est pst vat gps usb cpu gpu vcpu ram id ids nhs rspca pr crm erp iot hipaa gdpr saml scim rbac ccpa soc iso cdn vpc vpn mcp gpu saas b2b b2c mcp llm llms oauth http https dns aws gcp cli tcp'.split(
    ' ',
  ),
)

export const SPELLINGS: Record<string, string> = {
  ios: 'iOS',
  iphone: 'iPhone',
  ipad: 'iPad',
  macos: 'macOS',
  mac: 'Mac',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  slack: 'Slack',
  android: 'Android',
  windows: 'Windows',
  linux: 'Linux',
  postgres: 'Postgres',
  google: 'Google',
  stripe: 'Stripe',
  shopify: 'Shopify',
  vcpu: 'vCPU',
  saas: 'SaaS',
  soc2: 'SOC 2',
  s3: 'S3',
  ec2: 'EC2',
  figma: 'Figma',
  excel: 'Excel',
  kubernetes: 'Kubernetes',
  docker: 'Docker',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  react: 'React',
  christmas: 'Christmas',
  easter: 'Easter',
  halloween: 'Halloween',
  diwali: 'Diwali',
  ramadan: 'Ramadan',
  steam: 'Steam',
  nintendo: 'Nintendo',
  xbox: 'Xbox',
  playstation: 'PlayStation',
  wifi: 'wifi',
  notion: 'Notion',
  zapier: 'Zapier',
  whatsapp: 'WhatsApp',
  quickbooks: 'QuickBooks',
  xero: 'Xero',
  salesforce: 'Salesforce',
  hubspot: 'HubSpot',
  zoom: 'Zoom',
}

/** Places, peoples and tongues that briefs write without their capital. */
export const PROPER = new Set(
  `london bristol leeds manchester birmingham glasgow edinburgh cardiff dublin belfast york oxford cambridge brighton liverpool paris berlin munich hamburg cologne vienna zurich madrid barcelona cádiz cadiz seville valencia lisbon porto
rome milan amsterdam rotterdam brussels copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul tokyo osaka kyoto seoul singapore sydney melbourne toronto montreal vancouver chicago boston seattle austin denver brooklyn california texas
europe asia africa america england scotland wales ireland germany france spain portugal italy japan india canada australia mexico brazil ukraine poland sweden norway denmark finland netherlands belgium austria switzerland
english german french spanish italian japanese ukrainian portuguese dutch swedish norwegian danish finnish british american european scottish welsh irish`.split(
    /\s+/,
  ),
)
