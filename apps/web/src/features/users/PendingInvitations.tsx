import { type ResponseOf, users } from '@bureau/contract';
import { Badge, Button, Dialog, Link, PlainText, Stack, Table, toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { Line } from '../../screens/list/aboveList.styles.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

/** How many invitations are listed at once. */
const maxShown = 100;

type Invitations = ResponseOf<typeof users.invitations>;

/** Shows administrators who has not accepted an invitation yet, and invites them once more. */
export function PendingInvitations() {
  const { t } = useTranslation();
  const canInvite = useCan(users.invitations.rule);
  const { data = [] } = useRequest<Invitations>(users.invitations, canInvite ? {} : null);
  if (data.length === 0) return null;
  const title = t('users.invitations.title');
  const unsent = data.filter(({ failed_at: failed }) => failed !== null).length;
  return (
    <Line>
      <Dialog
        title={title}
        size="large"
        trigger={<Button icon={<MailQuestionMark aria-hidden />}>{`${title} (${data.length})`}</Button>}
      >
        <InvitationTable invitations={data.slice(0, maxShown)} label={title} />
        {data.length > maxShown && (
          <PlainText isMuted>{t('users.invitations.more', { number: data.length - maxShown })}</PlainText>
        )}
      </Dialog>
      {unsent > 0 && <Badge tone="danger" label={t('users.invitations.unsent', { total: unsent })} />}
    </Line>
  );
}

interface InvitationTableProps {
  readonly invitations: Invitations;
  readonly label: string;
}

function InvitationTable({ invitations, label }: InvitationTableProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const formats = useFormats();
  const { client } = useApi();
  const write = useWrite();
  const [pending, setPending] = useState<number>();

  async function invite(id: number) {
    setPending(id);
    try {
      const call = async () => client.call(users.invite, { params: { id } });
      await write(call, { invalidates: answersOf(users.invitations) });
      toasts.show({ tone: 'success', message: t('users.invited') });
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(undefined);
    }
  }

  const rows = invitations.map((invitation) => {
    const { expires_at: ends, failed_at: failed, invited_at: invited, user_id: id } = invitation;
    const name = formatFullName(invitation);
    const { invited_firstname: firstname, invited_lastname: lastname } = invitation;
    const inviter = formatFullName({ firstname, lastname }, '');
    return {
      id: String(id),
      cells: {
        name: (
          <Stack gap={0}>
            <Link href={`/users/detail/${id}`}>{name}</Link>
            <PlainText isMuted>{invitation.email}</PlainText>
          </Stack>
        ),
        invited: (
          <Stack gap={0} align="start">
            {invited && [formats.instant(invited), inviter].filter(Boolean).join(' · ')}
            {!invited && !failed && t('fields.none')}
            {failed && (
              <Badge tone="danger" label={t('users.invitations.failed', { time: formats.instant(failed) })} />
            )}
            {ends && (
              <PlainText isMuted>{`${t('users.invitations.expires')}: ${formats.instant(ends)}`}</PlainText>
            )}
          </Stack>
        ),
        invite: (
          <Button
            size="small"
            aria-label={`${t('users.invite')}: ${name}`}
            isPending={pending === id}
            onPress={() => void invite(id)}
          >
            {t('users.invite')}
          </Button>
        ),
      },
    };
  });
  return (
    <Table
      label={label}
      columns={[
        { id: 'name', label: t('users.invitations.name') },
        { id: 'invited', label: t('users.invitations.invited') },
        { id: 'invite', label: t('users.invite'), isLabelHidden: true, isNarrow: true },
      ]}
      rows={rows}
    />
  );
}
