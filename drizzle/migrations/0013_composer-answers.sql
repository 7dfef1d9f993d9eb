CREATE TABLE "answers" (
	"workspace_id" uuid NOT NULL,
	"question_hash" text NOT NULL,
	"model" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "answers_workspace_id_question_hash_pk" PRIMARY KEY("workspace_id","question_hash")
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_usd" double precision NOT NULL,
	CONSTRAINT "model_spend_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_created" ON "answers" USING btree ("created_at");