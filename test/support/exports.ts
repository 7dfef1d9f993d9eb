// What files offer one another, read off their text; each name as `path name`.

const SOME = /\{([^{}]*)\} (?:from|=) (?:await import\()?'#([\w/.-]+)'/g
const WHOLE = /\* as \w+ from '#([\w/.-]+)'/g
const OFFERED = /^export (?:async )?(?:const|let|function\*?|class|interface) (\w+)/gm

/** What a text takes from others: names, and the path alone where it takes all that is there. */
export function takenIn(text: string): string[] {
  const some = [...text.matchAll(SOME)].flatMap(([, names = '', path]) =>
    names.split(',').map(name => `${path} ${name.trim().replace(/^type | as .*|:.*/g, '')}`),
  )
  return [...some, ...[...text.matchAll(WHOLE)].map(([, path = '']) => path)]
}

/** What a file offers, but for types. */
export const offeredIn = (path: string, text: string): string[] =>
  [...text.matchAll(OFFERED)].map(([, name]) => `${path} ${name}`)
