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
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Refused, or not there: a page that was not loaded over HTTPS has no clipboard.
      setOutcome('copyFailed');
    }
  };
  const message = outcome && t(`ui.errorDialog.${outcome}`);
  const failure = outcome === 'copyFailed' && <span aria-hidden>{message}</span>;
  return (
    <>
      {failure}
      <Button {...props} icon={<Copy aria-hidden />} onPress={() => void copy()}>
        {failure ? children : (message ?? children)}
      </Button>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
