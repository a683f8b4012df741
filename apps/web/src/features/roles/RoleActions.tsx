import { roleFields, roles } from '@bureau/contract';
import { TextField } from '@bureau/forms';
import { Button } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferType, object, string } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { useRoleName } from '../../core/languages/roleName.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { loadPage, previewName } from '../../core/session/preview.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';
import { useMakeRecord } from '../../screens/record/useMakeRecord.ts';

const schema = object({ name: string().trim().max(roleFields.name.max).required() });

/** Offers to look at the application as a holder of the role sees it, and to create a role that allows the same under another name. */
export function RoleActions({ role }: { readonly role: { readonly id: number; readonly name: string } }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { client } = useApi();
  const { tabStore } = useServices();
  const make = useMakeRecord(roles);
  const canClone = useCan(roles.clone.rule);
  const [isAsking, setAsking] = useState(false);
  if (!canClone) return null;

  async function clone(body: InferType<typeof schema>) {
    const send = () => client.call(roles.clone, { params: { id: role.id }, body, handlesErrors: true });
    await make(send, true);
  }

  return (
    <>
      <Button
        onPress={() => {
          tabStore.set(previewName, `${role.id}/${roleName(role.name)}`);
          loadPage('/dashboard');
        }}
      >
        {t('roles.preview')}
      </Button>
      <Button onPress={() => setAsking(true)}>{t('roles.clone')}</Button>
      {isAsking && (
        <FormDialog
          draftName={`roles/${role.id}/clone`}
          title={t('roles.clone.title', { name: roleName(role.name) })}
          submitLabel={t('roles.clone')}
          schema={schema}
          defaultValues={{ name: '' }}
          onSubmit={clone}
          onOpenChange={setAsking}
        >
          <TextField name="name" label={t('roles.fields.name')} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
