// What stands on the receipt of a run.
export const receipts = `
Run.receipt.stages | Each step with its time.
Run.receipt.composer | Who wrote the words.
Run.receipt.fallback | Why the built-in writer had to step in.
Run.receipt.models | The models that were asked, in order.
Run.receipt.calls | How often a model was asked.
Run.receipt.faults | What of a model’s answer was refused, and why.
Run.receipt.tokens | Tokens of all calls together.
Run.receipt.cost_usd | What the models cost, in US dollars.
Run.receipt.editor | Which model read the finished words as their owner would; there only where one was asked.
editor.model | Which model.
editor.found | How many things it would have changed.
editor.mended | Whether the writer’s mended words passed and are shown.
editor.fault | Why it said nothing.
Run.receipt.critic | Which model saw the finished post with its pictures as its owner would; there only where one was asked.
critic.model | Which model.
critic.found | How many things it would have changed.
critic.mended | Whether mended words passed and the post with them was preferred; there only where words were to change.
critic.redrawn | Whether what it would have drawn otherwise was drawn anew and preferred; there only where it named a drawing.
critic.fault | Why it said nothing.
Run.receipt.illustrator | Who chose what is drawn beside the words; there only where a model was asked.
illustrator.model | Which model.
illustrator.fault | Why it chose nothing.
Run.receipt.draughtsman | The language model that was asked to draw what we have no drawing of; there only where one was.
draughtsman.model | Which model.
draughtsman.fault | Why it drew nothing.
Run.receipt.painter | The image model that was asked for the picture; there only where one was to paint it.
painter.model | Which model.
painter.fault | Why no painted picture is shown.
Run.receipt.second_reader | What a second model said of the finished post; there only where it was asked.
second_reader.model | Which model.
second_reader.verdict | \`post\`, \`look\` or \`never\`; null where it had no say.
second_reader.wrong | The gravest thing that it would change; \`none\` for nothing.
second_reader.where | The text that this is about, or \`picture\`.
second_reader.adds | Words and texts of the post that say more than the brief, by its word.
second_reader.fault | Why it had no say.
stages[].step | Which step of the pipeline.
stages[].segments | Which segments of a film.
tokens.input | Tokens that were sent.
tokens.output | Tokens that came back.
`
