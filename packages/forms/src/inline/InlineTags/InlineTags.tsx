import { InlineEdit, TagsInput, type TagsInputProps } from '@bureau/ui';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineTagsProps
  extends
    InlineEditorProps<readonly string[]>,
    Pick<TagsInputProps, 'loadSuggestions' | 'max' | 'suggestions'> {
  /** The greatest number of characters of each text. */
  readonly maxLength?: number;
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag, index) => tag === b[index]);

/** Edits several texts in their place, typed one after the other. A press outside does not discard what was typed. */
export function InlineTags({
  loadSuggestions,
  max,
  maxLength = Infinity,
  suggestions,
  isRequired = false,
  ...shell
}: InlineTagsProps) {
  const messages = useFormsMessages();
  const check = (tags: readonly string[]) => {
    if (tags.length === 0) return isRequired ? messages('forms.error.required') : undefined;
    const isLong = tags.some((tag) => tag.length > maxLength);
    return isLong ? messages('forms.error.maxLength', { count: maxLength }) : undefined;
  };
  return (
    <InlineEdit<readonly string[]>
      {...shell}
      defaultValue={shell.defaultValue ?? []}
      discardsOnOutsidePress={false}
      isEqual={isSameList}
      isEmpty={(tags) => tags.length === 0}
      validate={check}
      renderValue={(tags) => tags.join(', ')}
      renderEditor={({ draft, setDraft }) => (
        <TagsInput
          {...(loadSuggestions && { loadSuggestions })}
          {...(suggestions && { suggestions })}
          {...(max !== undefined && { max })}
          value={draft}
          onChange={setDraft}
        />
      )}
    />
  );
}
