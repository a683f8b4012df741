import { Alert, Button, createLazyImport, Skeleton } from '@bureau/ui';
import type { ComponentType } from 'react';
import { useFieldMessages } from '../messages/index.ts';

/** Returns how high an editor with all tools is, so that nothing moves when it is there: on a narrow screen its tools take a line more. */
export const heightOfEditor = (textHeight: number): string =>
  `calc(${textHeight}px + clamp(69px, (600px - 100vw) * 99, 99px))`;

/**
 * Creates an editor whose code is loaded when it is first shown. Its place is held by a skeleton until it is there, and by an alert with another try where it
 * did not come. The height of its text is in pixels.
 */
export function lazyEditor<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  textHeight: number,
): ComponentType<Props> {
  const useEditor = createLazyImport<Props>(load);
  return function LazyEditor(props: Props) {
    const t = useFieldMessages();
    const { Loaded: Editor, hasFailed, retry } = useEditor();
    if (Editor) return <Editor {...props} />;
    if (!hasFailed) return <Skeleton blockSize={heightOfEditor(textHeight)} />;
    return (
      <Alert
        tone="danger"
        isAssertive
        action={
          <Button size="small" onPress={retry}>
            {t('forms.lazyField.retry')}
          </Button>
        }
      >
        {t('forms.lazyField.failed')}
      </Alert>
    );
  };
}
