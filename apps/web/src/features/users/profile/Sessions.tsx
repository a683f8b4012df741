import { type BodyOf, type ResponseOf, users } from '@bureau/contract';
import { Button, ConfirmDialog, PlainText, Section, Skeleton, Stack, Table, Text, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersOf } from '../../../api/keys.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useWrite } from '../../../api/writes/useWrite.ts';
import { focusHeadingAfterRemoval, restoreFocus } from '../../../core/navigation/focusHeading.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';

type Session = ResponseOf<typeof users.sessions>[number];

/** Shows where somebody is signed in, and signs them out of one place, or of all others. */
export function Sessions({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { client } = useApi();
  const write = useWrite();
  const { data, error, retry } = useQuery(users.sessions, { params: { id } });
  /** Asks about one session, or about all others. */
  const [asked, setAsked] = useState<Session | 'others'>();
  const [isOpen, setOpen] = useState(false);

  const title = t('users.profile.sessions');
  if (!data)
    return (
      <Section title={title}>
        {error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton inlineSize="40%" />}
      </Section>
    );

  const nameOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(' · ') || t('users.profile.sessions.unknown');
  const ask = (session: Session | 'others') => {
    setAsked(session);
    setOpen(true);
  };
  async function end(body: BodyOf<typeof users.endSessions>) {
    const call = async () => client.call(users.endSessions, { params: { id }, body, handlesErrors: true });
    await write(call, { invalidates: answersOf(users.sessions), awaitsRefresh: true });
    toasts.show({ tone: 'success', message: t('users.profile.sessions.ended') });
  }

  const isOwn = data.some((session) => session.is_current);
  const others = data.filter((session) => !session.is_current);
  const endOthers = t(isOwn ? 'users.profile.sessions.end_others' : 'users.profile.sessions.end_all');
  const rows = data.map((session) => ({
    id: String(session.id),
    cells: {
      browser: (
        <Stack gap={0}>
          {nameOf(session)}
          <PlainText isMuted>
            {`${t('users.profile.sessions.started')}: ${formats.instant(session.started_at)}`}
          </PlainText>
        </Stack>
      ),
      used: session.is_current ? (
        <Text tone="success" weight="medium">
          {t('users.profile.sessions.current')}
        </Text>
      ) : (
        formats.instant(session.last_used_at)
      ),
      end: !session.is_current && (
        <Button
          ref={focusHeadingAfterRemoval}
          size="small"
          aria-label={`${t('users.profile.sessions.end')}: ${nameOf(session)}`}
          onPress={() => ask(session)}
        >
          {t('users.profile.sessions.end')}
        </Button>
      ),
    },
  }));
  return (
    <Section title={title}>
      <Stack gap={3} align="start">
        {rows.length === 0 && <PlainText isMuted>{t('users.profile.sessions.none')}</PlainText>}
        {rows.length > 0 && (
          <Table
            label={title}
            columns={[
              { id: 'browser', label: t('users.profile.sessions.browser') },
              { id: 'used', label: t('users.profile.sessions.last_used') },
              { id: 'end', label: t('users.profile.sessions.end'), isLabelHidden: true, isNarrow: true },
            ]}
            rows={rows}
          />
        )}
        {others.length > 0 && (
          <Button ref={focusHeadingAfterRemoval} onPress={() => ask('others')}>
            {endOthers}
          </Button>
        )}
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          title={asked === 'others' ? endOthers : t('users.profile.sessions.end')}
          message={asked === 'others' ? t('users.profile.sessions.end_others.message') : nameOf(asked)}
          confirmLabel={t('users.profile.sessions.end')}
          tone="danger"
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => {
            setOpen(isNowOpen);
            // what asked has gone with the session
            if (!isNowOpen) restoreFocus();
          }}
          onConfirm={async () => end(asked === 'others' ? {} : { session_id: asked.id })}
          getErrorMessage={(failure) => describeFailure(failure, t)}
        />
      )}
    </Section>
  );
}
