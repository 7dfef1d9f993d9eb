// What a migration takes away from the release that runs: the old Workers go on upon the new schema until they are replaced, and after a rollback.
import { Stop } from '#dev/deploy/deployment.ts'
import { type Migration, migrations } from '#dev/migrate.ts'

const FORBIDS = 'forbids what was allowed'
/** What the release before does not foresee: names that are gone, values that it does not give, types that it does not read. */
const TAKES_AWAY: [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(table|column|schema|type|view|function)\b/i, 'takes something away'],
  [/\brename\s+(to|column|constraint)\b/i, 'renames something'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'asks for a value where there was none'],
  [/^(?!.*\bdefault\b)(?=.*\badd\s{1,9}column\b).*\bnot\s{1,9}null\b/is, 'adds a column that has to be filled'],
  [/\badd\s+constraint\b|\bcreate\s+unique\s+index\b/i, FORBIDS],
  [/\b(delete\s+from|truncate)\b/i, 'deletes rows'],
]

/** Why the release that runs may not work after this migration; null where it only adds. What it makes itself is nobody's yet. */
export function takesAway(statements: string[]): string | null {
  const text = statements.map(bare)
  const tables = text.flatMap(one => /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(one)?.[1] ?? [])
  const columns = text.flatMap(one =>
    [...one.matchAll(/\badd\s+column\s+"?(\w+)"?/gi)].map(([, column]) => column ?? ''),
  )
  const onOld = text.filter(one => !tables.some(table => isAbout(one, table)))
  for (const [pattern, what] of TAKES_AWAY) {
    const found = onOld.filter(one => pattern.test(one))
    // A rule about columns that it has added itself holds for no row that the running release writes.
    const old = what === FORBIDS ? found.filter(one => !columns.some(column => one.includes(`"${column}"`))) : found
    if (old.length > 0) return what
  }
  return null
}

/** Without comments and the text of values. */
const bare = (statement: string) => statement.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''")
const isAbout = (statement: string, table: string) =>
  new RegExp(
    `\\b(alter\\s+table|create\\s+table|on)\\s+(?:only\\s+|if\\s+not\\s+exists\\s+)?"?${table}"?(?!\\w)`,
    'i',
  ).test(statement)

/** Migrations that the database has not had. */
export const missing = (applied: string[]): Migration[] => migrations().filter(({ hash }) => !applied.includes(hash))

/** Stops where a release runs that one of them takes something away from. */
export function refuseTaking(fresh: Migration[], name: string): void {
  const taking = fresh.flatMap(migration => {
    const why = takesAway(migration.statements)
    return why === null ? [] : [`  ${migration.name} ${why}`]
  })
  if (taking.length > 0)
    throw new Stop(
      `The release that runs does not work on the new schema:\n${taking.join('\n')}`,
      `\`npm run pause -- --name ${name}\`, then \`npm run deploy -- --name ${name}\`, then \`npm run resume -- --name ${name}\`.`,
    )
}
