import { nextOf } from '@bureau/contract';
import { Button } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import type { UpdateRecord } from '../../api/writes/useUpdateRecord.ts';
import { focusHeadingAfterRemoval } from '../../core/navigation/focusHeading.ts';
import { useShowFailure } from '../useShowFailure.ts';
import { type ShownField, valueOf } from '../fields/ShownField.ts';
import { Forward } from './NextStatusButton.styles.ts';

interface NextStatusButtonProps<Item extends Identified> {
  readonly fields: readonly ShownField<Item>[];
  readonly record: Item;
  readonly edited: UpdateRecord<Item, object>;
}

/** Moves a record to the status that usually follows; nothing where none does. */
export function NextStatusButton<Item extends Identified>({
  edited,
  fields,
  record,
}: NextStatusButtonProps<Item>) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const shown = fields.find(({ name }) => name === 'status');
  const [next] = shown === undefined ? [] : nextOf(shown.field, valueOf(shown, record));
  const choice = shown?.choices.find(({ id }) => id === next);
  if (shown === undefined || choice === undefined || shown.canEdit?.(record) === false) return null;

  const move = async () => {
    setPending(true);
    try {
      await edited.update({ [shown.name]: next });
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      ref={focusHeadingAfterRemoval}
      icon={<Forward aria-hidden />}
      isPending={isPending}
      onPress={() => void move()}
    >
      {t('record.move_to', { status: choice.label })}
    </Button>
  );
}
