import { X } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Root } from './Tag.styles.ts';

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The word that somebody gave. */
  label: string;
  /** Stands before the word. */
  icon?: ReactNode;
  /** Runs when the tag is to be removed. Without it, there is no button for that. */
  onRemove?: (() => void) | undefined;
  /** Receives the element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Shows a word that somebody gave to something. What the product itself says of it is a Badge. */
export function Tag({ icon, label, onRemove, ...rootProps }: TagProps) {
  return (
    <Root {...rootProps}>
      {icon}
      <span>{label}</span>
      {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    </Root>
  );
}

function RemoveButton({ label, onRemove }: Required<Pick<TagProps, 'label'>> & { onRemove: () => void }) {
  const t = useUiMessages();
  return (
    <Button aria-label={t('ui.attachments.remove', { name: label })} onPress={onRemove}>
      <X aria-hidden />
    </Button>
  );
}
