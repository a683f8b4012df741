import { Spinner } from '../../feedback/Spinner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { OptionSearch } from './useOptionSearch.ts';
import type { OptionId } from './options.ts';
import { Status } from './options.styles.ts';

export interface OptionStatusProps extends Pick<OptionSearch<OptionId>, 'status' | 'retry'> {
  /** Shown instead of the texts about loading, by what else can be on its way. */
  readonly texts?: { readonly loading: string; readonly failed: string } | undefined;
}

/** States that options are on their way; that they could not be loaded, with what tries again. */
export function OptionStatus({ status, retry, texts }: OptionStatusProps) {
  const t = useUiMessages();
  return (
    <Status role="status">
      {status === 'loading' && (
        <>
          {texts?.loading ?? t('ui.select.loading')}
          <Spinner />
        </>
      )}
      {status === 'failed' && (
        <>
          {texts?.failed ?? t('ui.select.failed')}
          <Button size="small" variant="ghost" onPress={retry}>
            {t('ui.retry')}
          </Button>
        </>
      )}
    </Status>
  );
}
