import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { Surface, surfaceOffset } from '../../../overlay/Popover/index.ts';
import type { FilterDefinition, FilterValue } from '../FilterBar.types.ts';
import { choicesOf, rangeOf } from '../filters.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor, type DateFormatting } from './DateRangeEditor.tsx';
import { NumberRangeEditor } from './NumberRangeEditor.tsx';

export interface FilterEditorProps {
  filter: FilterDefinition;
  value: FilterValue | undefined;
  dates: DateFormatting;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (value: FilterValue | undefined) => void;
}

/** Shows below its chip what a filter is set with. */
export function FilterEditor(props: FilterEditorProps) {
  const { filter, value, dates, triggerRef, isOpen, onOpenChange, onChange } = props;
  const done = () => onOpenChange(false);
  return (
    <Surface {...{ triggerRef, isOpen, onOpenChange }} placement="bottom start" offset={surfaceOffset}>
      <Dialog aria-label={filter.label}>
        {filter.kind === 'choice' && (
          <ChoiceEditor filter={filter} value={choicesOf(value)} onChange={onChange} />
        )}
        {filter.kind === 'dateRange' && (
          <DateRangeEditor {...dates} filter={filter} value={value} onChange={onChange} onDone={done} />
        )}
        {filter.kind === 'numberRange' && (
          <NumberRangeEditor
            filter={filter}
            value={rangeOf(value, 'number')}
            onChange={onChange}
            onDone={done}
          />
        )}
      </Dialog>
    </Surface>
  );
}
