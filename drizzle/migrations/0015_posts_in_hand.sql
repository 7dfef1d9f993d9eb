CREATE TABLE "approval_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"run_id" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"content" text[] NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"at" timestamp(3) with time zone,
	"comment" text,
	"hashes" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"name" text NOT NULL,
	"canceled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'never' NOT NULL,
	"trust_composer" boolean DEFAULT false NOT NULL,
	"paused_at" timestamp(3) with time zone,
	"paused_by" text
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reviewers_once" UNIQUE("workspace_id","kind","address")
);
--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD COLUMN "kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD COLUMN "warned_days" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "asset_sha256" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "overflow" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "resent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_settings" ADD CONSTRAINT "posting_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewers" ADD CONSTRAINT "reviewers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_links_expires" ON "approval_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "approval_links_run" ON "approval_links" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("workspace_id","livemode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_account" ON "posts" USING btree ("connected_account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_campaign" ON "runs" USING btree ("campaign_id") WHERE campaign_id is not null;
--> statement-breakpoint
UPDATE "posts" SET "status" = 'needs_attention' WHERE "status" = 'failed' AND "error_code" = 'needs_attention';--> statement-breakpoint
UPDATE "posts" p SET "asset_sha256" = array(SELECT a ->> 'sha256' FROM jsonb_array_elements(r.assets) a WHERE a ->> 'kind' IN ('image', 'video') ORDER BY (a ->> 'position')::int) FROM "runs" r WHERE r.id = p.run_id;--> statement-breakpoint
UPDATE "connected_accounts" SET "kind" = CASE "platform" WHEN 'instagram' THEN 'business' WHEN 'youtube' THEN 'channel' ELSE 'member' END;
