import { createLazyImport, toasts, useChunkLoadError } from '@bureau/ui';
import { type ErrorDialogProps } from '@bureau/ui/blocks';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorEffect, type ShownError } from '../../api/errorEffect.ts';
import { useServices } from '../../core/services/ServicesContext.ts';

const useErrorDialog = createLazyImport<ErrorDialogProps>(
  async () => (await import('./LazyErrorDialog.ts')).ErrorDialog,
);

interface DialogContent {
  readonly status: number;
  readonly statusText: string;
  readonly messages: readonly string[];
}

function showToast(effect: ShownError & { kind: 'toast' }, t: TFunction): void {
  const { message, title } = effect;
  const titles = { error: t('errors.title'), serverError: t('errors.server_title') };
  const messages = {
    forbidden: t('errors.forbidden'),
    notFound: t('errors.not_found'),
    unexpected: t('errors.unexpected'),
  };
  toasts.show({
    tone: 'danger',
    ...(title && { title: titles[title] }),
    message: typeof message === 'string' ? messages[message] : message.text,
  });
}

/** Shows every call that failed as the catalogue says (docs/product.md §8). */
export function ErrorEffects() {
  const { listenToErrors } = useServices();
  const { t } = useTranslation();
  const [content, setContent] = useState<DialogContent | null>(null);

  useEffect(() => {
    return listenToErrors((error) => {
      const effect = errorEffect(error);
      if (effect.kind === 'toast') showToast(effect, t);
      if (effect.kind === 'dialog')
        setContent({ status: error.status, statusText: error.statusText, messages: effect.messages });
    });
  }, [listenToErrors, t]);

  const { Loaded: ErrorDialog, error: failure, hasFailed, retry } = useErrorDialog(content !== null);
  useChunkLoadError(hasFailed, failure, () => {
    if (content) toasts.show({ tone: 'danger', message: content.messages.join(' ') });
    retry();
    setContent(null);
  });

  if (!content || !ErrorDialog) return null;
  return <ErrorDialog {...content} isOpen onOpenChange={() => setContent(null)} />;
}
