// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask } from '../ask.mjs'
import { templatesView } from './view.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(
    shell,
    'listTemplates',
    {},
    {
      doing: 'Asking',
      quiet: templates => templates.filter(one => one.allowed).map(one => one.output_type),
      view: templates => templatesView(templates, shell.out),
      note: () => 'What one takes: brand studio show announcement',
    },
  )
