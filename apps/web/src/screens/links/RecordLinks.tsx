import {
  articleLinks,
  type Endpoint,
  findRoute,
  knowledgebase,
  type ResponseOf,
  search,
} from '@bureau/contract';
import { Badge, ComboBox, IconButton, Link, type LoadOptions, Skeleton, Text } from '@bureau/ui';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { iconOf } from '../../core/icons.tsx';
import { useShowFailure } from '../useShowFailure.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import * as styles from './RecordLinks.styles.ts';

type Linked = ResponseOf<typeof articleLinks.list>[number];

export interface RecordLinksProps {
  readonly resource: string;
  readonly id: number;
  /** Reads the activity log of the record, which tells of links. */
  readonly activities: Endpoint;
}

/** Lists the records that an article is linked to, or the articles that any other record is linked to: who edits articles adds and removes them at both. */
export function RecordLinks({ activities, resource, id }: RecordLinksProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const write = useWrite();
  // what is being linked stands in the input until it stands in the list
  const [chosen, setChosen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isArticle = resource === knowledgebase.name;
  const canEdit = useCan(articleLinks.create.rule);
  const query = { resource, record_id: String(id) };
  const { data, error, retry } = useRequest<readonly Linked[]>(articleLinks.list, {
    query,
    isBackground: true,
  });

  const invalidates = answersOf(articleLinks.list, activities);
  const send = async (request: () => Promise<unknown>) => {
    try {
      await write(request, { invalidates, awaitsRefresh: true });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const add = async (address: string | null) => {
    setChosen(address);
    if (address === null) return;
    const [other = '', otherId] = address.split('/');
    const body = isArticle
      ? { article_id: id, resource: other, record_id: Number(otherId) }
      : { article_id: Number(otherId), resource, record_id: id };
    await send(async () => client.call(articleLinks.create, { body, isBackground: true }));
    setChosen(null);
  };
  const remove = async ({ id: linkId }: Linked, isByKey: boolean) => {
    await send(async () => client.call(articleLinks.remove, { params: { id: linkId }, isBackground: true }));
    // the button that had the focus is gone
    if (isByKey) input.current?.focus();
  };

  const known = new Set(data?.map((one) => `${one.resource}/${one.record_id}`)).add(`${resource}/${id}`);
  const loadOptions: LoadOptions<string> = async (q, signal) => {
    if (q.trim() === '') return [];
    const hits = await client.call(search.all, {
      query: { q },
      signal,
      isBackground: true,
      handlesErrors: true,
    });
    return hits
      .map((hit) => ({
        id: `${findRoute(hit.route)?.path ?? ''}/${hit.id}`,
        label: hit.title,
        description: hit.code,
      }))
      .filter(
        (option) => !known.has(option.id) && (isArticle || option.id.startsWith(`${knowledgebase.name}/`)),
      );
  };

  // what comes late would move what stands below it
  if (!isArticle && !canEdit && !data?.length) return null;
  return (
    <styles.Root
      title={t(isArticle ? 'links.records' : 'links.articles')}
      data-empty={data?.length === 0 || undefined}
    >
      {data ? (
        data.length > 0 && (
          <styles.List>
            {data.map((one) => (
              <li key={one.id}>
                {iconOf(findRoute(one.route)?.icon ?? null)}
                <div>
                  <Link href={one.route}>{one.title}</Link>
                  <p>
                    {one.code} {one.status && <Badge {...one.status} />}
                  </p>
                </div>
                {canEdit && (
                  <IconButton
                    size="small"
                    label={t('links.remove', { code: one.code })}
                    icon={<X aria-hidden />}
                    onPress={({ pointerType: by }) => void remove(one, by === 'keyboard' || by === 'virtual')}
                  />
                )}
              </li>
            ))}
          </styles.List>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        isArticle && <Skeleton />
      )}
      {data?.length === 0 && !canEdit && <Text tone="muted">{t('links.empty')}</Text>}
      {canEdit && (
        <ComboBox
          ref={input}
          isLazy
          aria-label={t(isArticle ? 'links.add' : 'links.add_article')}
          placeholder={t(isArticle ? 'links.placeholder' : 'links.add_article')}
          value={chosen}
          loadOptions={loadOptions}
          onChange={(address) => void add(address)}
        />
      )}
    </styles.Root>
  );
}
