import { X } from 'lucide-react';
import { useRef, type ComponentType, type KeyboardEvent } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import { Chip, Open, Remove } from '../FilterBar.styles.ts';
import type { FilterDefinition, FilterValue } from '../FilterBar.types.ts';
import type { FilterSentence } from '../filters.ts';
import type { DateFormatting } from './DateRangeEditor.tsx';
import type { FilterEditorProps } from './FilterEditor.tsx';

interface FilterChipProps {
  filter: FilterDefinition;
  value: FilterValue | undefined;
  sentence: FilterSentence;
  dates: DateFormatting;
  isOpen: boolean;
  /** Defined once its code is loaded. */
  Editor: ComponentType<FilterEditorProps> | undefined;
  /** Runs when the editor is likely to be needed. */
  onNear: () => void;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (value: FilterValue | undefined) => void;
  onRemove: () => void;
}

/** Shows one filter as a sentence that opens its editor, and a cross that removes it, as the Delete key does. */
export function FilterChip(props: FilterChipProps) {
  const { filter, value, sentence, dates, isOpen, Editor, onNear, onOpenChange, onChange, onRemove } = props;
  const t = useUiMessages();
  const chip = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // the focus goes on to the next chip, which a key that is held down leaves alone
    if (!event.repeat) onRemove();
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
          onPointerEnter={onNear}
          onFocus={onNear}
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
      {Editor && <Editor {...{ filter, value, dates, isOpen, onOpenChange, onChange }} triggerRef={chip} />}
    </>
  );
}
