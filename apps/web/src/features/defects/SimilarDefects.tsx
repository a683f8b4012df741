import { defects, defectStatuses, type ResponseOf } from '@bureau/contract';
import { useWatch } from '@bureau/forms';
import { Alert, announce, Badge, Link } from '@bureau/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import * as styles from './SimilarDefects.styles.ts';

/** How long typing has to rest before it is compared, in milliseconds, and how many characters say something. */
const pause = 300;
const minLength = 4;

/** Returns a text once it has stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Lists the defects that say what the title says that is typed, so that nobody writes one down twice. Each opens in another tab: what was typed stays. How many
 * there are is announced, and the focus stays where it is.
 */
export function SimilarDefects() {
  const { t } = useTranslation();
  const canView = useCan(defects.similar.rule);
  const typed: unknown[] = useWatch({ name: ['title', 'project_id'] });
  const [title, projectId] = typed;
  const settled = useSettled(typeof title === 'string' ? title.trim() : '');
  const query = {
    title: settled,
    ...(typeof projectId === 'number' && { project_id: String(projectId) }),
  };
  const { data } = useRequest<ResponseOf<typeof defects.similar>>(
    defects.similar,
    canView && settled.length >= minLength
      ? { query, isBackground: true, handlesErrors: true, retries: 0 }
      : null,
    { keepsPrevious: true },
  );
  const found = settled.length >= minLength ? (data ?? []) : [];
  const summary = found.length > 0 ? t('defects.similar', { count: found.length }) : '';
  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);
  if (found.length === 0) return null;
  return (
    <Alert tone="info" title={summary}>
      <styles.List>
        {found.map(({ code, id, status, title: name }) => {
          const { key = 'open', tone } = defectStatuses.find(({ value }) => value === status) ?? {};
          return (
            <li key={id}>
              <Link href={`/defects/detail/${id}`} isExternal>
                {code} {name}
              </Link>{' '}
              <Badge tone={tone ?? 'neutral'} label={t(`defects.status.${key}`)} />
            </li>
          );
        })}
      </styles.List>
    </Alert>
  );
}
