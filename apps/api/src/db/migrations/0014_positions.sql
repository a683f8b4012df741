-- Tasks keep the order in which they were made. The room between two of them is that of `positionStep`.
ALTER TABLE "tasks" ADD COLUMN "position" bigint;--> statement-breakpoint
UPDATE "tasks" SET "position" = "number"::bigint * 16777216;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_position_index" ON "tasks" USING btree ("position","id","project_id","status","priority","created_by","due_date");
