import { useState } from 'react';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { OptionSearch } from './useOptionSearch.ts';
import type { OptionId } from './options.ts';
import { Status } from './options.styles.ts';

export interface OptionStatusProps extends Pick<OptionSearch<OptionId>, 'status' | 'retry'> {
  /** Shown instead of the texts about loading, by what else can be on its way. */
  readonly texts?: { readonly loading: string; readonly failed: string } | undefined;
  /** Takes the focus to what tries again, where there is nothing else to go to. */
  readonly isAlone?: boolean | undefined;
}

/** Hands the focus on to the options, or to their search, when what tried again goes while it has it. */
function handFocusOn(button: HTMLButtonElement | null) {
  const panel = button?.closest('[role="status"]')?.parentElement;
  return () => {
    if (button?.ownerDocument.activeElement !== button) return;
    panel?.querySelector<HTMLElement>('[role="combobox"], [role="listbox"]')?.focus();
  };
}

/** States that options are on their way; that they could not be loaded, with what tries again, and keeps the focus meanwhile. */
export function OptionStatus({ status, retry, texts, isAlone = false }: OptionStatusProps) {
  const t = useUiMessages();
  const [isRetrying, setRetrying] = useState(false);
  if (isRetrying && status === 'idle') setRetrying(false);
  const isLoading = status === 'loading';
  const press = () => {
    setRetrying(true);
    retry();
  };
  return (
    <Status role="status">
      {isLoading && (texts?.loading ?? t('ui.select.loading'))}
      {isLoading && !isRetrying && <Spinner />}
      {status === 'failed' && (texts?.failed ?? t('ui.select.failed'))}
      {(status === 'failed' || (isLoading && isRetrying)) && (
        <Button
          ref={handFocusOn}
          size="small"
          variant="ghost"
          autoFocus={isAlone}
          isPending={isLoading}
          onPress={press}
        >
          {t('ui.retry')}
        </Button>
      )}
    </Status>
  );
}
