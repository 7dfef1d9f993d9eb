// A queue in a process of its own, for a test to kill: prints its url.
import { startQStash } from '#dev/qstash/start.ts'

const [, , file = '', port = '0'] = process.argv
console.log((await startQStash({ file, port: Number(port), faults: 'clock=100' })).url)
