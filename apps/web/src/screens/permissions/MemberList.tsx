import { Link, Persona, PlainText, Section } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { avatarAddress } from '../../core/account/avatar.ts';
import * as styles from './PermissionsEditor.styles.ts';

interface MemberListProps {
  readonly members: readonly {
    readonly id: number;
    readonly name: string;
    readonly avatar?: string | null;
  }[];
  /** How many there are, where not all are listed. */
  readonly total?: number;
}

/** Lists who belongs to a role or a department; each name leads to the person. */
export function MemberList({ members, total = members.length }: MemberListProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('permissions.members')}>
      {members.length === 0 && <PlainText isMuted>{t('permissions.members.none')}</PlainText>}
      <styles.Members>
        {members.map(({ avatar = null, id, name }) => (
          <li key={id}>
            <Link href={`/users/profile/${id}`} variant="quiet">
              <Persona name={name} {...(avatar !== null && { src: avatarAddress(avatar) })} />
            </Link>
          </li>
        ))}
      </styles.Members>
      {total > members.length && (
        <PlainText isMuted>{t('permissions.members.more', { total: total - members.length })}</PlainText>
      )}
    </Section>
  );
}
