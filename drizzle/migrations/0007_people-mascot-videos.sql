CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"upload_id" text,
	"part_size" integer,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mascots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"style" text NOT NULL,
	"take" smallint DEFAULT 0 NOT NULL,
	"work" jsonb NOT NULL,
	"pending" boolean NOT NULL,
	"error" text,
	"drawn_by" text,
	"fallback" text,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mascots_one" UNIQUE("workspace_id","livemode")
);
--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_id_media_id_fk" FOREIGN KEY ("id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascots" ADD CONSTRAINT "mascots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clips_due" ON "clips" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "mascots_due" ON "mascots" USING btree ("due_at") WHERE due_at is not null;