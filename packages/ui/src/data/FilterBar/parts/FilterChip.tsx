import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { Chip, Open, Panel, Remove } from '../FilterBar.styles.ts';
import type { FilterDefinition, FilterValue } from '../FilterBar.types.ts';
import { isChoice, type FilterSentence } from '../filters.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor } from './DateRangeEditor.tsx';

interface FilterChipProps {
  filter: FilterDefinition;
  value: FilterValue | undefined;
  sentence: FilterSentence;
  dateFormat: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (value: FilterValue | undefined) => void;
  onRemove: () => void;
}

/** Shows one filter as a sentence that opens its editor, and a cross that removes it, as the Delete key does. */
export function FilterChip(props: FilterChipProps) {
  const { filter, value, sentence, dateFormat, isOpen, onOpenChange, onChange, onRemove } = props;
  const t = useUiMessages();
  const chip = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };

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
          {filter.kind === 'choice' ? (
            <ChoiceEditor filter={filter} value={isChoice(value) ? value : []} onChange={onChange} />
          ) : (
            <DateRangeEditor
              label={filter.label}
              value={isChoice(value) ? {} : (value ?? {})}
              dateFormat={dateFormat}
              onChange={onChange}
              onDone={() => onOpenChange(false)}
            />
          )}
        </Dialog>
      </Panel>
    </>
  );
}
