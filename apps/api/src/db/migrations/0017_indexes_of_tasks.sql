DROP INDEX "tasks_start_date_down_index";--> statement-breakpoint
DROP INDEX "tasks_due_date_down_index";--> statement-breakpoint
DROP INDEX "tasks_estimated_minutes_down_index";--> statement-breakpoint
DROP INDEX "tasks_project_down_index";--> statement-breakpoint
DROP INDEX "tasks_filter_index";--> statement-breakpoint
-- What was searched may have been longer than an index takes.
UPDATE "tasks" SET "search_text" = left("search_text", 600) WHERE octet_length("search_text") > 2400;--> statement-breakpoint
CREATE INDEX "tasks_filter_index" ON "tasks" USING btree ("project_id","status","priority","created_by","due_date","created_at","id","progress","search_text");