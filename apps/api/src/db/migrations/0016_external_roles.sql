ALTER TABLE "roles" ADD COLUMN "is_external" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The role that the program knew by its name until now.
UPDATE "roles" SET "is_external" = true WHERE "name" = 'client';
