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
}

const LISTS: Readonly<Record<string, Lists>> = registry({
  en: {
    site: 'page|landing page|website|webpage',
    page: 'article|blog|blog post|blog entry|guide|case study|report|white paper|whitepaper|ebook|e book|newsletter|podcast|episode|interview|essay|study|tutorial|webinar',
    by: 'by|written by|words by',
  },
  de: {
    site: 'seite|unterseite|landingpage|webseite',
    page: 'artikel|beitrag|blogbeitrag|blogartikel|blog|ratgeber|leitfaden|bericht|studie|newsletter|podcast|folge|interview|webinar',
    by: 'von|geschrieben von|verfasst von',
  },
  es: {
    site: 'página|página web|web',
    page: 'artículo|entrada del blog|entrada de blog|blog|guía|informe|estudio|boletín|pódcast|podcast|episodio|entrevista|webinar',
    by: 'por|de|escrito por',
  },
  fr: {
    site: 'page|site',
    page: 'article|article de blog|billet|billet de blog|blog|guide|étude|rapport|dossier|podcast|épisode|entretien|interview|webinaire',
    by: 'par|de|écrit par',
  },
  it: {
    site: 'pagina|sito',
    page: 'articolo|articolo del blog|blog|guida|studio|rapporto|newsletter|podcast|puntata|intervista|webinar',
    by: 'di|scritto da|a cura di',
  },
  pt: {
    site: 'página|site',
    page: 'artigo|artigo do blog|blog|blogue|guia|estudo|relatório|newsletter|podcast|episódio|entrevista|webinar',
    by: 'por|de|escrito por',
  },
  pl: {
    site: 'strona|strony|stronę|stronie',
    page: 'artykuł|artykułu|wpis|wpisu|wpis na blogu|wpisu na blogu|poradnik|poradnika|raport|raportu|podcast|podcastu|odcinek|odcinka|wywiad|wywiadu|webinar',
    by: 'autor|autorka|napisał|napisała|autorstwa',
  },
  nl: {
    site: 'pagina|website',
    page: 'artikel|blog|blogpost|blogartikel|gids|rapport|nieuwsbrief|podcast|aflevering|interview|webinar',
    by: 'door|van|geschreven door',
  },
  ja: { site: 'ページ', page: '記事|ブログ|ガイド', by: '' },
  ar: { site: 'صفحة|موقع', page: 'مقال|مقالة|مدونة|دليل|تقرير', by: 'بقلم|كتبه|كتبته' },
})

export type Fields = Record<keyof Lists, Phrases>
const made = new Map<string, Fields>()

/** Of a language without lists of its own those of English. */
export function fieldsOf(code: string): Fields {
  const ready = made.get(code) ?? make(LISTS[code] ?? (LISTS.en as Lists))
  made.set(code, ready)
  return ready
}

const make = ({ site, page, ...lists }: Lists): Fields => ({
  site: phrases(site),
  page: phrases(`${site}|${page}`),
  by: phrases(lists.by),
})
