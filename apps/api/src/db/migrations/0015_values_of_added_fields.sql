CREATE TABLE "custom_field_values" (
	"field_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"sort_text" text COLLATE "C",
	"number" double precision,
	"search_text" text,
	CONSTRAINT "custom_field_values_field_id_record_id_pk" PRIMARY KEY("field_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_values" ADD CONSTRAINT "custom_field_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_field_values_text_index" ON "custom_field_values" USING btree ("field_id","sort_text","record_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_number_index" ON "custom_field_values" USING btree ("field_id","number","record_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_record_index" ON "custom_field_values" USING btree ("record_id");--> statement-breakpoint
-- What tasks have by now; the program folds more than case, and does so when a value is written the next time.
INSERT INTO "custom_field_values" ("field_id", "record_id", "sort_text", "number", "search_text")
SELECT "field"."id", "tasks"."id",
	CASE WHEN jsonb_typeof("value") <> 'string' THEN NULL WHEN "field"."type" IN ('dropdown', 'date') THEN "value" #>> '{}' ELSE left(lower("value" #>> '{}'), 100) END,
	CASE jsonb_typeof("value") WHEN 'number' THEN ("value" #>> '{}')::double precision WHEN 'boolean' THEN ("value" #>> '{}')::boolean::int END,
	CASE WHEN jsonb_typeof("value") = 'string' AND "field"."type" IN ('text', 'textarea') THEN lower("value" #>> '{}') END
FROM "tasks" CROSS JOIN LATERAL jsonb_each("tasks"."custom_fields") AS "entry" ("column", "value")
JOIN "custom_fields" AS "field" ON "field"."form" = 'tasks' AND "field"."field_column" = "entry"."column";
