export const SHORTHAND: [RegExp, string][] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\//gi, 'with '],
  [/(?<=\s)w(?=\s)/g, 'with'],
  [/\bppl\b/gi, 'people'],
  [/\babt\b/gi, 'about'],
  [/(?<=\p{L}\s)n(?=\s\p{L})/gu, 'and'],
  [/\b(?:til|till)\b/gi, 'until'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\bcert\b/gi, 'certificate'],
  [/\bchoc\b/gi, 'chocolate'],
  [/\bb4\b/gi, 'before'],
  [/\bgonna\b/gi, 'going to'],
  [/\bthx\b/gi, 'thanks'],
  [/\b(\d+)\s?hrs?\b/gi, '$1 hours'],
  [/\b(\d+)\s?yrs?\b/gi, '$1 years'],
  [/\b(\d+)\s?mins\b/gi, '$1 min'],
  [/\b(\d+)\s?(?:percent|per cent|pct)\b/gi, '$1%'],
  [/\bmin\.(?=\s|$)/gi, 'min'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bdont\b/gi, 'don’t'],
  [/\bcant\b/gi, 'can’t'],
  [/\bwont\b/gi, 'won’t'],
  [/\bthats\b/gi, 'that’s'],
  [/\bwhats\b/gi, 'what is'],
  [/\byoure\b/gi, 'you are'],
  [/\bweve\b/gi, 'we have'],
  [/\bim\b/g, 'I’m'],
  [
    /\bits (?=(?:a|an|the|now|just|on|in|free|all|very|really|literally|basically|not|only|super|going|been)\b)/gi,
    'it is ',
  ],
]

export const FILLERS =
  /(?<![\p{L}\d-])(?:pls|plz|please|lol|lmao|haha+|(?<=^)(?:hey(?: there)?|hi(?: all| team| there)?)|ok(?:ay)?|honestly|literally|basically|actually|tbh|btw|kinda|sorta|omg|wow|ugh|yay|woohoo|hooray|um+|erm|yeah|super|really|very|truly|just|simply|finally|totally|obviously|of course|you know)(?![\p{L}\d-]),?/giu

export const ACRONYMS = new Set(
  'ci api apis tls ssl eu uk usa seo ai pdf csv url urls qr sso ui ux sdk sdks sql json html css faq faqs ceo cto cfo hr tv dj diy utc gmt pt et cet est pst vat gps usb cpu gpu vcpu ram id ids nhs rspca pr crm erp iot saas b2b b2c mcp llm llms oauth http https dns aws gcp cli tcp'.split(
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
