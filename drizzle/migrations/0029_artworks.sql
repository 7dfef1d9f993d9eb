CREATE TABLE "artworks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"wanted" smallint NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" smallint,
	"hand" jsonb,
	"pending" boolean NOT NULL,
	"error" text,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "artworks_one" UNIQUE("workspace_id","livemode")
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artworks_due" ON "artworks" USING btree ("due_at") WHERE due_at is not null;