// Written by `npm run openapi` from docs/openapi.json.
import type { CallOptions } from './index.d.mts'

/** A font file, what it is for, and that its licence allows it. */
export type AddFontInput = {
  /** What the brand sets in this family from now on; `none` only adds a file to it. */
  role?: "display" | "text" | "both" | "none"
  /** Where the file calls its family otherwise than you do. */
  family?: string
  /** That your licence lets you use this font in pictures that you publish. */
  licence_asserted: true
  /** An https URL; or send `font_base64`. */
  font_url?: string
  /** A TTF, OTF or WOFF2 file in base64; 4 MB of file at most. */
  font_base64?: string
}

/** A logo. */
export type AddLogoInput = {
  /** A `primary` logo becomes the first of the brand. */
  variant?: "primary" | "mark" | "wordmark" | "light" | "dark"
  /** For your own use. */
  name?: string
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** Somebody who may be shown and has agreed to it. */
export type AddPersonInput = {
  /** As briefs name this person. */
  name: string
  /** Stands under the name. */
  role?: string
  /** A few sentences, for your own use. */
  bio?: string
  /** That this person has agreed to be shown. Nobody is stored without it. */
  consent: true
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** A photo, with what it shows. */
export type AddPhotoInput = {
  /** What is seen on it, as you would tell somebody: “our salon with three chairs”. */
  shows: string
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** A picture of the product, with what it shows. */
export type AddScreenInput = {
  /** For your own use. */
  name: string
  /** What part of the product it shows. */
  screen_type?: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other"
  /** Told from the proportions when it is left out. */
  device?: "phone" | "desktop" | "tablet"
  /** Whether it is light or dark. */
  theme?: "light" | "dark" | "unknown"
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** A clip, by address or to be uploaded. */
export type AddVideoInput = {
  /** The name of the file without it. */
  title?: string
  /** An https URL; or send `upload`. */
  video_url?: string
  /** To send the file itself; the answer says where to. */
  upload?: {
    /** With its ending. */
    filename: string
    /** The media type of the file. */
    content_type: "video/mp4" | "video/quicktime" | "video/webm"
    /** The size of the file; up to 200 MB. */
    bytes: number
  }
}

/** A font file that was just taken, with lines set in it. */
export type AddedFont = {
  /** Its id. */
  id: string
  /** How the family is called. */
  family: string
  /** How the file calls its cut, such as Bold Italic; may be empty. */
  style_name: string
  /** How many points the rule can give. */
  weight: number
  /** The least and the greatest weight, where the file has all between; null or absent where it has one. */
  weights: number[] | null
  /** Whether its letters lean. */
  italic: boolean
  /** The shape of the picture. */
  format: "ttf" | "otf"
  /** The size of the file in bytes. */
  bytes: number
  /** How many glyphs the file brought, and how many are kept. */
  glyphs: {
    /** How many the file brought. */
    came: number
    /** How many are kept: those that pictures can ask for. */
    kept: number
  }
  /** What the brand sets in this family at present. */
  used_for: ("display" | "text")[]
  /** That its owner has said that pictures may be made with it. */
  licence_asserted: boolean
  /** When it was made. */
  created_at: string
  /** Lines set in the font, as a JPEG in a data URL. */
  specimen: string
}

/** The clip, and where to send its file. */
export type AddedVideo = {
  /** Its id. */
  id: string
  /** Its name for people. */
  title: string
  /** Null until it is ready. Needs no key, stays the same for a day and opens for at least seven. */
  url: string | null
  /** Always null: nothing here takes frames out of videos. */
  thumbnail_url: string | null
  /** Where it stands. */
  status: "processing" | "ready" | "failed"
  /** How long it plays, in milliseconds; null for what does not. */
  duration_ms: number | null
  /** Width in pixels. */
  width: number | null
  /** Height in pixels. */
  height: number | null
  /** The media type of the file. */
  content_type: string | null
  /** The size of the file in bytes. */
  bytes: number | null
  /** What was found in it; null until it is ready. */
  analysis: {
    /** What is to be seen, in a sentence. */
    summary: string
    /** What kind of film it is. */
    category: string
    /** Words for it. */
    tags: string[]
    /** Its scenes in order. */
    scenes: ({
      /** Where it begins, in milliseconds. */
      start_ms: number
      /** Where it ends, in milliseconds. */
      end_ms: number
      /** A few words for it. */
      label: string
    })[]
    /** `technical`: told by the file itself; else the model that looked at it. */
    source: string
    /** Why the model that is configured was not asked, or failed. */
    fallback: string | null
  } | null
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** When it was made. */
  created_at: string
  /** Where one PUT sends the whole file; null where it takes several. */
  upload_url: string | null
  /** Where to send the file; left out when it is fetched from an address. */
  upload: {
    /** The size of each part of an upload but the last, in bytes. */
    part_size: number
    /** One PUT each, in any order; all of `part_size` but the last. */
    part_urls: string[]
    /** A POST without a body, once all parts are there. */
    complete_url: string
    /** When it ends; null when it does not. */
    expires_at: string
  } | null
}

/** Who was asked for approval, and until when. */
export type ApprovalLink = {
  /** Who was asked. */
  sent_to: string[]
  /** When it ends; null when it does not. */
  expires_at: string
}

/** Pictures by an image model, offered and kept. */
export type Artwork = {
  /** `ready`: keep or drop what is offered. */
  status: "none" | "painting" | "ready" | "failed"
  /** How many pictures were asked for last. */
  wanted: number
  /** How many of them are offered, kept already or refused. */
  done: number
  /** What no new picture is offered of, and why; also what is kept already. None of them costs anything. */
  refused: ({
    /** What the picture was to be of. */
    subject: string
    /** Why; null when there is nothing to say. */
    reason: string
  })[]
  /** Newest first. */
  pictures: ArtworkPicture[]
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** When it last changed. */
  updated_at: string | null
}

/** A thing of the brand, painted. */
export type ArtworkPicture = {
  /** Its id. */
  id: string
  /** Where it stands. */
  status: "offered" | "kept"
  /** What is seen on it; by this name it is put beside words about that. */
  shows: string
  /** A PNG of the thing on clear ground. Needs no key, stays the same for a day and opens for at least seven. */
  image_url: string
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /** The SHA-256 of the file, in hex. */
  sha256: string
  /** Where it stood in the picture as it was painted, in pixels. */
  crop: {
    /** The left edge in pixels, from the left. */
    x: number
    /** The upper edge in pixels, from the top. */
    y: number
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
  } | null
  /** The image model, or `builtin` for a drawing of ours. */
  painted_by: string
  /** Posts that show it are marked as AI-made. */
  is_ai: boolean
  /** What was measured before it was offered; null for a drawing of ours. */
  findings: {
    /** Share of the rim that was of one colour. */
    ground: number
    /** Share of the picture that the thing takes. */
    seen: number
    /** Marks that stand in a row like letters; always 0 on what is offered. */
    letters: number
    /** Share of its coloured parts near the colours of the brand; null for what has a colour by nature. */
    palette: number | null
    /** How far it is painted from the first of the set; null for the first. */
    apart: number | null
  } | null
  /** When it was made. */
  created_at: string
}

/** One file of a run. */
export type Asset = {
  /** Its id. */
  id: string
  /** Its place among the files of the run, from 0. */
  position: number
  /** Where it is. */
  url: string
  /** A picture, a film, the poster of a film, or its captions. */
  kind: "image" | "video" | "thumbnail" | "captions"
  /** The media type of the file. */
  content_type: string
  /** Width in pixels. */
  width: number | null
  /** Height in pixels. */
  height: number | null
  /** How long it plays, in milliseconds; null for what does not. */
  duration_ms: number | null
  /** The size of the file in bytes. */
  bytes: number
  /** The SHA-256 of the file, in hex. */
  sha256: string
  /** What is to be seen, for those who cannot see it. */
  alt_text: string | null
  /** What was measured on the drawn picture; null for files that are no picture. */
  proof: {
    /** Every text of the picture, in the order in which it is read. */
    texts?: ({
      /** What it is for. */
      role: string
      /** The size of its letters in pixels. */
      size_px: number
      /** How many lines it takes. */
      lines: number
      /** The room that is left in its box, in pixels. */
      slack_px: number
      /** Whether it leaves the canvas; never on what is shown. */
      cut: boolean
      box?: Box
      /** An address or number that a line break parts. */
      torn?: string
    })[]
    /** The contrast of each text, in the order of `texts`. */
    contrast?: ({
      /** Which colour on which ground. */
      pair: string
      /** The contrast by WCAG 2. */
      wcag: number
      /** The contrast by APCA. */
      apca: number
    })[]
    /** The smallest text in pixels. */
    smallest_text_px?: number
    /** Share of the canvas that nothing covers. */
    quiet_area?: number
    /** The largest place where nothing is; null where pictures are seen one after the other. */
    hole?: {
      /** Its share of the whole, 0 to 1. */
      share: number
      /** The most that is allowed. */
      limit: number
      box: Box
    } | null
    /** Photos that are shown. */
    photos?: ({
      /** How many pixels of the photo there are for one of the canvas. */
      pixels: number
      /** Whether it fills the canvas. */
      full: boolean
      box: Box
      /** True where an image model painted it for this post; absent otherwise. */
      painted?: true
    })[]
    /** Texts that reach where a platform puts its own buttons. */
    safe_zone_hits?: string[]
    /** Texts that something hides, or that stand on a ground in their own colour; always empty on what is shown. */
    covered?: ({
      /** What it is for. */
      role: string
      /** Another text by its name, or `box`, `photo`, `drawing` or `ground`. */
      by: string
      /** Of one line, how much is not seen. */
      share: number
      box: Box
    })[]
    /** Characters that no font could draw; always empty on what is shown. */
    missing_glyphs?: string[]
    /** What the brand’s own font lacks, and the family that drew it; absent where it lacks nothing. */
    stand_ins?: ({
      /** What it is for. */
      role: string
      /** The brand’s own family. */
      family: string
      /** The family that drew in its place. */
      instead: string
      /** The characters that it has not; empty where its file is gone. */
      lacks: string[]
      /** Whether all of that text was drawn in the other family. */
      whole: boolean
    })[]
    /** The two things that stand closest together; null where there are not two. */
    nearest?: {
      /** Which two. */
      pair: string
      /** The pixels between them. */
      gap_px: number
      box: Box
    } | null
    /** The brand’s logo, or its name set in its place. */
    logo?: {
      /** The logo itself, or the name in letters. */
      form: "logo" | "wordmark"
      box: Box
      /** The free space around it, in heights of its own. */
      clear: number | null
      /** Whether all of it is on the canvas. */
      whole: boolean
      /** Where a part of it goes under in the ground that it stands on; absent where all of it is seen. */
      partly?: true
    } | null
    /** The colour that is farthest from the brand’s; null for a brand without a palette. */
    palette?: {
      /** The colour as `#RRGGBB`. */
      colour: string
      /** How far it is, in the colour space OKLab. */
      distance: number
    } | null
    /** What the service itself has set on the picture. */
    furniture?: ("test ribbon" | "service mark")[]
  } | null
  /** An image model has painted a picture that it shows; it is posted with the mark for that. */
  ai_made?: true
}

/** Who did what, chained to the entry before. */
export type AuditEntry = {
  /** Its place in the order of the workspace; without gaps. */
  sequence: number
  /** Its id. */
  id: string
  /** The workspace that it belongs to. */
  workspace_id: string
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** Who did it: a key, a person, the administrator or the service itself. */
  actor: string
  /** What was done. */
  action: string
  /** What it was done to. */
  target: string
  /** Names the request in our logs; quote it when you ask us. */
  request_id: string | null
  /** When it was made. */
  created_at: string
  /** SHA-256 over the hash before it and this entry, so that changes show. */
  hash: string
}

/** A page of the audit. */
export type AuditPage = {
  /** The entries of this page. */
  rows: AuditEntry[]
  /** What `after` takes for the next page; null when nothing follows yet. */
  next: number | null
  /** Whether another page is there already. */
  has_more: boolean
}

/** A place on a picture, in pixels. */
export type Box = {
  /** The left edge in pixels, from the left. */
  x: number
  /** The upper edge in pixels, from the top. */
  y: number
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
}

/** What the brand says and looks like. */
export type BrandDna = {
  /** The name as it stands on pictures. */
  name: string
  /** The tagline, set word for word or not at all. */
  tagline: string
  /** What the company does, in a few sentences. */
  overview: string
  /** What is sold, or the ground of offers. */
  offer: {
    /** The name of the product. */
    product_name?: string
    /** The product in one sentence. */
    one_liner?: string
    /** What it can do, one line each. */
    features?: string[]
    /** Whom it is for, in a sentence or two. */
    who_its_for?: string
  }
  /** Products, and what else you keep about them. */
  product_map: Record<string, unknown>
  /** Whom it is for: `roles`, `industries`, `pains`, `goals`, `notes`. */
  icp: Record<string, unknown>
  /** Colours by what they are for. */
  palette: {
    /** The colour that is the brand’s own. */
    primary?: string
    /** The colour that goes with it. */
    secondary?: string
    /** The colour of what should stand out. */
    accent?: string
    /** The colour behind everything. */
    background?: string
    /** The colour of cards and panels. */
    surface?: string
    /** The words. */
    text?: string
    /** The colour of what may stand back. */
    muted?: string
    /** Further colours. */
    extra?: string[]
  }
  /** Logos, the first of which is the primary one. */
  logos: string[]
  /** How the brand speaks. */
  voice: {
    /** How the brand speaks, in a few words. */
    tone?: string
    /** Languages in which the brand speaks. */
    languages?: string[]
    /** How many emoji a post may have. */
    emoji?: boolean
    /** Lines that the law wants on what is published. */
    legal_lines?: string[]
    /** What the brand may only say with care. */
    regulated?: boolean
    /** Typefaces of headlines and of text. */
    fonts?: {
      /** The typeface of headlines. */
      display?: string
      /** The words. */
      text?: string
    }
    /** The time zone in which days of briefs are read. */
    time_zone?: string
  }
  /** Where readers of its posts go. */
  contact: {
    /** Its address on the web. */
    website?: string
    /** Its phone number. */
    phone?: string
    /** Where it is found. */
    address?: string
    /** What readers are asked to do where a post does not say it: “Book a table”. */
    action?: string
  }
  /** What makes the brand’s pictures its own. */
  signature: {
    /** What sort of thing it is. */
    type: {
      /** The typeface of headlines. */
      display: string
      /** The words. */
      text: string
      /** Width in pixels. */
      width: "narrow" | "plain" | "wide"
      /** How headlines are set. */
      case: "plain" | "lower" | "upper"
      /** How large type steps up. */
      scale: "quiet" | "plain" | "poster"
    }
    /** How things are placed. */
    grid: {
      /** At which edge the motif runs; none, with which every brand begins, keeps it off the pictures. */
      edge: "rail" | "foot" | "head" | "none"
      /** The rule, by its name. */
      rule: 0 | 2.5 | 5
      /** How round corners are, in pixels. */
      radius: 0 | 8 | 15 | 28
    }
    /** What kind of ground lies behind which kind of news. */
    grounds: {
      /** The ground of everyday news. */
      everyday: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of events. */
      event: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of notices. */
      notice: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** What is sold, or the ground of offers. */
      offer: "plain" | "soft" | "deep" | "loud" | "second" | "third"
    }
    /** The shape that returns on every picture. */
    motif: "flags" | "morse" | "semaphore" | "tape" | "stave" | "knit" | "dots" | "tiles" | "lines" | "initial" | "wave" | "saw" | "arch" | "scallop" | "object"
    /** The way in which objects are drawn. */
    hand: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
    /** How photos are treated, or which picture it is. */
    picture: {
      /** How photos are cropped. */
      crop: "square" | "round" | "arch"
      /** How the colours of photos are treated. */
      grade: "none" | "duotone"
    }
    /** The sign before the brand’s written name, where it has no logo. */
    stop: "dot" | "square" | "ring" | "bar" | "none"
  }
  /** Whether an image model may paint the picture of a post: `off`; `on_wish`, where the brief asks for something to be seen that neither a picture of yours nor a drawing shows; `always`, also where the picture would be words alone. A painted picture waits for a person, is marked as AI-made where it is posted, and costs credits of its own. */
  painted_pictures: "off" | "on_wish" | "always"
  /** What words are set in; `notes` tell of each named family that cannot be drawn. */
  typography: {
    /** The typeface of headlines. */
    display: {
      /** The family that the brand names. */
      named: string | null
      /** The family that pictures are set in. */
      drawn_in: string
      /** A file of the brand, the curated families, or its signature. */
      from: "upload" | "curated" | "signature"
    }
    /** The words. */
    text: {
      /** The family that the brand names. */
      named: string | null
      /** The family that pictures are set in. */
      drawn_in: string
      /** A file of the brand, the curated families, or its signature. */
      from: "upload" | "curated" | "signature"
    }
    /** Each family that is named and cannot be drawn, with what stands in for it. */
    notes: string[]
  }
  /** What it can do, one line each. */
  features: string[]
  /** The products of `product_map` as a list. */
  products: unknown[]
  /** The same as `icp`. */
  audience: Record<string, unknown>
  /** The logos with their sizes and forms. */
  logo_assets: ({
    /** Its id. */
    id: string
    /** Where it is. */
    url: string
    /** Which form of the logo it is. */
    variant: "primary" | "mark" | "wordmark" | "light" | "dark"
    /** The media type of the file. */
    content_type: string
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
  })[]
  /** Grounds on which no logo is seen, with what to upload. */
  logo_notes: string[]
  /** The workspace that it belongs to. */
  workspace_id: string
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** Which state of it this is; every change counts on. */
  version: number
  /** When it last changed. */
  updated_at: string | null
}

/** A brand as it was read off a site. */
export type BrandDraft = {
  /** The page that was asked for. */
  url: string
  /** What the site says of the brand, each with where it says so. */
  facts: BrandFact[]
  /** Pictures that may be the logo, the likeliest first. */
  logo_candidates: LogoCandidate[]
  /** What `PATCH …/brand-dna` would take to make it so. */
  patch: Record<string, unknown>
  /** The pages that were read. */
  visited: ({
    /** Where it is. */
    url: string
    /** What sort of thing it is. */
    kind: "robots" | "page" | "sheet" | "manifest"
    /** What became of reading it. */
    outcome: "read" | "cut" | "disallowed" | "unreachable" | "refused" | "not_a_page" | "too_late"
    /** The size of the file in bytes. */
    bytes: number
  })[]
  /** What was left out or looks doubtful, in words. */
  warnings: ("little_text" | "cut" | "text_gives_orders" | "no_logo" | "no_palette")[]
  /** Whether it was saved. */
  applied: boolean
  /** The brand at that moment. */
  brand: {
    /** What it is called. */
    name: string
    /** The tagline, set word for word or not at all. */
    tagline: string
    /** What the company does, in a few sentences. */
    overview: string
    /** What is sold, or the ground of offers. */
    offer: {
      /** The name of the product. */
      product_name?: string
      /** The product in one sentence. */
      one_liner?: string
      /** What it can do, one line each. */
      features?: string[]
      /** Whom it is for, in a sentence or two. */
      who_its_for?: string
    }
    /** Products, and what else you keep about them. */
    product_map: Record<string, unknown>
    /** Whom it is for: `roles`, `industries`, `pains`, `goals`, `notes`. */
    icp: Record<string, unknown>
    /** Colours by what they are for. */
    palette: {
      /** The colour that is the brand’s own. */
      primary?: string
      /** The colour that goes with it. */
      secondary?: string
      /** The colour of what should stand out. */
      accent?: string
      /** The colour behind everything. */
      background?: string
      /** The colour of cards and panels. */
      surface?: string
      /** The words. */
      text?: string
      /** The colour of what may stand back. */
      muted?: string
      /** Further colours. */
      extra?: string[]
    }
    /** Logos, the first of which is the primary one. */
    logos: string[]
    /** How the brand speaks. */
    voice: {
      /** How the brand speaks, in a few words. */
      tone?: string
      /** Languages in which the brand speaks. */
      languages?: string[]
      /** How many emoji a post may have. */
      emoji?: boolean
      /** Lines that the law wants on what is published. */
      legal_lines?: string[]
      /** What the brand may only say with care. */
      regulated?: boolean
      /** Typefaces of headlines and of text. */
      fonts?: {
        /** The typeface of headlines. */
        display?: string
        /** The words. */
        text?: string
      }
      /** The time zone in which days of briefs are read. */
      time_zone?: string
    }
    /** Where readers of its posts go. */
    contact: {
      /** Its address on the web. */
      website?: string
      /** Its phone number. */
      phone?: string
      /** Where it is found. */
      address?: string
      /** What readers are asked to do where a post does not say it: “Book a table”. */
      action?: string
    }
    /** What makes the brand’s pictures its own. */
    signature: {
      /** What sort of thing it is. */
      type: {
        /** The typeface of headlines. */
        display: string
        /** The words. */
        text: string
        /** Width in pixels. */
        width: "narrow" | "plain" | "wide"
        /** How headlines are set. */
        case: "plain" | "lower" | "upper"
        /** How large type steps up. */
        scale: "quiet" | "plain" | "poster"
      }
      /** How things are placed. */
      grid: {
        /** At which edge the motif runs; none, with which every brand begins, keeps it off the pictures. */
        edge: "rail" | "foot" | "head" | "none"
        /** The rule, by its name. */
        rule: 0 | 2.5 | 5
        /** How round corners are, in pixels. */
        radius: 0 | 8 | 15 | 28
      }
      /** What kind of ground lies behind which kind of news. */
      grounds: {
        /** The ground of everyday news. */
        everyday: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** The ground of events. */
        event: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** The ground of notices. */
        notice: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** What is sold, or the ground of offers. */
        offer: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      }
      /** The shape that returns on every picture. */
      motif: "flags" | "morse" | "semaphore" | "tape" | "stave" | "knit" | "dots" | "tiles" | "lines" | "initial" | "wave" | "saw" | "arch" | "scallop" | "object"
      /** The way in which objects are drawn. */
      hand: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
      /** How photos are treated, or which picture it is. */
      picture: {
        /** How photos are cropped. */
        crop: "square" | "round" | "arch"
        /** How the colours of photos are treated. */
        grade: "none" | "duotone"
      }
      /** The sign before the brand’s written name, where it has no logo. */
      stop: "dot" | "square" | "ring" | "bar" | "none"
    }
    /** Whether an image model may paint the picture of a post: `off`; `on_wish`, where the brief asks for something to be seen that neither a picture of yours nor a drawing shows; `always`, also where the picture would be words alone. A painted picture waits for a person, is marked as AI-made where it is posted, and costs credits of its own. */
    painted_pictures: "off" | "on_wish" | "always"
    /** What words are set in; `notes` tell of each named family that cannot be drawn. */
    typography: {
      /** The typeface of headlines. */
      display: {
        /** The family that the brand names. */
        named: string | null
        /** The family that pictures are set in. */
        drawn_in: string
        /** A file of the brand, the curated families, or its signature. */
        from: "upload" | "curated" | "signature"
      }
      /** The words. */
      text: {
        /** The family that the brand names. */
        named: string | null
        /** The family that pictures are set in. */
        drawn_in: string
        /** A file of the brand, the curated families, or its signature. */
        from: "upload" | "curated" | "signature"
      }
      /** Each family that is named and cannot be drawn, with what stands in for it. */
      notes: string[]
    }
    /** What it can do, one line each. */
    features: string[]
    /** The products of `product_map` as a list. */
    products: unknown[]
    /** The same as `icp`. */
    audience: Record<string, unknown>
    /** The logos with their sizes and forms. */
    logo_assets: ({
      /** Its id. */
      id: string
      /** Where it is. */
      url: string
      /** Which form of the logo it is. */
      variant: "primary" | "mark" | "wordmark" | "light" | "dark"
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
    })[]
    /** Grounds on which no logo is seen, with what to upload. */
    logo_notes: string[]
    /** The workspace that it belongs to. */
    workspace_id: string
    /** False for whatever was made with a test key. */
    livemode: boolean
    /** Which state of it this is; every change counts on. */
    version: number
    /** When it last changed. */
    updated_at: string | null
  } | null
}

/** One fact of a site. */
export type BrandFact = {
  /** Which field it is about. */
  field: string
  /** What it says. */
  value: unknown
  /** How sure this is, 0 to 1. */
  confidence: number
  /** Where it was found. */
  sources: ({
    /** Where it is. */
    url: string
    /** Where on the page. */
    selector: string
    /** Where in the document. */
    path?: string
  })[]
  /** Whether it went into the patch. */
  chosen: boolean
}

/** One change of the brand. */
export type BrandVersion = {
  /** Which state of it this is; every change counts on. */
  version: number
  /** What was done. */
  action: "patched" | "restored" | "imported" | "logo_set" | "font_set"
  /** The fields that were changed. */
  changed: string[]
  /** The version that was brought back; null for any other change. */
  restored_from: number | null
  /** Who did it: a key, a person, the administrator or the service itself. */
  actor: string
  /** Names the request in our logs; quote it when you ask us. */
  request_id: string | null
  /** When it was made. */
  created_at: string
}

/** Several runs with their times. */
export type Campaign = {
  /** Its id. */
  id: string
  /** What it is called. */
  name: string
  /** `making`: runs are being made; `scheduled`: posts wait for their time; `awaiting_approval`: all that are left wait for a person; `completed`: nothing is left to go out. */
  status: "making" | "scheduled" | "awaiting_approval" | "completed" | "canceled"
  /** When it was made. */
  created_at: string
  /** Every run of the campaign with its time. */
  items: ({
    /** The run that it belongs to. */
    run_id: string
    /** Where it is meant for: decides size and caption. */
    channel: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
    /** What is made. */
    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
    /** When it is to go out; null for at once. */
    scheduled_at: string
    /** The post that it belongs to; null before there is one. */
    post_id: string | null
    /** Where the post stands once there is one, before that the run. */
    status: string
  })[]
}

/** One brief for several channels, or a list of items. */
export type CampaignInput = {
  /** What you call it. */
  name: string
  /** What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are. */
  brief?: string
  /** Each gets its own words and pictures. */
  channels?: string[]
  /** Taken in turn; `card` without it. */
  asset_types?: string[]
  /** When the first goes out. */
  scheduled_at?: string
  /** How far apart they are: `P1D`, `P1W`, `PT12H`. */
  every?: string
  /** How many times; each is another take. */
  count?: number
  /** Instead of `brief` and `every`: each by itself. */
  items?: ({
    /** What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are. */
    brief: string
    /** `twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption. */
    channel: string
    /** `card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`. */
    asset_type?: string
    /** When it is posted, up to 90 days ahead. */
    scheduled_at: string
  })[]
}

/** A link on which a person pays. */
export type Checkout = {
  /** Its id. */
  id: string
  /** Where a person pays; a key never does. In test mode it leads nowhere. */
  url: string
  /** How many credits it is for. */
  credits: number
  /** In the smallest unit of the currency. */
  amount_total: number
  /** The currency, in lower case. */
  currency: string
  /** `open` until somebody has paid or it has ended. */
  status: "open"
  /** When it ends; null when it does not. */
  expires_at: string
  /** False for whatever was made with a test key. */
  livemode: boolean
}

/** What is to be bought: a pack, or a number of credits. */
export type CheckoutInput = {
  /** `small` (100 credits), `medium` (500) or `large` (2,000). */
  pack?: "small" | "medium" | "large"
  /** Any number instead of a pack, at the price of the largest pack that is not larger. */
  credits?: number
}

/** Whether the brief is ready, and what to ask if not. */
export type ClarifyAnswer = {
  /** `ready`, or `needs_clarification` with questions. */
  status: "ready" | "needs_clarification"
  /** What the brief leaves open; at most two. */
  questions: ({
    /** Names the question. */
    id: string
    /** What is asked. */
    question: string
    /** Answers to choose from; empty for a free answer. */
    options: string[]
  })[]
  /** True when nobody could be asked and the brief was let through. */
  degraded: boolean
}

/** A brief that may need a question. */
export type ClarifyInput = {
  /** What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are. */
  brief: string
  /** `twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption. */
  channel?: string
  /** `card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`. */
  asset_type?: string
}

/** An account that can be posted to. */
export type ConnectedAccount = {
  /** Its id. */
  id: string
  /** Where it is posted. */
  platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
  /** Whose it is: a person’s, a page, a business or a channel. */
  kind: "member" | "page" | "business" | "channel"
  /** What it is called. */
  name: string
  /** Its name at the platform, without the sign. */
  handle: string | null
  /** Where it stands. */
  status: "connected" | "expiring" | "broken"
  /** When it ends; null when it does not. */
  expires_at: string | null
  /** What can be posted there. */
  capabilities: string[]
  /** What its owner has chosen. */
  settings: Record<string, unknown>
}

/** The accounts that the key may post to. */
export type ConnectedAccounts = {
  /** The accounts that the key may post to. */
  accounts: ConnectedAccount[]
}

/** What the mascot is to look like. */
export type CreateMascotInput = {
  /** What it is and how it looks, in your own words. */
  description: string
  /** What it is called. */
  name?: string
  /** Left to the description where it names an animal or a machine. */
  style?: "auto" | "pebble" | "bot" | "cat" | "fox" | "bear" | "rabbit" | "bird"
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** The balance and what moved it. */
export type Credits = {
  /** What the plan grants in this billing month; what is unused ends with it. */
  included: number | null
  /** Taken from it so far. */
  used: number | null
  /** What is left of what was bought; it does not end. */
  bought: number | null
  /** What can be spent now; null where nothing is counted. */
  remaining: number | null
  /** When counting begins anew. */
  resets_at: string
  /** The newest 100 movements, newest first. */
  entries: ({
    /** Its id. */
    id: string
    /** Why it moved. */
    source: "run" | "run_failed" | "grant" | "period_end" | "plan_change" | "purchase" | "refund" | "dispute" | "dispute_won" | "mascot" | "mascot_failed" | "painting" | "painting_failed" | "artwork" | "artwork_failed"
    /** What came in, or below zero went out. */
    amount: number
    /** What was left afterwards. */
    balance_after: number
    /** The run that it belongs to. */
    run_id: string | null
    /** When it was made. */
    created_at: string
  })[]
}

/** The files to delete. */
export type DeleteMediaInput = {
  /** What is not there is named in `not_found`. */
  ids: string[]
}

/** What was deleted. */
export type DeletedMedia = {
  /** What is gone. */
  deleted: string[]
  /** What was not there. */
  not_found: string[]
}

/** An event on its way to an endpoint. */
export type Delivery = {
  /** Its id. */
  id: string
  /** The endpoint. */
  webhook_id: string
  /** The event that is delivered. */
  event_id: string
  /** What happened. */
  event_type: "run.running" | "run.succeeded" | "run.failed" | "run.approval_requested" | "run.approved" | "run.changes_requested" | "render.completed" | "post.scheduled" | "post.posted" | "post.drafted" | "post.needs_attention" | "post.failed" | "post.canceled" | "studio.delivered" | "account.connected" | "account.expiring" | "account.broken" | "posting.paused" | "posting.resumed" | "cap.reached" | "endpoint.disabled" | "webhook.test"
  /** Where it stands. */
  status: "pending" | "succeeded" | "failed"
  /** Each attempt with the answer. */
  attempts: ({
    /** Which attempt it is, from 1. */
    attempt: number
    /** When. */
    at: string
    /** How long it plays, in milliseconds; null for what does not. */
    duration_ms: number
    /** The status of the answer; null when none came. */
    status: number | null
    /** What went wrong; null when nothing did. */
    error: "timeout" | "unreachable" | "url_not_allowed" | null
    /** The first kilobyte of the answer. */
    response_body: string | null
  })[]
  /** When it is tried again; null when it is not. */
  next_attempt_at: string | null
  /** What was posted, to the letter. */
  request: {
    /** Where it is. */
    url: string
    body: EventPayload
  }
  /** When it was made. */
  created_at: string
  /** When the last attempt was made; null while more may come. */
  ended_at: string | null
}

/** What would happen, without anything happening. */
export type DryRun = {
  /** What would happen. */
  would: "queue" | "refuse"
  /** Each guard in its order, and what it says. */
  guards: ({
    /** Which guard. */
    guard: string
    /** Whether this guard lets it through. */
    ok: boolean
    /** What went wrong, for programs: one of a closed list, never renamed. */
    code?: "bad_request" | "malformed_body" | "unsupported_asset_type" | "unsupported_channel" | "unsupported_output_type" | "run_not_succeeded" | "run_not_approved" | "channel_not_connected" | "asset_not_supported" | "platform_rejected" | "repeated_post" | "event_over" | "no_reviewer" | "studio_profile_not_bound" | "invalid_idempotency_key" | "image_unreachable" | "url_not_allowed" | "page_unreachable" | "image_undecodable" | "font_refused" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "invalid_signature" | "insufficient_credits" | "plan_upgrade_required" | "bot_account_cap_exceeded" | "subscription_inactive" | "asset_type_not_allowed" | "channel_not_allowed" | "connected_account_not_allowed" | "plan_required" | "template_not_allowed" | "delivery_not_allowed" | "studio_paused" | "posting_paused" | "workspace_suspended" | "workspace_frozen" | "permission_denied" | "address_not_allowed" | "service_key_mismatch" | "run_not_found" | "post_not_found" | "campaign_not_found" | "screen_not_found" | "artwork_not_found" | "person_not_found" | "font_not_found" | "video_not_found" | "media_not_found" | "webhook_not_found" | "delivery_not_found" | "request_not_found" | "template_not_found" | "brand_version_not_found" | "asset_not_found" | "route_not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_in_progress" | "invalid_state" | "post_in_flight" | "engine_mismatch" | "operation_removed" | "precondition_failed" | "signature_taken" | "payload_too_large" | "image_too_large" | "unsupported_media_type" | "validation_error" | "recipe_invalid" | "unsupported_size" | "text_does_not_fit" | "glyph_missing" | "rate_limited" | "daily_limit_exceeded" | "plan_cap_reached" | "queue_full" | "too_many_auth_failures" | "internal_error" | "platform_unavailable" | "dependency_unavailable" | "billing_not_configured"
    /** What went wrong and what to do, for people; may be reworded. */
    message?: string
  })[]
  /** The caps of the plan, as they would be afterwards. */
  caps_after: ({
    /** The most that is allowed. */
    limit: number
    /** How much of it is used. */
    used: number
    /** How much of it is left. */
    remaining: number
    /** When counting begins anew. */
    resets_at: string
    /** What is made. */
    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
  })[]
  /** The day of the key, as it would be afterwards. */
  daily_after: {
    /** The most that is allowed. */
    limit: number
    /** How much of it is used. */
    used: number
    /** How much of it is left. */
    remaining: number
    /** When counting begins anew. */
    resets_at: string
  }
  /** Credits, the money of this service. */
  credits: {
    /** What it would take. */
    price: number
    /** Whether it would be the free first run. */
    free: boolean
    /** Credits that would be left. */
    remaining_after: number
  } | null
  /** How long it takes, by runs of the same kind; null before there were any. */
  estimate: {
    /** Half of such runs take no longer than this, in milliseconds. */
    p50_ms: number | null
    /** Nineteen of twenty such runs take no longer than this, in milliseconds. */
    p95_ms: number | null
    /** How many runs that is measured on. */
    samples: number
  }
  /** The plan of the workspace. */
  plan: {
    /** Which state of it this is; every change counts on. */
    version: 1
    /** The language of the words. */
    language: string
    /** Which take of the brief it is. */
    turn: number
    /** What the post is about, in a word. */
    angle: string
    /** How the story is told. */
    frame: string
    /** The pictures, in order. */
    pictures: ({
      /** The layout that is drawn. */
      template: string
      /** What it carries, by type. */
      data: Record<string, string | string[] | Record<string, string | number | string[] | number[] | (Record<string, string>)[]> | (Record<string, string | number | string[] | number[] | (Record<string, string>)[]>)[]>
      /** What it is for. */
      role?: string
      /** The drawing of each slide or scene, a thing or a place, what a model has drawn for it (`drafted/…` with its shapes), “” for none of its own or “none” for nothing at all; without it their words tell. */
      depicts?: string[]
      /** What is drawn beside each of its rows, in their order: a thing, or what a model has drawn for it; absent where rows have none. */
      depicts_rows?: string[]
      /** What the owner asked of the look: its light, its size or the colour of the brand that it stands on. */
      wished?: ("light" | "dark" | "colourless" | "quiet" | "loud" | "large" | "small" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey")[]
      /** The words of the picture that the owner asked to be larger or smaller than the others, or in a colour of the brand. */
      stressed?: ({
        /** The words, as they stand on the picture. */
        words: string
        /** How they are set: large, small or in this colour. */
        is: "large" | "small" | "marked" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey"
      })[]
    })[]
    /** The text to post on each channel, to the letter. */
    captions: {
      /** The text for X. */
      twitter: string
      /** The text for LinkedIn. */
      linkedin: string
      /** The text for Instagram. */
      instagram: string
      /** Title and description for YouTube. */
      youtube: string
      /** The text for TikTok. */
      tiktok: string
      /** The text for Bluesky. */
      bluesky: string
      /** The text for Threads. */
      threads: string
      /** The text for a Facebook page. */
      facebook: string
    }
    /** Hashtags of the post, without the sign. */
    hashtags: string[]
    /** What is to be seen, for those who cannot see it. */
    alt_text: string[]
    /** The rows of the score that are about words. */
    score_rows: ScoreRow[]
    /** What the brief says, piece by piece. */
    facts: ({
      /** What sort of thing it is. */
      kind: string
      /** What it says. */
      value: string
      /** Where the fact is from. */
      source: "brief" | "brand" | "computed" | "fixed"
      /** Which words of the brief say it. */
      trace: string
    })[]
    /** What was left out and why, in words. */
    notes: string[]
    /** The last day that its words speak of as coming; null where they name none. */
    event_day: string | null
  } | null
}

/** What went wrong, in a code for programs and a message for people. */
export type Error = {
  /** What went wrong, for programs: one of a closed list, never renamed. */
  code: "bad_request" | "malformed_body" | "unsupported_asset_type" | "unsupported_channel" | "unsupported_output_type" | "run_not_succeeded" | "run_not_approved" | "channel_not_connected" | "asset_not_supported" | "platform_rejected" | "repeated_post" | "event_over" | "no_reviewer" | "studio_profile_not_bound" | "invalid_idempotency_key" | "image_unreachable" | "url_not_allowed" | "page_unreachable" | "image_undecodable" | "font_refused" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "invalid_signature" | "insufficient_credits" | "plan_upgrade_required" | "bot_account_cap_exceeded" | "subscription_inactive" | "asset_type_not_allowed" | "channel_not_allowed" | "connected_account_not_allowed" | "plan_required" | "template_not_allowed" | "delivery_not_allowed" | "studio_paused" | "posting_paused" | "workspace_suspended" | "workspace_frozen" | "permission_denied" | "address_not_allowed" | "service_key_mismatch" | "run_not_found" | "post_not_found" | "campaign_not_found" | "screen_not_found" | "artwork_not_found" | "person_not_found" | "font_not_found" | "video_not_found" | "media_not_found" | "webhook_not_found" | "delivery_not_found" | "request_not_found" | "template_not_found" | "brand_version_not_found" | "asset_not_found" | "route_not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_in_progress" | "invalid_state" | "post_in_flight" | "engine_mismatch" | "operation_removed" | "precondition_failed" | "signature_taken" | "payload_too_large" | "image_too_large" | "unsupported_media_type" | "validation_error" | "recipe_invalid" | "unsupported_size" | "text_does_not_fit" | "glyph_missing" | "rate_limited" | "daily_limit_exceeded" | "plan_cap_reached" | "queue_full" | "too_many_auth_failures" | "internal_error" | "platform_unavailable" | "dependency_unavailable" | "billing_not_configured"
  /** What went wrong and what to do, for people; may be reworded. */
  message: string
  /** More about it, by code: the places in the request, the limit, what would be allowed. */
  detail?: unknown
  /** Where a request has several faults with codes of their own, each of them, the answer’s own first. */
  issues?: ({
    /** What went wrong, for programs: one of a closed list, never renamed. */
    code: "bad_request" | "malformed_body" | "unsupported_asset_type" | "unsupported_channel" | "unsupported_output_type" | "run_not_succeeded" | "run_not_approved" | "channel_not_connected" | "asset_not_supported" | "platform_rejected" | "repeated_post" | "event_over" | "no_reviewer" | "studio_profile_not_bound" | "invalid_idempotency_key" | "image_unreachable" | "url_not_allowed" | "page_unreachable" | "image_undecodable" | "font_refused" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "invalid_signature" | "insufficient_credits" | "plan_upgrade_required" | "bot_account_cap_exceeded" | "subscription_inactive" | "asset_type_not_allowed" | "channel_not_allowed" | "connected_account_not_allowed" | "plan_required" | "template_not_allowed" | "delivery_not_allowed" | "studio_paused" | "posting_paused" | "workspace_suspended" | "workspace_frozen" | "permission_denied" | "address_not_allowed" | "service_key_mismatch" | "run_not_found" | "post_not_found" | "campaign_not_found" | "screen_not_found" | "artwork_not_found" | "person_not_found" | "font_not_found" | "video_not_found" | "media_not_found" | "webhook_not_found" | "delivery_not_found" | "request_not_found" | "template_not_found" | "brand_version_not_found" | "asset_not_found" | "route_not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_in_progress" | "invalid_state" | "post_in_flight" | "engine_mismatch" | "operation_removed" | "precondition_failed" | "signature_taken" | "payload_too_large" | "image_too_large" | "unsupported_media_type" | "validation_error" | "recipe_invalid" | "unsupported_size" | "text_does_not_fit" | "glyph_missing" | "rate_limited" | "daily_limit_exceeded" | "plan_cap_reached" | "queue_full" | "too_many_auth_failures" | "internal_error" | "platform_unavailable" | "dependency_unavailable" | "billing_not_configured"
    /** What went wrong and what to do, for people; may be reworded. */
    message: string
    /** More about it, by code: the places in the request, the limit, what would be allowed. */
    detail?: unknown
  })[]
  /** Names the request in our logs; quote it when you ask us. */
  request_id: string
  /** The page that explains the code and what mends it. */
  doc_url: string
}

/** Something that happened. */
export type Event = {
  /** Its place in the order of the workspace; without gaps. */
  sequence: number
  /** Its id. */
  id: string
  /** What sort of thing it is. */
  type: "run.running" | "run.succeeded" | "run.failed" | "run.approval_requested" | "run.approved" | "run.changes_requested" | "render.completed" | "post.scheduled" | "post.posted" | "post.drafted" | "post.needs_attention" | "post.failed" | "post.canceled" | "studio.delivered" | "account.connected" | "account.expiring" | "account.broken" | "posting.paused" | "posting.resumed" | "cap.reached" | "endpoint.disabled" | "webhook.test"
  /** When it happened. */
  timestamp: string
  /** What it carries, by type. */
  data: Record<string, unknown>
}

/** A page of the feed. */
export type EventPage = {
  /** The events of this page, oldest first. */
  events: Event[]
  /** What `after` takes for the next page; null when nothing follows yet. */
  next: number | null
  /** Whether another page is there already. */
  has_more: boolean
}

/** An event as it is posted to endpoints. */
export type EventPayload = {
  /** Its place in the order of the workspace; without gaps. */
  sequence: number
  /** Its id. */
  id: string
  /** What sort of thing it is. */
  type: "run.running" | "run.succeeded" | "run.failed" | "run.approval_requested" | "run.approved" | "run.changes_requested" | "render.completed" | "post.scheduled" | "post.posted" | "post.drafted" | "post.needs_attention" | "post.failed" | "post.canceled" | "studio.delivered" | "account.connected" | "account.expiring" | "account.broken" | "posting.paused" | "posting.resumed" | "cap.reached" | "endpoint.disabled" | "webhook.test"
  /** When it happened. */
  timestamp: string
  /** What it carries, by type. */
  data: Record<string, unknown>
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** The workspace that it belongs to. */
  workspace_id: string
}

/** A font file of the brand. */
export type Font = {
  /** The id of the font file. */
  id: string
  /** How the family is called. */
  family: string
  /** How the file calls its cut, such as Bold Italic; may be empty. */
  style_name: string
  /** How many points the rule can give. */
  weight: number
  /** The least and the greatest weight, where the file has all between; null or absent where it has one. */
  weights: number[] | null
  /** Whether its letters lean. */
  italic: boolean
  /** The shape of the picture. */
  format: "ttf" | "otf"
  /** The size of the file in bytes. */
  bytes: number
  /** How many glyphs the file brought, and how many are kept. */
  glyphs: {
    /** How many the file brought. */
    came: number
    /** How many are kept: those that pictures can ask for. */
    kept: number
  }
  /** What the brand sets in this family at present. */
  used_for: ("display" | "text")[]
  /** That its owner has said that pictures may be made with it. */
  licence_asserted: boolean
  /** When it was made. */
  created_at: string
}

/** A brief, and what is to be made of it. */
export type GenerateInput = {
  /** What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are. */
  brief: string
  /** `twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption. */
  channel: string
  /** `card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`. */
  asset_type: string
  /** Of a card, carousel or slideshow; without it the size that suits the channel. */
  size?: "square" | "portrait" | "story" | "landscape" | "wide"
  /** Another take; the same number gives the same picture. */
  variation?: number
  /** When the finished run is posted, up to 90 days ahead. It is made at once. */
  scheduled_at?: string
  /** Where it is posted, at `scheduled_at` or by a key that posts by itself; without it where one was connected first, for a later `scheduled_at` also one that is connected in between. */
  connected_account_id?: string
  /** Told of this request alone, beside the endpoints of the workspace; signed with its default secret. */
  webhook_url?: string
  /** Answers what would happen, and makes nothing. */
  dry_run?: boolean
  /** Up to 20 fields of your own, kept and shown with the run. */
  metadata?: Record<string, string>
}

/** How the service is. */
export type Health = {
  /** `pass`, `warn` when something that callers can do without is away, or `fail`. */
  status: "pass" | "warn" | "fail"
  /** The version of the interface. */
  version: "1"
  /** The release that runs. */
  releaseId: string
  /** The service. */
  serviceId: "brand-content-api"
  /** When it was measured. */
  time: string
  /** Each thing that the service needs. */
  checks: Record<string, ({
    /** What sort of thing it is. */
    componentType: string
    /** Where it stands. */
    status: "pass" | "warn" | "fail"
    /** What was measured. */
    observedValue: number
    /** In which unit. */
    observedUnit: "ms"
    /** What is wrong, in a word. */
    output?: "timeout" | "refused"
    /** When it was measured. */
    time: string
  })[]>
}

/** The site to read. */
export type ImportBrandInput = {
  /** The page to begin with; https unless it says otherwise. */
  url: string
  /** Patch the brand with the draft at once. */
  apply?: boolean
}

/** A key, its limits and what is left of them. */
export type Key = {
  /** The key that asked, or that this is about. */
  key_id: string
  /** The workspace that it belongs to. */
  workspace_id: string
  /** What the key may make; null for everything. */
  asset_types: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[]
  /** What it may make things for; null for everything. */
  channels: ("twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook")[]
  /** The accounts that it may post to; null for all. */
  connected_accounts: string[] | null
  /** Whether approved runs are posted by themselves. */
  auto_post: boolean
  /** The score that they need for it. */
  auto_post_min_score: number
  /** Requests that it may make on a day. */
  daily_limit: number
  /** `live` or `test`. */
  mode: "live" | "test"
  /** What it is called. */
  name: string
  /** The last four characters of the key. */
  last4: string
  /** The plan of the workspace. */
  plan: "free" | "starter" | "pro" | "growth" | "scale"
  /** What it is limited to, as one list. */
  scopes: string[]
  /** What it may do. */
  permissions: ("read" | "generate" | "post" | "brand" | "webhooks" | "billing")[]
  /** Networks that it may be used from; null for all. */
  allowed_addresses: string[] | null
  /** When it was made. */
  created_at: string
  /** When it ends; null when it does not. */
  expires_at: string | null
  /** What it may ask for, and how much of the day is used. */
  limits: {
    /** Requests in a minute. */
    rate_per_minute: number
    /** Requests on a day. */
    daily_limit: number
    /** Requests of this day so far. */
    requests_today: number
    /** When counting begins anew. */
    resets_at: string
  }
  /** What the plan allows of each kind in a month. */
  caps: ({
    /** What is made. */
    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
    /** The most that is allowed. */
    limit: number
    /** How much of it is used. */
    used: number
    /** When counting begins anew. */
    resets_at: string
  })[]
  /** Credits that are left; null where nothing is sold. */
  credits_remaining: number | null
}

/** Everything that is counted. */
export type Limits = {
  /** Everything that is counted against this key. */
  buckets: ({
    /** What is counted. */
    bucket: string
    /** The most that is allowed. */
    limit: number
    /** How much of it is used. */
    used: number
    /** How much of it is left. */
    remaining: number
    /** When counting begins anew. */
    resets_at: string
    /** What lifts it, in words. */
    remedy: string
  })[]
}

/** A logo that is kept. */
export type Logo = {
  /** Its id. */
  id: string
  /** Needs no key, stays the same for a day and opens for at least seven. */
  url: string
  /** Which form of the logo it is. */
  variant: "primary" | "mark" | "wordmark" | "light" | "dark"
  /** The media type of the file. */
  content_type: string
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /** When it was made. */
  created_at: string
}

/** A picture that may be the logo. */
export type LogoCandidate = {
  /** Where it is. */
  url: string | null
  /** How it was found. */
  found_at: string | null
  /** Width in pixels. */
  width: number | null
  /** Height in pixels. */
  height: number | null
  /** Its colours with their shares. */
  palette: ({
    /** The colour as `#RRGGBB`. */
    hex: string
    /** Its share of the whole, 0 to 1. */
    share: number
  })[]
  /** How sure this is, 0 to 1. */
  confidence: number
  /** Where it was found. */
  sources: ({
    /** Where it is. */
    url: string
    /** Where on the page. */
    selector: string
    /** Where in the document. */
    path?: string
  })[]
  /** Whether it went into the patch. */
  chosen: boolean
  /** Why it was not taken; null when it could be. */
  refused: "bad_request" | "malformed_body" | "unsupported_asset_type" | "unsupported_channel" | "unsupported_output_type" | "run_not_succeeded" | "run_not_approved" | "channel_not_connected" | "asset_not_supported" | "platform_rejected" | "repeated_post" | "event_over" | "no_reviewer" | "studio_profile_not_bound" | "invalid_idempotency_key" | "image_unreachable" | "url_not_allowed" | "page_unreachable" | "image_undecodable" | "font_refused" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "invalid_signature" | "insufficient_credits" | "plan_upgrade_required" | "bot_account_cap_exceeded" | "subscription_inactive" | "asset_type_not_allowed" | "channel_not_allowed" | "connected_account_not_allowed" | "plan_required" | "template_not_allowed" | "delivery_not_allowed" | "studio_paused" | "posting_paused" | "workspace_suspended" | "workspace_frozen" | "permission_denied" | "address_not_allowed" | "service_key_mismatch" | "run_not_found" | "post_not_found" | "campaign_not_found" | "screen_not_found" | "artwork_not_found" | "person_not_found" | "font_not_found" | "video_not_found" | "media_not_found" | "webhook_not_found" | "delivery_not_found" | "request_not_found" | "template_not_found" | "brand_version_not_found" | "asset_not_found" | "route_not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_in_progress" | "invalid_state" | "post_in_flight" | "engine_mismatch" | "operation_removed" | "precondition_failed" | "signature_taken" | "payload_too_large" | "image_too_large" | "unsupported_media_type" | "validation_error" | "recipe_invalid" | "unsupported_size" | "text_does_not_fit" | "glyph_missing" | "rate_limited" | "daily_limit_exceeded" | "plan_cap_reached" | "queue_full" | "too_many_auth_failures" | "internal_error" | "platform_unavailable" | "dependency_unavailable" | "billing_not_configured" | null
}

/** The mascot of the brand, and how far its drawing is. */
export type Mascot = {
  /** Its id. */
  id: string | null
  /** `candidate`: look at it, then `keep` it or `retry`. What was kept before stays in use until then. */
  status: "none" | "drafting" | "candidate" | "active" | "failed"
  /** What it is called. */
  name: string
  /** A few words about it. */
  description: string
  /** How it is drawn. */
  style: "auto" | "pebble" | "bot" | "cat" | "fox" | "bear" | "rabbit" | "bird"
  /** The figure that is kept. Needs no key, stays the same for a day and opens for at least seven. */
  image_url: string | null
  /** The drawing that waits for a yes; null when none does. */
  candidate: {
    /** Its id. */
    id: string
    /** Where the picture is: needs no key, stays the same for a day and opens for at least seven. */
    image_url: string
  } | null
  /** Other poses of it. */
  poses: ({
    /** Its id. */
    id: string
    /** What it does. */
    pose: string
    /** Where the picture is: needs no key, stays the same for a day and opens for at least seven. */
    image_url: string
  })[]
  /** `builtin`, `upload`, or the model that drew last. */
  drawn_by: string | null
  /** Why the built-in drawer drew instead of the model. */
  fallback: string | null
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** When it last changed. */
  updated_at: string | null
}

/** A yes, another try, or another pose. */
export type MascotStepInput = {
  /** What was done. */
  action: "keep" | "retry" | "pose"
  /** For `pose`, in your words. The built-in drawer knows standing, waving, pointing, cheering, thinking, holding, walking and resting. */
  pose?: string
  /** For `retry`: what should be different. */
  feedback?: string
  /** An https URL; or send `image_base64`. */
  image_url?: string
  /** The file in base64, with or without a data-URI prefix; 10 MB of file at most. */
  image_base64?: string
}

/** A file of the library. */
export type MediaFile = {
  /** Its id. */
  id: string
  /** What sort of thing it is. */
  kind: "image" | "video" | "logo" | "screen" | "person" | "mascot" | "painting" | "artwork"
  /** What the file was called. */
  filename: string
  /** What is seen on a photo, as whoever brought it says; null for all else. */
  shows: string | null
  /** Needs no key, stays the same for a day and opens for at least seven. */
  url: string
  /** Null for videos. */
  thumbnail_url: string | null
  /** The media type of the file. */
  content_type: string
  /** The size of the file in bytes. */
  bytes: number
  /** Width in pixels. */
  width: number | null
  /** Height in pixels. */
  height: number | null
  /** How long it plays, in milliseconds; null for what does not. */
  duration_ms: number | null
  /** When it was made. */
  created_at: string
}

/** A palette made of the logos and screens. */
export type PaletteSuggestion = {
  /** Ready for a patch of the Brand DNA. A part that no found colour fits is left out. */
  palette: {
    /** The colour that is the brand’s own. */
    primary?: string
    /** The colour that goes with it. */
    secondary?: string
    /** The colour of what should stand out. */
    accent?: string
    /** The colour behind everything. */
    background?: string
    /** The colour of cards and panels. */
    surface?: string
    /** The words. */
    text?: string
    /** The colour of what may stand back. */
    muted?: string
    /** Further colours. */
    extra?: string[]
  }
  /** Every colour found, the heaviest first, with its mean share of the logos and of the screens. */
  colors: ({
    /** The colour as `#RRGGBB`. */
    hex: string
    /** Its share of the logos. */
    in_logos: number
    /** Its share of the screens. */
    in_screens: number
  })[]
  /** How many logos were looked at. */
  logos: number
  /** How many screens were looked at. */
  screens: number
}

/** Changes of the brand: objects merge, null empties, lists and palette replace. */
export type PatchDnaInput = {
  /** As it stands on pictures; the workspace’s name without it. */
  name?: string | null
  /** Set word for word, or not at all. */
  tagline?: string | null
  /** What the company does, in a few sentences. */
  overview?: string | null
  /** What is sold; fields that are left out stay. */
  offer?: {
    /** The name of the product. */
    product_name?: string | null
    /** The product in one sentence. */
    one_liner?: string | null
    /** What it can do, one line each. */
    features?: string[] | null
    /** Whom it is for, in a sentence or two. */
    who_its_for?: string | null
  } | null
  /** `products`, and what else you keep of them; merges. */
  product_map?: Record<string, unknown> | null
  /** Whom it is for: `roles`, `industries`, `pains`, `goals`, `notes`; merges. */
  icp?: Record<string, unknown> | null
  /** Colours by role, or a list of which the first is primary; replaces. */
  palette?: {
    /** The colour that is the brand’s own. */
    primary?: string | null
    /** The colour that goes with it. */
    secondary?: string | null
    /** The colour of what should stand out. */
    accent?: string | null
    /** The colour behind everything. */
    background?: string | null
    /** The colour of cards and panels. */
    surface?: string | null
    /** The words. */
    text?: string | null
    /** The colour of what may stand back. */
    muted?: string | null
    /** Further colours. */
    extra?: string[] | null
  } | string[] | null
  /** https URLs, the first is primary; they are made our own. */
  logos?: string[] | null
  /** What makes its pictures its own; merges, null chooses anew. A motif and hand of another brand are refused while others are free. */
  signature?: {
    /** What sort of thing it is. */
    type?: {
      /** The typeface of headlines. */
      display?: string
      /** The words. */
      text?: string
      /** Width in pixels. */
      width?: "narrow" | "plain" | "wide"
      /** How headlines are set. */
      case?: "plain" | "lower" | "upper"
      /** How large type steps up. */
      scale?: "quiet" | "plain" | "poster"
    }
    /** How things are placed. */
    grid?: {
      /** At which edge the motif runs; none, with which every brand begins, keeps it off the pictures. */
      edge?: "rail" | "foot" | "head" | "none"
      /** The rule, by its name. */
      rule?: 0 | 2.5 | 5
      /** How round corners are, in pixels. */
      radius?: 0 | 8 | 15 | 28
    }
    /** What kind of ground lies behind which kind of news. */
    grounds?: {
      /** The ground of everyday news. */
      everyday?: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of events. */
      event?: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of notices. */
      notice?: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** What is sold, or the ground of offers. */
      offer?: "plain" | "soft" | "deep" | "loud" | "second" | "third"
    }
    /** The shape that returns on every picture. */
    motif?: "flags" | "morse" | "semaphore" | "tape" | "stave" | "knit" | "dots" | "tiles" | "lines" | "initial" | "wave" | "saw" | "arch" | "scallop" | "object"
    /** The way in which objects are drawn. */
    hand?: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
    /** How photos are treated, or which picture it is. */
    picture?: {
      /** How photos are cropped. */
      crop?: "square" | "round" | "arch"
      /** How the colours of photos are treated. */
      grade?: "none" | "duotone"
    }
    /** The sign before the brand’s written name, where it has no logo. */
    stop?: "dot" | "square" | "ring" | "bar" | "none"
  } | null
  /** Tone, languages, fonts, emoji, legal lines and time zone of the copy. */
  voice?: {
    /** How the brand speaks, in a few words. */
    tone?: string | null
    /** Languages in which the brand speaks. */
    languages?: string[] | null
    /** How many emoji a post may have. */
    emoji?: boolean | null
    /** Lines that the law wants on what is published. */
    legal_lines?: string[] | null
    /** What the brand may only say with care. */
    regulated?: boolean | null
    /** Typefaces of headlines and of text. */
    fonts?: {
      /** The typeface of headlines. */
      display?: string | null
      /** The words. */
      text?: string | null
    } | null
    /** The time zone in which days of briefs are read. */
    time_zone?: string | null
  } | null
  /** Where readers go, and in `action` what they may do there. Ends a post that names no other way; merges. */
  contact?: {
    /** Its address on the web. */
    website?: string | null
    /** Its phone number. */
    phone?: string | null
    /** Where it is found. */
    address?: string | null
    /** What readers are asked to do where a post does not say it: “Book a table”. */
    action?: string | null
  } | null
  /** Whether an image model may paint the picture of a post: `off`; `on_wish`, where the brief asks for something to be seen that neither a picture of yours nor a drawing shows; `always`, also where the picture would be words alone. A painted picture waits for a person, is marked as AI-made where it is posted, and costs credits of its own. */
  painted_pictures?: "off" | "on_wish" | "always" | null
}

/** What changes about a post. */
export type PatchPostInput = {
  /** Another time, up to 90 days ahead. */
  scheduled_at?: string
  /** Other words; 422 where the platform would refuse them. */
  caption?: string
  /** Another account of the same platform. */
  connected_account_id?: string
  /** Also where the same picture with nearly the same words goes to the account within 30 days. */
  allow_repeat?: boolean
  /** Also where the day that the words speak of as coming (`event_day` of the run) is over by then. */
  allow_past_event?: boolean
}

/** What a screen shows. */
export type PatchScreenInput = {
  /** For your own use. */
  name?: string
  /** What part of the product it shows. */
  screen_type?: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other"
  /** What it is shown on. */
  device?: "phone" | "desktop" | "tablet"
  /** Whether it is light or dark. */
  theme?: "light" | "dark" | "unknown"
}

/** How posts did. */
export type Performance = {
  /** The days that are looked at. */
  window: {
    /** How many days it spans. */
    days: number
    /** The beginning. */
    from: string
    /** The end. */
    to: string
  }
  /** All of them together. */
  totals: {
    /** How many runs. */
    runs: number
    /** How many have succeeded. */
    succeeded: number
    /** How many have failed. */
    failed: number
    /** How many were approved. */
    approved: number
    /** Their average score; null for none. */
    avg_impact_score: number | null
    /** How many posts. */
    posts: number
    /** How often they were seen; null where the platform does not say. */
    impressions: number | null
    /** How often somebody did something with them; null where the platform does not say. */
    engagements: number | null
    /** How often a link was followed; null where the platform does not say. */
    clicks: number | null
    /** The share of approved runs, 0 to 1; null for none. */
    approval_rate: number | null
  }
  /** The same by platform. */
  by_platform: ({
    /** How many posts. */
    posts: number
    /** How often they were seen; null where the platform does not say. */
    impressions: number | null
    /** How often somebody did something with them; null where the platform does not say. */
    engagements: number | null
    /** How often a link was followed; null where the platform does not say. */
    clicks: number | null
    /** Where it is posted. */
    platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
  })[]
  /** The same by what was made. */
  by_asset_type: ({
    /** How many runs. */
    runs: number
    /** How many have succeeded. */
    succeeded: number
    /** How many have failed. */
    failed: number
    /** How many were approved. */
    approved: number
    /** Their average score; null for none. */
    avg_impact_score: number | null
    /** How many posts. */
    posts: number
    /** How often they were seen; null where the platform does not say. */
    impressions: number | null
    /** How often somebody did something with them; null where the platform does not say. */
    engagements: number | null
    /** How often a link was followed; null where the platform does not say. */
    clicks: number | null
    /** What is made. */
    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
  })[]
  /** The same by day. */
  series: ({
    /** The day, in UTC. */
    date: string
    /** How many posts. */
    posts: number
    /** How often they were seen; null where the platform does not say. */
    impressions: number | null
    /** How often somebody did something with them; null where the platform does not say. */
    engagements: number | null
  })[]
  /** The posts that did best. */
  top_posts: ({
    /** The post that it belongs to; null before there is one. */
    post_id: string
    /** The run that it belongs to. */
    run_id: string
    /** Where it is posted. */
    platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
    /** Where it is. */
    url: string | null
    /** How often they were seen; null where the platform does not say. */
    impressions: number | null
    /** How often somebody did something with them; null where the platform does not say. */
    engagements: number | null
  })[]
  /** When the numbers were last read from the platforms; null before the first time. */
  refreshed_at: string | null
}

/** Somebody who may be shown. */
export type Person = {
  /** Its id. */
  id: string
  /** What it is called. */
  name: string
  /** What it is for. */
  role: string
  /** A few sentences about the person, for your own use. */
  bio: string
  /** Needs no key, stays the same for a day and opens for at least seven. */
  image_url: string
  /** Whether the person has agreed to be shown. */
  consent: boolean
  /** When it was made. */
  created_at: string
}

/** A run on one account. */
export type Post = {
  /** Its id. */
  id: string
  /** The run that it belongs to. */
  run_id: string
  /** Where it is posted. */
  platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
  /** `awaiting_approval`: a person has to look at it first, for the reason in `awaits`. `drafted`: it lies in the platform’s inbox and its owner has to publish it. `needs_attention`: it may or may not be out; look at the account, then resolve it. */
  status: "scheduled" | "awaiting_approval" | "queued" | "posting" | "posted" | "drafted" | "needs_attention" | "failed" | "canceled"
  /** Its id at the platform; null before it is out. */
  external_post_id: string | null
  /** Where it can be seen; null before it is out. */
  url: string | null
  /** When it went out; null before. */
  posted_at: string | null
  /** When it is to go out; null for at once. */
  scheduled_at: string | null
  /** The account that it goes to; null for the one that was connected first. */
  connected_account_id: string | null
  /** The text of the post; null for the run’s own. */
  caption: string
  /** Why it failed, for programs; null unless it did. */
  error_code: "run_not_approved" | "asset_not_supported" | "channel_not_connected" | "platform_rejected" | "platform_blocked" | "platform_unavailable" | "needs_attention" | "not_posted" | null
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** How often it was tried. */
  attempts: number
  /** When it is tried again; null when it is not. */
  next_attempt_at: string | null
  /** The last refusal or trouble; null when there was none. */
  last_error: {
    /** What went wrong, for programs: one of a closed list, never renamed. */
    code: string
    /** What went wrong and what to do, for people; may be reworded. */
    message: string
    /** When. */
    at: string
  } | null
  /** What it waits for; null when nothing. `words`: its caption came with a request, and something in it has to be looked at, such as grave news, a promise or an order to a model. `verdict`: the run that it was planned with is held; a yes before its time lets it go then. `event_over`: its words speak of a day as still to come that is over by the time it goes out. */
  awaits: "setting" | "verdict" | "calibration" | "repetition" | "event_over" | "late" | "words" | null
  /** What becomes of words that the platform has no room for; null where nothing was asked for. */
  overflow: "thread" | "first_comment" | null
  /** The texts that the words have become, in their order; one that is sent may or may not be out. Null where one post takes them all. */
  parts: ({
    /** The words. */
    text: string
    /** Where it stands. */
    status: "waiting" | "sent" | "posted"
    /** Its id at the platform; null before it is out. */
    external_post_id: string | null
    /** Where it is. */
    url: string | null
  })[] | null
  /** The SHA-256 of each file that is posted, in order. */
  asset_sha256: string[]
  /** When it was made. */
  created_at: string
  /** False for whatever was made with a test key. */
  livemode: boolean
}

/** Where and when a run is posted. */
export type PostInput = {
  /** Where it goes; `twitter` is taken for `x`. */
  platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook" | "twitter"
  /** Which account; the first that is connected without it. */
  connected_account_id?: string
  /** The text of the post; the run’s own without it. */
  caption?: string
  /** What becomes of a caption that is too long: a `thread` on x and bluesky, the `first_comment` on linkedin, instagram and youtube. 422 without it. */
  overflow?: "thread" | "first_comment"
  /** When it goes out, up to 90 days ahead; at once without it. */
  scheduled_at?: string
  /** Also where the same picture with nearly the same words goes to the account within 30 days. */
  allow_repeat?: boolean
  /** Also where the day that the words speak of as coming (`event_day` of the run) is over by then. */
  allow_past_event?: boolean
}

/** Whether posting is paused. */
export type PostingPause = {
  /** Whether nothing is posted at present. */
  paused: boolean
  /** Since when; null while posting goes on. */
  paused_at: string | null
  /** Who did it; null before anybody has. */
  by: string | null
  /** Posts that were sent before the pause and may still come out. */
  in_flight: string[]
}

/** What pictures are painted of. */
export type ProposeArtworkInput = {
  /** A picture of each: things, one each, such as “sourdough loaf”. Left out, what the brand sells is chosen. */
  subjects?: string[]
  /** How many, where no subjects are given; 8 without it. */
  count?: number
}

/** Every decision of a run; the same recipe gives the same bytes. */
export type Recipe = {
  /** Which state of it this is; every change counts on. */
  version: 1
  /** The renderer that drew it; the same engine draws the same bytes. */
  engine: string
  /** The day on which it was composed; words such as “tomorrow” hang on it. */
  day: string
  /** The language of the words. */
  language: string
  /** The brand at that moment. */
  brand: {
    /** Which state of it this is; every change counts on. */
    version: number
    /** What it is called. */
    name: string
    /** The tagline, set word for word or not at all. */
    tagline: string
    /** Colours by what they are for. */
    palette: {
      /** The colour that is the brand’s own. */
      primary?: string
      /** The colour that goes with it. */
      secondary?: string
      /** The colour of what should stand out. */
      accent?: string
      /** The colour behind everything. */
      background?: string
      /** The colour of cards and panels. */
      surface?: string
      /** The words. */
      text?: string
      /** The colour of what may stand back. */
      muted?: string
      /** Further colours. */
      extra?: string[]
    }
    /** How the brand speaks. */
    voice: {
      /** How the brand speaks, in a few words. */
      tone?: string
      /** Typefaces of headlines and of text. */
      fonts?: {
        /** The typeface of headlines. */
        display?: string
        /** The words. */
        text?: string
      }
    }
    /** Logos, the first of which is the primary one. */
    logos: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** Which form of the logo it is. */
      variant: "primary" | "mark" | "wordmark" | "light" | "dark"
    })[]
    /** Screens of the product that may be shown. */
    screens: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What it is called. */
      name: string
      /** What part of the product it shows. */
      screen_type: string
      /** What it is shown on. */
      device: "phone" | "tablet" | "desktop"
      /** Whether it is light or dark. */
      theme: "light" | "dark" | "unknown"
    })[]
    /** Photos that are shown. */
    photos: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What is to be seen on it. */
      shows: string
    })[]
    /** People who may be shown. */
    people: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What it is called. */
      name: string
      /** What it is for. */
      role: string
    })[]
    /** The mascot as it is drawn. */
    mascot: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What it does. */
      pose: string
    })[]
    /** What an image model has painted for this run; absent where nothing was. */
    painted?: {
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What is to be seen on it. */
      shows: string
      /** The image model. */
      model: string
      /** True where marks on it stand like letters; absent otherwise. */
      letters?: true
    }
    /** Pictures by an image model, offered and kept. */
    artwork?: ({
      /** Where the file lies inside the service. */
      blob_key: string
      /** The media type of the file. */
      content_type: string
      /** Width in pixels. */
      width: number
      /** Height in pixels. */
      height: number
      /** What is seen on it. */
      shows: string
      /** Our own drawing of the same thing; null where there is none. */
      noun: string | null
      /** Whether an image model has painted it. */
      is_ai: boolean
      /** The colour of most of it. */
      body: string
    })[]
    /** What the brand says of itself. */
    about?: string
    /** Typefaces of headlines and of text. */
    fonts?: ({
      /** How the family is called. */
      family: string
      /** How the file calls its cut, such as Bold Italic; may be empty. */
      style_name: string
      /** How many points the rule can give. */
      weight: number
      /** Whether its letters lean. */
      italic: boolean
      /** The least and the greatest weight, where the file has all between; null or absent where it has one. */
      weights?: number[]
      /** Where its letters stand, in em. */
      metrics: {
        /** Above the baseline. */
        ascent: number
        /** Below the baseline. */
        descent: number
        /** The height of capitals. */
        cap: number
        /** The left edge in pixels, from the left. */
        x: number
        /** The empty space left of an upright letter. */
        bearing: number
      }
      /** The characters that it draws, as runs in base 36. */
      points: string
      /** Where the file lies inside the service. */
      blob_key: string
    })[]
    /** What makes the brand’s pictures its own. */
    signature?: {
      /** What sort of thing it is. */
      type: {
        /** The typeface of headlines. */
        display: string
        /** The words. */
        text: string
        /** Width in pixels. */
        width: "narrow" | "plain" | "wide"
        /** How headlines are set. */
        case: "plain" | "lower" | "upper"
        /** How large type steps up. */
        scale: "quiet" | "plain" | "poster"
      }
      /** How things are placed. */
      grid: {
        /** At which edge the motif runs; none, with which every brand begins, keeps it off the pictures. */
        edge: "rail" | "foot" | "head" | "none"
        /** The rule, by its name. */
        rule: 0 | 2.5 | 5
        /** How round corners are, in pixels. */
        radius: 0 | 8 | 15 | 28
      }
      /** What kind of ground lies behind which kind of news. */
      grounds: {
        /** The ground of everyday news. */
        everyday: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** The ground of events. */
        event: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** The ground of notices. */
        notice: "plain" | "soft" | "deep" | "loud" | "second" | "third"
        /** What is sold, or the ground of offers. */
        offer: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      }
      /** The shape that returns on every picture. */
      motif: "flags" | "morse" | "semaphore" | "tape" | "stave" | "knit" | "dots" | "tiles" | "lines" | "initial" | "wave" | "saw" | "arch" | "scallop" | "object"
      /** The way in which objects are drawn. */
      hand: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
      /** How photos are treated, or which picture it is. */
      picture: {
        /** How photos are cropped. */
        crop: "square" | "round" | "arch"
        /** How the colours of photos are treated. */
        grade: "none" | "duotone"
      }
      /** The sign before the brand’s written name, where it has no logo. */
      stop: "dot" | "square" | "ring" | "bar" | "none"
    }
  }
  /** The pictures, in order. */
  pictures: ({
    /** The layout that is drawn. */
    template: string
    /** Which arrangement of the template. */
    composition: string
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
    /** The shape of the picture. */
    format: "png" | "jpeg" | "webp"
    /** Light or dark ground. */
    scheme: "light" | "dark" | "auto"
    /** How large type steps up. */
    scale?: number
    /** What it carries, by type. */
    data: Record<string, unknown>
    /** The drawing of each slide or scene, a thing or a place, what a model has drawn for it (`drafted/…` with its shapes), “” for none of its own or “none” for nothing at all; without it their words tell. */
    depicts?: string[]
    /** What is drawn beside each of its rows, in their order: a thing, or what a model has drawn for it; absent where rows have none. */
    depicts_rows?: string[]
    /** What the owner asked of the look: its light, its size or the colour of the brand that it stands on. */
    wished?: ("light" | "dark" | "colourless" | "quiet" | "loud" | "large" | "small" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey")[]
    /** The words of the picture that the owner asked to be larger or smaller than the others, or in a colour of the brand. */
    stressed?: ({
      /** The words, as they stand on the picture. */
      words: string
      /** How they are set: large, small or in this colour. */
      is: "large" | "small" | "marked" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey"
    })[]
    /** What chance was drawn from; the same seed draws the same. */
    seed: string
    /** Which take of it this is. */
    variation?: number
    /** Which take it is. */
    turn?: number
    /** On which other of the brand’s grounds a later take stands; absent on its first. */
    ground?: number
    /** By which other hand the things of a later take are drawn; absent for the brand’s own. */
    hand?: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
    /** Its place in the request, from 0. */
    index: number
    /** Whether it says TEST. */
    ribbon: "test" | null
    /** Whether it names this service. */
    service_mark: boolean
  })[]
  /** The film; left out of what has none. */
  video: {
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
    /** Light or dark ground. */
    scheme: "light" | "dark" | "auto"
    /** What the owner asked of the look of the film. */
    wished?: ("light" | "dark" | "colourless" | "quiet" | "loud" | "large" | "small" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey")[]
    /** The words of the film that the owner asked to be larger or smaller than the others, or in a colour of the brand. */
    stressed?: ({
      /** The words, as they stand on the picture. */
      words: string
      /** How they are set: large, small or in this colour. */
      is: "large" | "small" | "marked" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "navy" | "purple" | "pink" | "brown" | "beige" | "gold" | "grey"
    })[]
    /** What chance was drawn from; the same seed draws the same. */
    seed: string
    /** The music. */
    bed: "linen" | "hearth" | "pebble" | "signal" | "stride" | "horizon" | null
    /** The scenes in order. */
    shots: ({
      /** What kind of scene. */
      scene: string
      /** Which arrangement of the template. */
      composition: string
      /** What it carries, by type. */
      data: Record<string, unknown>
      /** The drawing that is shown, a thing or a place, what a model has drawn for it (`drafted/…` with its shapes), “” for none of its own or “none” for nothing at all; without it its words tell. */
      depicts?: string
      /** Where it begins, in milliseconds. */
      start_ms: number
      /** Where it ends, in milliseconds. */
      end_ms: number
    })[]
    /** Whether it says TEST. */
    ribbon: "test" | null
    /** Whether it names this service. */
    service_mark: boolean
  } | null
  /** The text to post on each channel, to the letter. */
  captions: Record<string, string>
  /** Hashtags of the post, without the sign. */
  hashtags: string[]
  /** The rows of the score that are about words. */
  copy_rows: ScoreRow[]
  /** The last day that its words speak of as coming; absent where they name none. Of a recipe without its seal it is read anew. */
  event_day?: string
  /** Says that this service decided all of it. A recipe that comes without its seal is judged like any other pre-formed input: on the brand as it is now, and by none of the points in it; what waited for a person waits still where its words stand. One that was changed under its seal is judged so as well, and waits for a person. */
  seal?: string
}

/** The runs that were begun. */
export type RenderAnswer = {
  /** Names the whole request; `render.completed` tells when all of it has ended. */
  batch_id: string
  /** Where it stands. */
  status: "queued"
  /** One entry for each that was asked for, in that order. */
  items: ({
    /** Its place in the request, from 0. */
    index: number
    /** The run that it belongs to. */
    run_id: string
    /** The template. */
    output_type: string
    /** Your own name for it, handed back as it came. */
    reference_id: string | null
    /** Where the post stands once there is one, before that the run. */
    status: "queued"
    /** Where to ask how it goes. */
    poll_url: string
  })[]
  /** When it was made. */
  created_at: string
}

/** Templates filled in by you, drawn as they stand. */
export type RenderInput = {
  /** One run each; all are taken or none. */
  items: ({
    /** A template; `GET /api/v1/studio/templates` lists them. */
    output_type: string
    /** The data of that template. */
    body: Record<string, unknown>
    /** Another picture of the same data: 2, 3 and so on. The same number gives the same picture. */
    look?: number
    /** One of the template’s `compositions`; without it one is chosen. */
    composition?: string
    /** `twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption. */
    channel?: string
    /** The text of the post, word for word; without it one is written. */
    caption?: string
    /** A name of your own, told with the run. */
    reference_id?: string
  } | {
    /** As `GET …/runs/{run_id}/recipe` gives it. */
    recipe: Record<string, unknown>
    /** `twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption. */
    channel?: string
    /** The text of the post, word for word; without it one is written. */
    caption?: string
    /** A name of your own, told with the run. */
    reference_id?: string
  })[]
  /** Told of this request alone, beside the endpoints of the workspace; signed with its default secret. */
  webhook_url?: string
  /** Up to 20 fields of your own, kept and shown with the run. */
  metadata?: Record<string, string>
}

/** What was changed about a picture because a rule failed. */
export type Repair = {
  /** The rule, by its name. */
  rule: string
  /** What was changed. */
  action: string
  /** Points of the picture before. */
  before: number
  /** Points of the picture after. */
  after: number
  /** Which picture, from 0. */
  asset: number
}

/** A request of a key. */
export type RequestEntry = {
  /** Names the request in our logs; quote it when you ask us. */
  request_id: string
  /** The key that asked, or that this is about. */
  key_id: string
  /** `mcp` for an agent, `cli` for the command line, else `api`. */
  via: "api" | "cli" | "mcp"
  /** The method. */
  method: string
  /** What was asked, with its query. */
  path: string
  /** The status of the answer. */
  status: number
  /** Why it was refused; null where it was not. */
  code: string | null
  /** How long the answer took, in milliseconds. */
  ms: number
  /** When it came. */
  created_at: string
}

/** A page of the request log. */
export type RequestPage = {
  /** Newest first. */
  requests: RequestEntry[]
  /** What `before` takes for the next page; null when nothing older is kept. */
  next: string | null
  /** Whether another page is there already. */
  has_more: boolean
}

/** A request with what was sent. */
export type RequestWithBody = {
  /** Names the request in our logs; quote it when you ask us. */
  request_id: string
  /** The key that asked, or that this is about. */
  key_id: string
  /** `mcp` for an agent, `cli` for the command line, else `api`. */
  via: "api" | "cli" | "mcp"
  /** The method. */
  method: string
  /** What was asked, with its query. */
  path: string
  /** The status of the answer. */
  status: number
  /** Why it was refused; null where it was not. */
  code: string | null
  /** How long the answer took, in milliseconds. */
  ms: number
  /** When it came. */
  created_at: string
  /** What was sent; null after three days, for what had no JSON body, and for more than 16 kB. */
  body: Record<string, unknown> | null
}

/** What became of a post. */
export type ResolvePostInput = {
  /** `not_posted` frees the place: the run can be posted again. */
  outcome: "posted" | "not_posted"
  /** Where it is. */
  url?: string
}

export type RewordInput = {
  /** What reads otherwise, by the `path` of each text. Empty leaves it out, and all of a slide, scene or row by its own path. */
  words?: Record<string, string>
  /** Without the picture that an image model has painted for it, or what a language model has drawn: a drawing of ours or none is shown instead. */
  painted?: false
}

/** One run: a brief on its way to finished files. */
export type Run = {
  /** The id of the run. */
  id: string
  /** `queued`, `running`, then `succeeded` or `failed` for good. */
  status: "queued" | "running" | "succeeded" | "failed"
  /** What it is about, in the words that were sent. */
  brief: string
  /** Where it is meant for: decides size and caption. */
  channel: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
  /** What is made. */
  asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
  /** The words to post with it; null until it has succeeded. */
  output_text: string | null
  /** The first of its files; null until it has succeeded. */
  asset_url: string | null
  /** All of its files in order, when there are several; else null. */
  asset_urls: string[] | null
  /** How good it is by the rules of this service, 0 to 100; null until it is scored. */
  impact_score: number | null
  /** Whether it may go out: `approved`, `needs_review` or `rejected`; null until it is scored. */
  verdict: "approved" | "needs_review" | "rejected" | null
  /** No longer filled; always null on new runs. */
  audience_score: null
  /** No longer filled; always null on new runs. */
  audience_verdict: null
  /** No longer filled; always null on new runs. */
  audience_themes: null
  /** No longer filled; always null on new runs. */
  audience_risks: null
  /** No longer filled; always null on new runs. */
  audience_opportunities: null
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** When it was made. */
  created_at: string
  /** When work on it began; null before. */
  started_at: string | null
  /** When it ended; null before. */
  finished_at: string | null
  /** Whether its score would let the key post it by itself. */
  auto_post_eligible: boolean
  /** Every file of the run, with its size, hash and alternative text. */
  assets: Asset[]
  /** The shape of the picture; null for what has one alone. */
  size: "square" | "portrait" | "story" | "landscape" | "wide" | null
  /** Which take of it this is. */
  variation: number
  /** When it is to go out; null for at once. */
  scheduled_at: string | null
  /** Which door it came through. */
  created_via: "api" | "studio" | "render" | "dashboard" | "mcp" | "cli"
  /** What the runs of one request have in common; null for a run that came alone. */
  batch_id: string | null
  /** Your own name for it, handed back as it came. */
  reference_id: string | null
  /** The run of which this one is drawn again; null for any other. */
  rerender_of: string | null
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** Fields of your own, as they came. */
  metadata: Record<string, string>
  /** Older than 90 days: left out of lists unless asked for. */
  archived: boolean
  /** How far it is, from 0 to 100. */
  progress: number
  /** Why it failed, for programs; null unless it did. */
  error_code: "compose_failed" | "draw_failed" | "glyph_missing" | "text_does_not_fit" | "deadline_exceeded" | "attempts_exhausted" | "content_refused" | null
  /** One row for each rule that was judged, with what was measured. */
  score_reasons: ScoreRow[]
  /** What was changed about pictures because a rule failed. */
  repairs: Repair[]
  /** What each platform would say to it as it is; null until it has succeeded. */
  fits: {
    /** For X: whether it can go out as it is. */
    x: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For LinkedIn: whether it can go out as it is. */
    linkedin: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Instagram: whether it can go out as it is. */
    instagram: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For YouTube: whether it can go out as it is. */
    youtube: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For TikTok: whether it can go out as it is. */
    tiktok: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Bluesky: whether it can go out as it is. */
    bluesky?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Threads: whether it can go out as it is. */
    threads?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For a Facebook page: whether it can go out as it is. */
    facebook?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
  } | null
  /** The text to post on each channel, to the letter. */
  captions: Record<string, string> | null
  /** What somebody should look at before it goes out. */
  holds: ({
    /** The rule, by its name. */
    rule: string
    /** The words in question. */
    what: string
    /** Where they stand; of what was left out (rule left_out), what it was taken for, such as noise or secret. */
    where: string
  })[]
  /** The gravest thing that it touches; null for what was not composed. */
  sensitive: "none" | "layoffs" | "death" | "recall" | "outage" | "apology" | "health" | "legal" | "politics" | "minors" | "money" | "confidential" | "other" | null
  /** What the brief leaves open; at most two. */
  questions: ({
    /** What part of the brief it is about. */
    about: "date" | "time" | "place" | "price" | "person" | "claim" | "facts" | "language" | "other"
    /** What is asked. */
    question: string
    /** Answers to choose from; empty for a free answer. */
    options: string[]
  })[]
  /** Who wrote the words: a model by its name, `recorded:` and a name, `builtin`, `recipe` or `none`. */
  composer: string | null
  /** Whether what it wrote may go out by itself; false for a model that was not measured here yet. */
  calibrated: boolean | null
  /** How it was made: stages, models, tokens, cost. */
  receipt: {
    /** Each step with its time. */
    stages: ({
      /** Which step of the pipeline. */
      step: string
      /** How long it took, in milliseconds. */
      ms: number
      /** How often it was tried. */
      attempts: number
      /** How photos are treated, or which picture it is. */
      picture?: number
      /** Which segments of a film. */
      segments?: number[]
    })[]
    /** Who wrote the words. */
    composer?: string
    /** Why the built-in writer had to step in. */
    fallback?: string
    /** The models that were asked, in order. */
    models?: string[]
    /** How often a model was asked. */
    calls?: number
    /** What of a model’s answer was refused, and why. */
    faults?: string[]
    /** Tokens of all calls together. */
    tokens?: {
      /** Tokens that were sent. */
      input: number
      /** Tokens that came back. */
      output: number
    }
    /** What the models cost, in US dollars. */
    cost_usd?: number
    /** Which model read the finished words as their owner would; there only where one was asked. */
    editor?: {
      /** Which model. */
      model: string
      /** How many things it would have changed. */
      found?: number
      /** Whether the writer’s mended words passed and are shown. */
      mended?: boolean
      /** Why it said nothing. */
      fault?: string
    }
    /** Which model saw the finished post with its pictures as its owner would; there only where one was asked. */
    critic?: {
      /** Which model. */
      model: string
      /** How many things it would have changed. */
      found?: number
      /** Whether mended words passed and the post with them was preferred; there only where words were to change. */
      mended?: boolean
      /** Why it said nothing. */
      fault?: string
      /** Whether what it would have drawn otherwise was drawn anew and preferred; there only where it named a drawing. */
      redrawn?: boolean
    }
    /** Who chose what is drawn beside the words; there only where a model was asked. */
    illustrator?: {
      /** Which model. */
      model: string
      /** Why it chose nothing. */
      fault?: string
    }
    /** The language model that was asked to draw what we have no drawing of; there only where one was. */
    draughtsman?: {
      /** Which model. */
      model: string
      /** Why it drew nothing. */
      fault?: string
    }
    /** The image model that was asked for the picture; there only where one was to paint it. */
    painter?: {
      /** Which model. */
      model: string
      /** Why no painted picture is shown. */
      fault?: string
    }
    /** What a second model said of the finished post; there only where it was asked. */
    second_reader?: {
      /** Which model. */
      model: string
      /** `post`, `look` or `never`; null where it had no say. */
      verdict: "post" | "look" | "never" | null
      /** The gravest thing that it would change; `none` for nothing. */
      wrong?: string
      /** The text that this is about, or `picture`. */
      where?: string
      /** Words and texts of the post that say more than the brief, by its word. */
      adds?: string[]
      /** Why it had no say. */
      fault?: string
    }
    /** Credits, the money of this service. */
    credits?: number
  }
  /** What it cost in credits; null where nothing is counted. What failed has them back. */
  credits: number | null
  /** The first of its workspace: it costs nothing and counts in no cap. */
  free: boolean
  /** The version of the Brand DNA that it was made from; null until it is composed. */
  brand_version: number | null
  /** What a person has said of it, where one has to. */
  approval: {
    /** Whether a person has to say yes before it is posted. */
    required: boolean
    /** What has been said so far. */
    state: "none" | "pending" | "approved" | "changes_requested"
    /** Who did it; null before anybody has. */
    by: string | null
    /** When. */
    at: string | null
    /** What the person wrote. */
    comment: string | null
  }
  /** The last day that its words speak of as coming, in the workspace’s time zone: an event, a deadline, the end of an offer. A post after it is refused (`event_over`), or waits for a person where nobody asks for it. Null where they name none. */
  event_day: string | null
  /** When it last changed. */
  updated_at: string
}

export type RunPart = {
  /** Where it stands; empty words for it leave all of it out. */
  path: string
  /** What it is, for people; “” where it goes on with the part of the same path. */
  title: string
  /** Whether it may be left out. */
  can_go: boolean
  /** Its texts. */
  texts: RunText[]
}

export type RunText = {
  /** Where it stands, such as `data.rows.1.price`, `shots.2.text` or `captions.linkedin`. */
  path: string
  /** What it is, for people; of a caption its channel. */
  label: string
  /** As it reads. */
  text: string
  /** How many characters fit. */
  most: number
  /** Whether it has to say something. */
  required: boolean
}

export type RunWords = {
  /** What is left out as one, in the order in which it is read: the texts of a picture, a slide, a scene or a row. */
  parts: RunPart[]
  /** What is posted, by channel; that of the run’s own channel first. */
  captions: RunText[]
}

/** One rule, what was measured, and what it gave. */
export type ScoreRow = {
  /** The rule, by its name. */
  rule: string
  /** What was found. */
  measured: number | string | boolean | null
  /** What it was held against. */
  threshold: number | string | boolean | null
  /** How many points the rule can give. */
  weight: number
  /** How many points it got. */
  points: number
  /** Whether the rule is kept. */
  passed: boolean
  /** Failing it rejects the run, whatever its score. */
  gate?: boolean
  /** Failing it keeps the run from going out by itself. */
  hold?: boolean
  /** The most that the score can be while it fails. */
  cap?: number
  /** Where on the picture; left out where it is about the whole. */
  box?: {
    /** Which picture, from 0. */
    asset: number
    /** The left edge in pixels, from the left. */
    x: number
    /** The upper edge in pixels, from the top. */
    y: number
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
  }
  /** What would mend it, in words. */
  fix?: string
}

/** A picture of the product. */
export type Screen = {
  /** Its id. */
  id: string
  /** What it is called. */
  name: string
  /** What part of the product it shows. */
  screen_type: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other"
  /** What it is shown on. */
  device: "phone" | "desktop" | "tablet"
  /** Whether it is light or dark. */
  theme: "light" | "dark" | "unknown"
  /** Needs no key, stays the same for a day and opens for at least seven. */
  image_url: string
  /** The media type of the file. */
  content_type: string
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /** The size of the file in bytes. */
  bytes: number
  /** The SHA-256 of the file, in hex. */
  sha256: string
  /** When it was made. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

/** The signature of the brand, shown on cards. */
export type SignaturePreview = {
  /** What makes the brand’s pictures its own. */
  signature: {
    /** What sort of thing it is. */
    type: {
      /** The typeface of headlines. */
      display: string
      /** The words. */
      text: string
      /** Width in pixels. */
      width: "narrow" | "plain" | "wide"
      /** How headlines are set. */
      case: "plain" | "lower" | "upper"
      /** How large type steps up. */
      scale: "quiet" | "plain" | "poster"
    }
    /** How things are placed. */
    grid: {
      /** At which edge the motif runs; none, with which every brand begins, keeps it off the pictures. */
      edge: "rail" | "foot" | "head" | "none"
      /** The rule, by its name. */
      rule: 0 | 2.5 | 5
      /** How round corners are, in pixels. */
      radius: 0 | 8 | 15 | 28
    }
    /** What kind of ground lies behind which kind of news. */
    grounds: {
      /** The ground of everyday news. */
      everyday: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of events. */
      event: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** The ground of notices. */
      notice: "plain" | "soft" | "deep" | "loud" | "second" | "third"
      /** What is sold, or the ground of offers. */
      offer: "plain" | "soft" | "deep" | "loud" | "second" | "third"
    }
    /** The shape that returns on every picture. */
    motif: "flags" | "morse" | "semaphore" | "tape" | "stave" | "knit" | "dots" | "tiles" | "lines" | "initial" | "wave" | "saw" | "arch" | "scallop" | "object"
    /** The way in which objects are drawn. */
    hand: "cut" | "line" | "pixel" | "tile" | "field" | "clay"
    /** How photos are treated, or which picture it is. */
    picture: {
      /** How photos are cropped. */
      crop: "square" | "round" | "arch"
      /** How the colours of photos are treated. */
      grade: "none" | "duotone"
    }
    /** The sign before the brand’s written name, where it has no logo. */
    stop: "dot" | "square" | "ring" | "bar" | "none"
  }
  /** What each part of the signature does, in words. */
  explained: string[]
  /** One card for each kind of news. */
  cards: ({
    /** The template. */
    output_type: string
    /** What kind of news it stands for. */
    meaning: "everyday" | "event" | "notice" | "offer"
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
    /** A WebP as a data URL. */
    image: string
  })[]
}

/** The run that was begun, and where it will go. */
export type StudioAnswer = {
  /** The run that it belongs to. */
  run_id: string
  /** Where to ask how it goes. */
  poll_url: string
  /** Where the card goes once it has succeeded. */
  delivery: ("telegram" | "social")[]
  /** Why it does not go to a target that the profile has, such as a chat that nobody has linked yet. */
  notes: string[]
}

/** An event of your own systems. */
export type StudioInput = {
  /** A template; `GET /api/v1/studio/templates` lists them. */
  output_type: string
  /** The fields of that template, as its `data_schema` has them: the same that `/render` takes. */
  data: Record<string, unknown>
  /** Another picture of the same data: 2, 3 and so on. The same number gives the same picture. */
  look?: number
  /** One of the template’s `compositions`; without it one is chosen. */
  composition?: string
  /** The text of the post, word for word, on every target. */
  caption?: string
  /** Where it goes: what the profile has, one of its targets, or nowhere. */
  delivery?: "profile" | "telegram" | "social" | "none"
}

/** A layout with the fields that it takes. */
export type Template = {
  /** The template. */
  output_type: string
  /** Its name for people. */
  title: string
  /** A few words about it. */
  description: string
  /** What is made. */
  asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
  /** Arrangements to choose from. */
  compositions: string[]
  /** Shapes that it is made for. */
  sizes: ({
    /** Width in pixels. */
    width: number
    /** Height in pixels. */
    height: number
  })[]
  /** The fields that it takes, as JSON Schema. */
  data_schema: Record<string, unknown>
  /** An example of its fields. */
  sample: Record<string, unknown>
  /** A small picture of it. */
  preview_url: string
  /** Whether this key may use it. */
  allowed: boolean
}

/** One file of a run, as events carry it. */
export type ToldAsset = {
  /** Its id. */
  id?: string
  /** Its place among the others, from 0. */
  position?: number
  /** Where it is. */
  url?: string
  /** What sort of thing it is. */
  kind?: "image" | "video" | "thumbnail" | "captions"
  /** The media type of the file. */
  content_type?: string
  /** Width in pixels. */
  width?: number | null
  /** Height in pixels. */
  height?: number | null
  /** How long it plays, in milliseconds; null for what does not. */
  duration_ms?: number | null
  /** The size of the file in bytes. */
  bytes?: number
  /** The SHA-256 of the file, in hex. */
  sha256?: string
  /** What is to be seen, for those who cannot see it. */
  alt_text?: string | null
  /** An image model has painted a picture that it shows; it is posted with the mark for that. */
  ai_made?: true
}

/** A run as events carry it. */
export type ToldRun = {
  /** The id of the run. */
  id?: string
  /** `queued`, `running`, then `succeeded` or `failed` for good. */
  status?: "queued" | "running" | "succeeded" | "failed"
  /** What it is about, in the words that were sent. */
  brief?: string
  /** Where it is meant for: decides size and caption. */
  channel?: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook"
  /** What is made. */
  asset_type?: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image"
  /** The words to post with it; null until it has succeeded. */
  output_text?: string | null
  /** The first of its files; null until it has succeeded. */
  asset_url?: string | null
  /** All of its files in order, when there are several; else null. */
  asset_urls?: string[] | null
  /** How good it is by the rules of this service, 0 to 100; null until it is scored. */
  impact_score?: number | null
  /** Whether it may go out: `approved`, `needs_review` or `rejected`; null until it is scored. */
  verdict?: "approved" | "needs_review" | "rejected" | null
  /** No longer filled; always null on new runs. */
  audience_score?: null
  /** No longer filled; always null on new runs. */
  audience_verdict?: null
  /** No longer filled; always null on new runs. */
  audience_themes?: null
  /** No longer filled; always null on new runs. */
  audience_risks?: null
  /** No longer filled; always null on new runs. */
  audience_opportunities?: null
  /** Why it failed, for people; null unless it did. */
  error_message?: string | null
  /** When it was made. */
  created_at?: string
  /** When work on it began; null before. */
  started_at?: string | null
  /** When it ended; null before. */
  finished_at?: string | null
  /** Whether its score would let the key post it by itself. */
  auto_post_eligible?: boolean
  /** Every file of the run, with its size, hash and alternative text. */
  assets?: ToldAsset[]
  /** The shape of the picture; null for what has one alone. */
  size?: "square" | "portrait" | "story" | "landscape" | "wide" | null
  /** Which take of it this is. */
  variation?: number
  /** When it is to go out; null for at once. */
  scheduled_at?: string | null
  /** Which door it came through. */
  created_via?: "api" | "studio" | "render" | "dashboard" | "mcp" | "cli"
  /** What the runs of one request have in common; null for a run that came alone. */
  batch_id?: string | null
  /** Your own name for it, handed back as it came. */
  reference_id?: string | null
  /** The run of which this one is drawn again; null for any other. */
  rerender_of?: string | null
  /** False for whatever was made with a test key. */
  livemode?: boolean
  /** Fields of your own, as they came. */
  metadata?: Record<string, string>
  /** Older than 90 days: left out of lists unless asked for. */
  archived?: boolean
  /** How far it is, from 0 to 100. */
  progress?: number
  /** Why it failed, for programs; null unless it did. */
  error_code?: "compose_failed" | "draw_failed" | "glyph_missing" | "text_does_not_fit" | "deadline_exceeded" | "attempts_exhausted" | "content_refused" | null
  /** What each platform would say to it as it is; null until it has succeeded. */
  fits?: {
    /** For X: whether it can go out as it is. */
    x: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For LinkedIn: whether it can go out as it is. */
    linkedin: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Instagram: whether it can go out as it is. */
    instagram: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For YouTube: whether it can go out as it is. */
    youtube: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For TikTok: whether it can go out as it is. */
    tiktok: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Bluesky: whether it can go out as it is. */
    bluesky?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For Threads: whether it can go out as it is. */
    threads?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
    /** For a Facebook page: whether it can go out as it is. */
    facebook?: {
      /** Whether it can go out as it is. */
      ok: boolean
      /** Why not; empty when all is well. */
      reasons: string[]
    }
  } | null
  /** The text to post on each channel, to the letter. */
  captions?: Record<string, string> | null
  /** What somebody should look at before it goes out. */
  holds?: ({
    /** The rule, by its name. */
    rule: string
    /** The words in question. */
    what: string
    /** Where they stand; of what was left out (rule left_out), what it was taken for, such as noise or secret. */
    where: string
  })[]
  /** The gravest thing that it touches; null for what was not composed. */
  sensitive?: "none" | "layoffs" | "death" | "recall" | "outage" | "apology" | "health" | "legal" | "politics" | "minors" | "money" | "confidential" | "other" | null
  /** What the brief leaves open; at most two. */
  questions?: ({
    /** What part of the brief it is about. */
    about: "date" | "time" | "place" | "price" | "person" | "claim" | "facts" | "language" | "other"
    /** What is asked. */
    question: string
    /** Answers to choose from; empty for a free answer. */
    options: string[]
  })[]
  /** Who wrote the words: a model by its name, `recorded:` and a name, `builtin`, `recipe` or `none`. */
  composer?: string | null
  /** Whether what it wrote may go out by itself; false for a model that was not measured here yet. */
  calibrated?: boolean | null
  /** What it cost in credits; null where nothing is counted. What failed has them back. */
  credits?: number | null
  /** The first of its workspace: it costs nothing and counts in no cap. */
  free?: boolean
  /** The version of the Brand DNA that it was made from; null until it is composed. */
  brand_version?: number | null
  /** What a person has said of it, where one has to. */
  approval?: {
    /** Whether a person has to say yes before it is posted. */
    required: boolean
    /** What has been said so far. */
    state: "none" | "pending" | "approved" | "changes_requested"
    /** Who did it; null before anybody has. */
    by: string | null
    /** When. */
    at: string | null
    /** What the person wrote. */
    comment: string | null
  }
  /** The last day that its words speak of as coming, in the workspace’s time zone: an event, a deadline, the end of an offer. A post after it is refused (`event_over`), or waits for a person where nobody asks for it. Null where they name none. */
  event_day?: string | null
  /** When it last changed. */
  updated_at?: string
  /** The brief was cut for the event; ask for the run to read all of it. */
  brief_truncated?: true
}

/** A clip of the library. */
export type Video = {
  /** Its id. */
  id: string
  /** Its name for people. */
  title: string
  /** Null until it is ready. Needs no key, stays the same for a day and opens for at least seven. */
  url: string | null
  /** Always null: nothing here takes frames out of videos. */
  thumbnail_url: string | null
  /** Where it stands. */
  status: "processing" | "ready" | "failed"
  /** How long it plays, in milliseconds; null for what does not. */
  duration_ms: number | null
  /** Width in pixels. */
  width: number | null
  /** Height in pixels. */
  height: number | null
  /** The media type of the file. */
  content_type: string | null
  /** The size of the file in bytes. */
  bytes: number | null
  /** What was found in it; null until it is ready. */
  analysis: {
    /** What is to be seen, in a sentence. */
    summary: string
    /** What kind of film it is. */
    category: string
    /** Words for it. */
    tags: string[]
    /** Its scenes in order. */
    scenes: ({
      /** Where it begins, in milliseconds. */
      start_ms: number
      /** Where it ends, in milliseconds. */
      end_ms: number
      /** A few words for it. */
      label: string
    })[]
    /** `technical`: told by the file itself; else the model that looked at it. */
    source: string
    /** Why the model that is configured was not asked, or failed. */
    fallback: string | null
  } | null
  /** Why it failed, for people; null unless it did. */
  error_message: string | null
  /** When it was made. */
  created_at: string
}

/** An endpoint for events. */
export type Webhook = {
  /** Its id. */
  id: string
  /** Where events are posted to. */
  url: string
  /** The types of events that it wants; `*` for all but `run.running`. */
  events: string[]
  /** A few words about it. */
  description: string
  /** `enabled`, or `disabled` when nothing is sent. */
  status: "enabled" | "disabled"
  /** `caller`; `gone`: it answered 410; `failing`: it failed for five days. */
  disabled_reason: "caller" | "gone" | "failing" | null
  /** Since when it gets nothing any more; null while it does. */
  disabled_at: string | null
  /** Since when it has only failed; null when the last attempt was good. */
  failing_since: string | null
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** When it was made. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

/** An endpoint with its secret, which is shown this once. */
export type WebhookWithSecret = {
  /** Its id. */
  id: string
  /** Where it is. */
  url: string
  /** The types of events that it wants; `*` for all but `run.running`. */
  events: string[]
  /** A few words about it. */
  description: string
  /** Where it stands. */
  status: "enabled" | "disabled"
  /** `caller`; `gone`: it answered 410; `failing`: it failed for five days. */
  disabled_reason: "caller" | "gone" | "failing" | null
  /** Since when it gets nothing any more; null while it does. */
  disabled_at: string | null
  /** Since when it has only failed; null when the last attempt was good. */
  failing_since: string | null
  /** False for whatever was made with a test key. */
  livemode: boolean
  /** When it was made. */
  created_at: string
  /** When it last changed. */
  updated_at: string
  /** What the signatures are made with. Shown this once: keep it. */
  secret: string
}

export interface Operations {
  /** Whether the service and what it stands on are well */
  getHealth(input?: Record<string, never>, options?: CallOptions): Promise<Health>
  /** What this key may do and what it has used */
  getKey(input?: Record<string, never>, options?: CallOptions): Promise<Key>
  /** Every limit of this key, and what is left of it */
  getLimits(input?: Record<string, never>, options?: CallOptions): Promise<Limits>
  /** Start a run from a brief */
  generate(input: GenerateInput, options?: CallOptions): Promise<Run>
  /** Runs of this workspace, newest first */
  listRuns(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
    /** Whether runs that were put away are listed too. */
    include_archived?: "true" | "false"
    /** Only what was made this way. */
    created_via?: "api"
    /** Only what is older than this one, by its id. */
    before?: string
  }, options?: CallOptions): Promise<Run[]>
  /** One run */
  getRun(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<Run>
  /** Delete a run for good */
  deleteRun(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<undefined>
  /** Every decision of a run as one document */
  getRecipe(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<Recipe>
  /** Draw a run again, byte for byte */
  rerenderRun(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<Run>
  /** Every text of a run by its place */
  getWords(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<RunWords>
  /** Make a run again with other words */
  rewordRun(input: {
    /** The run, as `generate` named it. */
    run_id: string
  } & RewordInput, options?: CallOptions): Promise<Run>
  /** Post an approved run to a platform */
  postRun(input: {
    /** The run, as `generate` named it. */
    run_id: string
  } & PostInput, options?: CallOptions): Promise<Post>
  /** Ask the reviewers of the workspace to approve a run */
  sendApprovalLink(input: {
    /** The run, as `generate` named it. */
    run_id: string
  }, options?: CallOptions): Promise<ApprovalLink>
  /** Draw pre-formed input, without composing */
  render(input: RenderInput, options?: CallOptions): Promise<RenderAnswer>
  /** Ask whether a brief is clear enough */
  clarify(input: ClarifyInput, options?: CallOptions): Promise<ClarifyAnswer>
  /** Every template, with the fields of its data */
  listTemplates(input?: Record<string, never>, options?: CallOptions): Promise<Template[]>
  /** Make a card of an event in your own systems, and deliver it */
  studioGenerate(input: StudioInput, options?: CallOptions): Promise<StudioAnswer>
  /** Product screens of this workspace, newest first */
  listScreens(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<Screen[]>
  /** Store a product screen */
  addScreen(input: AddScreenInput, options?: CallOptions): Promise<Screen>
  /** Change the name and tags of a screen */
  retagScreen(input: {
    /** The screen, as the list names it. */
    screen_id: string
  } & PatchScreenInput, options?: CallOptions): Promise<Screen>
  /** Remove a screen */
  deleteScreen(input: {
    /** The screen, as the list names it. */
    screen_id: string
  }, options?: CallOptions): Promise<undefined>
  /** Add a logo to the brand */
  addLogo(input: AddLogoInput, options?: CallOptions): Promise<Logo>
  /** Store a photo of your own */
  addPhoto(input: AddPhotoInput, options?: CallOptions): Promise<MediaFile>
  /** Pictures by an image model, offered and kept */
  getArtwork(input?: Record<string, never>, options?: CallOptions): Promise<Artwork>
  /** Have pictures painted to choose from */
  proposeArtwork(input: ProposeArtworkInput, options?: CallOptions): Promise<Artwork>
  /** Keep a picture that is offered */
  keepArtwork(input: {
    /** The picture, as `GET …/brand-assets/artwork` names it. */
    artwork_id: string
  }, options?: CallOptions): Promise<ArtworkPicture>
  /** Drop a picture, offered or kept */
  dropArtwork(input: {
    /** The picture, as `GET …/brand-assets/artwork` names it. */
    artwork_id: string
  }, options?: CallOptions): Promise<undefined>
  /** The colours of the logos and screens, as a palette to start from */
  suggestPalette(input?: Record<string, never>, options?: CallOptions): Promise<PaletteSuggestion>
  /** The font files of the brand, newest first */
  listFonts(input?: Record<string, never>, options?: CallOptions): Promise<Font[]>
  /** Upload a font file of the brand */
  addFont(input: AddFontInput, options?: CallOptions): Promise<AddedFont>
  /** Remove a font file */
  deleteFont(input: {
    /** The font file, as the list names it. */
    font_id: string
  }, options?: CallOptions): Promise<undefined>
  /** People of this workspace, newest first */
  listPeople(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<Person[]>
  /** Store a person with a portrait */
  addPerson(input: AddPersonInput, options?: CallOptions): Promise<Person>
  /** Remove a person */
  deletePerson(input: {
    /** The person, as the list names them. */
    person_id: string
  }, options?: CallOptions): Promise<undefined>
  /** Videos of this workspace, newest first */
  listVideos(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<Video[]>
  /** Add a video by URL, or begin its upload */
  addVideo(input: AddVideoInput, options?: CallOptions): Promise<AddedVideo>
  /** Remove a video, also one that is still on its way in */
  deleteVideo(input: {
    /** The video, as the list names it. */
    video_id: string
  }, options?: CallOptions): Promise<undefined>
  /** The mascot and where it stands */
  getMascot(input?: Record<string, never>, options?: CallOptions): Promise<Mascot>
  /** Draw a mascot */
  createMascot(input: CreateMascotInput, options?: CallOptions): Promise<Mascot>
  /** Keep the candidate, try again, or add a pose */
  stepMascot(input: MascotStepInput, options?: CallOptions): Promise<Mascot>
  /** Everything that was uploaded, newest first */
  listMedia(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
    /** Only files of this kind. */
    kind?: "image" | "video" | "logo" | "screen" | "person" | "mascot" | "painting" | "artwork"
  }, options?: CallOptions): Promise<MediaFile[]>
  /** Remove up to 100 files of any kind */
  deleteMedia(input: DeleteMediaInput, options?: CallOptions): Promise<DeletedMedia>
  /** Posts of this workspace, newest first */
  listPosts(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
    /** Only posts of one platform. */
    platform?: "x" | "linkedin" | "instagram" | "youtube" | "tiktok" | "bluesky" | "threads" | "facebook" | "twitter"
    /** `awaiting_approval`: a person has to look at it first, for the reason in `awaits`. `drafted`: it lies in the platform’s inbox and its owner has to publish it. `needs_attention`: it may or may not be out; look at the account, then resolve it. */
    status?: "scheduled" | "awaiting_approval" | "queued" | "posting" | "posted" | "drafted" | "needs_attention" | "failed" | "canceled"
    /** The run, as `generate` named it. */
    run_id?: string
  }, options?: CallOptions): Promise<Post[]>
  /** One post */
  getPost(input: {
    /** The post, as `POST /runs/{run_id}/post` named it. */
    post_id: string
  }, options?: CallOptions): Promise<Post>
  /** Change a post that is not out yet */
  changePost(input: {
    /** The post, as `POST /runs/{run_id}/post` named it. */
    post_id: string
  } & PatchPostInput, options?: CallOptions): Promise<Post>
  /** Cancel a post */
  cancelPost(input: {
    /** The post, as `POST /runs/{run_id}/post` named it. */
    post_id: string
  }, options?: CallOptions): Promise<Post>
  /** Say what became of a post that needs attention */
  resolvePost(input: {
    /** The post, as `POST /runs/{run_id}/post` named it. */
    post_id: string
  } & ResolvePostInput, options?: CallOptions): Promise<Post>
  /** What came of runs and posts in a window of days */
  getPerformance(input?: {
    /** Days in UTC, today included: `1d` to `365d`. */
    window?: string
  }, options?: CallOptions): Promise<Performance>
  /** What is left to spend, and what moved it */
  getCredits(input?: Record<string, never>, options?: CallOptions): Promise<Credits>
  /** Get a link on which a person pays for credits */
  checkoutCredits(input: CheckoutInput, options?: CallOptions): Promise<Checkout>
  /** Plan a series of posts */
  createCampaign(input: CampaignInput, options?: CallOptions): Promise<Campaign>
  /** Campaigns of this workspace, newest first */
  listCampaigns(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<Campaign[]>
  /** One campaign with its runs and posts */
  getCampaign(input: {
    /** The campaign, as it was named when it was planned. */
    campaign_id: string
  }, options?: CallOptions): Promise<Campaign>
  /** Cancel what has not gone out of a campaign */
  cancelCampaign(input: {
    /** The campaign, as it was named when it was planned. */
    campaign_id: string
  }, options?: CallOptions): Promise<Campaign>
  /** Connected accounts that this key may post to */
  listAccounts(input?: Record<string, never>, options?: CallOptions): Promise<ConnectedAccounts>
  /** Whether posting is paused */
  readPostingPause(input?: Record<string, never>, options?: CallOptions): Promise<PostingPause>
  /** Stop all posting of this workspace */
  pausePosting(input?: Record<string, never>, options?: CallOptions): Promise<PostingPause>
  /** Let posting go on */
  resumePosting(input?: Record<string, never>, options?: CallOptions): Promise<PostingPause>
  /** The brand as it stands */
  getBrandDna(input?: Record<string, never>, options?: CallOptions): Promise<BrandDna>
  /** Change the brand */
  updateBrandDna(input: PatchDnaInput, options?: CallOptions): Promise<BrandDna>
  /** The signature of the brand in words, and six cards drawn with it */
  previewSignature(input?: Record<string, never>, options?: CallOptions): Promise<SignaturePreview>
  /** Read a web site for what it says of the brand */
  importBrand(input: ImportBrandInput, options?: CallOptions): Promise<BrandDraft>
  /** What the brand was, newest first */
  listBrandVersions(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<BrandVersion[]>
  /** The brand as it was */
  getBrandVersion(input: {
    /** The number of the version. */
    version: number
  }, options?: CallOptions): Promise<BrandDna>
  /** Go back to a version */
  restoreBrandVersion(input: {
    /** The number of the version. */
    version: number
  }, options?: CallOptions): Promise<BrandDna>
  /** Everything that has happened, in order */
  getEvents(input?: {
    /** Only what comes after this place: the last sequence that you have seen. */
    after?: number
    /** How many at most. */
    limit?: number
  }, options?: CallOptions): Promise<EventPage>
  /** Who did what in the workspace */
  readAudit(input?: {
    /** The sequence of the last row that you have. */
    after?: number
    /** Rows of one answer. */
    limit?: number
    /** `jsonl` and `csv` are files to keep. */
    format?: "json" | "jsonl" | "csv"
  }, options?: CallOptions): Promise<AuditPage>
  /** What the keys of the workspace have asked for */
  listRequests(input?: {
    /** How many at most. */
    limit?: number
    /** The last `request_id` that you have; older ones follow. */
    before?: string
    /** Of this key alone. */
    key_id?: string
    /** Only what was refused or failed. */
    refused?: string
  }, options?: CallOptions): Promise<RequestPage>
  /** One request, with what was sent */
  getRequest(input: {
    /** The request, as `X-Request-Id` named it. */
    request_id: string
  }, options?: CallOptions): Promise<RequestWithBody>
  /** Endpoints of this workspace and mode, newest first */
  listWebhooks(input?: {
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
  }, options?: CallOptions): Promise<Webhook[]>
  /** Register an endpoint */
  createWebhook(input: {
    /** An https URL; each event is POSTed to it. */
    url: string
    /** Event types, or `*` for all but `run.running`. */
    events: ("run.running" | "run.succeeded" | "run.failed" | "run.approval_requested" | "run.approved" | "run.changes_requested" | "render.completed" | "post.scheduled" | "post.posted" | "post.drafted" | "post.needs_attention" | "post.failed" | "post.canceled" | "studio.delivered" | "account.connected" | "account.expiring" | "account.broken" | "posting.paused" | "posting.resumed" | "cap.reached" | "endpoint.disabled" | "webhook.test" | "*")[]
    /** For your own use. */
    description?: string
  }, options?: CallOptions): Promise<WebhookWithSecret>
  /** A new secret for the webhook_url of single requests */
  rotateDefaultWebhookSecret(input?: Record<string, never>, options?: CallOptions): Promise<{
    /** What the signatures are made with. Shown this once: keep it. */
    secret: string
    /** Until when the old secret signs as well. */
    previous_until: string
  }>
  /** One endpoint */
  getWebhook(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  }, options?: CallOptions): Promise<Webhook>
  /** Change an endpoint, disable it or enable it again */
  updateWebhook(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  } & {
    /** An https URL; each event is POSTed to it. */
    url?: string
    /** Event types, or `*` for all but `run.running`. */
    events?: ("run.running" | "run.succeeded" | "run.failed" | "run.approval_requested" | "run.approved" | "run.changes_requested" | "render.completed" | "post.scheduled" | "post.posted" | "post.drafted" | "post.needs_attention" | "post.failed" | "post.canceled" | "studio.delivered" | "account.connected" | "account.expiring" | "account.broken" | "posting.paused" | "posting.resumed" | "cap.reached" | "endpoint.disabled" | "webhook.test" | "*")[]
    /** For your own use. */
    description?: string
    /** Where it stands. */
    status?: "enabled" | "disabled"
  }, options?: CallOptions): Promise<Webhook>
  /** Take an endpoint away */
  deleteWebhook(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  }, options?: CallOptions): Promise<undefined>
  /** A new secret for an endpoint */
  rotateWebhookSecret(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  }, options?: CallOptions): Promise<WebhookWithSecret>
  /** Send a webhook.test event to an endpoint */
  testWebhook(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  }, options?: CallOptions): Promise<Delivery>
  /** What was sent to an endpoint, and what it answered */
  listWebhookDeliveries(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
    /** How many at most. */
    limit?: number
    /** How many to pass over before the first. */
    offset?: number
    /** Only those that stand like this. */
    status?: "pending" | "succeeded" | "failed"
  }, options?: CallOptions): Promise<Delivery[]>
  /** Send one event once more, under its own id */
  replayWebhookDelivery(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
    /** The delivery, as the list names it. */
    delivery_id: string
  }, options?: CallOptions): Promise<Delivery>
  /** Send all that an endpoint has not taken since a moment */
  recoverWebhook(input: {
    /** The endpoint, as it was named when it was registered. */
    webhook_id: string
  } & {
    /** What failed since then is delivered again, what was never sent for the first time. */
    since: string
  }, options?: CallOptions): Promise<{
    /** How many events are sent. */
    queued: number
    /** How many of them have failed before. */
    again: number
    /** How many of them were never sent to this endpoint. */
    first_time: number
  }>
}
