-- Search reads an index of trigrams where the extension may be made; without it the same queries are answered more slowly.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "tasks_search_index" ON "tasks" USING gin ("search_text" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not available: search works without an index.';
END
$$;
--> statement-breakpoint
INSERT INTO "roles" ("name") VALUES ('super_admin'), ('admin'), ('project manager'), ('user'), ('client');
--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT "roles"."id", "grants"."permission"
FROM "roles"
JOIN (
  VALUES
    ('project manager', 'projects_view'),
    ('project manager', 'projects_create'),
    ('project manager', 'projects_edit'),
    ('project manager', 'tasks_view'),
    ('project manager', 'tasks_create'),
    ('project manager', 'tasks_edit'),
    ('project manager', 'tasks_delete'),
    ('user', 'projects_view'),
    ('user', 'tasks_view'),
    ('client', 'projects_view'),
    ('client', 'tasks_view')
) AS "grants" ("role", "permission") ON "grants"."role" = "roles"."name";
--> statement-breakpoint
INSERT INTO "menu_items" ("position", "text", "link", "icon", "rule") VALUES
  (1, 'breadcrumbs.dashboard.title', '/dashboard', 'layout-dashboard', 'signedIn'),
  (2, 'breadcrumbs.tasks.title', '/tasks', 'list-checks', 'tasks_view');
