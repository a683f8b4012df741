import type { InlineEditor } from '@bureau/ui';
import { MultiSelectControl, type SelectOption } from '../../../select/index.ts';
import { useOpenOnFirstFocus } from '../../parts/useOpenOnFirstFocus.ts';

export interface InlineMultiSelectControlProps<Value extends string | number> {
  readonly editor: InlineEditor<readonly Value[]>;
  readonly options: readonly SelectOption<Value>[];
  readonly isInTableCell?: boolean;
}

/** Takes the choices while editing. The options open by themselves when the control gets the focus first. */
export function InlineMultiSelectControl<Value extends string | number>({
  editor,
  options,
  isInTableCell = false,
}: InlineMultiSelectControlProps<Value>) {
  const { draft, setDraft, controlProps, isInvalid } = editor;
  const { isOpen, onOpenChange, openAtFirst } = useOpenOnFirstFocus(controlProps.readOnly);
  return (
    <MultiSelectControl
      id={controlProps.id}
      data-inline
      data-in-cell={isInTableCell || undefined}
      aria-label={controlProps['aria-label']}
      aria-describedby={controlProps['aria-describedby']}
      options={options}
      value={draft}
      onValueChange={setDraft}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onTriggerFocus={openAtFirst}
      isInvalid={isInvalid}
    />
  );
}
