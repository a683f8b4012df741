import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'children' | 'size' | 'variant'> {
  readonly text: string;
}

/** Copies a text to the clipboard, and says whether that went well. */
export function CopyButton({ text, children, ...props }: CopyButtonProps) {
  const t = useUiMessages();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Refused, or not there: a page that was not loaded over HTTPS has no clipboard.
      setState('failed');
    }
  };
  const copied = state === 'copied' && t('ui.errorDialog.copied');
  return (
    <>
      <Button {...props} icon={<Copy aria-hidden />} onPress={() => void copy()}>
        {copied || children}
      </Button>
      <VisuallyHidden role="status">
        {state === 'failed' ? t('ui.errorDialog.copyFailed') : copied}
      </VisuallyHidden>
    </>
  );
}
