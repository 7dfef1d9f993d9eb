CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"remaining" smallint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "given" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "reference_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "rerender_of" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;