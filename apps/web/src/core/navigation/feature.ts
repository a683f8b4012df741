import type { AccessRule, Filters, ResourceName } from '@bureau/contract';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

/** Names a text of the application. */
export type TextKey = ParseKeys;

/** Names the records of a list that refer to one record: by the filter that finds them, and its id. */
export interface RelatedListProps {
  readonly filter: string;
  readonly id: number;
  /** Whether it leads to the form of a new record, where there is no line that adds one. */
  readonly hasForm?: boolean;
}

/** Describes how a line begins that adds records. */
export interface QuickAddProps {
  /** What stands in it at first, in place of what was typed before and not added. */
  readonly initialText?: string;
  /** What is added at once: lines that were typed before this one was there. */
  readonly initialLines?: readonly string[];
  /** Narrows the records that are shown around it: one that is added gets what they have, unless the line says otherwise. */
  readonly filter?: Filters | undefined;
  /** Whether the key that begins a new record leads to it as well, in place of the form. */
  readonly creates?: boolean | undefined;
  readonly hasInitialFocus?: boolean;
  /** Runs when a record was added. */
  readonly onAdded?: () => void;
}

/** Describes one page of a feature, as plain data. */
export interface FeaturePage {
  /** The path below the feature's, such as `detail/:id`; empty for the feature's first page. */
  readonly path: string;
  /** Names the title of the page. */
  readonly titleKey: TextKey;
  /** Who may open the page, where that differs from the feature's rule. */
  readonly access?: AccessRule;
  /** Shows the page in the breadcrumb, where entries are hidden unless asked for (docs/product.md §2). */
  readonly isInBreadcrumb?: boolean;
  /** Whether it is a list of records. */
  readonly isList?: boolean;
  /** Opens the page beside the feature's first page, a list, where the window is wide enough; else in its place. */
  readonly opensBeside?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Loads what the page of a record shows of a list whose records refer to it. */
  readonly loadRelated?: () => Promise<ComponentType<RelatedListProps>>;
}

/** Describes a feature of the application, as plain data: where it is found and who may open it. */
export interface Feature {
  readonly path: string;
  readonly titleKey: TextKey;
  /** Who may open it; a `public` feature stands in the blank layout. */
  readonly access: AccessRule;
  /** Closes it to somebody of a client, who would find nothing there. */
  readonly isForStaff?: boolean;
  /** Shows a public feature to somebody who has signed in too, as a link in a mail has to be. */
  readonly isForSignedIn?: boolean;
  /** Names its icon in the menu and the breadcrumb (`icons.tsx`). */
  readonly icon: string;
  /** The key that opens the feature after `g` (`shortcuts.ts`). */
  readonly shortcut?: string;
  /** Loads the line by which its records are added, and says who may. */
  readonly quickAdd?: {
    readonly rule: AccessRule;
    /** The key of the text that shows by an example what can be typed there. */
    readonly exampleKey?: TextKey | undefined;
    readonly load: () => Promise<ComponentType<QuickAddProps>>;
  };
  /** Names the resources from which its records are derived in part, such as by a sum: they are out of date as soon as one of those changes. */
  readonly derivesFrom?: readonly ResourceName[];
  /** Names the catalogues of other features whose texts its pages show, beside its own. */
  readonly catalogues?: readonly string[];
  readonly pages: readonly FeaturePage[];
}

/** What the layout knows of the page that is open. */
export interface RouteHandle {
  readonly feature: Feature;
  readonly page: FeaturePage;
}
