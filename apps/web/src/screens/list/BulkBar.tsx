import { FormError } from '@bureau/forms';
import { Button, Menu, MenuItem, BulkActionBar, toasts, useLazyOverlay } from '@bureau/ui';
import type { TFunction } from 'i18next';
import { PencilLine, Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import type { Answering } from '../../api/resource.ts';
import { findMissing, useBulkWrites } from '../../api/writes/useBulkWrites.ts';
import type { RemovalBody } from '../../api/writes/useRemoveRecord.ts';
import { useCan } from '../../core/account/account.ts';
import { useCloseRemoved } from '../../core/navigation/OpenRecordContext.ts';
import { describeFailure } from '../describeFailure.ts';
import type { ShownField } from '../fields/ShownField.ts';
import type { RemovalFieldsProps } from '../resource/ResourceScreens.ts';
import { useBulkEditDialog, useRemoveDialog } from './lazyDialogs.ts';
import type { useSelection } from './useSelection.ts';

export interface BulkBarProps {
  readonly resource: Answering<'bulk'>;
  readonly selection: ReturnType<typeof useSelection>;
  readonly total: number | undefined;
  /** The fields that can be changed in all of them. */
  readonly fields: readonly ShownField[];
  /** Asks in the question whether to delete them. */
  readonly RemovalFields: ComponentType<RemovalFieldsProps> | undefined;
  /** Runs when something was done with the selected records, which then are no longer selected. */
  readonly onDone: () => void;
}

/** Offers what can be done with the selected records: to change a field of all of them, or to delete them. */
export function BulkBar({ fields, onDone, RemovalFields, resource, selection, total }: BulkBarProps) {
  const { t } = useTranslation();
  const bulk = useBulkWrites(resource);
  const canDelete = useCan(resource.remove.rule);
  const closeRemoved = useCloseRemoved();
  const [field, setField] = useState<ShownField | null>(null);
  const [removal, setRemoval] = useState<{ count: number; isOpen: boolean }>();
  const closeEdit = () => setField(null);
  const { Loaded: BulkEditDialog } = useLazyOverlay(useBulkEditDialog, field !== null, closeEdit);
  const { Loaded: RemoveDialog } = useLazyOverlay(useRemoveDialog, removal?.isOpen === true, () =>
    setRemoval(undefined),
  );
  const { ids } = selection;
  const count = ids.length;

  function finish(message: string) {
    selection.clear();
    toasts.show({ tone: 'success', message });
    onDone();
  }

  /** Writes, unless records are gone meanwhile: the others stay selected for another try. Returns whether any were there. */
  async function attempt(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      const missing = findMissing(error, ids);
      if (missing.size === 0) {
        if (!(error instanceof ApiError)) throw error;
        throw new FormError(bulkProblem(error, t), { cause: error });
      }
      const left = ids.filter((id) => !missing.has(id));
      selection.select(new Set(left));
      if (left.length > 0) {
        setRemoval((open) => open && { ...open, count: left.length });
        throw new FormError({ message: t('list.bulk.gone') }, { cause: error });
      }
      toasts.show({ tone: 'danger', message: t('errors.not_found') });
      onDone();
      return false;
    }
  }

  async function change(values: object) {
    const isDone = await attempt(() => bulk.update(ids, values));
    setField(null);
    if (isDone) finish(t('list.bulk.done', { count }));
  }

  async function remove(body: RemovalBody) {
    if (!(await attempt(() => bulk.remove(ids, body)))) return;
    closeRemoved(ids);
    finish(t('list.delete.done', { count }));
  }

  return (
    <>
      <BulkActionBar
        count={count}
        {...(total !== undefined && { total })}
        onClear={selection.clear}
        onSelectAll={selection.selectAll}
        isSelectingAll={selection.isSelectingAll}
      >
        <Menu
          label={t('list.bulk.edit')}
          placement="top start"
          trigger={
            <Button size="small" icon={<PencilLine aria-hidden />}>
              {t('list.bulk.edit')}
            </Button>
          }
        >
          {fields.map((one) => (
            <MenuItem key={one.name} id={one.name} label={one.label} onAction={() => setField(one)} />
          ))}
        </Menu>
        {canDelete && (
          <Button
            size="small"
            icon={<Trash2 aria-hidden />}
            onPress={() => setRemoval({ count, isOpen: true })}
          >
            {t('list.delete')}
          </Button>
        )}
      </BulkActionBar>
      {field && BulkEditDialog && (
        <BulkEditDialog field={field} ids={ids} onOpenChange={closeEdit} onSubmit={change} />
      )}
      {removal && RemoveDialog && (
        <RemoveDialog
          removal={removal}
          isOpen={removal.isOpen}
          onOpenChange={(isOpen) => setRemoval({ ...removal, isOpen })}
          renderFields={RemovalFields && ((onBody) => <RemovalFields ids={ids} onChange={onBody} />)}
          onConfirm={remove}
        />
      )}
    </>
  );
}

/** Returns what is wrong with the value that all records were to get: messages at its field, else one above the form. */
function bulkProblem(error: ApiError, t: TFunction) {
  const messages = Object.entries(error.fieldErrors);
  // the API says what is kept of the demonstration, which not every selected row has been loaded for
  const reason = error.status === 403 ? error.text : null;
  if (messages.length === 0) return { message: reason ?? describeFailure(error, t) };
  return {
    fields: Object.fromEntries(messages.map(([path, texts]) => [path.replace(/^values\./, ''), texts])),
  };
}
