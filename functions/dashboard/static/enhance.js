// Small helps for forms and lists that work without them, one file of the shelf. Each finds what it is for by `data-is`.
import './enhance/word.js'
import './enhance/live.js'
import './enhance/pictures.js'
import './enhance/share.js'
import './enhance/forms.js'
import './enhance/ticks.js'
import './enhance/keys.js'
import './enhance/colours.js'
