// Words that say what a field of a picture says by itself, or stand in a field of their own: lists of turns, a language each.
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import { registry } from '#lib/registry.ts'

type Lists = {
  /** What holds a page and says nothing of it. */
  site: string
  /** What a title in quotation marks is of, and a link leads to. */
  page: string
  /** What stands before whoever wrote it. */
  by: string
  /** What says only that news follows. */
  opener: string
  /** What a thing does on its first day. */
  begins: string
  /** What leads to an hour and says no more than that it is one. */
  hour: string
  /** What leads to a place, and behind “=” what of it stays where the place has a field of its own: “^” drops it before a capital alone, without “=” it stays. */
  place: string
  /** What stands behind a share that is taken away. */
  off: string
  /** What stands before the price that a thing had until then. */
  was: string
}

/** What leads to a place: “in der”, which is dropped before a noun. */
export type Lead = { lead: string; stays: string; beforeCapital: boolean }

const LISTS: Readonly<Record<string, Lists>> = registry({
  en: {
    site: 'page|landing page|website|webpage',
    page: 'article|blog|blog post|blog entry|guide|case study|report|white paper|whitepaper|ebook|e book|newsletter|podcast|episode|interview|essay|study|tutorial|webinar',
    by: 'by|written by|words by',
    opener:
      'reminder|a reminder|quick reminder|friendly reminder|gentle reminder|little reminder|final reminder|last reminder|news|big news|good news|great news|huge news|happy news|exciting news|update|announcement|heads up|important|attention|please note|notice|last call|last chance|final call|giveaway|giveaway time|competition time|prize draw|job alert|spoiler alert|did you know|just in|new in|drum roll',
    begins: 'starts|start|opens|open|begins|begin|kicks off',
    hour: 'at',
    place: 'at the=the|in the=the|at our=our|in our=our|at=^|in',
    off: 'off',
    was: 'instead of|rather than|was|were|reg|regular|regularly|normally|usually|before|previously|down from|up from|rrp',
  },
  de: {
    site: 'seite|unterseite|landingpage|webseite',
    page: 'artikel|beitrag|blogbeitrag|blogartikel|blog|ratgeber|leitfaden|bericht|studie|newsletter|podcast|folge|interview|webinar',
    by: 'von|geschrieben von|verfasst von',
    opener:
      'erinnerung|zur erinnerung|kleine erinnerung|kurze erinnerung|letzte erinnerung|gute nachricht|gute nachrichten|neuigkeit|neuigkeiten|große neuigkeiten|tolle neuigkeiten|achtung|wichtig|hinweis|ein hinweis|bitte beachten|letzte chance|gewinnspiel|verlosung|update',
    begins: 'startet|starten|beginnt|beginnen|eröffnet|öffnet',
    hour: 'um',
    place: 'im=^|beim=^|am=^|in der=^|in den=^|in dem=^|bei|in',
    off: 'rabatt|nachlass|reduziert',
    was: 'statt|anstatt|statt bisher|bisher|vorher|früher|sonst|normal|regulär|uvp',
  },
  es: {
    site: 'página|página web|web',
    page: 'artículo|entrada del blog|entrada de blog|blog|guía|informe|estudio|boletín|pódcast|podcast|episodio|entrevista|webinar',
    by: 'por|de|escrito por',
    opener:
      'recordatorio|pequeño recordatorio|último recordatorio|aviso|aviso importante|atención|importante|novedad|novedades|buena noticia|buenas noticias|gran noticia|grandes noticias|última hora|último aviso|última llamada|sorteo|gran sorteo',
    begins: 'empieza|empiezan|comienza|comienzan|arranca|abre|inaugura',
    hour: 'a las|a la',
    place: 'en el=|en la=|en los=|en las=|en nuestro=nuestro|en nuestra=nuestra|en',
    off: 'de descuento|de rebaja|menos',
    was: 'en vez de|en lugar de|antes|normalmente|antes de',
  },
  fr: {
    site: 'page|site',
    page: 'article|article de blog|billet|billet de blog|blog|guide|étude|rapport|dossier|podcast|épisode|entretien|interview|webinaire',
    by: 'par|de|écrit par',
    opener:
      'rappel|petit rappel|attention|important|info|infos|bonne nouvelle|grande nouvelle|nouveauté|nouveautés|dernier rappel|jeu concours|concours|avis',
    begins: 'commence|commencent|débute|débutent|démarre|ouvre',
    hour: 'à',
    place: 'au=|aux=|à la=|à l’=|dans la=la|dans le=le|dans notre=notre|chez|dans',
    off: 'de réduction|de remise|de rabais',
    was: 'au lieu de|contre|avant|auparavant|normalement',
  },
  it: {
    site: 'pagina|sito',
    page: 'articolo|articolo del blog|blog|guida|studio|rapporto|newsletter|podcast|puntata|intervista|webinar',
    by: 'di|scritto da|a cura di',
    opener:
      'promemoria|avviso|attenzione|importante|novità|buona notizia|buone notizie|bella notizia|grande notizia|grandi novità|ultima chiamata|concorso',
    begins: 'inizia|iniziano|comincia|cominciano|parte|apre',
    hour: 'alle ore|alle|all’',
    place: 'al=|alla=|allo=|all’=|nel=|nella=|presso il=|presso la=|presso=|in',
    off: 'di sconto|di riduzione',
    was: 'invece di|anziché|al posto di|prima|prima di',
  },
  pt: {
    site: 'página|site',
    page: 'artigo|artigo do blog|blog|blogue|guia|estudo|relatório|newsletter|podcast|episódio|entrevista|webinar',
    by: 'por|de|escrito por',
    opener:
      'lembrete|aviso|atenção|importante|novidade|novidades|boa notícia|boas notícias|grande notícia|última chamada|passatempo|sorteio',
    begins: 'começa|começam|arranca|abre',
    hour: 'às',
    place: 'no=|na=|nos=|nas=|em',
    off: 'de desconto',
    was: 'em vez de|antes|normalmente',
  },
  pl: {
    site: 'strona|strony|stronę|stronie',
    page: 'artykuł|artykułu|wpis|wpisu|wpis na blogu|wpisu na blogu|poradnik|poradnika|raport|raportu|podcast|podcastu|odcinek|odcinka|wywiad|wywiadu|webinar',
    by: 'autor|autorka|napisał|napisała|autorstwa',
    opener:
      'przypomnienie|przypominamy|uwaga|ważne|nowość|nowości|dobra wiadomość|dobre wieści|świetna wiadomość|ostatnia szansa|konkurs',
    begins: 'zaczyna się|zaczynają się|rusza|startuje',
    hour: 'o godz|o godzinie|o',
    place: 'w|we|na|przy|u',
    off: 'zniżki|rabatu|taniej',
    was: 'zamiast|wcześniej|dotąd|normalnie',
  },
  nl: {
    site: 'pagina|website',
    page: 'artikel|blog|blogpost|blogartikel|gids|rapport|nieuwsbrief|podcast|aflevering|interview|webinar',
    by: 'door|van|geschreven door',
    opener: 'herinnering|let op|belangrijk|nieuws|goed nieuws|groot nieuws|winactie|laatste kans',
    begins: 'begint|beginnen|start|opent',
    hour: 'om',
    place: 'in de=de|in het=het|bij de=de|bij het=het|bij|in|op',
    off: 'korting',
    was: 'in plaats van|eerst|voorheen|normaal',
  },
  ja: {
    site: 'ページ',
    page: '記事|ブログ|ガイド',
    by: '',
    opener: 'お知らせ|ご案内|重要なお知らせ',
    begins: '',
    hour: '',
    place: '',
    off: '',
    was: '',
  },
  ar: {
    site: 'صفحة|موقع',
    page: 'مقال|مقالة|مدونة|دليل|تقرير',
    by: 'بقلم|كتبه|كتبته',
    opener: 'تذكير|تنبيه|هام|مهم|خبر سار|مسابقة',
    begins: 'تبدأ|يبدأ|ينطلق|تنطلق',
    hour: 'في الساعة|الساعة',
    place: 'في=',
    off: '',
    was: 'بدلا من|بدل',
  },
})

export type Fields = Record<Exclude<keyof Lists, 'place'>, Phrases> & { place: readonly Lead[] }
const made = new Map<string, Fields>()

/** Of a language without lists of its own those of English. */
export function fieldsOf(code: string): Fields {
  const ready = made.get(code) ?? make(LISTS[code] ?? (LISTS.en as Lists))
  made.set(code, ready)
  return ready
}

const make = ({ site, page, by, opener, begins, hour, place, off, was }: Lists): Fields => ({
  ...{ site: phrases(site), page: phrases(`${site}|${page}`) },
  ...{ by: phrases(by), opener: phrases(opener), begins: phrases(begins), hour: phrases(hour) },
  ...{ off: phrases(off), was: phrases(was) },
  place: place
    .split('|')
    .filter(Boolean)
    .map(leadOf)
    .sort((a, b) => b.lead.length - a.lead.length),
})

function leadOf(entry: string): Lead {
  const [lead = '', stays = lead] = entry.split('=')
  return { lead, stays: stays === '^' ? '' : stays, beforeCapital: stays === '^' }
}
