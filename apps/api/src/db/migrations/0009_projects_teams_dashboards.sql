CREATE TABLE "dashboard_layouts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"widgets" jsonb,
	"period" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"color" text,
	"leader_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teams_number_unique" UNIQUE("number"),
	CONSTRAINT "teams_code_unique" UNIQUE("code"),
	CONSTRAINT "teams_name_sort_unique" UNIQUE("name_sort")
);
--> statement-breakpoint
ALTER TABLE "project_members" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "progress" smallint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "estimated_minutes" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "billing_type" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "hourly_rate" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_members_user_id_index" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_status_index" ON "projects" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "projects_start_date_index" ON "projects" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "projects_start_date_down_index" ON "projects" USING btree ("start_date" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "projects_due_date_index" ON "projects" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "projects_due_date_down_index" ON "projects" USING btree ("due_date" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "projects_created_at_index" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_updated_at_index" ON "projects" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_code_unique" UNIQUE("code");
--> statement-breakpoint
-- What there is already is numbered in the order in which it came.
UPDATE "projects" SET "number" = "numbered"."number"
FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "number" FROM "projects") AS "numbered"
WHERE "numbered"."id" = "projects"."id";
--> statement-breakpoint
UPDATE "projects" SET "code" = 'PRJ-' || lpad("number"::text, greatest(4, length("number"::text)), '0');
--> statement-breakpoint
UPDATE "projects" SET "search_text" = lower("code") || ' ' || "name_sort";
--> statement-breakpoint
INSERT INTO "counters" ("name", "value") SELECT 'projects', count(*) FROM "projects" HAVING count(*) > 0;
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "code" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "search_text" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT "roles"."id", "grants"."permission"
FROM "roles"
JOIN (
  VALUES
    ('project manager', 'teams_view'),
    ('project manager', 'clients_view'),
    ('user', 'teams_view')
) AS "grants" ("role", "permission") ON "grants"."role" = "roles"."name"
WHERE "roles"."is_built_in"
ON CONFLICT DO NOTHING;
