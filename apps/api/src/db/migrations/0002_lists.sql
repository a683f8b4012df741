CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"resource" text NOT NULL,
	"request" text COLLATE "C" NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"phase" text DEFAULT 'reading' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"first_id" integer,
	"last_id" integer,
	"first_number" integer,
	"answer" json,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_name_unique" UNIQUE("created_by","resource","name_sort")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_key_unique" ON "imports" USING btree ("user_id","key") WHERE not "imports"."is_failed";--> statement-breakpoint
CREATE INDEX "imports_user_index" ON "imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_running_index" ON "imports" USING btree ("resource") WHERE "imports"."phase" = 'writing' and not "imports"."is_failed";--> statement-breakpoint
CREATE INDEX "saved_views_shared_index" ON "saved_views" USING btree ("resource","name_sort") WHERE "saved_views"."is_shared";