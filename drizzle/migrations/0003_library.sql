CREATE TABLE "file_checks" (
	"blob_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "palette" jsonb;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "test_library_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "file_checks_due" ON "file_checks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("blob_key");