import type { AriaAttributes, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes the attributes that tie an editor's control to its shell: spread them on the element that takes the focus. */
export interface InlineEditControlProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** Finds the control when the focus belongs in it. */
  id: string;
  /** Whether a save is under way: the text can be read and selected, but not changed. */
  readOnly: boolean;
}

/** Describes what an editor gets from its shell. */
export interface InlineEditor<Value> {
  /** What has been typed or chosen so far. */
  draft: Value;
  /** Takes what is typed or chosen now. */
  setDraft: (draft: Value) => void;
  /** To be spread on the control: its name, its error, its keys. */
  controlProps: InlineEditControlProps;
  /** Whether the draft was rejected. */
  isInvalid: boolean;
  /** Whether the draft is on its way. */
  isSaving: boolean;
  /** Saves as the tick does. */
  save: () => void;
  /** Restores the value as the cross does. */
  cancel: () => void;
}

/** Describes the props of the shell of the inline editors (docs/product.md §2, Behaviour of the inline editors). */
export interface InlineEditProps<Value> extends RootProps<HTMLDivElement> {
  /** Names the value; the pencil is called "Edit {label}". */
  label: string;
  /** Shows this value. `undefined` leaves the value to the shell, beginning with `defaultValue`; an empty text and zero are values. */
  value?: Value;
  /** The value at the start, where the editor keeps its value itself. */
  defaultValue?: Value;
  /** Whether the value may be edited; without permission there is no pencil. */
  canEdit?: boolean;
  /** Renders the value while reading. Defaults to its text. */
  renderValue?: (value: Value) => ReactNode;
  /** Renders the editor's control; it is mounted only while editing. */
  renderEditor: (editor: InlineEditor<Value>) => ReactNode;
  /** Returns the message for a draft that may not be saved, else `undefined`. It shows after the first attempt to save. */
  validate?: (draft: Value) => string | undefined;
  /** Saves a value. A promise that rejects keeps the editor open with its draft and shows the message. */
  onSave: (value: Value) => void | Promise<unknown>;
  /** Returns the message for a rejected save. Defaults to the message of the `Error`, or a general one. */
  formatError?: (error: unknown) => string | undefined;
  /** Returns whether two values are the same; `Object.is` when not given. */
  isEqual?: (a: Value, b: Value) => boolean;
  /** Returns whether a value is rendered as `emptyText`. By default null, undefined and an empty text are. */
  isEmpty?: (value: Value) => boolean;
  /** Shown in place of an empty value. */
  emptyText?: string;
  /** Saves by Ctrl or Cmd with Enter, so that Enter starts a line, and lets the control take the whole width. */
  isMultiline?: boolean;
  /** Discards the draft, with an offer to undo, when the person presses outside. Defaults to true. */
  discardsOnOutsidePress?: boolean;
  /** Returns to reading when a save has succeeded. Defaults to true. Else the parent closes it by `isEditing`. */
  closesOnSave?: boolean;
  /** Shows this message below the editor from when it opens, until the draft changes: why a save was refused before. */
  error?: string;
  /** Whether the value is being saved by the parent: shown as a save of its own is. */
  isSaving?: boolean;
  /** Shows a note on the value below the editor, such as that it has changed meanwhile. It is spoken when it appears. */
  note?: string;
  /** Puts the editor over the cell of a table instead of in the flow of the page. */
  isInTableCell?: boolean;
  /** Opens and closes the editor from outside. */
  isEditing?: boolean;
  /**
   * Runs with `true` when the pencil or an undo opens the editor, with `false` when it closes. A parent that mounts the editor only
   * while it is open mounts it again on `true`, at once: the editor then begins with the draft that the undo brings back.
   */
  onEditingChange?: (isEditing: boolean) => void;
  /** Opens the editor at the start with this draft, kept by `onDraftChange` before. */
  initialDraft?: Value;
  /**
   * Runs with each draft that differs from the value, and with `undefined` when there is none any more, so that it can be kept over a
   * sign-out; also with one that was discarded, when the editor goes away while that can still be undone.
   */
  onDraftChange?: (draft: Value | undefined) => void;
}
