import { announcements, dashboard, type RecordOf } from '@bureau/contract';
import { Button, Text, toasts } from '@bureau/ui';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { isPublished } from './isPublished.ts';

interface AnnouncementReceiptProps {
  readonly announcement: Pick<
    RecordOf<typeof announcements>,
    'id' | 'acknowledged_at' | 'expire_at' | 'needs_acknowledgement' | 'publish_at' | 'read_at'
  >;
}

const outdated = answersOf(dashboard.announcements, announcements.receipts);

/** Notes that a published announcement was read, and lets the reader acknowledge it where it asks for that, or says when they did. */
export function AnnouncementReceipt({ announcement }: AnnouncementReceiptProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const formats = useFormats();
  const { client } = useApi();
  const { store } = useRecordCache(announcements);
  const write = useWrite();
  const [isPending, setPending] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const text = useRef<HTMLElement>(null);
  const {
    id,
    acknowledged_at: acknowledgedAt,
    needs_acknowledgement: isAsked,
    read_at: readAt,
  } = announcement;
  const [openedAt] = useState(() => Date.now());
  const isShown = isPublished(announcement, openedAt);
  const isNew = isShown && readAt === null;

  const send = (endpoint: typeof announcements.read | typeof announcements.acknowledge) =>
    write(() => client.call(endpoint, { params: { id }, isBackground: true }), {
      store,
      invalidates: outdated,
    });
  // What fails is tried again when the announcement is opened the next time.
  const noteReading = useEffectEvent(() => void send(announcements.read).catch(() => undefined));
  useEffect(() => {
    if (isNew) noteReading();
  }, [isNew]);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isPressed) text.current?.focus();
  }, [isPressed]);

  const acknowledge = async () => {
    setPending(true);
    try {
      await send(announcements.acknowledge);
      setPressed(true);
      toasts.show({ tone: 'success', message: t('announcements.acknowledge_saved') });
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  };

  if (!isShown || !isAsked) return null;
  return acknowledgedAt === null ? (
    <Button
      variant="solid"
      tone="accent"
      icon={<Check aria-hidden />}
      isPending={isPending}
      onPress={() => void acknowledge()}
    >
      {t('announcements.acknowledge')}
    </Button>
  ) : (
    <Text size={12} tone="muted" tabIndex={-1} ref={text}>
      {t('announcements.acknowledged', { date: formats.instant(acknowledgedAt) })}
    </Text>
  );
}
