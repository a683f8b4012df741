import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../inputs/SegmentedControl/index.ts';
import { PlainText } from '../../../primitives/PlainText/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import * as styles from '../Comments.styles.ts';
import type { CommentAudience } from '../Comments.types.ts';

interface AudienceProps {
  readonly value: CommentAudience;
  readonly onChange: (audience: CommentAudience) => void;
  /** The editor of the comment. */
  readonly children: ReactNode;
}

/** Takes who reads what is being written, says what that means, and paints the editor accordingly. */
export function Audience({ children, onChange, value }: AudienceProps) {
  const t = useUiMessages();
  return (
    <styles.Audience data-audience={value}>
      <styles.Choice>
        <SegmentedControl<CommentAudience>
          aria-label={t('ui.comments.audience')}
          value={value}
          onChange={(next) => next !== null && onChange(next)}
          options={[
            { id: 'internal', label: t('ui.comments.internal') },
            { id: 'public', label: t('ui.comments.public') },
          ]}
        />
        <PlainText>
          {t(value === 'internal' ? 'ui.comments.internalHint' : 'ui.comments.publicHint')}
        </PlainText>
      </styles.Choice>
      {children}
    </styles.Audience>
  );
}
