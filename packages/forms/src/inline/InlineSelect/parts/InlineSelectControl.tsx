import type { InlineEditor } from '@bureau/ui';
import { Select } from 'react-aria-components';
import {
  emptyKey,
  findOption,
  OptionPanel,
  optionOrRaw,
  type SelectOption,
  SelectTrigger,
} from '../../../select/index.ts';

export interface InlineSelectControlProps<Value extends string | number> {
  readonly editor: InlineEditor<Value | null>;
  readonly options: readonly SelectOption<Value>[];
  readonly emptyLabel?: string;
}

/** Takes the choice while editing. A value that is no option stays until another one is chosen. */
export function InlineSelectControl<Value extends string | number>({
  editor,
  options,
  emptyLabel,
}: InlineSelectControlProps<Value>) {
  const { draft, setDraft, controlProps, isInvalid } = editor;
  const choose = (key: unknown) => {
    if (controlProps.readOnly) return;
    if (key === emptyKey) setDraft(null);
    const chosen = findOption(options, key);
    if (chosen) setDraft(chosen.value);
  };
  return (
    <Select
      aria-label={controlProps['aria-label']}
      aria-describedby={controlProps['aria-describedby']}
      value={draft}
      onChange={choose}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <SelectTrigger id={controlProps.id} option={optionOrRaw(options, draft)} />
      <OptionPanel options={options} emptyLabel={emptyLabel} />
    </Select>
  );
}
