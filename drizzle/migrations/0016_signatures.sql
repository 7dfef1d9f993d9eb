CREATE TABLE "signatures" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"motif" text NOT NULL,
	"hand" text NOT NULL,
	"turn" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_of_their_own" ON "signatures" USING btree ("motif","hand","turn");