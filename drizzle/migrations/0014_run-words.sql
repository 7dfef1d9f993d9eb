ALTER TABLE "runs" ADD COLUMN "captions" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "holds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "sensitive" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "composer" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "calibrated" boolean;