import type { InlineEditor } from '@bureau/ui';
import { useState } from 'react';
import {
  emptyKey,
  findOption,
  OptionPanel,
  optionOrRaw,
  type SelectOption,
  SelectTrigger,
} from '../../../select/index.ts';
import * as styles from '../InlineSelect.styles.ts';

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
  const { id, readOnly } = controlProps;
  const [isOpen, setIsOpen] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);

  const openAtFirst = () => {
    if (!hadFocus) setIsOpen(true);
    setHadFocus(true);
  };

  const choose = (key: unknown) => {
    const chosen = findOption(options, key);
    if (chosen) setDraft(chosen.value);
    else if (key === emptyKey) setDraft(null);
  };

  return (
    <styles.Root
      data-in-cell={isInTableCell || undefined}
      aria-label={controlProps['aria-label']}
      aria-describedby={controlProps['aria-describedby']}
      value={draft}
      onChange={choose}
      isOpen={isOpen}
      onOpenChange={(isOpenNow) => setIsOpen(isOpenNow && !readOnly)}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <SelectTrigger id={id} onFocus={openAtFirst} option={optionOrRaw(options, draft)} />
      <OptionPanel options={options} emptyLabel={emptyLabel} />
    </styles.Root>
  );
}
