import type { Ref } from 'react';
import { useUiMessages } from '../../provider/messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { isApplePlatform } from './applePlatform.ts';
import { nameKey } from './keyNames.ts';
import { Key, Root } from './Keys.styles.ts';

export interface KeysProps {
  /**
   * Gives the keys by the names of `KeyboardEvent.key`: those that are held together joined by `+`, those that follow each other
   * apart, as in `Mod+k` and `g t`. `Mod` is the Command key of a Mac and the Control key elsewhere.
   */
  shortcut: string;
  /** Names the keys as on a Mac, or as elsewhere; as on this machine when not given. */
  isApple?: boolean;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Shows which keys to press, by the names that they have on this machine and in this language. */
export function Keys({ shortcut, isApple = isApplePlatform(), className, ref }: KeysProps) {
  const t = useUiMessages();
  const steps = shortcut
    .split(' ')
    .map((step) => step.split('+').map((key) => ({ key, ...nameKey(key, isApple, t) })));
  const spoken = steps
    .map((step) => step.map((name) => name.spoken).join('+'))
    .reduce((first, second) => t('ui.keys.sequence', { first, second }));
  return (
    <Root ref={ref} className={className}>
      {steps.flat().map(({ key, shown }) => (
        <Key key={key} aria-hidden>
          {shown}
        </Key>
      ))}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Root>
  );
}
