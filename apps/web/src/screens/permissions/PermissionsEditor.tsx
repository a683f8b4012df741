import { type Endpoint, menuPermissions, type Permission, type PermissionGroup } from '@bureau/contract';
import { Alert, Button, DescriptionList, PlainText, Section, Skeleton, Stack, toasts } from '@bureau/ui';
import { comparePermissions, PermissionTree } from '@bureau/ui/access';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoreResource, Identified } from '../../api/resource.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useSaveRecord } from '../../api/writes/useSaveRecord.ts';
import { useCan } from '../../core/account/account.ts';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { describeFailure } from '../describeFailure.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { UnsavedChangesPrompt } from '../UnsavedChangesPrompt.tsx';
import { describePermissions, inOrder, toNodes } from './permissionNodes.ts';
import { isPermissionDraft, type PermissionDraft } from './permissionDraft.ts';
import * as styles from './PermissionsEditor.styles.ts';

const identity = (record: object) => record;

const actionIds = ['view', 'create', 'edit', 'delete'] as const;

/** Describes a resource whose records allow something, which is written by a call of its own. */
type PermittingResource = CoreResource & { readonly setPermissions: Endpoint };

interface PermissionsEditorProps {
  readonly resource: PermittingResource;
  /** The record that allows something. */
  readonly record: Identified & { readonly permissions: readonly Permission[] };
  /** Whether it passes every gate, and needs no permissions. */
  readonly isFull?: boolean;
}

/** Shows what a role or a department allows, as soon as it is known what there is to allow. */
export function PermissionsEditor(props: PermissionsEditorProps) {
  const { t } = useTranslation();
  const { data: groups, error, retry } = useQuery(menuPermissions.tree);
  if (groups) return <LoadedPermissions {...props} groups={groups} />;
  return (
    <Section title={t('permissions.title')}>
      {error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />}
    </Section>
  );
}

interface LoadedPermissionsProps extends PermissionsEditorProps {
  readonly groups: readonly PermissionGroup[];
}

/** Lets whoever may change what a record allows do so: the change is summed up before it is saved. */
function LoadedPermissions({ groups, isFull = false, record, resource }: LoadedPermissionsProps) {
  const { i18n, t } = useTranslation();
  const translate = useTextOrLiteral();
  const writer = useMemo(() => ({ ...resource, update: resource.setPermissions }), [resource]);
  const section = useRef<HTMLElement>(null);
  const { conflict, save } = useSaveRecord<Pick<PermissionDraft, 'permissions'>>(writer, identity);
  const { initialDraft, saveDraft } = useDraft(
    `${resource.name}/${record.id}/permissions`,
    isPermissionDraft,
  );
  const [draft, setDraft] = useState(initialDraft);
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const isSaved = useRef(false);
  const canEdit = useCan(resource.setPermissions.rule) && !isFull;

  const savedValue = useMemo(() => new Set<string>(record.permissions), [record.permissions]);
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
    const changed = { permissions: inOrder(next), version: draft?.version ?? record.version };
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
      await save(record.id, { permissions: draft.permissions }, draft.version);
      isSaved.current = true;
      reset();
      toasts.show({ tone: 'success', message: t('permissions.saved') });
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  }

  const summary = [
    { id: 'granted', label: t('permissions.granted'), value: describe(added) },
    { id: 'revoked', label: t('permissions.revoked'), value: describe(removed) },
  ];

  return (
    <Section ref={section} title={t('permissions.title')}>
      <Stack gap={4}>
        {isFull && <PlainText isMuted>{t('permissions.full')}</PlainText>}
        <PermissionTree
          label={t('permissions.title')}
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
                {t('permissions.save')}
              </Button>
              <Button onPress={reset}>{t('permissions.discard')}</Button>
            </styles.Buttons>
          </>
        )}
      </Stack>
      <UnsavedChangesPrompt
        message={t('permissions.leave')}
        isUnsaved={isChanged}
        isSaved={isSaved}
        onLeave={() => saveDraft(undefined)}
      />
      <ConflictDialog
        conflict={conflict}
        fieldFormatter={() => ({
          label: t('permissions.title'),
          format: (names) => describe(names as readonly string[]) || t('permissions.none'),
        })}
      />
    </Section>
  );
}
