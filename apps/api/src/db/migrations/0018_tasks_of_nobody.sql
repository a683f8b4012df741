DROP INDEX "tasks_filter_index";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "is_assigned" = true WHERE "id" IN (SELECT "task_id" FROM "task_assignees");--> statement-breakpoint
CREATE INDEX "tasks_filter_index" ON "tasks" USING btree ("project_id","status","priority","created_by","due_date","created_at","id","progress","is_assigned","search_text");