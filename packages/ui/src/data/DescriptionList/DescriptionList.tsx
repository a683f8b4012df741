import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { withBreaks } from '../../text/withBreaks.ts';
import { Root } from './DescriptionList.styles.ts';

/** Describes one property of a record. */
export interface DescriptionItem {
  /** Identifies the property in its list. */
  readonly id: string;
  /** Names the property. */
  readonly label: string;
  /** Shows the value: a text, a Badge, an inline editor. */
  readonly value: ReactNode;
  /** Renders the value muted, where nothing is set. */
  readonly isUnset?: boolean;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** The properties, in the order in which they stand. */
  entries: readonly DescriptionItem[];
}

/** Shows the properties of a record, the names on one side and the values on the other. */
export function DescriptionList({ entries, ...rootProps }: DescriptionListProps) {
  return (
    <Root {...rootProps}>
      {entries.map(({ id, label, value, isUnset = false }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-unset={isUnset || undefined}>{withBreaks(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
