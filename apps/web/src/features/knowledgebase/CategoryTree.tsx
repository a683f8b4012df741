import { articleCategories, knowledgebase, type ListGroup, type ListItemOf } from '@bureau/contract';
import { ButtonLink, Skeleton, Tree } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import { useListState } from '../../screens/list/useListState.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { all, entriesOf, idsBelow } from './categoryTree.ts';
import { TreeArea } from './CategoryTree.styles.ts';

interface CategoriesPage {
  readonly data: readonly ListItemOf<typeof articleCategories>[];
}

interface CategoryTreeProps {
  /** Runs when a category was chosen. */
  readonly onChoose?: () => void;
}

const maxCategories = 500;

/** Shows the categories of articles with how many each holds; one that is chosen narrows the list to it and to all that is below it. */
export function CategoryTree({ onChoose }: CategoryTreeProps) {
  const { t, i18n } = useTranslation();
  const { change, query } = useListState(knowledgebase.listSpec);
  const canEdit = useCan(articleCategories.update.rule);
  const { data, error, retry } = useRequest<CategoriesPage>(articleCategories.list, {
    query: { per_page: maxCategories, sort: ['name'] },
  });
  const { data: counted } = useRequest<{ readonly data: readonly ListGroup[] }>(knowledgebase.groups, {
    query: { group: 'category_id' },
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;

  const { category_id: chosen = [], ...others } = query.filter ?? {};
  const categories = data.data;
  const entries = entriesOf(
    categories,
    counted?.data ?? [],
    t('knowledgebase.categories.all'),
    i18n.language,
  );
  const isShown = (id: number) => {
    const ids = idsBelow(categories, id);
    return ids.length === chosen.length && ids.every((one) => chosen.includes(one));
  };
  const selected = categories.find(({ id }) => isShown(id));
  const choose = ([id]: readonly string[]) => {
    if (id === undefined) return;
    change({ filter: id === all ? others : { ...others, category_id: idsBelow(categories, Number(id)) } });
    onChoose?.();
  };
  return (
    <TreeArea>
      <Tree
        label={t('breadcrumbs.article-categories.title')}
        entries={entries}
        selectionMode="single"
        value={selected ? [String(selected.id)] : chosen.length === 0 ? [all] : []}
        onChange={choose}
        defaultExpandedIds={categories.map(({ id }) => String(id))}
      />
      {canEdit && (
        <ButtonLink href="/article-categories" variant="ghost" size="small">
          {t('knowledgebase.categories.edit')}
        </ButtonLink>
      )}
    </TreeArea>
  );
}
