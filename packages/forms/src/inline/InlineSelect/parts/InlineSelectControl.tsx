import type { InlineEditor } from '@bureau/ui';
import {
  emptyKey,
  findOption,
  OptionLabel,
  OptionPanel,
  optionOrRaw,
  type SelectOption,
  SelectRoot,
  SelectTrigger,
} from '../../../select/index.ts';
import { useOpenOnFirstFocus } from '../../parts/useOpenOnFirstFocus.ts';

export interface InlineSelectControlProps<Value extends string | number> {
  readonly editor: InlineEditor<Value | null>;
  readonly options: readonly SelectOption<Value>[];
  readonly emptyLabel?: string;
  readonly isInTableCell?: boolean;
}

/**
 * Takes the choice while editing. The options open by themselves when the control gets the focus first. A value that
 * is no option stays until another one is chosen.
 */
export function InlineSelectControl<Value extends string | number>({
  editor,
  options,
  emptyLabel,
  isInTableCell = false,
}: InlineSelectControlProps<Value>) {
  const { draft, setDraft, controlProps, isInvalid } = editor;
  const { isOpen, onOpenChange, openAtFirst } = useOpenOnFirstFocus(controlProps.readOnly);
  const option = optionOrRaw(options, draft);

  const choose = (key: unknown) => {
    const chosen = findOption(options, key);
    if (chosen) setDraft(chosen.value);
    else if (key === emptyKey) setDraft(null);
  };

  return (
    <SelectRoot
      data-inline
      data-in-cell={isInTableCell || undefined}
      aria-label={controlProps['aria-label']}
      aria-describedby={controlProps['aria-describedby']}
      value={draft}
      onChange={choose}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <SelectTrigger
        id={controlProps.id}
        onFocus={openAtFirst}
        chosen={option && <OptionLabel {...option} />}
      />
      <OptionPanel options={options} emptyLabel={emptyLabel} />
    </SelectRoot>
  );
}
