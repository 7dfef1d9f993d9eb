CREATE INDEX "posts_failed" ON "posts" USING btree ("updated_at") WHERE status in ('failed', 'needs_attention');--> statement-breakpoint
CREATE INDEX "runs_failed" ON "runs" USING btree ("finished_at") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("ended_at") WHERE status = 'failed';