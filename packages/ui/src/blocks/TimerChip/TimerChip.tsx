import { Pause, Play, Square } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Code, Root, Time } from './TimerChip.styles.ts';

export interface TimerChipProps extends RootProps<HTMLDivElement> {
  /** Names what the time is spent on in few letters: `TSK-0042`. */
  code: string;
  /** Names it in words, for those who point at the code or hear it. */
  title: string;
  /** The address of what the time is spent on. */
  href: string;
  /** The time so far as people write it: `01:25`. */
  time: string;
  /** Shows the time at rest, and offers to go on. */
  isPaused?: boolean;
  /** Keeps the buttons from being pressed while a press is still being carried out; the one that was pressed keeps the focus. */
  isPending?: boolean;
  /** Shows the time alone on a phone: for a header, which has no room for the buttons there. The time leads to where they are. */
  isShort?: boolean;
  /** Runs when a person pauses. */
  onPause: () => void;
  /** Runs when a person goes on. */
  onResume: () => void;
  /** Runs when a person stops the timer. */
  onStop: () => void;
}

/** Shows the timer that runs, and pauses and stops it. */
export function TimerChip({
  code,
  title,
  href,
  time,
  isPaused = false,
  isPending = false,
  isShort = false,
  onPause,
  onResume,
  onStop,
  ...rootProps
}: TimerChipProps) {
  const t = useUiMessages();
  return (
    <Root
      role="group"
      aria-label={t('ui.timerChip.label')}
      {...rootProps}
      data-state={isPaused ? 'paused' : 'running'}
      data-short={isShort || undefined}
    >
      <Link href={href} variant="quiet">
        <Code>{code}</Code>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Time role="timer">{time}</Time>
      </Link>
      <IconButton
        label={t(isPaused ? 'ui.timerChip.resume' : 'ui.timerChip.pause')}
        icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        size="small"
        isPending={isPending}
        onPress={() => (isPaused ? onResume() : onPause())}
      />
      <IconButton
        label={t('ui.timerChip.stop')}
        icon={<Square aria-hidden />}
        size="small"
        isPending={isPending}
        onPress={() => onStop()}
      />
    </Root>
  );
}
