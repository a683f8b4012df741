import { Alert, Button, createLazyImport, Skeleton } from '@bureau/ui';
import type { ComponentType } from 'react';
import { useFieldMessages } from '../messages/index.ts';

/**
 * Creates an editor whose code is loaded when it is first shown. Its place is held by a skeleton until it is there, and by an alert with another try where it
 * did not come.
 */
export function lazyEditor<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const useEditor = createLazyImport<Props>(load);
  return function LazyEditor(props: Props) {
    const t = useFieldMessages();
    const { Loaded: Editor, hasFailed, retry } = useEditor();
    if (Editor) return <Editor {...props} />;
    if (!hasFailed) return <Skeleton blockSize="142px" />;
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
