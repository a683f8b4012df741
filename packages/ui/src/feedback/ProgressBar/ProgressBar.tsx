import { Label } from 'react-aria-components';
import { Fill, Root, Runner, Track, Words } from './ProgressBar.styles.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { useAnnouncedProgress } from './useAnnouncedProgress.ts';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Names what is going on: "Importing tasks". */
  label: string;
  /** How far it has come; without it the bar shows that something is going on, and not how far. */
  value?: number;
  /** What `value` is at the end. Defaults to 100. */
  max?: number;
  /** The progress as text: "1,200 of 50,000 rows". Defaults to a percentage. */
  valueLabel?: string;
}

/** Shows how far something has come that takes a while. It is said when it begins, and at each quarter. */
export function ProgressBar({ label, value, max = 100, valueLabel, ...rootProps }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1) || 0;
  useAnnouncedProgress(label, share);
  return (
    <Root
      {...rootProps}
      value={share === undefined ? undefined : share * 100}
      isIndeterminate={share === undefined}
      valueLabel={valueLabel}
    >
      {({ valueText }) => (
        <>
          <Words>
            <Label>{label}</Label>
            {(valueLabel ?? valueText) !== undefined && <span>{valueLabel ?? valueText}</span>}
          </Words>
          <Track>
            {share === undefined ? <Runner /> : <Fill style={{ '--progress': `${share * 100}%` }} />}
          </Track>
        </>
      )}
    </Root>
  );
}
