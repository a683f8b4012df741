import { Avatar } from '@bureau/ui';
import { useFormsMessages } from '../../../messages/index.ts';
import * as styles from '../RichTextEditor.styles.ts';
import { useCaretPlace } from './useCaretPlace.ts';
import type { Mentions } from './useMentions.ts';

interface MentionListProps {
  readonly id: string;
  /** Returns the id of an option, by which the text names the active one. */
  readonly optionId: (index: number) => string;
  readonly mentions: Mentions;
}

/** Offers people at the caret. */
export function MentionList({ id, optionId, mentions }: MentionListProps) {
  const { offered, active, choose } = mentions;
  const t = useFormsMessages();
  const { setFloating, style } = useCaretPlace(offered);
  return (
    <styles.People
      ref={setFloating}
      style={style}
      id={id}
      role="listbox"
      aria-label={t('forms.mentions.people')}
    >
      {offered.map((person, index) => (
        <styles.Option
          key={person.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // the focus stays in the text
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar name={person.name} size="small" isDecorative />
          {person.name}
        </styles.Option>
      ))}
    </styles.People>
  );
}
