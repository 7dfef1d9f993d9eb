// What a model is told of pictures that are made of several: slides, blocks and scenes, with the limits of the table.
import { BLOCKS, INFOGRAPHIC, SCENES, SLIDES } from '#lib/composer/forms.ts'

const { headline, body, value, small, cta } = SLIDES.fields

export const slidesText = `"slides": ${SLIDES.least} to ${SLIDES.most}. The first is the hook: headline ${headline}, "small" ${small}. Then one thought, step or group of things a slide: headline ${headline}, body ${body} for what publish says more of it; "value" ${value} only where one counted or measured number is the thought, no manner of speaking ("a hundred times") (the headline then says what it counts: "a head", never "Price"). The last says what to do or how to reach the brand: headline ${headline}, cta ${cta}; where publish says neither it is the last thought of publish, not an offer, a feature or a promise of the brand's that publish does not speak of. "" where a slide has none. What the brief asks to begin or end with does, in its words, the brand's name included. An event's day stands on the first slide. A title that the brief gives and a quote stand whole on one slide. Where the brief dictates the only words, ${SLIDES.fewest} slides are enough and no other words stand on any. The slides tell the whole message.`

const { figure, bars, pairs, versus, table, list, steps, note } = BLOCKS

export const blocksText = `"title" ${INFOGRAPHIC.title}, "source" ${INFOGRAPHIC.source} ("" if the brief names none), "blocks" 1 to ${INFOGRAPHIC.blocks} in the order that tells it:
 figure: one number, one row (two numbers are two blocks): text ${figure.text} = the number with its unit, label ${figure.label} = what it is
 bars: ${bars.least} to ${bars.most} numbers of one unit side by side; rows: label ${bars.label}, text = the number as printed; unit ${INFOGRAPHIC.unit}
 pairs: the same thing before and after; left and right ${INFOGRAPHIC.side} = the two columns; rows: label ${pairs.label}, before, text
 versus: two sides that are not numbers of one unit; left and right ${INFOGRAPHIC.side}; rows: before = left side's point ${versus.before}, text = right side's
 table: a price list or the like; rows: label ${table.label}, before = first column ("" where there is one), text = last column; left and right 16 = heads of the columns
 list: rows: label ${list.label}, text ${list.text} or ""; steps: rows: label ${steps.label}, text ${steps.text}; note: rows: text ${note.text}
 title ${INFOGRAPHIC.block_title}, "" where the picture's title says it already. Every number as the brief prints it.`

export const scenesText = `"scenes": ${SCENES.least} to ${SCENES.most}, each read in two seconds, as many as the thoughts, the steps and the seconds that are asked for want (a film of 20 seconds has six or seven): text at most ${SCENES.text} characters and ${SCENES.words} words, complete in itself.
 hook: the message in one line, first; an event with its day, or the day on the second scene. line, problem: a line. number: text = the number, more = [what it counts or buys]. A manner of speaking ("a hundred times") is no number. A step is a scene of its own, in the order of the brief, where the brief tells how something is done. list or steps: text = what they are, more = 2 to ${SCENES.items} items of at most ${SCENES.item}, each whole by itself; day, hour and place are no list but a line. quote: text = the whole quote, up to ${SCENES.quote}, more = [name, title]; a longer one is a sentence a scene, no word between them left out. versus: more = [left title, left, right title, right]. action: text, more = [link or place]. show: nothing is read; text "", more = [what is to be seen there, up to ${SCENES.room}, in the brief's words]; only where the brief dictates the only words of the film, or wants none before its end: these stand whole where it wants them, all else is a show, and nothing of the brand or of your own is told, at the end either. end: the last scene, one thought that stays and never the hook again: what to do, or when and where what takes place, or the name.
 What the brief asks to begin or end with does, in its words, the brand's name included. A title that the brief gives stands whole on one scene, up to ${SCENES.room}. Opening hours are one list with every day.
 The scenes together tell the whole message.`
