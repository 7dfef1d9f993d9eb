// `npm start`: makes sure that everything is installed, then hands over to the local stack.
import { runScript } from './run.mjs'

runScript('dev/local/main.ts', process.argv.slice(2))
