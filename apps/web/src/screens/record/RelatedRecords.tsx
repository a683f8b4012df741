import { optionOf } from '@bureau/contract';
import { ButtonLink, EmptyState, Link, Skeleton, Stack, Table, type TableColumn } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import { useRequest } from '../../api/useQuery.ts';
import type { RelatedListProps } from '../../core/navigation/feature.ts';
import { newTitleOf } from '../../core/navigation/pageTitle.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { columnOf, renderValue } from '../fields/kinds.tsx';
import type { ShownField } from '../fields/ShownField.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import { codeOf, hasCodes, titleOf } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { Root } from './RelatedRecords.styles.ts';

interface RelatedRecordsProps<Item extends Identified> extends RelatedListProps {
  readonly screens: ResourceScreens<Item>;
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly total: number };
}

/** How many records stand on the page of another one, and how many of their fields beside code and title. */
const shown = { records: 20, fields: 4 } as const;

/** Shows the first of the records that refer to another one, with a way to all of them. */
export function RelatedRecords<Item extends Identified>({
  filter,
  hasForm = false,
  id,
  screens,
}: RelatedRecordsProps<Item>) {
  const { path, resource, titleName, titles } = screens;
  const { t, i18n } = useTranslation();
  const context = useFieldContext();
  const all = useShownFields(screens);
  const canOpen = useCanOpen();
  const query = { filter: { [filter]: [id] }, per_page: shown.records };
  const { data: page, error, retry } = useRequest<Page<Item>>(resource.list, { query });
  if (!page) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  // the form begins with the record on whose page this stands
  const add = hasForm && filter in screens.fields && canOpen(`${path}/create`) && (
    <ButtonLink href={`${path}/create?${filter}=${id}`} icon={<Plus aria-hidden />}>
      {newTitleOf(t, resource.name, titles.create)}
    </ButtonLink>
  );
  if (page.data.length === 0)
    return <EmptyState title={t('list.empty.title')} {...(add && { action: add })} />;

  const title = all.find(({ name }) => name === titleName);
  const isListed = ({ field, name, filter: by }: ShownField<Item>) =>
    optionOf(field, 'list') === 'shown' && name !== titleName && by !== filter;
  const fields = all.filter(isListed).slice(0, shown.fields);
  const columns: readonly TableColumn[] = [
    ...(hasCodes(resource) ? [{ id: 'code', label: t('fields.code'), isNarrow: true }] : []),
    { id: titleName, label: title?.label ?? '' },
    ...fields.map((field) => ({
      id: field.name,
      label: field.label,
      ...(columnOf(field).align === 'end' && { align: 'end' as const }),
    })),
  ];
  const rows = page.data.map((item) => ({
    id: item.id,
    cells: {
      code: codeOf(item),
      [titleName]: <Link href={`${path}/detail/${item.id}`}>{titleOf(screens, item)}</Link>,
      ...Object.fromEntries(
        fields.map((field) => [
          field.name,
          field.renderCell ? field.renderCell(item, context) : renderValue(field, item, context),
        ]),
      ),
    },
  }));
  const total = page.meta.total.toLocaleString(i18n.language);
  return (
    <Stack gap={4}>
      <Root>
        <Table label={t(titles.title)} columns={columns} rows={rows} rowHeader={titleName} />
      </Root>
      <Stack direction="row" gap={2}>
        <ButtonLink href={`${path}?filter[${filter}]=${id}`}>{t('record.show_all', { total })}</ButtonLink>
        {add}
      </Stack>
    </Stack>
  );
}
