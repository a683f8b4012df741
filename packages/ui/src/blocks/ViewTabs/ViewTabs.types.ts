import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a saved view of a list. */
export interface SavedView {
  /** Identifies the view. */
  id: number;
  /** Names the view. */
  name: string;
  /** The address of the list as the view shows it. */
  href: string;
  /** Whether everybody who sees the list sees the view. */
  isShared: boolean;
  /** Whether the view belongs to the person, who alone can change it. */
  isOwn: boolean;
}

/** Describes what a person enters about a view. */
export interface ViewDetails {
  /** 1 to 100 characters, without white space around them. */
  name: string;
  /** Whether everybody sees the view, or its owner alone. */
  isShared: boolean;
}

export interface ViewTabsProps extends RootProps {
  /** Names the tabs for assistive technology. Defaults to "Views". */
  label?: string;
  /** Names the list without a view: "All tasks". */
  defaultLabel: string;
  /** The address of the list without a view. */
  defaultHref: string;
  /** The views, in the order in which they are listed: own ones come first. */
  views: readonly SavedView[];
  /** Names the view that is shown, or null for none. */
  currentId: number | null;
  /** Marks that the list differs from the view, or from the list without one. */
  isChanged: boolean;
  /** Saves the list as it is as a new view. When the promise is rejected the person stays where the name was typed. */
  onCreate: (details: ViewDetails) => Promise<void>;
  /** Saves the list as it is in a view. */
  onUpdate: (id: number) => Promise<void>;
  /** Changes the name of a view, and who sees it. */
  onRename: (id: number, details: ViewDetails) => Promise<void>;
  /** Deletes a view; the person has been asked. */
  onRemove: (id: number) => Promise<void>;
  /** Allows to share views. */
  canShare?: boolean;
  /** Returns the message for a failure. Defaults to a general sentence. */
  getErrorMessage?: (error: unknown) => string;
}
