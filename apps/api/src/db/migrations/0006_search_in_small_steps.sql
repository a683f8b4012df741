-- New trigrams wait in a list until it is full, and then all go into the index within one statement. A short list keeps that statement short:
-- with the usual 4 MB, an import made everybody wait for more than a second every few thousand tasks.
DO $$
BEGIN
  IF to_regclass('tasks_search_index') IS NOT NULL THEN
    ALTER INDEX "tasks_search_index" SET (gin_pending_list_limit = 256);
  END IF;
END
$$;
