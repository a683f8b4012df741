import type { SelectOption } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';

/** Describes an item: its values by the ids of the columns. */
export type LineItem = Readonly<Record<string, unknown>>;

interface ColumnBase {
  /** Identifies the column, and names the value of an item that it shows. */
  readonly id: string;
  /** Names the column. */
  readonly label: string;
  /** Sets the share of the width. Defaults to 1. */
  readonly grow?: number;
}

/** Describes a column of items. */
export type LineItemColumn<Item extends LineItem = LineItem> = ColumnBase &
  (
    | {
        readonly kind: 'text';
        /** Chooses the keyboard of phones, and what browsers offer. Defaults to `text`. */
        readonly type?: 'text' | 'email' | 'tel';
      }
    | { readonly kind: 'checkbox' }
    | {
        readonly kind: 'choice';
        /** Lists what can be chosen. */
        readonly options: readonly SelectOption[];
      }
    /** Takes whole minutes, typed as `1:30` or `90m`. */
    | { readonly kind: 'duration' }
    | {
        /** Takes a time of day, `HH:mm`. */
        readonly kind: 'time';
        /** Sets by a format of date-fns whether times have 12 hours or 24. */
        readonly dateTimeFormat?: string | undefined;
      }
    | {
        readonly kind: 'number';
        /** Takes decimals; the numbers are whole without it. */
        readonly hasDecimals?: boolean;
        /** Stands behind the number and may be typed, or left out: a `%`, or a unit. */
        readonly suffix?: string;
      }
    | {
        readonly kind: 'money';
        /** The currency by its ISO 4217 code. */
        readonly currency: string;
      }
    | {
        readonly kind: 'computed';
        /** Returns the text that is shown. What was typed and is no number is still a text. */
        readonly compute: (item: Item) => string;
      }
  );

/** Describes a sum below the items. */
export interface LineItemsTotal {
  /** Identifies the sum. */
  readonly id: string;
  /** Names the sum: “Subtotal”. */
  readonly label: string;
  /** The sum, as it is to be read. */
  readonly value: ReactNode;
  /** Shows the sum in bold, for the one that is to be paid. */
  readonly isStrong?: boolean;
}

export interface LineItemsFieldProps<
  Values extends FieldValues = FieldValues,
  Item extends LineItem = LineItem,
> extends FieldProps<Values, readonly Item[] | undefined> {
  /** Keeps the label from the eye, where a heading says it already. */
  readonly isLabelHidden?: boolean;
  /** Describes the columns, from first to last. The same list in each render. */
  readonly columns: readonly LineItemColumn<Item>[];
  /** Returns what a new item begins with. */
  readonly createItem: () => Item;
  /** Returns the sums below the items. */
  readonly getTotals?: ((items: readonly Item[]) => readonly LineItemsTotal[]) | undefined;
}
