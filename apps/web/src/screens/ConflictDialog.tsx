import { Button, Dialog, DescriptionList } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '../api/writes/useConflict.ts';
import type { GetFieldFormatter } from './fields/useFieldFormatters.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict | null;
  /** Returns the formatter of a field by its name in the changes. */
  readonly fieldFormatter: GetFieldFormatter;
}

/** Shows my change beside somebody else's that came before it, and asks which one to keep. */
export function ConflictDialog({ conflict, fieldFormatter }: ConflictDialogProps) {
  const { t } = useTranslation();
  if (!conflict) return null;
  const theirs = new Map(Object.entries(conflict.theirs));
  const entries = Object.entries(conflict.mine).flatMap(([field, mine]) => {
    const { format, label } = fieldFormatter(field);
    return [
      { id: `${field} mine`, label: t('conflict.mine', { field: label }), value: format(mine) },
      {
        id: `${field} theirs`,
        label: t('conflict.theirs', { field: label }),
        value: format(theirs.get(field)),
      },
    ];
  });
  return (
    <Dialog
      key={conflict.id}
      title={t('conflict.title')}
      isOpen
      isAlert
      onOpenChange={conflict.dismiss}
      actions={
        <>
          <Button onPress={conflict.takeTheirs}>{t('conflict.take_theirs')}</Button>
          <Button variant="solid" tone="accent" onPress={conflict.keepMine}>
            {t('conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <DescriptionList entries={entries} />
    </Dialog>
  );
}
