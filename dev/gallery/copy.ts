// The same template with short and long copy and in other scripts.

export const lengths = ['typical', 'short', 'long', 'arabic', 'japanese', 'emoji'] as const
export type Length = (typeof lengths)[number]

const long =
  'Every attempt, every payload and every answer stands on one timeline, so the cause is the first thing you see and not the last one that you find'
const arabic = 'تفتح الحديقة أبوابها في الأول من مايو مع إفطار هادئ تحت أشجار البرتقال لجميع ضيوف الفندق'
const japanese = '五月一日、中庭がひらきます。朝食は七時半から、席は十二。ご宿泊のお客様を優先してご案内します。'
const emoji = ['🎉', '🚀', '🥐', '☀️', '👩‍💻']

/** Data of the same form: texts replaced, values and addresses kept. */
export function varied(data: Record<string, unknown>, length: Length): Record<string, unknown> {
  if (length === 'typical') return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(
        ([name], index) => length !== 'short' || index === 0 || !/body|cta|eyebrow|context|meta|detail/.test(name),
      )
      .map(([name, value]) => [name, change(value, name, length)]),
  )
}

function change(value: unknown, name: string, length: Length): unknown {
  if (Array.isArray(value))
    return (length === 'short' ? value.slice(0, Math.max(2, value.length - 2)) : value).map(item =>
      change(item, name, length),
    )
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key, length)]))
  if (
    typeof value !== 'string' ||
    /^https?:/.test(value) ||
    (/^[\W\d]*$/.test(value) && /[\d%]/.test(value)) ||
    /screen_hint|code|language|score|value|price|date|time|version|^kind$/.test(name)
  )
    return value
  return textOf(value, name, length)
}

function textOf(value: string, name: string, length: Length): string {
  const size = value.length
  if (length === 'emoji') return `${value} ${emoji[size % emoji.length]}`
  if (length === 'arabic') return words(arabic, size)
  if (length === 'japanese') return [...japanese].slice(0, Math.max(3, Math.round(size * 0.55))).join('')
  if (length === 'long') return words(long, Math.min(long.length, Math.round(size * (size < 20 ? 1.3 : 1.8))))
  return words(value, name === 'quote' ? 40 : 18)
}

function words(text: string, size: number): string {
  if (text.length <= size) return text
  const cut = text.slice(0, size + 1)
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, size)
}
