import { useUiMessages } from '../../provider/messages/index.ts';
import { useBrowserValue } from '../state/useBrowserValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { isApplePlatform } from './applePlatform.ts';
import { keyLabel } from './keyLabel.ts';
import type { RootProps } from '../root/index.ts';
import { Key, Root } from './Kbd.styles.ts';

export interface KbdProps extends RootProps<HTMLSpanElement> {
  /**
   * The keys by the names of `KeyboardEvent.key`: those that are held together joined by `+`, those that follow each other apart, as in
   * `Mod+k` and `g t`. `Mod` is the Command key of a Mac and the Control key elsewhere.
   */
  shortcut: string;
  /** Names the keys as on a Mac, or as on other machines; as on this machine when not given. */
  isApple?: boolean | undefined;
}

/** Shows which keys to press, by the names that they have on this machine and in this language. */
export function Kbd({ shortcut, isApple: given, ...rootProps }: KbdProps) {
  const t = useUiMessages();
  const isOwnApple = useBrowserValue(isApplePlatform, false);
  const isApple = given ?? isOwnApple;
  const steps = shortcut
    .split(' ')
    .map((step) => step.split('+').map((key) => ({ key, ...keyLabel(key, isApple, t) })));
  const spokenText = steps
    .map((step) => step.map((name) => name.spokenText).join('+'))
    .reduce((first, second) => t('ui.keys.sequence', { first, second }));
  return (
    <Root {...rootProps}>
      {steps.flat().map(({ key, text }) => (
        <Key key={key} aria-hidden>
          {text}
        </Key>
      ))}
      <VisuallyHidden>{spokenText}</VisuallyHidden>
    </Root>
  );
}
