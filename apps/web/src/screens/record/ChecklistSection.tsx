import { Checklist, type ChecklistItem } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { isText, useDraft } from '../../core/drafts/useDraft.ts';
import { useShowFailure } from '../useShowFailure.ts';
import type { FieldEditorProps } from '../fields/useFieldEditor.ts';
import { checklistOf, rowsIn } from '../fields/lineItems.ts';
import { changeOf } from '../fields/ShownField.ts';

export type ChecklistSectionProps = Pick<
  FieldEditorProps,
  'canEdit' | 'edited' | 'record' | 'resource' | 'shown'
>;

type Item = Readonly<Record<string, unknown>>;

/** Names items, which have no ids, so that one keeps its name while it is moved: by what it says, and how many before it say the same. */
function withIds(labels: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return labels.map((label) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return `${label} ${count}`;
  });
}

/** Shows line items that are ticked off, which are changed, added and put in order where they are read. */
export function ChecklistSection({ canEdit, edited, record, resource, shown }: ChecklistSectionProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { initialDraft, saveDraft } = useDraft(`${resource}/${record.id}/${shown.name}/new`, isText);
  const { max, text, tick } = checklistOf(shown.field) ?? { max: 0, text: '', tick: '' };
  const rows = rowsIn(shown, record);
  const ids = withIds(rows.map(({ [text]: label }) => String(label)));
  const items = rows.map((row, index): ChecklistItem => ({
    id: ids[index] ?? '',
    label: String(row[text]),
    isDone: row[tick] === true,
  }));

  const save = async (changed: readonly Item[]): Promise<boolean> => {
    try {
      await edited.update(changeOf(shown, changed));
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  const change = (id: string, changes: Item) =>
    void save(rows.map((row, index) => (ids[index] === id ? { ...row, ...changes } : row)));

  return (
    <Checklist
      label={shown.label}
      items={items}
      isReadOnly={!canEdit}
      maxLength={max}
      adding={{
        label: t('record.checklist.add'),
        initialText: initialDraft,
        onTextChange: (typed) => saveDraft(typed === '' ? undefined : typed),
        onAdd: (label) => save([...rows, { [text]: label, [tick]: false }]),
      }}
      onTick={(id, isDone) => change(id, { [tick]: isDone })}
      onRename={(id, label) => change(id, { [text]: label })}
      onRemove={(id) => void save(rows.filter((_, index) => ids[index] !== id))}
      onMove={(id, place) => {
        const moved = rows.filter((_, index) => ids[index] === id);
        void save(rows.filter((_, index) => ids[index] !== id).toSpliced(place, 0, ...moved));
      }}
    />
  );
}
