import { AvatarGroup } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { avatarAddress } from '../../core/account/avatar.ts';
import { useViewers, type ViewedRecord } from './useViewers.ts';

/** Shows who else is looking at a record. */
export function Viewers(record: ViewedRecord) {
  const { t } = useTranslation();
  const viewers = useViewers(record);
  if (viewers.length === 0) return null;
  const people = viewers.map((viewer) => ({
    id: viewer.user_id,
    name: formatFullName(viewer),
    src: avatarAddress(viewer.avatar),
  }));
  const label = t('record.viewers', { names: people.map(({ name }) => name).join(', ') });
  return <AvatarGroup people={people} max={4} aria-label={label} title={label} />;
}
