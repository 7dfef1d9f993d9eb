ALTER TABLE "renders" ADD COLUMN "ms" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "repairs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "fits" jsonb;