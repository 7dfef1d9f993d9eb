ALTER TABLE "runs" ADD COLUMN "event_day" date;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "event_over_at" timestamp(3) with time zone;