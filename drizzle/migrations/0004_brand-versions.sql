CREATE TABLE "brand_versions" (
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"version" integer NOT NULL,
	"dna" jsonb NOT NULL,
	"action" text NOT NULL,
	"changed" text[] NOT NULL,
	"restored_from" integer,
	"actor" text NOT NULL,
	"request_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "brand_versions_workspace_id_livemode_version_pk" PRIMARY KEY("workspace_id","livemode","version")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "brand_version" integer;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What there was before versions were kept: each brand names the logos that it had, and its state is its first known version.
UPDATE "brands" b SET "dna" = jsonb_set(b."dna", '{logos}', coalesce((
  SELECT jsonb_agg(m."sha256" ORDER BY (m."tags"->>'variant' = 'primary') DESC, m."created_at", m."id") FROM "media" m
  WHERE m."workspace_id" = b."workspace_id" AND m."livemode" = b."livemode" AND m."kind" = 'logo'), '[]'::jsonb));
--> statement-breakpoint
INSERT INTO "brand_versions" ("workspace_id", "livemode", "version", "dna", "action", "changed", "actor", "created_at")
SELECT "workspace_id", "livemode", "version", "dna", 'patched', '{}', 'admin', "updated_at" FROM "brands";
