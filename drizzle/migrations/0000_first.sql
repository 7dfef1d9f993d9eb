CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"request_id" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"version" integer NOT NULL,
	"dna" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "brands_workspace_id_livemode_pk" PRIMARY KEY("workspace_id","livemode")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"sequence" bigint NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"run_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "events_workspace_id_livemode_sequence_pk" PRIMARY KEY("workspace_id","livemode","sequence")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_workspace_id_livemode_route_key_pk" PRIMARY KEY("workspace_id","livemode","route","key")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"last4" text NOT NULL,
	"asset_types" text[],
	"channels" text[],
	"connected_accounts" text[],
	"auto_post" boolean DEFAULT false NOT NULL,
	"auto_post_min_score" smallint DEFAULT 70 NOT NULL,
	"daily_limit" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"blob_key" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"tags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renders" (
	"run_id" uuid NOT NULL,
	"idx" smallint NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"asset" jsonb,
	"error" jsonb,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	CONSTRAINT "renders_run_id_idx_pk" PRIMARY KEY("run_id","idx")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"key_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"step" text NOT NULL,
	"brief" text NOT NULL,
	"channel" text NOT NULL,
	"asset_type" text NOT NULL,
	"size" text,
	"variation" smallint DEFAULT 0 NOT NULL,
	"output_text" text,
	"asset_url" text,
	"asset_urls" text[],
	"assets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"impact_score" smallint,
	"verdict" text,
	"score_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_message" text,
	"progress" smallint DEFAULT 0 NOT NULL,
	"auto_post_eligible" boolean NOT NULL,
	"created_via" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scheduled_at" timestamp(3) with time zone,
	"recipe" jsonb,
	"receipt" jsonb DEFAULT '{"stages":[]}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usage_period" text,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"remaining" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_workspace_id_kind_period_pk" PRIMARY KEY("workspace_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"period_anchor" timestamp(3) with time zone NOT NULL,
	"free_post_used_at" timestamp(3) with time zone,
	"event_seq" bigint DEFAULT 0 NOT NULL,
	"test_event_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_workspace" ON "audit" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "events_id" ON "events" USING btree ("id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_hash" ON "keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "keys_workspace" ON "keys" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "keys_due" ON "keys" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "media_list" ON "media" USING btree ("workspace_id","livemode","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "renders_due" ON "renders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "runs_list" ON "runs" USING btree ("workspace_id","livemode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_due" ON "runs" USING btree ("due_at") WHERE due_at is not null;