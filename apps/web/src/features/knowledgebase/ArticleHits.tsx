import { knowledgebase, type ResponseOf } from '@bureau/contract';
import { Button, Link } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useListState } from '../../screens/list/useListState.ts';
import * as styles from './ArticleHits.styles.ts';

type Hit = ResponseOf<typeof knowledgebase.search>[number];

/** How many hits are shown before more are asked for. */
const few = 3;

/** Returns the parts of a text with the place where each begins. */
function placed(snippet: Hit['snippet']) {
  let end = 0;
  return snippet.map((part) => {
    const place = end;
    end += part.text.length;
    return { ...part, place };
  });
}

/** Quotes the articles that hold the words that are searched for, those first whose titles do. */
export function ArticleHits() {
  const { query } = useListState(knowledgebase.listSpec);
  const q = query.q?.trim() ?? '';
  return q === '' ? null : <Hits key={q} q={q} />;
}

function Hits({ q }: { readonly q: string }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { data = [] } = useRequest<readonly Hit[]>(knowledgebase.search, {
    query: { q },
    isBackground: true,
  });
  const quoted = data.filter(({ snippet }) => snippet.length > 0);
  if (quoted.length === 0) return null;
  return (
    <styles.Root aria-label={t('knowledgebase.hits.title')}>
      <ul>
        {(isWhole ? quoted : quoted.slice(0, few)).map(({ code, id, snippet, title }) => (
          <li key={id}>
            <Link href={`/knowledgebase/detail/${id}`}>{title}</Link> <small>{code}</small>
            <p>
              {placed(snippet).map(({ is_hit: isHit, place, text }) =>
                isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
              )}
            </p>
          </li>
        ))}
      </ul>
      {quoted.length > few && (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t('knowledgebase.hits.fewer') : t('knowledgebase.hits.all', { count: quoted.length })}
        </Button>
      )}
    </styles.Root>
  );
}
