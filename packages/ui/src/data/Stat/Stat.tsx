import type { Tone } from '@bureau/theme';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { Root, Value } from './Stat.styles.ts';

export interface StatProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is counted. */
  label: string;
  /** The number; undefined while it is being loaded. A text is shown as it is: an amount, a duration. */
  value: number | string | undefined;
  /** Leads to what is counted. */
  href?: string | undefined;
  /** Renders a number above zero in this tone; the label carries the meaning. */
  tone?: Tone | undefined;
  /** Receives the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Shows a number with what it counts, and leads to that. */
export function Stat({ label, value, href, tone, ...rootProps }: StatProps) {
  const { locale } = useLocale();
  const content: ReactNode = (
    <>
      <Value data-tone={value === 0 ? undefined : tone}>
        {value === undefined ? <Skeleton inlineSize="3ch" blockSize="1lh" /> : value.toLocaleString(locale)}
      </Value>
      <span>{label}</span>
    </>
  );
  return (
    <Root {...rootProps}>
      {href === undefined ? <div>{content}</div> : <Anchor href={href}>{content}</Anchor>}
    </Root>
  );
}
