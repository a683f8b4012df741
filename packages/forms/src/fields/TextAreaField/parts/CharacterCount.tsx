import { useFormsMessages } from '../../../messages/index.ts';
import { Count } from '../TextAreaField.styles.ts';

export interface CharacterCountProps {
  readonly length: number;
  readonly limit: number;
}

/** From which share of the limit on the characters are counted. */
const visibleFrom = 0.8;

/** Shows how many characters are left, or too many, near the limit. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const messages = useFormsMessages();
  if (length < limit * visibleFrom) return null;
  const left = limit - length;
  return (
    <Count data-over={left < 0 || undefined}>
      {left < 0
        ? messages('forms.field.charactersOver', { count: -left })
        : messages('forms.field.charactersLeft', { count: left })}
    </Count>
  );
}
