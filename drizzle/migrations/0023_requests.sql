CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"key_id" uuid NOT NULL,
	"via" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint NOT NULL,
	"code" text,
	"ms" integer NOT NULL,
	"body" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_list" ON "requests" USING btree ("workspace_id","livemode","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_of_key" ON "requests" USING btree ("workspace_id","livemode","key_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_refused" ON "requests" USING btree ("workspace_id","livemode","id" DESC NULLS FIRST) WHERE status >= 400;--> statement-breakpoint
CREATE INDEX "requests_bodies" ON "requests" USING btree ("id") WHERE body is not null;