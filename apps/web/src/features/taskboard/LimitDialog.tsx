import { maxColumnLimit, projects, type TaskListItem, tasks } from '@bureau/contract';
import { NumberField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';

/** Describes a column whose limit is set. */
export interface ColumnLimit {
  readonly name: string;
  readonly status: TaskListItem['status'];
  readonly limit: number | null;
  /** The project whose board it is; null for that of all tasks. */
  readonly projectId: number | null;
}

interface LimitDialogProps {
  readonly column: ColumnLimit;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const schema = object({ limit: number().integer().min(1).max(maxColumnLimit).nullable().defined() });

/** Sets how many tasks a column should hold at most; left empty, as many as there are. */
export function LimitDialog({ column, onOpenChange }: LimitDialogProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const { limit: before, name, projectId, status } = column;
  return (
    <FormDialog
      title={t('board.limit_of', { name })}
      schema={schema}
      defaultValues={{ limit: before }}
      onOpenChange={onOpenChange}
      onSubmit={async ({ limit }) => {
        const body = { status, limit };
        await write(
          async () =>
            projectId === null
              ? client.call(tasks.limit, { body, handlesErrors: true })
              : client.call(projects.limit, { params: { id: projectId }, body, handlesErrors: true }),
          { invalidates: answersOf(tasks.board), awaitsRefresh: true },
        );
      }}
    >
      <NumberField
        name="limit"
        label={t('board.limit.most')}
        description={t('board.limit.help')}
        min={1}
        max={maxColumnLimit}
      />
    </FormDialog>
  );
}
