import { isAdmin, type leaveDecisions, leaves, type RecordOf } from '@bureau/contract';
import { Button, ConfirmDialog, FormField, TextInput, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useUser } from '../../core/account/account.ts';
import { isText, useDraft } from '../../core/drafts/useDraft.ts';
import { restoreFocus } from '../../core/navigation/focusHeading.ts';
import { describeFailure } from '../../screens/describeFailure.ts';

type Leave = RecordOf<typeof leaves>;
type Decision = keyof typeof leaveDecisions;

/** What is about to be decided on which version of the request. */
interface Asked {
  readonly decision: Decision;
  readonly version: number;
}

/** Lists what somebody may decide on a request: others approve and reject, one cancels one's own, and administrators do so for everybody. */
function decisionsOn(
  { status, user_id: userId }: Leave,
  user: ReturnType<typeof useUser>,
): readonly Decision[] {
  const isOwn = userId === user.id;
  const isPending = status === 'pending';
  const mayCancel = (isOwn || isAdmin(user)) && (isPending || status === 'approved');
  return [
    ...(isPending && !isOwn ? (['approve', 'reject'] as const) : []),
    ...(mayCancel ? (['cancel'] as const) : []),
  ];
}

/** Offers what can be decided on a request for leave, and asks for the reason, which is kept until it is decided. */
export function LeaveDecisions({ leave }: { readonly leave: Leave }) {
  const { t } = useTranslation();
  const user = useUser();
  const { client } = useApi();
  const { all, store } = useRecordCache(leaves);
  const write = useWrite();
  const { code, id } = leave;
  // what is decided on is what was read before: the dialog hides what others change meanwhile
  const [{ decision: asked, version }, setAsked] = useState<Asked>({ decision: 'approve', version: 0 });
  const [isAsking, setAsking] = useState<boolean>();
  const { initialDraft = '', saveDraft } = useDraft(`leaves/${id}/decision`, isText);
  const [reason, setReason] = useState(initialDraft);
  const keepReason = (text: string) => {
    setReason(text);
    saveDraft(text === '' ? undefined : text);
  };

  async function decide() {
    const request = () => client.call(leaves[asked], { params: { id }, body: { reason, version } });
    await write(request, { store, invalidates: all, isOutdatedBy: () => true });
    keepReason('');
    toasts.show({ tone: 'success', message: t('leaves.decision.saved') });
  }

  return (
    <>
      {decisionsOn(leave, user).map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approve' ? 'solid' : 'outline'}
          tone={decision === 'approve' ? 'accent' : 'neutral'}
          onPress={() => {
            setAsked({ decision, version: leave.version });
            setAsking(true);
          }}
        >
          {t(`leaves.${decision}`)}
        </Button>
      ))}
      {isAsking !== undefined && (
        <ConfirmDialog
          title={`${t(`leaves.${asked}`)}: ${code}`}
          message={
            <FormField label={t('leaves.decision.reason')}>
              <TextInput value={reason} onChange={keepReason} maxLength={300} />
            </FormField>
          }
          confirmLabel={t(`leaves.${asked}`)}
          tone={asked === 'approve' ? 'accent' : 'danger'}
          isOpen={isAsking}
          onOpenChange={(isOpen) => {
            setAsking(isOpen);
            // somebody else may have decided meanwhile
            if (!isOpen) restoreFocus();
          }}
          onConfirm={decide}
          getErrorMessage={(error) => describeFailure(error, t)}
        />
      )}
    </>
  );
}
