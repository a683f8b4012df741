import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Bar, Status, Veil } from './LoaderOverlay.styles.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { useDelayed } from './useDelayed.ts';

const showDelay = 400;
const spinnerSize = 60;
const lineThickness = 3;

export interface LoaderOverlayProps extends RootProps<HTMLDivElement> {
  /** Whether a request is in progress. The overlay comes after 400 ms, so that quick requests do not flicker. */
  isActive: boolean;
}

/**
 * Veils the page while a request is in progress (docs/product.md §7 and §9: blur 5, spinner 60, bar 3). It lies over the page and takes
 * nothing from it: the focus stays where it is, keys and presses reach what they were meant for.
 */
export function LoaderOverlay({ isActive, ...rootProps }: LoaderOverlayProps) {
  const t = useUiMessages();
  const isShown = useDelayed(isActive, showDelay);
  return (
    <Status {...rootProps} role="status" data-react-aria-top-layer>
      {isShown && (
        <Veil>
          <Bar />
          <Spinner size={spinnerSize} thickness={lineThickness} />
          <VisuallyHidden>{t('ui.loaderOverlay.loading')}</VisuallyHidden>
        </Veil>
      )}
    </Status>
  );
}
