// What worlds reported while a test ran, told where it fails: a run that did not end says why there alone.
const MOST = 20
let lines: string[] = []

export const noteReport = (line: string): void => void lines.push(line)

export const forgetReports = (): void => {
  lines = []
}

export function tellReports(): void {
  if (lines.length > 0) console.error(`reported while it ran:\n${lines.slice(-MOST).join('\n')}`)
}
