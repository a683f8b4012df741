import { menuPermissions, type PermissionGroup, type Role, roles } from '@bureau/contract';
import { Alert, Button, DescriptionList, PlainText, Section, Skeleton, toasts } from '@bureau/ui';
import { comparePermissions, PermissionTree } from '@bureau/ui/access';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useSaveRecord } from '../../api/writes/useSaveRecord.ts';
import { useCan } from '../../core/account/account.ts';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import { ConflictDialog } from '../../screens/ConflictDialog.tsx';
import { describeFailure } from '../../screens/describeFailure.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { UnsavedChangesPrompt } from '../../screens/UnsavedChangesPrompt.tsx';
import { describePermissions, inOrder, toNodes } from './permissionNodes.ts';
import { isPermissionDraft, type PermissionDraft } from './permissionDraft.ts';
import * as styles from './RolePermissions.styles.ts';

/** The permissions of roles are written by a call of their own. */
const rolePermissions = { ...roles, update: roles.setPermissions };

const itself = (record: object) => record;

const actionIds = ['view', 'create', 'edit', 'delete'] as const;

/** Shows what a role allows, as soon as it is known what there is to allow. */
export function RolePermissions({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  // the page has asked for the role already
  const { data: role } = useQuery(roles.one, { params: { id } });
  const { data: groups, error, retry } = useQuery(menuPermissions.tree);
  if (role && groups) return <LoadedPermissions role={role} groups={groups} />;
  return (
    <Section title={t('roles.permissions')}>
      {error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />}
    </Section>
  );
}

interface LoadedPermissionsProps {
  readonly role: Role;
  readonly groups: readonly PermissionGroup[];
}

/** Lets whoever may change what a role allows do so: the change is summed up before it is saved. */
function LoadedPermissions({ groups, role }: LoadedPermissionsProps) {
  const { i18n, t } = useTranslation();
  const translate = useTextOrLiteral();
  const section = useRef<HTMLElement>(null);
  const { conflict, save } = useSaveRecord<Pick<PermissionDraft, 'permissions'>>(rolePermissions, itself);
  const { initialDraft, saveDraft } = useDraft(`roles/${role.id}/permissions`, isPermissionDraft);
  const [draft, setDraft] = useState(initialDraft);
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const isSaved = useRef(false);
  const canEdit = useCan(roles.setPermissions.rule) && !role.is_admin;

  const savedValue = useMemo(() => new Set<string>(role.permissions), [role.permissions]);
  const value = useMemo(
    () => (draft && canEdit ? new Set<string>(draft.permissions) : savedValue),
    [canEdit, draft, savedValue],
  );
  const nodes = useMemo(() => toNodes(groups, translate), [groups, translate]);
  const actions = useMemo(() => actionIds.map((id) => ({ id, label: t(`permissions.actions.${id}`) })), [t]);
  const { added, removed } = useMemo(() => comparePermissions(savedValue, value), [savedValue, value]);
  const isChanged = added.length + removed.length > 0;

  const describe = (names: readonly string[]) => describePermissions(names, groups, translate, i18n.language);

  function change(next: ReadonlySet<string>) {
    isSaved.current = false;
    const changed = { permissions: inOrder(next), version: draft?.version ?? role.version };
    setDraft(changed);
    saveDraft(changed);
  }

  /** Shows what is stored again. The buttons go, and the focus goes back to the tree. */
  function reset() {
    setDraft(undefined);
    saveDraft(undefined);
    setError(undefined);
    section.current?.querySelector<HTMLElement>('[data-guard]')?.focus();
  }

  async function submit() {
    if (!draft || isSaving) return;
    setSaving(true);
    setError(undefined);
    try {
      await save(role.id, { permissions: draft.permissions }, draft.version);
      isSaved.current = true;
      reset();
      toasts.show({ tone: 'success', message: t('roles.permissions.saved') });
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  }

  const summary = [
    { id: 'granted', label: t('roles.permissions.granted'), value: describe(added) },
    { id: 'revoked', label: t('roles.permissions.revoked'), value: describe(removed) },
  ];

  return (
    <Section ref={section} title={t('roles.permissions')}>
      {role.is_admin && <PlainText isMuted>{t('roles.permissions.full')}</PlainText>}
      <PermissionTree
        label={t('roles.permissions')}
        nodes={nodes}
        actions={actions}
        value={value}
        savedValue={savedValue}
        onChange={change}
        mode={canEdit ? 'edit' : 'readOnly'}
      />
      {isChanged && (
        <>
          <DescriptionList entries={summary.filter((entry) => entry.value !== '')} />
          {error !== undefined && (
            <Alert tone="danger" isAssertive>
              {describeFailure(error, t)}
            </Alert>
          )}
          <styles.Buttons>
            <Button variant="solid" tone="accent" isPending={isSaving} onPress={() => void submit()}>
              {t('roles.permissions.save')}
            </Button>
            <Button onPress={reset}>{t('roles.permissions.discard')}</Button>
          </styles.Buttons>
        </>
      )}
      <UnsavedChangesPrompt
        title={t('leave.title')}
        message={t('roles.permissions.leave')}
        tone="danger"
        isUnsaved={isChanged}
        isSaved={isSaved}
        onLeave={() => saveDraft(undefined)}
      />
      <ConflictDialog
        conflict={conflict}
        fieldFormatter={() => ({
          label: t('roles.permissions'),
          format: (names) => describe(names as readonly string[]) || t('roles.permissions.none'),
        })}
      />
    </Section>
  );
}
