import { InlineText } from '@bureau/forms';
import { InlineValue, Link, Stack, Table } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { isText } from '../../core/drafts/useDraft.ts';
import { FieldEditor } from '../fields/FieldEditor.tsx';
import type { FieldEditorProps } from '../fields/useFieldEditor.ts';
import { knownOptions } from '../fields/knownOptions.ts';
import { changeOf, idsOf, toMember, valueOf } from '../fields/ShownField.ts';
import { useEditor } from '../useEditor.ts';

interface RecordMembersProps extends FieldEditorProps {
  /** Names the fields that have a draft from before. */
  readonly storedDrafts: readonly string[];
}

interface Member {
  readonly user_id: number;
  readonly project_role: string;
}

const membersOf = ({ record, shown }: FieldEditorProps): readonly Member[] => {
  const value = valueOf(shown, record);
  return Array.isArray(value) ? (value as readonly Member[]) : [];
};

/** Edits the role that a member has. The others keep theirs. */
function RoleEditor({ member, ...props }: FieldEditorProps & { readonly member: Member }) {
  const { t } = useTranslation();
  const { canEdit, edited, record, resource, shown } = props;
  const { field } = shown;
  const ids = idsOf(membersOf(props));
  const editor = useEditor(edited, {
    name: `${resource}/${record.id}/role-${member.user_id}`,
    isDraft: isText,
    toChanges: (role: string) =>
      changeOf(
        shown,
        ids.map((id) => (id === member.user_id ? { user_id: id, project_role: role } : toMember(id))),
      ),
  });
  const name = knownOptions(shown, record).find(({ id }) => id === member.user_id)?.label ?? '';
  return (
    <InlineText
      {...editor}
      label={t('record.members.role_of', { name })}
      emptyText={t('fields.none')}
      canEdit={canEdit}
      maxLength={field.kind === 'members' ? field.role : undefined}
      value={member.project_role}
    />
  );
}

/** Shows the members of a record with their roles, for those who may edit it with the editors of both. */
export function RecordMembers({ storedDrafts, ...editing }: RecordMembersProps) {
  const { canEdit, record, shown } = editing;
  const { t } = useTranslation();
  const members = membersOf(editing);
  const names = knownOptions(shown, record);
  const rows = members.map((member) => {
    const name = names.find(({ id }) => id === member.user_id)?.label ?? '';
    return {
      id: member.user_id,
      cells: {
        person: <Link href={`/users/profile/${member.user_id}`}>{name}</Link>,
        role: <RoleEditor {...editing} key={member.user_id} member={member} />,
      },
    };
  });
  return (
    <Stack gap={4}>
      <InlineValue
        label={shown.label}
        emptyText={shown.emptyText}
        isMultiline={false}
        canEdit={canEdit}
        hasDraft={storedDrafts.includes(shown.name)}
        renderEditor={(isOpenAtFirst) => <FieldEditor {...editing} isOpenAtFirst={isOpenAtFirst} />}
      >
        {members.length > 0 && names.map(({ label }) => label).join(', ')}
      </InlineValue>
      {rows.length > 0 && (
        <Table
          label={shown.label}
          columns={[
            { id: 'person', label: t('record.members.person') },
            { id: 'role', label: t('record.members.role') },
          ]}
          rows={rows}
        />
      )}
    </Stack>
  );
}
