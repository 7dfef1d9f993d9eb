DROP INDEX CONCURRENTLY IF EXISTS "posts_calendar";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_calendar" ON "posts" USING btree ("workspace_id","livemode",(coalesce(posted_at, scheduled_at, created_at))) WHERE status <> 'canceled';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "media_mark";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_mark" ON "media" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE livemode and kind = 'logo' and tags ->> 'variant' = 'mark';