CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"field" text,
	"old_value" text,
	"new_value" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_receipts" (
	"announcement_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_receipts_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"needs_acknowledgement" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"expire_at" timestamp (3) with time zone,
	"body" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "announcements_number_unique" UNIQUE("number"),
	CONSTRAINT "announcements_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "announcements_departments" (
	"record_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "announcements_departments_record_id_other_id_pk" PRIMARY KEY("record_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "announcements_roles" (
	"record_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "announcements_roles_record_id_other_id_pk" PRIMARY KEY("record_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "applied_defaults" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider_id" integer NOT NULL,
	"client_id" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"service_sort" text COLLATE "C" NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"place_sort" text COLLATE "C" NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "appointments_number_unique" UNIQUE("number"),
	CONSTRAINT "appointments_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"parent_id" integer,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "article_categories_number_unique" UNIQUE("number"),
	CONSTRAINT "article_categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "article_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_links_unique" UNIQUE("article_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_versions_version_unique" UNIQUE("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_votes" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_helpful" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_votes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attachments_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"event" text NOT NULL,
	"detail" text,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "baselines" (
	"project_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"start_date" date,
	"end_date" date,
	CONSTRAINT "baselines_project_id_resource_record_id_pk" PRIMARY KEY("project_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_name_sort" text COLLATE "C" NOT NULL,
	"email" text,
	"phone" text,
	"website" text,
	"billing_address" text DEFAULT '' NOT NULL,
	"shipping_address" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"vat_number_sort" text COLLATE "C" NOT NULL,
	"currency" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_tax_exempt" boolean DEFAULT false NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clients_number_unique" UNIQUE("number"),
	CONSTRAINT "clients_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"body" text NOT NULL,
	"search_text" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_field_values" (
	"field_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"sort_text" text COLLATE "C",
	"number" double precision,
	"search_text" text,
	CONSTRAINT "custom_field_values_field_id_record_id_pk" PRIMARY KEY("field_id","record_id")
);
--> statement-breakpoint
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
CREATE TABLE "dashboard_layouts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"widgets" jsonb,
	"period" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "defects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"status" smallint DEFAULT 4 NOT NULL,
	"severity" smallint DEFAULT 2 NOT NULL,
	"project_id" integer,
	"task_id" integer,
	"assignee_id" integer,
	"reporter_id" integer,
	"environment" text DEFAULT '' NOT NULL,
	"environment_sort" text COLLATE "C" NOT NULL,
	"found_in" text DEFAULT '' NOT NULL,
	"found_in_sort" text COLLATE "C" NOT NULL,
	"fixed_in" text DEFAULT '' NOT NULL,
	"fixed_in_sort" text COLLATE "C" NOT NULL,
	"incident_id" integer,
	"merged_into_id" integer,
	"steps" text DEFAULT '' NOT NULL,
	"expected" text DEFAULT '' NOT NULL,
	"actual" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "defects_number_unique" UNIQUE("number"),
	CONSTRAINT "defects_code_unique" UNIQUE("code")
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
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"head_id" integer,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "departments_number_unique" UNIQUE("number"),
	CONSTRAINT "departments_code_unique" UNIQUE("code"),
	CONSTRAINT "departments_name_sort_unique" UNIQUE("name_sort")
);
--> statement-breakpoint
CREATE TABLE "event_streams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_streams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"session_hash" text COLLATE "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer,
	"view_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_unique" UNIQUE NULLS NOT DISTINCT("user_id","resource","record_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"owner_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_yearly" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"country_sort" text COLLATE "C" NOT NULL,
	"department_id" integer,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "holidays_number_unique" UNIQUE("number"),
	CONSTRAINT "holidays_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"request" text COLLATE "C" NOT NULL,
	"response" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
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
CREATE TABLE "incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"severity" smallint DEFAULT 2 NOT NULL,
	"project_id" integer,
	"assignee_id" integer,
	"reporter_id" integer,
	"responded_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"channel" text,
	"category" text,
	"impact" text,
	"urgency" text,
	"merged_into_id" integer,
	"description" text DEFAULT '' NOT NULL,
	"resolution_code" text,
	"resolution_notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"waited_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "incidents_number_unique" UNIQUE("number"),
	CONSTRAINT "incidents_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"category_sort" text COLLATE "C" NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"unit_sort" text COLLATE "C" NOT NULL,
	"currency" text NOT NULL,
	"price" bigint,
	"cost" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "items_number_unique" UNIQUE("number"),
	CONSTRAINT "items_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "items_taxes" (
	"record_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "items_taxes_record_id_other_id_pk" PRIMARY KEY("record_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "knowledgebase" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledgebase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"category_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"owner_id" integer,
	"review_date" date,
	"slug" text DEFAULT '' NOT NULL,
	"slug_sort" text COLLATE "C" NOT NULL,
	"incident_id" integer,
	"body" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "knowledgebase_number_unique" UNIQUE("number"),
	CONSTRAINT "knowledgebase_code_unique" UNIQUE("code"),
	CONSTRAINT "knowledgebase_slug_sort_unique" UNIQUE("slug_sort")
);
--> statement-breakpoint
CREATE TABLE "leave_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"color" text,
	"is_paid" boolean DEFAULT true NOT NULL,
	"unit" text DEFAULT 'day' NOT NULL,
	"approval" text DEFAULT 'manager' NOT NULL,
	"yearly_allowance" numeric,
	"accrual" text DEFAULT 'yearly' NOT NULL,
	"carry_over_limit" numeric,
	"carry_over_months" integer,
	"needs_document" boolean DEFAULT false NOT NULL,
	"may_be_negative" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_types_number_unique" UNIQUE("number"),
	CONSTRAINT "leave_types_code_unique" UNIQUE("code"),
	CONSTRAINT "leave_types_name_sort_unique" UNIQUE("name_sort")
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"reason_sort" text COLLATE "C" NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"user_id" integer,
	"leave_type_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_half_day" boolean DEFAULT false NOT NULL,
	"approver_id" integer,
	"decision_reason" text DEFAULT '' NOT NULL,
	"decision_reason_sort" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leaves_number_unique" UNIQUE("number"),
	CONSTRAINT "leaves_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_attendees" (
	"meeting_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "meeting_attendees_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_participants" (
	"meeting_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "meeting_participants_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration_minutes" integer,
	"project_id" integer,
	"organizer_id" integer,
	"place" text DEFAULT '' NOT NULL,
	"place_sort" text COLLATE "C" NOT NULL,
	"link" text,
	"agenda_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meetings_number_unique" UNIQUE("number"),
	CONSTRAINT "meetings_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"icon" text,
	"class" text,
	"badge" text,
	"badge_class" text,
	"is_external_link" boolean DEFAULT false NOT NULL,
	"rule" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"route" text,
	"related_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"user_id" integer NOT NULL,
	"resource" text COLLATE "C" NOT NULL,
	"record_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_user_id_resource_record_id_pk" PRIMARY KEY("user_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"client_id" integer,
	"manager_id" integer,
	"start_date" date,
	"due_date" date,
	"progress" smallint,
	"estimated_minutes" integer,
	"billing_type" text DEFAULT 'none' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"budget" bigint,
	"hourly_rate" bigint,
	"logo" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "projects_number_unique" UNIQUE("number"),
	CONSTRAINT "projects_code_unique" UNIQUE("code"),
	CONSTRAINT "projects_id_name_sort_unique" UNIQUE("id","name_sort")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"kind" text DEFAULT 'company' NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_name_sort" text COLLATE "C" NOT NULL,
	"email" text,
	"phone" text,
	"address" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"vat_number_sort" text COLLATE "C" NOT NULL,
	"working_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"hourly_rate" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "providers_number_unique" UNIQUE("number"),
	CONSTRAINT "providers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"department_id" integer,
	"is_external" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_built_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roles_number_unique" UNIQUE("number"),
	CONSTRAINT "roles_code_unique" UNIQUE("code"),
	CONSTRAINT "roles_name_unique" UNIQUE("name"),
	CONSTRAINT "roles_name_sort_unique" UNIQUE("name_sort")
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
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_record" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sprint_work" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sprint_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sprint_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"total_tasks" smallint NOT NULL,
	"total_minutes" integer NOT NULL,
	"left_tasks" smallint NOT NULL,
	"left_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sprints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sprints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"project_id" integer NOT NULL,
	"start_date" date,
	"end_date" date,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"goal" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sprints_number_unique" UNIQUE("number"),
	CONSTRAINT "sprints_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"project_id" integer,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"priority" smallint DEFAULT 4 NOT NULL,
	"due_in_days" integer,
	"estimated_minutes" integer,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"is_billable" boolean DEFAULT false NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subtasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "task_templates_number_unique" UNIQUE("number"),
	CONSTRAINT "task_templates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "task_assignees" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "task_assignees_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_limits" (
	"project_id" integer,
	"status" smallint NOT NULL,
	"limit" smallint NOT NULL,
	CONSTRAINT "task_limits_unique" UNIQUE NULLS NOT DISTINCT("project_id","status")
);
--> statement-breakpoint
CREATE TABLE "task_template_assignees" (
	"template_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "task_template_assignees_template_id_user_id_pk" PRIMARY KEY("template_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_watchers" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "task_watchers_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"project_id" integer,
	"start_date" date,
	"due_date" date,
	"recurrence" text,
	"completed_at" timestamp (3) with time zone,
	"estimated_minutes" integer,
	"progress" smallint DEFAULT 0 NOT NULL,
	"sprint_id" integer,
	"parent_id" integer,
	"meeting_id" integer,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"is_billable" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"project_sort" text COLLATE "C",
	"position" bigint NOT NULL,
	"recurs_from_id" integer,
	"is_assigned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tasks_number_unique" UNIQUE("number"),
	CONSTRAINT "tasks_code_unique" UNIQUE("code"),
	CONSTRAINT "tasks_recurs_from_id_unique" UNIQUE("recurs_from_id"),
	CONSTRAINT "tasks_project_check" CHECK (("tasks"."project_id" is null) = ("tasks"."project_sort" is null))
);
--> statement-breakpoint
CREATE TABLE "tasks_dependencies" (
	"record_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "tasks_dependencies_record_id_other_id_pk" PRIMARY KEY("record_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"tax_name" text NOT NULL,
	"tax_name_sort" text COLLATE "C" NOT NULL,
	"tax_rate" numeric NOT NULL,
	"is_compound" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "taxes_number_unique" UNIQUE("number"),
	CONSTRAINT "taxes_code_unique" UNIQUE("code"),
	CONSTRAINT "taxes_tax_name_sort_unique" UNIQUE("tax_name_sort")
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
	"leader_id" integer,
	"color" text,
	"description" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teams_number_unique" UNIQUE("number"),
	CONSTRAINT "teams_code_unique" UNIQUE("code"),
	CONSTRAINT "teams_name_sort_unique" UNIQUE("name_sort")
);
--> statement-breakpoint
CREATE TABLE "timed_notifications" (
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timed_notifications_resource_record_id_kind_pk" PRIMARY KEY("resource","record_id","kind")
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"task_id" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"running_since" timestamp (3) with time zone,
	"worked_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timesheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"description_sort" text COLLATE "C" NOT NULL,
	"date" date NOT NULL,
	"minutes" integer,
	"user_id" integer,
	"project_id" integer,
	"task_id" integer,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"break_minutes" integer DEFAULT 0 NOT NULL,
	"is_billable" boolean DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	"hourly_rate" bigint,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timesheet_number_unique" UNIQUE("number"),
	CONSTRAINT "timesheet_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"due_date" date,
	"snoozed_until" date,
	"task_id" integer,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "todos_number_unique" UNIQUE("number"),
	CONSTRAINT "todos_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"user_agent" text COLLATE "C",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tokens_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "translation_texts" (
	"translation_id" integer NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translation_texts_translation_id_key_pk" PRIMARY KEY("translation_id","key")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "translations_language_unique" UNIQUE("language")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"department_id" integer,
	CONSTRAINT "user_roles_unique" UNIQUE NULLS NOT DISTINCT("user_id","role_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"username" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"joining_date" date,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text,
	"avatar" text,
	"client_id" integer,
	"search_text" text NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"username_key" text COLLATE "C" NOT NULL,
	"password_hash" text,
	"full_name" text COLLATE "C" NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"preferences" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_number_unique" UNIQUE("number"),
	CONSTRAINT "users_code_unique" UNIQUE("code"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcement_receipts" ADD CONSTRAINT "announcement_receipts_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcement_receipts" ADD CONSTRAINT "announcement_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements_departments" ADD CONSTRAINT "announcements_departments_record_id_announcements_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements_departments" ADD CONSTRAINT "announcements_departments_other_id_departments_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements_roles" ADD CONSTRAINT "announcements_roles_record_id_announcements_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements_roles" ADD CONSTRAINT "announcements_roles_other_id_roles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_article_id_knowledgebase_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledgebase"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_knowledgebase_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledgebase"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_id_knowledgebase_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledgebase"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_field_values" ADD CONSTRAINT "custom_field_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_merged_into_id_defects_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."defects"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department_permissions" ADD CONSTRAINT "department_permissions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_id_users_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_streams" ADD CONSTRAINT "event_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_session_hash_tokens_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."tokens"("hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_merged_into_id_incidents_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "items_taxes" ADD CONSTRAINT "items_taxes_record_id_items_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "items_taxes" ADD CONSTRAINT "items_taxes_other_id_taxes_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."taxes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledgebase" ADD CONSTRAINT "knowledgebase_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledgebase" ADD CONSTRAINT "knowledgebase_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledgebase" ADD CONSTRAINT "knowledgebase_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledgebase" ADD CONSTRAINT "knowledgebase_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_leave_type_id_leave_types_id_fk" FOREIGN KEY ("leave_type_id") REFERENCES "public"."leave_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_attendees" ADD CONSTRAINT "meeting_attendees_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_attendees" ADD CONSTRAINT "meeting_attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sprint_work" ADD CONSTRAINT "sprint_work_sprint_id_sprints_id_fk" FOREIGN KEY ("sprint_id") REFERENCES "public"."sprints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sprints" ADD CONSTRAINT "sprints_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sprints" ADD CONSTRAINT "sprints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_limits" ADD CONSTRAINT "task_limits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_template_assignees" ADD CONSTRAINT "task_template_assignees_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_template_assignees" ADD CONSTRAINT "task_template_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_watchers" ADD CONSTRAINT "task_watchers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_watchers" ADD CONSTRAINT "task_watchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_sprint_id_sprints_id_fk" FOREIGN KEY ("sprint_id") REFERENCES "public"."sprints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_parent_id_tasks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_recurs_from_id_tasks_id_fk" FOREIGN KEY ("recurs_from_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_foreign_key" FOREIGN KEY ("project_id","project_sort") REFERENCES "public"."projects"("id","name_sort") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "tasks_dependencies" ADD CONSTRAINT "tasks_dependencies_record_id_tasks_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_dependencies" ADD CONSTRAINT "tasks_dependencies_other_id_tasks_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "taxes" ADD CONSTRAINT "taxes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_texts" ADD CONSTRAINT "translation_texts_translation_id_translations_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_record_index" ON "activities" USING btree ("resource","record_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "announcement_receipts_user_id_index" ON "announcement_receipts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "announcements_title_index" ON "announcements" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "announcements_is_pinned_index" ON "announcements" USING btree ("is_pinned","id");
--> statement-breakpoint
CREATE INDEX "announcements_created_at_index" ON "announcements" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "announcements_updated_at_index" ON "announcements" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "announcements_departments_other_index" ON "announcements_departments" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "announcements_roles_other_index" ON "announcements_roles" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "appointments_title_index" ON "appointments" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "appointments_service_index" ON "appointments" USING btree ("service_sort","id");
--> statement-breakpoint
CREATE INDEX "appointments_place_index" ON "appointments" USING btree ("place_sort","id");
--> statement-breakpoint
CREATE INDEX "appointments_starts_at_index" ON "appointments" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "appointments_provider_id_index" ON "appointments" USING btree ("provider_id","id");
--> statement-breakpoint
CREATE INDEX "appointments_client_id_index" ON "appointments" USING btree ("client_id","id");
--> statement-breakpoint
CREATE INDEX "appointments_created_at_index" ON "appointments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "appointments_updated_at_index" ON "appointments" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "article_categories_name_index" ON "article_categories" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "article_categories_parent_id_index" ON "article_categories" USING btree ("parent_id","id");
--> statement-breakpoint
CREATE INDEX "article_categories_created_at_index" ON "article_categories" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "article_categories_updated_at_index" ON "article_categories" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "article_links_record_index" ON "article_links" USING btree ("resource","record_id");
--> statement-breakpoint
CREATE INDEX "article_votes_user_id_index" ON "article_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "attachments_record_index" ON "attachments" USING btree ("resource","record_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "attempts_subject_index" ON "attempts" USING btree ("kind","subject","at");
--> statement-breakpoint
CREATE INDEX "attempts_address_index" ON "attempts" USING btree ("kind","address","at");
--> statement-breakpoint
CREATE INDEX "attempts_at_index" ON "attempts" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_at_index" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "clients_name_index" ON "clients" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "clients_contact_name_index" ON "clients" USING btree ("contact_name_sort","id");
--> statement-breakpoint
CREATE INDEX "clients_vat_number_index" ON "clients" USING btree ("vat_number_sort","id");
--> statement-breakpoint
CREATE INDEX "clients_created_at_index" ON "clients" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "clients_updated_at_index" ON "clients" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "comments_record_index" ON "comments" USING btree ("resource","record_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "custom_field_values_text_index" ON "custom_field_values" USING btree ("field_id","sort_text","record_id");
--> statement-breakpoint
CREATE INDEX "custom_field_values_number_index" ON "custom_field_values" USING btree ("field_id","number","record_id");
--> statement-breakpoint
CREATE INDEX "custom_field_values_record_index" ON "custom_field_values" USING btree ("record_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_label_unique" ON "custom_fields" USING btree ("form","label_sort") WHERE "custom_fields"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "defects_title_index" ON "defects" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "defects_environment_index" ON "defects" USING btree ("environment_sort","id");
--> statement-breakpoint
CREATE INDEX "defects_found_in_index" ON "defects" USING btree ("found_in_sort","id");
--> statement-breakpoint
CREATE INDEX "defects_fixed_in_index" ON "defects" USING btree ("fixed_in_sort","id");
--> statement-breakpoint
CREATE INDEX "defects_project_id_index" ON "defects" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "defects_task_id_index" ON "defects" USING btree ("task_id","id");
--> statement-breakpoint
CREATE INDEX "defects_assignee_id_index" ON "defects" USING btree ("assignee_id","id");
--> statement-breakpoint
CREATE INDEX "defects_reporter_id_index" ON "defects" USING btree ("reporter_id","id");
--> statement-breakpoint
CREATE INDEX "defects_incident_id_index" ON "defects" USING btree ("incident_id","id");
--> statement-breakpoint
CREATE INDEX "defects_merged_into_id_index" ON "defects" USING btree ("merged_into_id","id");
--> statement-breakpoint
CREATE INDEX "defects_created_at_index" ON "defects" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "defects_updated_at_index" ON "defects" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "departments_head_id_index" ON "departments" USING btree ("head_id","id");
--> statement-breakpoint
CREATE INDEX "departments_created_at_index" ON "departments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "departments_updated_at_index" ON "departments" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "event_streams_user_index" ON "event_streams" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "event_tickets_session_index" ON "event_tickets" USING btree ("session_hash");
--> statement-breakpoint
CREATE INDEX "favourites_record_index" ON "favourites" USING btree ("resource","record_id");
--> statement-breakpoint
CREATE INDEX "favourites_view_index" ON "favourites" USING btree ("view_id");
--> statement-breakpoint
CREATE INDEX "files_created_at_index" ON "files" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "holidays_name_index" ON "holidays" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "holidays_country_index" ON "holidays" USING btree ("country_sort","id");
--> statement-breakpoint
CREATE INDEX "holidays_start_date_index" ON "holidays" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "holidays_department_id_index" ON "holidays" USING btree ("department_id","id");
--> statement-breakpoint
CREATE INDEX "holidays_created_at_index" ON "holidays" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "holidays_updated_at_index" ON "holidays" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_key_unique" ON "imports" USING btree ("user_id","key") WHERE not "imports"."is_failed";
--> statement-breakpoint
CREATE INDEX "imports_user_index" ON "imports" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "imports_running_index" ON "imports" USING btree ("resource") WHERE "imports"."phase" = 'writing' and not "imports"."is_failed";
--> statement-breakpoint
CREATE INDEX "incidents_title_index" ON "incidents" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "incidents_project_id_index" ON "incidents" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "incidents_assignee_id_index" ON "incidents" USING btree ("assignee_id","id");
--> statement-breakpoint
CREATE INDEX "incidents_reporter_id_index" ON "incidents" USING btree ("reporter_id","id");
--> statement-breakpoint
CREATE INDEX "incidents_merged_into_id_index" ON "incidents" USING btree ("merged_into_id","id");
--> statement-breakpoint
CREATE INDEX "incidents_created_at_index" ON "incidents" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "incidents_updated_at_index" ON "incidents" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "items_name_index" ON "items" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "items_category_index" ON "items" USING btree ("category_sort","id");
--> statement-breakpoint
CREATE INDEX "items_unit_index" ON "items" USING btree ("unit_sort","id");
--> statement-breakpoint
CREATE INDEX "items_created_at_index" ON "items" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "items_updated_at_index" ON "items" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "items_taxes_other_index" ON "items_taxes" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_title_index" ON "knowledgebase" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_category_id_index" ON "knowledgebase" USING btree ("category_id","id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_owner_id_index" ON "knowledgebase" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_incident_id_index" ON "knowledgebase" USING btree ("incident_id","id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_created_at_index" ON "knowledgebase" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "knowledgebase_updated_at_index" ON "knowledgebase" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "leave_types_created_at_index" ON "leave_types" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "leave_types_updated_at_index" ON "leave_types" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "leaves_reason_index" ON "leaves" USING btree ("reason_sort","id");
--> statement-breakpoint
CREATE INDEX "leaves_decision_reason_index" ON "leaves" USING btree ("decision_reason_sort","id");
--> statement-breakpoint
CREATE INDEX "leaves_start_date_index" ON "leaves" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "leaves_user_id_index" ON "leaves" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "leaves_leave_type_id_index" ON "leaves" USING btree ("leave_type_id","id");
--> statement-breakpoint
CREATE INDEX "leaves_approver_id_index" ON "leaves" USING btree ("approver_id","id");
--> statement-breakpoint
CREATE INDEX "leaves_created_at_index" ON "leaves" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "leaves_updated_at_index" ON "leaves" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "mailed_links_user_id_index" ON "mailed_links" USING btree ("user_id","purpose");
--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at_index" ON "mailed_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "meeting_attendees_user_id_index" ON "meeting_attendees" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "meeting_participants_user_id_index" ON "meeting_participants" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "meetings_title_index" ON "meetings" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "meetings_place_index" ON "meetings" USING btree ("place_sort","id");
--> statement-breakpoint
CREATE INDEX "meetings_starts_at_index" ON "meetings" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "meetings_project_id_index" ON "meetings" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "meetings_organizer_id_index" ON "meetings" USING btree ("organizer_id","id");
--> statement-breakpoint
CREATE INDEX "meetings_created_at_index" ON "meetings" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "meetings_updated_at_index" ON "meetings" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_user_index" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "presence_record_index" ON "presence" USING btree ("resource","record_id");
--> statement-breakpoint
CREATE INDEX "project_members_user_id_index" ON "project_members" USING btree ("user_id","project_id");
--> statement-breakpoint
CREATE INDEX "projects_client_id_index" ON "projects" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "projects_manager_id_index" ON "projects" USING btree ("manager_id");
--> statement-breakpoint
CREATE INDEX "projects_name_sort_index" ON "projects" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "projects_status_index" ON "projects" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "projects_start_date_index" ON "projects" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "projects_start_date_down_index" ON "projects" USING btree ("start_date" desc nulls last,"id" desc);
--> statement-breakpoint
CREATE INDEX "projects_due_date_index" ON "projects" USING btree ("due_date","id");
--> statement-breakpoint
CREATE INDEX "projects_due_date_down_index" ON "projects" USING btree ("due_date" desc nulls last,"id" desc);
--> statement-breakpoint
CREATE INDEX "projects_created_at_index" ON "projects" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "projects_updated_at_index" ON "projects" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "providers_name_index" ON "providers" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "providers_contact_name_index" ON "providers" USING btree ("contact_name_sort","id");
--> statement-breakpoint
CREATE INDEX "providers_vat_number_index" ON "providers" USING btree ("vat_number_sort","id");
--> statement-breakpoint
CREATE INDEX "providers_created_at_index" ON "providers" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "providers_updated_at_index" ON "providers" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "saved_views_shared_index" ON "saved_views" USING btree ("resource","name_sort") WHERE "saved_views"."is_shared";
--> statement-breakpoint
CREATE INDEX "sprint_work_sprint_index" ON "sprint_work" USING btree ("sprint_id","at");
--> statement-breakpoint
CREATE INDEX "sprints_name_index" ON "sprints" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "sprints_start_date_index" ON "sprints" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "sprints_project_id_index" ON "sprints" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "sprints_created_at_index" ON "sprints" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "sprints_updated_at_index" ON "sprints" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "task_templates_name_index" ON "task_templates" USING btree ("name_sort","id");
--> statement-breakpoint
CREATE INDEX "task_templates_title_index" ON "task_templates" USING btree ("title_sort","id");
--> statement-breakpoint
CREATE INDEX "task_templates_project_id_index" ON "task_templates" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "task_templates_created_at_index" ON "task_templates" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "task_templates_updated_at_index" ON "task_templates" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "task_assignees_user_id_index" ON "task_assignees" USING btree ("user_id","task_id");
--> statement-breakpoint
CREATE INDEX "task_template_assignees_user_id_index" ON "task_template_assignees" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "task_watchers_user_id_index" ON "task_watchers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "tasks_number_index" ON "tasks" USING btree ("number","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_position_index" ON "tasks" USING btree ("position","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_title_index" ON "tasks" USING btree ("title_sort","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_status_index" ON "tasks" USING btree ("status","id","project_id","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_priority_index" ON "tasks" USING btree ("priority","id","project_id","status","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_progress_index" ON "tasks" USING btree ("progress","id","project_id","status","priority","created_by","due_date","estimated_minutes");
--> statement-breakpoint
CREATE INDEX "tasks_created_at_index" ON "tasks" USING btree ("created_at","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_updated_at_index" ON "tasks" USING btree ("updated_at","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_start_date_index" ON "tasks" USING btree ("start_date","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_due_date_index" ON "tasks" USING btree ("due_date","id","project_id","status","priority","created_by","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_completed_at_index" ON "tasks" USING btree ("completed_at","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_estimated_minutes_index" ON "tasks" USING btree ("estimated_minutes","id","project_id","status","priority","created_by","due_date","progress");
--> statement-breakpoint
CREATE INDEX "tasks_project_index" ON "tasks" USING btree ("project_sort","id","project_id","status","priority","created_by","due_date","estimated_minutes","progress");
--> statement-breakpoint
CREATE INDEX "tasks_status_count_index" ON "tasks" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "tasks_priority_count_index" ON "tasks" USING btree ("priority");
--> statement-breakpoint
CREATE INDEX "tasks_progress_count_index" ON "tasks" USING btree ("progress");
--> statement-breakpoint
CREATE INDEX "tasks_estimated_minutes_count_index" ON "tasks" USING btree ("estimated_minutes");
--> statement-breakpoint
CREATE INDEX "tasks_project_count_index" ON "tasks" USING btree ("project_sort");
--> statement-breakpoint
CREATE INDEX "tasks_start_date_count_index" ON "tasks" USING btree ("start_date");
--> statement-breakpoint
CREATE INDEX "tasks_due_date_count_index" ON "tasks" USING btree ("due_date");
--> statement-breakpoint
CREATE INDEX "tasks_labels_index" ON "tasks" USING gin ("labels") WHERE "tasks"."labels" <> '{}';
--> statement-breakpoint
CREATE INDEX "tasks_sprint_index" ON "tasks" USING btree ("sprint_id");
--> statement-breakpoint
CREATE INDEX "tasks_parent_index" ON "tasks" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "tasks_filter_index" ON "tasks" USING btree ("project_id","status","priority","created_by","due_date","created_at","id","progress","is_assigned","search_text");
--> statement-breakpoint
CREATE INDEX "tasks_dependencies_other_index" ON "tasks_dependencies" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "taxes_created_at_index" ON "taxes" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "taxes_updated_at_index" ON "taxes" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "team_members_user_id_index" ON "team_members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "teams_leader_id_index" ON "teams" USING btree ("leader_id","id");
--> statement-breakpoint
CREATE INDEX "teams_created_at_index" ON "teams" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "teams_updated_at_index" ON "teams" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "timers_task_id_index" ON "timers" USING btree ("task_id");
--> statement-breakpoint
CREATE INDEX "timesheet_description_index" ON "timesheet" USING btree ("description_sort","id");
--> statement-breakpoint
CREATE INDEX "timesheet_date_index" ON "timesheet" USING btree ("date","id");
--> statement-breakpoint
CREATE INDEX "timesheet_user_id_index" ON "timesheet" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "timesheet_project_id_index" ON "timesheet" USING btree ("project_id","id");
--> statement-breakpoint
CREATE INDEX "timesheet_task_id_index" ON "timesheet" USING btree ("task_id","id");
--> statement-breakpoint
CREATE INDEX "timesheet_created_at_index" ON "timesheet" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "timesheet_updated_at_index" ON "timesheet" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "todos_own_index" ON "todos" USING btree ("created_by","is_done","position","id");
--> statement-breakpoint
CREATE INDEX "todos_position_index" ON "todos" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "tokens_user_id_index" ON "tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "tokens_expires_at_index" ON "tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "user_roles_role_id_index" ON "user_roles" USING btree ("role_id");
--> statement-breakpoint
CREATE INDEX "user_roles_department_id_index" ON "user_roles" USING btree ("department_id");
--> statement-breakpoint
CREATE INDEX "users_client_id_index" ON "users" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "users_name_sort_index" ON "users" USING btree ("name_sort","id");
--> statement-breakpoint
-- Written by hand from here on. `npm run migration` keeps it.
-- A provider has one appointment at a time, with the time that is kept free after it: of two that are made at the same moment, one is refused. The ranges of numbers are there since they need no
-- extension, and the times without a time zone since only these never change.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_provider_time" EXCLUDE USING gist (
  int4range("provider_id", "provider_id", '[]') WITH &&,
  tsrange(timezone('UTC', "starts_at"), timezone('UTC', "starts_at") + make_interval(mins => "duration_minutes" + "buffer_minutes")) WITH &&
) WHERE ("status" NOT IN ('cancelled', 'no_show'));
--> statement-breakpoint
-- Whatever ends a session or changes what somebody may do is told to the processes, which end the streams of changes that this concerns: it is written
-- in many places, none of which can forget it so (docs/adr/0052-live-changes.md).
CREATE FUNCTION "tell_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bureau_access', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tokens_access" AFTER DELETE ON "tokens" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "users_access" AFTER UPDATE OF "is_active", "client_id" ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "user_roles_access" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "roles_access" AFTER UPDATE OF "is_external" ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "role_permissions_access" AFTER INSERT OR DELETE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "department_permissions_access" AFTER INSERT OR DELETE ON "department_permissions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
-- One sprint of a project is in progress at a time.
CREATE UNIQUE INDEX "sprints_one_in_progress" ON "sprints" ("project_id") WHERE "status" = 2;
--> statement-breakpoint
-- Notes what becomes of the work in a sprint, whoever changes tasks in whatever way: what the task was in its sprint is taken away, and what it is now is added. What is left of a task is
-- its estimate without what is done of it; cancelled tasks (5) are no work, completed ones (6) leave nothing.
CREATE FUNCTION "note_sprint_work"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened timestamptz := CASE WHEN TG_OP = 'DELETE' THEN now() ELSE NEW."updated_at" END;
BEGIN
  INSERT INTO "sprint_work" ("sprint_id", "at", "total_tasks", "total_minutes", "left_tasks", "left_minutes")
  SELECT "sprint_id", happened, "total_tasks", "total_minutes", "left_tasks", "left_minutes" FROM (
    SELECT "sprint_id", sum("sign" * "is_work") AS "total_tasks", sum("sign" * "is_work" * "minutes") AS "total_minutes", sum("sign" * "is_left") AS "left_tasks",
      sum("sign" * "is_left" * round("minutes" * (100 - "progress") / 100.0)) AS "left_minutes"
    FROM (
      SELECT "sign", "sprint_id", coalesce("estimated_minutes", 0) AS "minutes", "progress", ("status" <> 5)::int AS "is_work", ("status" < 5)::int AS "is_left"
      FROM (
        SELECT -1 AS "sign", OLD."sprint_id", OLD."estimated_minutes", OLD."progress", OLD."status" WHERE TG_OP <> 'INSERT'
        UNION ALL SELECT 1, NEW."sprint_id", NEW."estimated_minutes", NEW."progress", NEW."status" WHERE TG_OP <> 'DELETE'
      ) AS "states"
    ) AS "signed" WHERE "sprint_id" IS NOT NULL GROUP BY "sprint_id"
  ) AS "changes" WHERE ("total_tasks", "total_minutes", "left_tasks", "left_minutes") <> (0, 0, 0, 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tasks_sprint_work_of_new" AFTER INSERT ON "tasks" FOR EACH ROW WHEN (NEW."sprint_id" IS NOT NULL) EXECUTE FUNCTION "note_sprint_work"();
--> statement-breakpoint
CREATE TRIGGER "tasks_sprint_work_of_gone" AFTER DELETE ON "tasks" FOR EACH ROW WHEN (OLD."sprint_id" IS NOT NULL) EXECUTE FUNCTION "note_sprint_work"();
--> statement-breakpoint
CREATE TRIGGER "tasks_sprint_work" AFTER UPDATE OF "sprint_id", "status", "estimated_minutes", "progress" ON "tasks" FOR EACH ROW
  WHEN (coalesce(OLD."sprint_id", NEW."sprint_id") IS NOT NULL AND
    (OLD."sprint_id", OLD."status", OLD."estimated_minutes", OLD."progress") IS DISTINCT FROM (NEW."sprint_id", NEW."status", NEW."estimated_minutes", NEW."progress"))
  EXECUTE FUNCTION "note_sprint_work"();
--> statement-breakpoint
-- The clock by which an incident is to be resolved stands still while it is deferred or resolved: whoever lets work on it go on in whatever way, that time is added to
-- what it waited.
CREATE FUNCTION "note_incident_wait"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."waited_seconds" := NEW."waited_seconds"
    + CASE WHEN NEW."paused_at" IS NULL THEN coalesce(greatest(extract(epoch FROM NEW."updated_at" - OLD."paused_at"), 0), 0) ELSE 0 END
    + CASE WHEN NEW."resolved_at" IS NULL THEN coalesce(greatest(extract(epoch FROM NEW."updated_at" - OLD."resolved_at"), 0), 0) ELSE 0 END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "incidents_wait" BEFORE UPDATE OF "paused_at", "resolved_at" ON "incidents" FOR EACH ROW
  WHEN ((OLD."paused_at" IS NOT NULL AND NEW."paused_at" IS NULL) OR (OLD."resolved_at" IS NOT NULL AND NEW."resolved_at" IS NULL))
  EXECUTE FUNCTION "note_incident_wait"();
--> statement-breakpoint
-- Search reads an index of trigrams where the extension may be made; without it the same queries are answered more slowly.
-- New trigrams wait in a list until it is full, and then all go into the index within one statement. A short list keeps that statement short:
-- with the usual 4 MB, an import made everybody wait for more than a second every few thousand tasks.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "tasks_search_index" ON "tasks" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not available: search works without an index.';
END
$$;
--> statement-breakpoint
INSERT INTO "roles" ("number", "code", "search_text", "name", "name_sort", "is_built_in", "is_external") VALUES
  (1, 'ROL-0001', 'rol-0001 super_admin', 'super_admin', 'super_admin', true, false),
  (2, 'ROL-0002', 'rol-0002 admin', 'admin', 'admin', true, false),
  (3, 'ROL-0003', 'rol-0003 project manager', 'project manager', 'project manager', true, false),
  (4, 'ROL-0004', 'rol-0004 user', 'user', 'user', true, false),
  (5, 'ROL-0005', 'rol-0005 client', 'client', 'client', true, true);
--> statement-breakpoint
INSERT INTO "counters" ("name", "value") VALUES ('roles', 5);
--> statement-breakpoint
-- The languages that the application ships texts of, all of them in use.
INSERT INTO "translations" ("language", "name") VALUES
  ('cs', 'Čeština'), ('da', 'Dansk'), ('de', 'Deutsch'), ('el', 'Ελληνικά'), ('en', 'English'), ('es', 'Español'),
  ('fr', 'Français'), ('id', 'Bahasa Indonesia'), ('it', 'Italiano'), ('ja', '日本語'), ('nl', 'Nederlands'),
  ('pt', 'Português'), ('ru', 'Русский'), ('tr', 'Türkçe'), ('vi', 'Tiếng Việt'), ('zh', '中文');
--> statement-breakpoint
INSERT INTO "settings_record" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "menu_items" ("position", "text", "link", "icon", "rule") VALUES
  (1, 'breadcrumbs.dashboard.title', '/dashboard', 'layout-dashboard', 'signedIn');
