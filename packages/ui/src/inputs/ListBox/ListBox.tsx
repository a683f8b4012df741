import type { CSSProperties, Ref } from 'react';
import type { Selection } from 'react-aria-components';
import type { ValueProps } from '../parts/input.types.ts';
import { chooseInOrder, flattenOptions, type OptionId, type SelectOptions } from '../options/options.ts';
import { type FieldProps, useFieldProps } from '../parts/useFieldProps.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';
import { Framed } from './ListBox.styles.ts';

interface SingleProps<Id extends OptionId> extends ValueProps<Id | null> {
  /** Takes one of the options. */
  readonly selectionMode?: 'single';
}

interface MultipleProps<Id extends OptionId> extends ValueProps<readonly Id[]> {
  /** Takes several of the options, in their order. */
  readonly selectionMode: 'multiple';
}

export type ListBoxProps<Id extends OptionId = OptionId> = FieldProps &
  (SingleProps<Id> | MultipleProps<Id>) & {
    /** Lists the choices, in sections where there are some. */
    readonly options: SelectOptions<Id>;
    /** Shown where there is no option. */
    readonly emptyText?: string;
    /** Shows a tooltip of the browser. */
    readonly title?: string;
    /** Adds classes to those of the component. */
    readonly className?: string;
    /** Adds styles to the element, such as where it stands in a grid. */
    readonly style?: CSSProperties;
    /** Receives the element of the control. */
    readonly ref?: Ref<HTMLDivElement>;
  };

/** Shows all options at once, of which one or several can be chosen. A Select takes less room. */
export function ListBox<Id extends OptionId = OptionId>(props: ListBoxProps<Id>) {
  const { options, value: given, defaultValue, onChange: _, selectionMode = 'single', ref, ...rest } = props;
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...control } = useFieldProps(rest, {
    isGroup: true,
  });
  const isMultiple = selectionMode === 'multiple';
  const known = flattenOptions(options);
  const [chosen, setChosen, listRef] = useInputValue(
    ref,
    given === undefined ? undefined : toList(given),
    toList(defaultValue ?? null),
    (ids) => {
      if (props.selectionMode === 'multiple') props.onChange?.(ids);
      else props.onChange?.(ids[0] ?? null);
    },
  );
  const { describedBy, note } = useRequiredNote({ ...control, isRequired });

  const choose = (selection: Selection) => {
    if (isReadOnly === true) return;
    const before = new Set(chosen);
    const ids =
      selection === 'all'
        ? new Set(known.flatMap(({ id, isDisabled: isOff }) => (!isOff || before.has(id) ? [id] : [])))
        : selection;
    setChosen(chooseInOrder(known, (id) => ids.has(id), isMultiple ? chosen : []));
  };
  return (
    <>
      <Framed
        {...control}
        aria-describedby={describedBy}
        ref={listRef}
        options={options}
        mark={isMultiple ? 'box' : 'check'}
        selectionMode={selectionMode}
        disallowEmptySelection={isRequired === true && !isMultiple}
        selectedKeys={chosen}
        onSelectionChange={choose}
        disabledKeys={isDisabled === true ? known.map(({ id }) => id) : []}
        data-invalid={isInvalid || undefined}
        data-muted={isDisabled || isReadOnly || undefined}
      />
      {note}
    </>
  );
}

function toList<Id extends OptionId>(value: Id | null | readonly Id[]): readonly Id[] {
  if (value === null) return [];
  return typeof value === 'object' ? value : [value];
}
