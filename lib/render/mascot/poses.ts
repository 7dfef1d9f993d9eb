/** What a figure can be doing; the first is the neutral one. */
export const poses = [
  'standing',
  'waving',
  'pointing',
  'cheering',
  'thinking',
  'holding',
  'walking',
  'resting',
] as const
export type Pose = (typeof poses)[number]

const words: [Pose, RegExp][] = [
  ['waving', /\b(wav\w*|hello|hi|greet\w*|welcom\w*|bye)\b/i],
  ['pointing', /\b(point\w*|show\w*|present\w*|explain\w*|this way|look)\b/i],
  ['cheering', /\b(cheer\w*|celebrat\w*|jump\w*|danc\w*|happy|hooray|party|win\w*|proud|excited)\b/i],
  ['thinking', /\b(think\w*|wonder\w*|ask\w*|puzzl\w*|ponder\w*|curious|question\w*|confus\w*)\b/i],
  ['holding', /\b(hold\w*|carry\w*|carri\w*|sign|gift\w*|giv\w*|offer\w*|heart|lov\w*|thank\w*)\b/i],
  ['walking', /\b(walk\w*|run\w*|go\w*|march\w*|travel\w*|arriv\w*|leav\w*)\b/i],
  ['resting', /\b(rest\w*|sleep\w*|doz\w*|nap\w*|relax\w*|sit\w*|calm|tired|night)\b/i],
]

/** The pose that a text asks for, by its name or by what people call it; the neutral one when it names none. */
export function poseOf(text: string): Pose {
  const named = poses.find(pose => pose === text.trim().toLowerCase())
  return named ?? words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'standing'
}
