CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"from_grant" integer DEFAULT 0 NOT NULL,
	"run_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_never_negative" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"past_due_at" timestamp(3) with time zone,
	"pay_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"amount_total" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputed" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"period" text,
	"granted" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"free_run_id" uuid,
	CONSTRAINT "wallets_never_negative" CHECK ("wallets"."granted" >= 0 and "wallets"."bought" >= 0)
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "credits" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "inactive_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "paid_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_source" ON "credit_entries" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_list" ON "credit_entries" USING btree ("workspace_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "topups_session" ON "topups" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "topups_workspace" ON "topups" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "topups_due" ON "topups" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "workspaces" DROP COLUMN "free_post_used_at";--> statement-breakpoint
-- Whoever has made a run already has had the free one.
INSERT INTO wallets (workspace_id, free_run_id)
SELECT w.id, (SELECT r.id FROM runs r WHERE r.workspace_id = w.id AND r.livemode ORDER BY r.created_at LIMIT 1) FROM workspaces w;
--> statement-breakpoint
-- The ledger is only ever added to.
CREATE FUNCTION credit_entries_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit entries are never changed' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_keep BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION credit_entries_keep();
