import type { ReactNode, Ref } from 'react';
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

export interface DescriptionListProps {
  /** The properties, in the order in which they stand. */
  entries: readonly DescriptionItem[];
  className?: string;
  ref?: Ref<HTMLDListElement>;
}

/** Shows the properties of a record, the names on one side and the values on the other. */
export function DescriptionList({ entries, className, ref }: DescriptionListProps) {
  return (
    <Root ref={ref} className={className}>
      {entries.map(({ id, label, value, isUnset = false }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-unset={isUnset || undefined}>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
