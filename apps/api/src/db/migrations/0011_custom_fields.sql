CREATE TABLE "custom_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"label" text NOT NULL,
	"label_sort" text COLLATE "C" NOT NULL,
	"field_column" text COLLATE "C" NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"help_text" text NOT NULL,
	"default_value" jsonb,
	"options" jsonb NOT NULL,
	"show_in_list" boolean NOT NULL,
	"position" smallint NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "custom_fields_column_unique" UNIQUE("form","field_column")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_label_unique" ON "custom_fields" USING btree ("form","label_sort") WHERE "custom_fields"."deleted_at" is null;