CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_permissions" (
	"department_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "department_permissions_department_id_permission_pk" PRIMARY KEY("department_id","permission")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"head_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "departments_name_sort_unique" UNIQUE("name_sort")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_user_id_role_id_pk";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "name_sort" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "is_built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_sort" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joining_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
-- What there is already gets the new fields: people a number in the order in which they came, and the name of their mailbox as username.
UPDATE "roles" SET "name_sort" = lower("name"), "is_built_in" = true;
--> statement-breakpoint
UPDATE "users" SET "number" = "numbered"."number", "username" = "numbered"."username"
FROM (
  SELECT "id", row_number() OVER (ORDER BY "id") AS "number",
    CASE WHEN length("mailbox") >= 3 AND count(*) OVER (PARTITION BY "mailbox") = 1 THEN "mailbox"
    ELSE "mailbox" || '.' || lpad("id"::text, 3, '0') END AS "username"
  FROM (SELECT "id", left(split_part("email", '@', 1), 19) AS "mailbox" FROM "users") AS "mailboxes"
) AS "numbered"
WHERE "numbered"."id" = "users"."id";
--> statement-breakpoint
UPDATE "users" SET
  "code" = 'USR-' || lpad("number"::text, greatest(4, length("number"::text)), '0'),
  "username_key" = lower("username"),
  "name_sort" = left(lower(regexp_replace(normalize("firstname" || ' ' || "lastname", NFKD), U&'[\0300-\036F]', '', 'g')), 100);
--> statement-breakpoint
UPDATE "users" SET "search_text" = lower("code") || ' ' || "name_sort" || ' ' || "username_key" || ' ' || "email";
--> statement-breakpoint
INSERT INTO "counters" ("name", "value") SELECT 'users', count(*) FROM "users" HAVING count(*) > 0;
--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "name_sort" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "code" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username_key" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "name_sort" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "search_text" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "department_permissions" ADD CONSTRAINT "department_permissions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_id_users_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_subject_index" ON "attempts" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempts_address_index" ON "attempts" USING btree ("kind","address","at");--> statement-breakpoint
CREATE INDEX "attempts_at_index" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mailed_links_user_id_index" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at_index" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_roles_department_id_index" ON "user_roles" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "users_name_sort_index" ON "users" USING btree ("name_sort","id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_name_sort_unique" UNIQUE("name_sort");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_unique" UNIQUE NULLS NOT DISTINCT("user_id","role_id","department_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_key_unique" UNIQUE("username_key");