CREATE TABLE "connect_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"target" text NOT NULL,
	"state" text,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connected_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"username" text NOT NULL,
	"status" text DEFAULT 'connected' NOT NULL,
	"broken_reason" text,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"access_expires_at" timestamp(3) with time zone,
	"refresh_expires_at" timestamp(3) with time zone,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refresh_lease_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "connected_accounts_once" UNIQUE("workspace_id","platform","external_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"run_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"connected_account_id" uuid,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"caption" text NOT NULL,
	"scheduled_at" timestamp(3) with time zone,
	"step" text DEFAULT 'prepare' NOT NULL,
	"state" jsonb,
	"armed_at" timestamp(3) with time zone,
	"external_post_id" text,
	"url" text,
	"posted_at" timestamp(3) with time zone,
	"error_code" text,
	"error_message" text,
	"metrics" jsonb,
	"metrics_at" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "posts_once" UNIQUE NULLS NOT DISTINCT("run_id","platform","connected_account_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'linked' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chats_once" UNIQUE("workspace_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"armed_at" timestamp(3) with time zone,
	"external_id" text,
	"error" jsonb,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("run_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "studio_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"templates" text[],
	"theme" text DEFAULT 'auto' NOT NULL,
	"default_caption" text DEFAULT '' NOT NULL,
	"telegram" boolean DEFAULT false NOT NULL,
	"social" uuid[] DEFAULT '{}' NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "studio_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "connect_links" ADD CONSTRAINT "connect_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_connected_account_id_connected_accounts_id_fk" FOREIGN KEY ("connected_account_id") REFERENCES "public"."connected_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_profiles" ADD CONSTRAINT "studio_profiles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connect_links_expires" ON "connect_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "connected_accounts_list" ON "connected_accounts" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("workspace_id","livemode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "studio_profiles_list" ON "studio_profiles" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);