// Written by `npm run openapi` from lib/mcp/tools.ts and the interface document.
import type { Tool } from '#lib/mcp/tool.ts'

export const tools: readonly Tool[] = [
 {
  "name": "get_brand_dna",
  "title": "Read the brand",
  "description": "The brand kit: words, offer, colours, logos, voice.",
  "scopes": [
   "brand:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/brand-dna",
  "gives": [
   "name",
   "tagline",
   "overview",
   "offer",
   "icp",
   "palette",
   "logos",
   "voice"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {}
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string"
    },
    "tagline": {
     "type": "string"
    },
    "overview": {
     "type": "string"
    },
    "offer": {
     "type": "object"
    },
    "icp": {
     "type": "object"
    },
    "palette": {
     "type": "object"
    },
    "logos": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "voice": {
     "type": "object"
    }
   }
  }
 },
 {
  "name": "update_brand_dna",
  "title": "Change the brand",
  "description": "Send only what changes; objects merge, null empties.",
  "scopes": [
   "brand:write"
  ],
  "manner": "changes",
  "method": "PATCH",
  "path": "/api/v1/programmatic/brand-dna",
  "gives": [
   "name",
   "tagline",
   "overview",
   "offer",
   "palette",
   "contact",
   "version"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "anyOf": [
      {
       "type": "string"
      },
      {
       "type": "null"
      }
     ],
     "description": "As it stands on pictures; the workspace’s name without it."
    },
    "tagline": {
     "anyOf": [
      {
       "type": "string"
      },
      {
       "type": "null"
      }
     ],
     "description": "Set word for word, or not at all."
    },
    "overview": {
     "anyOf": [
      {
       "type": "string"
      },
      {
       "type": "null"
      }
     ],
     "description": "What the company does, in a few sentences."
    },
    "offer": {
     "anyOf": [
      {
       "type": "object",
       "properties": {
        "product_name": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        },
        "one_liner": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        },
        "features": {
         "anyOf": [
          {
           "type": "array",
           "items": {
            "type": "string"
           }
          },
          {
           "type": "null"
          }
         ]
        },
        "who_its_for": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        }
       }
      },
      {
       "type": "null"
      }
     ],
     "description": "What is sold; fields that are left out stay."
    },
    "product_map": {
     "anyOf": [
      {
       "type": "object"
      },
      {
       "type": "null"
      }
     ],
     "description": "`products`, and what else you keep of them; merges."
    },
    "icp": {
     "anyOf": [
      {
       "type": "object"
      },
      {
       "type": "null"
      }
     ],
     "description": "Whom it is for: `roles`, `industries`, `pains`, `goals`, `notes`; merges."
    },
    "palette": {
     "anyOf": [
      {
       "type": "object"
      },
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ],
     "description": "Colours by role, or a list of which the first is primary; replaces."
    },
    "logos": {
     "anyOf": [
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ],
     "description": "https URLs, the first is primary; they are made our own."
    },
    "contact": {
     "anyOf": [
      {
       "type": "object",
       "properties": {
        "website": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        },
        "phone": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        },
        "address": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        },
        "action": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "null"
          }
         ]
        }
       }
      },
      {
       "type": "null"
      }
     ],
     "description": "Where readers go, and in `action` what they may do there. Ends a post that names no other way; merges."
    },
    "voice": {
     "anyOf": [
      {
       "type": "object"
      },
      {
       "type": "null"
      }
     ],
     "description": "Tone, languages, fonts, emoji, legal lines and time zone of the copy."
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string"
    },
    "tagline": {
     "type": "string"
    },
    "overview": {
     "type": "string"
    },
    "offer": {
     "type": "object"
    },
    "palette": {
     "type": "object"
    },
    "contact": {
     "type": "object"
    },
    "version": {
     "type": "integer"
    }
   }
  }
 },
 {
  "name": "generate_asset",
  "title": "Make a picture or film",
  "description": "Turns one brief into a finished on-brand asset with its caption. Answers with a preview, link, score and what can be done next; a film takes longer: ask `get_run`. With `scheduled_at` it is posted then, if approved.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/generate",
  "gives": [
   "id",
   "status",
   "asset_url",
   "output_text",
   "impact_score",
   "verdict",
   "error_message"
  ],
  "run": true,
  "inputSchema": {
   "type": "object",
   "properties": {
    "brief": {
     "type": "string",
     "description": "What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are."
    },
    "channel": {
     "type": "string",
     "description": "`twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption."
    },
    "asset_type": {
     "type": "string",
     "description": "`card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`."
    },
    "size": {
     "type": "string",
     "enum": [
      "square",
      "portrait",
      "story",
      "landscape",
      "wide"
     ],
     "description": "Of a card, carousel or slideshow; without it the size that suits the channel."
    },
    "variation": {
     "type": "integer",
     "description": "Another take; the same number gives the same picture."
    },
    "scheduled_at": {
     "type": "string",
     "format": "date-time",
     "description": "When the finished run is posted, up to 90 days ahead. It is made at once."
    }
   },
   "required": [
    "brief",
    "channel",
    "asset_type"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "queued",
      "running",
      "succeeded",
      "failed"
     ]
    },
    "asset_url": {
     "type": "string"
    },
    "output_text": {
     "type": "string"
    },
    "impact_score": {
     "type": "integer"
    },
    "verdict": {
     "type": "string",
     "enum": [
      "approved",
      "needs_review",
      "rejected"
     ]
    },
    "error_message": {
     "type": "string"
    },
    "next": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "get_run",
  "title": "Look at a run",
  "description": "Waits up to 20 s for its end and shows the asset.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/runs/{run_id}",
  "gives": [
   "id",
   "status",
   "asset_url",
   "output_text",
   "impact_score",
   "verdict",
   "error_message"
  ],
  "run": true,
  "inputSchema": {
   "type": "object",
   "properties": {
    "run_id": {
     "type": "string"
    }
   },
   "required": [
    "run_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "queued",
      "running",
      "succeeded",
      "failed"
     ]
    },
    "asset_url": {
     "type": "string"
    },
    "output_text": {
     "type": "string"
    },
    "impact_score": {
     "type": "integer"
    },
    "verdict": {
     "type": "string",
     "enum": [
      "approved",
      "needs_review",
      "rejected"
     ]
    },
    "error_message": {
     "type": "string"
    },
    "next": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "list_runs",
  "title": "List runs",
  "description": "Newest first.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/runs",
  "gives": [
   "id",
   "status",
   "brief",
   "channel",
   "asset_type",
   "verdict",
   "asset_url",
   "created_at"
  ],
  "list": "runs",
  "inputSchema": {
   "type": "object",
   "properties": {
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "runs": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "brief": {
        "type": "string"
       },
       "channel": {
        "type": "string"
       },
       "asset_type": {
        "type": "string"
       },
       "verdict": {
        "type": "string"
       },
       "asset_url": {
        "type": "string"
       },
       "created_at": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "clarify_brief",
  "title": "Check a brief",
  "description": "Whether a brief is clear enough, or up to two questions. Append answers to it under a line CREATOR PREFERENCES.",
  "scopes": [
   "assets:write"
  ],
  "manner": "reads",
  "method": "POST",
  "path": "/api/v1/programmatic/clarify",
  "gives": [
   "status",
   "questions"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "brief": {
     "type": "string",
     "description": "What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are."
    },
    "channel": {
     "type": "string",
     "description": "`twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption."
    },
    "asset_type": {
     "type": "string",
     "description": "`card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`."
    }
   },
   "required": [
    "brief"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "ready",
      "needs_clarification"
     ]
    },
    "questions": {
     "type": "array",
     "items": {
      "type": "object"
     }
    }
   }
  }
 },
 {
  "name": "create_campaign",
  "title": "Plan a campaign",
  "description": "Posts from one brief over channels and time, or `items`. All are made or none. Each goes out at its time if approved.",
  "scopes": [
   "assets:write",
   "posts:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/campaigns",
  "gives": [
   "id",
   "name",
   "status",
   "items"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "description": "What you call it."
    },
    "brief": {
     "type": "string",
     "description": "What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are."
    },
    "channels": {
     "type": "array",
     "items": {
      "type": "string"
     },
     "description": "Each gets its own words and pictures."
    },
    "asset_types": {
     "type": "array",
     "items": {
      "type": "string"
     },
     "description": "Taken in turn; `card` without it."
    },
    "scheduled_at": {
     "type": "string",
     "format": "date-time",
     "description": "When the first goes out."
    },
    "every": {
     "type": "string",
     "description": "How far apart they are: `P1D`, `P1W`, `PT12H`."
    },
    "count": {
     "type": "integer",
     "description": "How many times; each is another take."
    },
    "items": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "brief": {
        "type": "string"
       },
       "channel": {
        "type": "string"
       },
       "asset_type": {
        "type": "string"
       },
       "scheduled_at": {
        "type": "string",
        "format": "date-time"
       }
      },
      "required": [
       "brief",
       "channel",
       "scheduled_at"
      ]
     },
     "description": "Instead of `brief` and `every`: each by itself."
    }
   },
   "required": [
    "name"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "making",
      "scheduled",
      "awaiting_approval",
      "completed",
      "canceled"
     ]
    },
    "items": {
     "type": "array",
     "items": {
      "type": "object"
     }
    }
   }
  }
 },
 {
  "name": "schedule_post",
  "title": "Schedule a post",
  "description": "Posts an approved finished run at `scheduled_at`, or now without it. Always ask the person before.",
  "scopes": [
   "posts:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/runs/{run_id}/post",
  "gives": [
   "id",
   "run_id",
   "platform",
   "status",
   "scheduled_at",
   "url",
   "awaits",
   "error_message"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "run_id": {
     "type": "string"
    },
    "platform": {
     "type": "string",
     "enum": [
      "x",
      "linkedin",
      "instagram",
      "youtube",
      "tiktok",
      "bluesky",
      "threads",
      "facebook",
      "twitter"
     ],
     "description": "Where it goes; `twitter` is taken for `x`."
    },
    "scheduled_at": {
     "type": "string",
     "format": "date-time",
     "description": "When it goes out, up to 90 days ahead; at once without it."
    },
    "caption": {
     "type": "string",
     "description": "The text of the post; the run’s own without it."
    },
    "overflow": {
     "type": "string",
     "enum": [
      "thread",
      "first_comment"
     ],
     "description": "What becomes of a caption that is too long: a `thread` on x and bluesky, the `first_comment` on linkedin, instagram and youtube. 422 without it."
    },
    "connected_account_id": {
     "type": "string",
     "description": "Which account; the first that is connected without it."
    },
    "allow_repeat": {
     "type": "boolean",
     "description": "Also where the same picture with nearly the same words goes to the account within 30 days."
    },
    "allow_past_event": {
     "type": "boolean",
     "description": "Also where the day that the words speak of as coming (`event_day` of the run) is over by then."
    }
   },
   "required": [
    "run_id",
    "platform"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "run_id": {
     "type": "string"
    },
    "platform": {
     "type": "string",
     "enum": [
      "x",
      "linkedin",
      "instagram",
      "youtube",
      "tiktok",
      "bluesky",
      "threads",
      "facebook"
     ]
    },
    "status": {
     "type": "string",
     "enum": [
      "scheduled",
      "awaiting_approval",
      "queued",
      "posting",
      "posted",
      "drafted",
      "needs_attention",
      "failed",
      "canceled"
     ]
    },
    "scheduled_at": {
     "type": "string"
    },
    "url": {
     "type": "string"
    },
    "awaits": {
     "type": "string",
     "enum": [
      "setting",
      "verdict",
      "calibration",
      "repetition",
      "event_over",
      "late",
      "words"
     ]
    },
    "error_message": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "list_posts",
  "title": "List posts",
  "description": "Scheduled and past posts, newest first.",
  "scopes": [
   "posts:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/posts",
  "gives": [
   "id",
   "run_id",
   "platform",
   "status",
   "scheduled_at",
   "url",
   "awaits",
   "error_message"
  ],
  "list": "posts",
  "inputSchema": {
   "type": "object",
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "scheduled",
      "awaiting_approval",
      "queued",
      "posting",
      "posted",
      "drafted",
      "needs_attention",
      "failed",
      "canceled"
     ]
    },
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "posts": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "run_id": {
        "type": "string"
       },
       "platform": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "scheduled_at": {
        "type": "string"
       },
       "url": {
        "type": "string"
       },
       "awaits": {
        "type": "string"
       },
       "error_message": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "cancel_post",
  "title": "Cancel a post",
  "description": "Only one that has not begun to go out.",
  "scopes": [
   "posts:write"
  ],
  "manner": "removes",
  "method": "DELETE",
  "path": "/api/v1/programmatic/posts/{post_id}",
  "gives": [
   "id",
   "status"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "post_id": {
     "type": "string"
    }
   },
   "required": [
    "post_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "scheduled",
      "awaiting_approval",
      "queued",
      "posting",
      "posted",
      "drafted",
      "needs_attention",
      "failed",
      "canceled"
     ]
    }
   }
  }
 },
 {
  "name": "list_accounts",
  "title": "List connected accounts",
  "description": "Where can be posted. People connect accounts, not agents.",
  "scopes": [
   "posts:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/accounts",
  "gives": [
   "accounts"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {}
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "accounts": {
     "type": "array",
     "items": {
      "type": "object"
     }
    }
   }
  }
 },
 {
  "name": "get_performance",
  "title": "Read results",
  "description": "What came of runs and posts.",
  "scopes": [
   "analytics:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/performance",
  "gives": [
   "window",
   "totals",
   "by_platform",
   "top_posts"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "window": {
     "type": "string"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "window": {
     "type": "object"
    },
    "totals": {
     "type": "object"
    },
    "by_platform": {
     "type": "array",
     "items": {
      "type": "object"
     }
    },
    "top_posts": {
     "type": "array",
     "items": {
      "type": "object"
     }
    }
   }
  }
 },
 {
  "name": "check_limits",
  "title": "Check limits",
  "description": "What the plan has left of each limit.",
  "scopes": [
   "brand:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/limits",
  "gives": [
   "buckets"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {}
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "buckets": {
     "type": "array",
     "items": {
      "type": "object"
     }
    }
   }
  }
 },
 {
  "name": "buy_credits",
  "title": "Buy credits",
  "description": "Answers a link on which a person pays. Show it; nothing is charged until then.",
  "scopes": [
   "billing:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/credits/checkout",
  "gives": [
   "url",
   "credits",
   "amount_total",
   "currency",
   "expires_at"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "pack": {
     "type": "string",
     "enum": [
      "small",
      "medium",
      "large"
     ],
     "description": "`small` (100 credits), `medium` (500) or `large` (2,000)."
    },
    "credits": {
     "type": "integer",
     "description": "Any number instead of a pack, at the price of the largest pack that is not larger."
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "url": {
     "type": "string"
    },
    "credits": {
     "type": "integer"
    },
    "amount_total": {
     "type": "integer"
    },
    "currency": {
     "type": "string"
    },
    "expires_at": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "list_product_screens",
  "title": "List product screens",
  "description": "Screenshots that are set into pictures.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/brand-assets/screens",
  "gives": [
   "id",
   "name",
   "screen_type",
   "device",
   "theme",
   "image_url"
  ],
  "list": "screens",
  "inputSchema": {
   "type": "object",
   "properties": {
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "screens": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "screen_type": {
        "type": "string"
       },
       "device": {
        "type": "string"
       },
       "theme": {
        "type": "string"
       },
       "image_url": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "upload_product_screen",
  "title": "Add a product screen",
  "description": "Without a picture it answers an address to PUT the file to.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/brand-assets/screens",
  "gives": [
   "id",
   "name",
   "image_url"
  ],
  "slot": true,
  "inputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "description": "For your own use."
    },
    "screen_type": {
     "type": "string",
     "enum": [
      "home",
      "feature",
      "feed",
      "chat",
      "results",
      "verdict",
      "dashboard",
      "desktop",
      "onboarding",
      "detail",
      "settings",
      "other"
     ],
     "description": "What part of the product it shows."
    },
    "device": {
     "type": "string",
     "enum": [
      "phone",
      "desktop",
      "tablet"
     ],
     "description": "Told from the proportions when it is left out."
    },
    "theme": {
     "type": "string",
     "enum": [
      "light",
      "dark",
      "unknown"
     ],
     "description": "Whether it is light or dark."
    },
    "image_url": {
     "type": "string",
     "description": "An https URL; or send `image_base64`."
    }
   },
   "required": [
    "name"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "image_url": {
     "type": "string"
    },
    "upload_url": {
     "type": "string"
    },
    "expires_at": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "update_product_screen",
  "title": "Retag a product screen",
  "description": "Name and tags; the picture stays.",
  "scopes": [
   "assets:write"
  ],
  "manner": "changes",
  "method": "PATCH",
  "path": "/api/v1/programmatic/brand-assets/screens/{screen_id}",
  "gives": [
   "id",
   "name",
   "screen_type",
   "device",
   "theme"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "screen_id": {
     "type": "string"
    },
    "name": {
     "type": "string",
     "description": "For your own use."
    },
    "screen_type": {
     "type": "string",
     "enum": [
      "home",
      "feature",
      "feed",
      "chat",
      "results",
      "verdict",
      "dashboard",
      "desktop",
      "onboarding",
      "detail",
      "settings",
      "other"
     ],
     "description": "What part of the product it shows."
    },
    "device": {
     "type": "string",
     "enum": [
      "phone",
      "desktop",
      "tablet"
     ],
     "description": "What it is shown on."
    },
    "theme": {
     "type": "string",
     "enum": [
      "light",
      "dark",
      "unknown"
     ],
     "description": "Whether it is light or dark."
    }
   },
   "required": [
    "screen_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "screen_type": {
     "type": "string",
     "enum": [
      "home",
      "feature",
      "feed",
      "chat",
      "results",
      "verdict",
      "dashboard",
      "desktop",
      "onboarding",
      "detail",
      "settings",
      "other"
     ]
    },
    "device": {
     "type": "string",
     "enum": [
      "phone",
      "desktop",
      "tablet"
     ]
    },
    "theme": {
     "type": "string",
     "enum": [
      "light",
      "dark",
      "unknown"
     ]
    }
   }
  }
 },
 {
  "name": "delete_product_screen",
  "title": "Delete a product screen",
  "description": "For good.",
  "scopes": [
   "assets:write"
  ],
  "manner": "removes",
  "method": "DELETE",
  "path": "/api/v1/programmatic/brand-assets/screens/{screen_id}",
  "gives": [
   "deleted"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "screen_id": {
     "type": "string"
    }
   },
   "required": [
    "screen_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "deleted": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "upload_logo",
  "title": "Add a logo",
  "description": "Without a picture it answers an address to PUT the file to.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/brand-assets/logo",
  "gives": [
   "id",
   "variant",
   "url"
  ],
  "slot": true,
  "inputSchema": {
   "type": "object",
   "properties": {
    "variant": {
     "type": "string",
     "enum": [
      "primary",
      "mark",
      "wordmark",
      "light",
      "dark"
     ],
     "description": "A `primary` logo becomes the first of the brand."
    },
    "image_url": {
     "type": "string",
     "description": "An https URL; or send `image_base64`."
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "variant": {
     "type": "string",
     "enum": [
      "primary",
      "mark",
      "wordmark",
      "light",
      "dark"
     ]
    },
    "url": {
     "type": "string"
    },
    "upload_url": {
     "type": "string"
    },
    "expires_at": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "list_people",
  "title": "List people",
  "description": "Portraits that may be shown.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/brand-assets/people",
  "gives": [
   "id",
   "name",
   "role",
   "bio",
   "image_url"
  ],
  "list": "people",
  "inputSchema": {
   "type": "object",
   "properties": {
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "people": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "role": {
        "type": "string"
       },
       "bio": {
        "type": "string"
       },
       "image_url": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "add_person",
  "title": "Add a person",
  "description": "Only with their consent. Without a picture it answers an address to PUT the file to.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/brand-assets/people",
  "gives": [
   "id",
   "name",
   "image_url"
  ],
  "slot": true,
  "inputSchema": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "description": "As briefs name this person."
    },
    "role": {
     "type": "string",
     "description": "Stands under the name."
    },
    "bio": {
     "type": "string",
     "description": "A few sentences, for your own use."
    },
    "consent": {
     "const": true,
     "description": "That this person has agreed to be shown. Nobody is stored without it."
    },
    "image_url": {
     "type": "string",
     "description": "An https URL; or send `image_base64`."
    }
   },
   "required": [
    "name",
    "consent"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "image_url": {
     "type": "string"
    },
    "upload_url": {
     "type": "string"
    },
    "expires_at": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "delete_person",
  "title": "Delete a person",
  "description": "For good.",
  "scopes": [
   "assets:write"
  ],
  "manner": "removes",
  "method": "DELETE",
  "path": "/api/v1/programmatic/brand-assets/people/{person_id}",
  "gives": [
   "deleted"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "person_id": {
     "type": "string"
    }
   },
   "required": [
    "person_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "deleted": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "get_mascot",
  "title": "Look at the mascot",
  "description": "The mascot and where it stands.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/mascot",
  "gives": [
   "id",
   "status",
   "name",
   "description",
   "image_url",
   "candidate",
   "poses",
   "error_message"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {}
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "none",
      "drafting",
      "candidate",
      "active",
      "failed"
     ]
    },
    "name": {
     "type": "string"
    },
    "description": {
     "type": "string"
    },
    "image_url": {
     "type": "string"
    },
    "candidate": {
     "type": "object"
    },
    "poses": {
     "type": "array",
     "items": {
      "type": "object"
     }
    },
    "error_message": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "create_mascot",
  "title": "Draw a mascot",
  "description": "From a description. Look again with `get_mascot`, then keep or retry.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/mascot",
  "gives": [
   "id",
   "status",
   "name",
   "description",
   "image_url",
   "candidate",
   "poses",
   "error_message"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "description": {
     "type": "string",
     "description": "What it is and how it looks, in your own words."
    },
    "name": {
     "type": "string",
     "description": "What it is called."
    },
    "style": {
     "type": "string",
     "enum": [
      "auto",
      "pebble",
      "bot",
      "cat",
      "fox",
      "bear",
      "rabbit",
      "bird"
     ],
     "description": "Left to the description where it names an animal or a machine."
    },
    "image_url": {
     "type": "string",
     "description": "An https URL; or send `image_base64`."
    }
   },
   "required": [
    "description"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "none",
      "drafting",
      "candidate",
      "active",
      "failed"
     ]
    },
    "name": {
     "type": "string"
    },
    "description": {
     "type": "string"
    },
    "image_url": {
     "type": "string"
    },
    "candidate": {
     "type": "object"
    },
    "poses": {
     "type": "array",
     "items": {
      "type": "object"
     }
    },
    "error_message": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "mascot_step",
  "title": "Go on with the mascot",
  "description": "`keep` the candidate, `retry`, or add a `pose`.",
  "scopes": [
   "assets:write"
  ],
  "manner": "changes",
  "method": "POST",
  "path": "/api/v1/programmatic/mascot/step",
  "gives": [
   "id",
   "status",
   "name",
   "description",
   "image_url",
   "candidate",
   "poses",
   "error_message"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "action": {
     "type": "string",
     "enum": [
      "keep",
      "retry",
      "pose"
     ],
     "description": "What was done."
    },
    "pose": {
     "type": "string",
     "description": "For `pose`, in your words. The built-in drawer knows standing, waving, pointing, cheering, thinking, holding, walking and resting."
    },
    "feedback": {
     "type": "string",
     "description": "For `retry`: what should be different."
    }
   },
   "required": [
    "action"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "none",
      "drafting",
      "candidate",
      "active",
      "failed"
     ]
    },
    "name": {
     "type": "string"
    },
    "description": {
     "type": "string"
    },
    "image_url": {
     "type": "string"
    },
    "candidate": {
     "type": "object"
    },
    "poses": {
     "type": "array",
     "items": {
      "type": "object"
     }
    },
    "error_message": {
     "type": "string"
    }
   }
  }
 },
 {
  "name": "list_media",
  "title": "List media",
  "description": "All files of the library.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/media",
  "gives": [
   "id",
   "kind",
   "filename",
   "url",
   "width",
   "height"
  ],
  "list": "media",
  "inputSchema": {
   "type": "object",
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "image",
      "video",
      "logo",
      "screen",
      "person",
      "mascot",
      "painting",
      "artwork"
     ]
    },
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "media": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "kind": {
        "type": "string"
       },
       "filename": {
        "type": "string"
       },
       "url": {
        "type": "string"
       },
       "width": {
        "type": "integer"
       },
       "height": {
        "type": "integer"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "delete_media",
  "title": "Delete media",
  "description": "Up to 100 files, for good.",
  "scopes": [
   "assets:write"
  ],
  "manner": "removes",
  "method": "POST",
  "path": "/api/v1/programmatic/media/delete",
  "gives": [
   "deleted",
   "not_found"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "ids": {
     "type": "array",
     "items": {
      "type": "string"
     },
     "description": "What is not there is named in `not_found`."
    }
   },
   "required": [
    "ids"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "deleted": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "not_found": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  }
 },
 {
  "name": "list_brand_videos",
  "title": "List brand videos",
  "description": "Clips and what is seen in them.",
  "scopes": [
   "assets:read"
  ],
  "manner": "reads",
  "method": "GET",
  "path": "/api/v1/programmatic/brand-assets/videos",
  "gives": [
   "id",
   "title",
   "status",
   "url",
   "duration_ms",
   "analysis"
  ],
  "list": "videos",
  "inputSchema": {
   "type": "object",
   "properties": {
    "limit": {
     "type": "integer"
    },
    "offset": {
     "type": "integer"
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "videos": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "title": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "url": {
        "type": "string"
       },
       "duration_ms": {
        "type": "integer"
       },
       "analysis": {
        "type": "object"
       }
      }
     }
    }
   }
  }
 },
 {
  "name": "upload_brand_video",
  "title": "Add a brand video",
  "description": "By `video_url`, or with `upload` to get an address to PUT the file to.",
  "scopes": [
   "assets:write"
  ],
  "manner": "adds",
  "method": "POST",
  "path": "/api/v1/programmatic/brand-assets/videos",
  "gives": [
   "id",
   "status",
   "upload_url",
   "upload"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "title": {
     "type": "string",
     "description": "The name of the file without it."
    },
    "video_url": {
     "type": "string",
     "description": "An https URL; or send `upload`."
    },
    "upload": {
     "type": "object",
     "properties": {
      "filename": {
       "type": "string"
      },
      "content_type": {
       "type": "string",
       "enum": [
        "video/mp4",
        "video/quicktime",
        "video/webm"
       ]
      },
      "bytes": {
       "type": "integer"
      }
     },
     "required": [
      "filename",
      "content_type",
      "bytes"
     ],
     "description": "To send the file itself; the answer says where to."
    }
   }
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string",
     "enum": [
      "processing",
      "ready",
      "failed"
     ]
    },
    "upload_url": {
     "type": "string"
    },
    "upload": {
     "type": "object"
    }
   }
  }
 },
 {
  "name": "delete_brand_video",
  "title": "Delete a brand video",
  "description": "For good.",
  "scopes": [
   "assets:write"
  ],
  "manner": "removes",
  "method": "DELETE",
  "path": "/api/v1/programmatic/brand-assets/videos/{video_id}",
  "gives": [
   "deleted"
  ],
  "inputSchema": {
   "type": "object",
   "properties": {
    "video_id": {
     "type": "string"
    }
   },
   "required": [
    "video_id"
   ]
  },
  "outputSchema": {
   "type": "object",
   "properties": {
    "deleted": {
     "type": "string"
    }
   }
  }
 }
]
