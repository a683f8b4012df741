import { type BodyOf, type User, users } from '@bureau/contract';
import { Badge, Button, ButtonLink, ConfirmDialog, PlainText, toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import type { RemovalBody } from '../../api/writes/useRemoveRecord.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan, useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { restoreFocus } from '../../core/navigation/focusHeading.ts';
import { useIsKept } from '../../core/settings/settings.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { Successor } from './Successor.tsx';

/** Offers administrators to invite somebody who has no password yet, and to close and open the account; who leaves can hand over what is open. */
export function UserActions({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { id: ownId } = useUser();
  const { client } = useApi();
  const isKept = useIsKept();
  const reasonId = useId();
  const { all, store } = useRecordCache(users);
  const write = useWrite();
  const canChange = useCan(users.statusChange.rule);
  const [isAsking, setAsking] = useState<boolean>();
  const [isPending, setPending] = useState(false);
  const [handOver, setHandOver] = useState<RemovalBody>({});
  const { id, is_active: isActive, is_invited: isInvited } = user;

  async function change(body: BodyOf<typeof users.statusChange>) {
    const request = () => client.call(users.statusChange, { params: { id }, body });
    await write(request, { store, invalidates: all });
    toasts.show({ tone: 'success', message: t('users.saved') });
    restoreFocus();
  }

  async function run(action: () => Promise<unknown>) {
    setPending(true);
    try {
      await action();
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  }

  async function invite() {
    await write(() => client.call(users.invite, { params: { id } }), { invalidates: all });
    toasts.show({ tone: 'success', message: t('users.invited') });
  }

  const profile = <ButtonLink href={`/users/profile/${id}`}>{t('shell.profile.open')}</ButtonLink>;
  if (!canChange || id === ownId) return profile;
  return (
    <>
      {profile}
      {isInvited && isActive && <UnsentInvitation id={id} />}
      {isInvited && isActive && (
        <Button isPending={isPending} onPress={() => void run(invite)}>
          {t('users.invite')}
        </Button>
      )}
      {isActive ? (
        <>
          {isKept(user) && (
            <PlainText id={reasonId} isMuted>
              {t('users.deactivate.demonstration')}
            </PlainText>
          )}
          <Button
            {...(isKept(user) && { 'aria-disabled': true, 'aria-describedby': reasonId })}
            onPress={() => {
              if (isKept(user)) return;
              setHandOver({});
              setAsking(true);
            }}
          >
            {t('users.deactivate')}
          </Button>
        </>
      ) : (
        <Button isPending={isPending} onPress={() => void run(() => change({ is_active: true }))}>
          {t('users.activate')}
        </Button>
      )}
      {isAsking !== undefined && (
        <ConfirmDialog
          title={`${t('users.deactivate')}: ${formatFullName(user)}`}
          message={
            <>
              <p>{t('users.deactivate.message')}</p>
              <Successor ids={[id]} onChange={setHandOver} />
            </>
          }
          confirmLabel={t('users.deactivate')}
          tone="danger"
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => change({ is_active: false, ...handOver })}
          getErrorMessage={(error) => describeFailure(error, t)}
        />
      )}
    </>
  );
}

/** Shows that the last invitation could not be sent. */
function UnsentInvitation({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: invitations } = useQuery(users.invitations);
  const failed = invitations?.find(({ user_id: userId }) => userId === id)?.failed_at;
  return failed ? (
    <Badge tone="danger" label={t('users.invitations.failed', { time: formats.instant(failed) })} />
  ) : null;
}
