import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { Panel } from '../../controls/panel.styles.ts';
import { Chip, Open, Remove } from '../FilterBar.styles.ts';
import type { FilterDefinition, FilterValue } from '../FilterBar.types.ts';
import { choicesOf, rangeOf, type FilterSentence } from '../filters.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor, type DateWording } from './DateRangeEditor.tsx';
import { NumberRangeEditor } from './NumberRangeEditor.tsx';

interface FilterChipProps {
  filter: FilterDefinition;
  value: FilterValue | undefined;
  sentence: FilterSentence;
  dates: DateWording;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (value: FilterValue | undefined) => void;
  onRemove: () => void;
}

/** Shows one filter as a sentence that opens its editor, and a cross that removes it, as the Delete key does. */
export function FilterChip(props: FilterChipProps) {
  const { filter, value, sentence, dates, isOpen, onOpenChange, onChange, onRemove } = props;
  const t = useUiMessages();
  const chip = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };

  const done = () => onOpenChange(false);

  return (
    <>
      <Chip ref={chip}>
        <Open
          type="button"
          data-filter={filter.id}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
          onKeyDown={onKeyDown}
        >
          {sentence.before}
          <strong>{sentence.values}</strong>
          {sentence.after}
        </Open>
        <Remove type="button" aria-label={t('ui.filters.remove', { label: filter.label })} onClick={onRemove}>
          <X aria-hidden />
        </Remove>
      </Chip>
      <Panel
        triggerRef={chip}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        offset={4}
      >
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
      </Panel>
    </>
  );
}
