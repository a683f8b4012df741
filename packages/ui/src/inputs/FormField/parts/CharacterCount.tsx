import { useUiMessages } from '../../../provider/messages/index.ts';
import { Count } from '../FormField.styles.ts';

export interface CharacterCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

/** From which share of the limit on the characters are counted. */
const visibleFrom = 0.8;

/** Returns whether a text is long enough for its characters to be counted. */
export function isNearLimit({ length, limit }: Pick<CharacterCountProps, 'length' | 'limit'>): boolean {
  return length >= limit * visibleFrom;
}

/** Shows how many characters are left, or too many. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const t = useUiMessages();
  const left = limit - length;
  return (
    <Count id={id} data-over={left < 0 || undefined}>
      {left < 0
        ? t('ui.field.charactersOver', { count: -left })
        : t('ui.field.charactersLeft', { count: left })}
    </Count>
  );
}
