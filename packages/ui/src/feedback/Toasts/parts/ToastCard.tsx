import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { ToneIcon } from '../../ToneIcon/index.ts';
import { Actions, Card, Content, Message, Picture, Progress, Title } from '../Toasts.styles.ts';
import type { Toast } from '../toastStore.ts';
import { useCountdown } from '../useCountdown.ts';

const readingTime = 6000;
const readingTimeWithAction = 10_000;

function getDuration({ tone, action, isLasting }: Toast): number {
  if (isLasting || tone === 'danger') return Infinity;
  return action ? readingTimeWithAction : readingTime;
}

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onDismiss: (id: string) => void;
  /** Runs just before a card goes away that has the focus, so that the focus can move on. */
  onFocusLost: (card: HTMLElement) => void;
}

/** Shows one toast. */
export function ToastCard({ toast, isPaused, onDismiss, onFocusLost }: ToastCardProps) {
  const t = useUiMessages();
  const contentId = useId();
  const cardRef = useRef<HTMLLIElement>(null);
  const duration = getDuration(toast);
  const dismiss = () => onDismiss(toast.id);
  useCountdown({ duration, isPaused, round: toast.count, onEnd: dismiss });

  useLayoutEffect(() => {
    const card = cardRef.current;
    return () => {
      if (card?.contains(document.activeElement)) onFocusLost(card);
    };
  }, [onFocusLost]);

  return (
    <Card
      ref={cardRef}
      data-tone={toast.tone}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
    >
      <Picture>
        <ToneIcon tone={toast.tone} />
      </Picture>
      <Content id={contentId}>
        {toast.title !== undefined && <Title>{toast.title}</Title>}
        <Message>{toast.message}</Message>
      </Content>
      <Actions>
        {toast.count > 1 && <Badge tone={toast.tone} label={t('ui.toasts.count', { count: toast.count })} />}
        {toast.action && (
          <Button
            size="small"
            variant="ghost"
            onPress={() => {
              toast.action?.onPress();
              dismiss();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <IconButton
          size="small"
          label={t('ui.toasts.dismiss')}
          icon={<X aria-hidden />}
          aria-describedby={contentId}
          onPress={dismiss}
        />
      </Actions>
      {duration !== Infinity && (
        <Progress
          key={toast.count}
          data-paused={isPaused || undefined}
          style={{ '--toast-duration': `${duration}ms` }}
        />
      )}
    </Card>
  );
}
