CREATE TABLE "audit_heads" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"workspace_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"audit_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_workspace_id_sequence_pk" PRIMARY KEY("workspace_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "permissions" text[];--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "allowed_addresses" text[];--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "frozen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "delete_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_row" ON "audit_links" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_pending_workspace" ON "audit_pending" USING btree ("workspace_id");--> statement-breakpoint
CREATE FUNCTION audit_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (audit_id, workspace_id) VALUES (NEW.id, NEW.workspace_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_wait AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_wait();
--> statement-breakpoint
INSERT INTO audit_pending (audit_id, workspace_id) SELECT id, workspace_id FROM audit;
--> statement-breakpoint
CREATE TRIGGER audit_links_keep BEFORE UPDATE OR DELETE ON audit_links FOR EACH ROW EXECUTE FUNCTION audit_keep();
