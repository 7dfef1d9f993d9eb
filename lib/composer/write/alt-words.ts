import { registry } from '#lib/registry.ts'

type AltWords = {
  card: (brand: string) => string
  chart: (brand: string) => string
  slides: (brand: string, count: number, at: number) => [first: string, other: string]
  video: (brand: string, seconds: number) => string
}

const elided = (brand: string): string => (/^[aeiouyhéèêâô]/i.test(brand) ? `d’${brand}` : `de ${brand}`)

/** How a picture is announced to those who cannot see it, in the languages of briefs. */
export const ALT_WORDS: Record<string, AltWords> = registry({
  de: {
    card: brand => `Karte von ${brand}. Text:`,
    chart: brand => `Infografik von ${brand}.`,
    slides: (brand, count, at) => [`${count} Bilder von ${brand}. Bild 1:`, `Bild ${at} von ${count}:`],
    video: (brand, seconds) => `Hochformat-Video von ${brand}, ${seconds} Sekunden. Text:`,
  },
  es: {
    card: brand => `Tarjeta de ${brand}. Texto:`,
    chart: brand => `Infografía de ${brand}.`,
    slides: (brand, count, at) => [`${count} imágenes de ${brand}. Imagen 1:`, `Imagen ${at} de ${count}:`],
    video: (brand, seconds) => `Vídeo vertical de ${brand}, ${seconds} segundos. Texto:`,
  },
  fr: {
    card: brand => `Carte ${elided(brand)}. Texte :`,
    chart: brand => `Infographie ${elided(brand)}.`,
    slides: (brand, count, at) => [`${count} images ${elided(brand)}. Image 1 :`, `Image ${at} sur ${count} :`],
    video: (brand, seconds) => `Vidéo verticale ${elided(brand)}, ${seconds} secondes. Texte :`,
  },
  it: {
    card: brand => `Scheda di ${brand}. Testo:`,
    chart: brand => `Infografica di ${brand}.`,
    slides: (brand, count, at) => [`${count} immagini di ${brand}. Immagine 1:`, `Immagine ${at} di ${count}:`],
    video: (brand, seconds) => `Video verticale di ${brand}, ${seconds} secondi. Testo:`,
  },
  nl: {
    card: brand => `Kaart van ${brand}. Tekst:`,
    chart: brand => `Infographic van ${brand}.`,
    slides: (brand, count, at) => [`${count} beelden van ${brand}. Beeld 1:`, `Beeld ${at} van ${count}:`],
    video: (brand, seconds) => `Staande video van ${brand}, ${seconds} seconden. Tekst:`,
  },
  pl: {
    card: brand => `Grafika: ${brand}. Tekst:`,
    chart: brand => `Infografika: ${brand}.`,
    slides: (brand, count, at) => [`Karuzela: ${brand}. Obraz 1 z ${count}:`, `Obraz ${at} z ${count}:`],
    video: (brand, seconds) => `Pionowe wideo: ${brand}, ${seconds} s. Tekst:`,
  },
  pt: {
    card: brand => `Cartão de ${brand}. Texto:`,
    chart: brand => `Infográfico de ${brand}.`,
    slides: (brand, count, at) => [`${count} imagens de ${brand}. Imagem 1:`, `Imagem ${at} de ${count}:`],
    video: (brand, seconds) => `Vídeo vertical de ${brand}, ${seconds} segundos. Texto:`,
  },
  sv: {
    card: brand => `Bild från ${brand}. Text:`,
    chart: brand => `Infografik från ${brand}.`,
    slides: (brand, count, at) => [`${count} bilder från ${brand}. Bild 1:`, `Bild ${at} av ${count}:`],
    video: (brand, seconds) => `Stående video från ${brand}, ${seconds} sekunder. Text:`,
  },
})
