import { useState, type ReactNode } from 'react';
import { useUiMessages } from '../../provider/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './InlineEdit.styles.ts';
import type { InlineEditProps } from './InlineEdit.types.ts';
import { pencilIcon } from './parts/icons.tsx';
import { opensEditor, renderReading, pencilProps } from './parts/reading.tsx';

export interface InlineValueProps extends Pick<
  InlineEditProps<unknown>,
  'label' | 'canEdit' | 'emptyText' | 'isMultiline' | keyof RootProps
> {
  /** Renders the inline editor of the value: it is mounted, open, when the pencil is pressed, and stays. */
  renderEditor: (isOpenAtFirst: boolean) => ReactNode;
  /** Mounts the editor from the start, as it has a draft that was kept before; it opens with that. */
  hasDraft?: boolean;
  /** Shows the value, as the editor does when it is closed; nothing where it is empty. */
  children: ReactNode;
}

/**
 * Shows a value with a pencil, exactly as an inline editor that is closed does, and mounts that editor when the pencil is pressed: for
 * pages of many values, of which a visit changes few.
 */
export function InlineValue({
  label,
  canEdit = false,
  emptyText,
  isMultiline = false,
  renderEditor,
  hasDraft = false,
  children,
  ...rootProps
}: InlineValueProps) {
  const t = useUiMessages();
  const [isPressed, setPressed] = useState(false);
  const [startsMounted] = useState(hasDraft);
  if (isPressed || startsMounted) return renderEditor(isPressed);
  return (
    <Root
      {...rootProps}
      data-multiline={isMultiline || undefined}
      data-editable={canEdit || undefined}
      onClick={canEdit ? (event) => opensEditor(event) && setPressed(true) : undefined}
    >
      {renderReading(children, emptyText ?? t('ui.editing.empty'))}
      {canEdit && (
        <button {...pencilProps(t('ui.editing.edit', { label }), () => setPressed(true))}>
          {pencilIcon}
        </button>
      )}
    </Root>
  );
}
