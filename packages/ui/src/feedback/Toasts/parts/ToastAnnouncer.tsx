import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { Toast } from '../toastStore.ts';

/**
 * Announces every toast, and again when its count rises: a new paragraph in a live region is announced. The regions are there before the
 * first toast, because a region that comes with its text is silent.
 */
export function ToastAnnouncer({ toasts }: { toasts: readonly Toast[] }) {
  const t = useUiMessages();

  const speak = (toast: Toast) => {
    const text = [toast.title, toast.message].filter((part) => part !== undefined).join(': ');
    return (
      <p key={`${toast.id}-${toast.count}`}>
        {toast.count === 1 ? text : t('ui.toasts.repeated', { text, count: toast.count })}
      </p>
    );
  };

  return (
    <VisuallyHidden as="div" data-react-aria-top-layer>
      <div aria-live="polite" aria-atomic={false}>
        {toasts.filter((toast) => toast.tone !== 'danger').map(speak)}
      </div>
      <div aria-live="assertive" aria-atomic={false}>
        {toasts.filter((toast) => toast.tone === 'danger').map(speak)}
      </div>
    </VisuallyHidden>
  );
}
