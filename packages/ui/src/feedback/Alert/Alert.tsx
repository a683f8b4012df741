import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';
import { ToneIcon } from '../ToneIcon/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Action, Root, Title } from './Alert.styles.ts';

export interface AlertProps extends RootProps<HTMLDivElement> {
  /** Chooses colour and icon. */
  tone: Tone;
  /** Names the matter in a few words. */
  title?: string;
  /** What happened, why, and what to do next. */
  children?: ReactNode;
  /** Offers what to do next, as a button or a link. */
  action?: ReactNode;
  /** Whether it is announced as soon as it appears (`role="alert"`), for what went wrong after a press. */
  isAssertive?: boolean;
}

/** Shows a message in place, and stays: a failed save in a dialog, a list that could not be loaded. */
export function Alert({ tone, title, children, action, isAssertive = false, ...rootProps }: AlertProps) {
  return (
    <Root {...rootProps} data-tone={tone} role={isAssertive ? 'alert' : undefined}>
      <ToneIcon tone={tone} />
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
        {action !== undefined && <Action>{action}</Action>}
      </div>
    </Root>
  );
}
