DROP INDEX "campaigns_list";--> statement-breakpoint
DROP INDEX "connected_accounts_list";--> statement-breakpoint
DROP INDEX "posts_list";--> statement-breakpoint
DROP INDEX "posts_account";--> statement-breakpoint
DROP INDEX "media_list";--> statement-breakpoint
DROP INDEX "runs_list";--> statement-breakpoint
DROP INDEX "runs_ended";--> statement-breakpoint
DROP INDEX "studio_profiles_list";--> statement-breakpoint
DROP INDEX "deliveries_log";--> statement-breakpoint
DROP INDEX "webhooks_list";--> statement-breakpoint
CREATE INDEX "connected_accounts_access" ON "connected_accounts" USING btree ("platform","access_expires_at") WHERE status = 'connected';--> statement-breakpoint
CREATE INDEX "connected_accounts_end" ON "connected_accounts" USING btree ((case when refresh_token is not null then refresh_expires_at else access_expires_at end)) WHERE status = 'connected';--> statement-breakpoint
CREATE INDEX "connected_accounts_gone" ON "connected_accounts" USING btree ("updated_at") WHERE status = 'disconnected' and access_token <> '';--> statement-breakpoint
CREATE INDEX "posts_out" ON "posts" USING btree ("workspace_id","livemode","posted_at") WHERE status = 'posted';--> statement-breakpoint
CREATE INDEX "posts_measured" ON "posts" USING btree ("posted_at") WHERE status = 'posted' and livemode;--> statement-breakpoint
CREATE INDEX "posts_armed" ON "posts" USING btree ("workspace_id") WHERE armed_at is not null and status in ('queued', 'posting');--> statement-breakpoint
CREATE INDEX "media_shelf" ON "media" USING btree ("workspace_id","livemode","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workspaces_deleted" ON "workspaces" USING btree ("delete_at") WHERE delete_at is not null;--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("workspace_id","livemode","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "connected_accounts_list" ON "connected_accounts" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("workspace_id","livemode","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_account" ON "posts" USING btree ("connected_account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_list" ON "media" USING btree ("workspace_id","livemode","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "runs_list" ON "runs" USING btree ("workspace_id","livemode","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "runs_ended" ON "runs" USING btree ("asset_type","livemode","finished_at" DESC NULLS FIRST) WHERE status = 'succeeded';--> statement-breakpoint
CREATE INDEX "studio_profiles_list" ON "studio_profiles" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deliveries_log" ON "deliveries" USING btree ("webhook_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhooks_list" ON "webhooks" USING btree ("workspace_id","livemode","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);