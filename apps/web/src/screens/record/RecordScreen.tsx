import { articleLinks, type CustomField } from '@bureau/contract';
import {
  DetailLayout,
  InlineValue,
  RichTextView,
  type RowAction,
  Section,
  Skeleton,
  type TabItem,
} from '@bureau/ui';
import { RecordHeader } from '@bureau/ui/blocks';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { addressOf } from '../../api/client.ts';
import type { Identified } from '../../api/resource.ts';
import { useRequest } from '../../api/useQuery.ts';
import { type UpdateRecord, useUpdateRecord } from '../../api/writes/useUpdateRecord.ts';
import { useCan } from '../../core/account/account.ts';
import { useSetPageName } from '../../core/navigation/pageName.tsx';
import { useIsKept } from '../../core/settings/settings.ts';
import { useHasDrafts, useStoredDraftNames } from '../../core/drafts/useDraft.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { useCustomFields } from '../custom/useCustomFields.ts';
import { customFieldsOf } from '../fields/customFields.ts';
import { useFavouriteButton } from '../favourites/useFavouriteButton.ts';
import { ImagesOfContext } from '../fields/articleImages.ts';
import { FieldEditor } from '../fields/FieldEditor.tsx';
import { isSection } from '../fields/kinds.tsx';
import { checklistOf } from '../fields/lineItems.ts';
import { type ShownField, valueOf, writtenFieldsOf } from '../fields/ShownField.ts';
import { type FieldFormatter, useFieldFormatters } from '../fields/useFieldFormatters.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { useOptions } from '../fields/useOptions.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useLazyLinks } from '../links/useLazyLinks.ts';
import { useLazyViewers } from '../presence/useLazyViewers.ts';
import { codeOf, textOf, titleOf } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { LineItemsSection } from './LineItemsSection.tsx';
import { NextStatusButton } from './NextStatusButton.tsx';
import { ArticleText } from './ArticleText.tsx';
import { RecordActivity } from './RecordActivity.tsx';
import { RecordMembers } from './RecordMembers.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordGone, RecordNotFound } from './RecordNotFound.tsx';
import { RecordProperties } from './RecordProperties.tsx';
import { RecordSections } from './RecordSections.tsx';
import { RecordSteps } from './RecordSteps.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';

interface RecordScreenProps<Item extends Identified> {
  readonly screens: ResourceScreens<Item>;
  /** Renders what can be done with a record, before the menu of what can be done with all. */
  readonly renderActions?: (record: Item) => ReactNode;
  /** Returns what the menu of a record offers beside what can be done with all. */
  readonly moreActionsOf?: (record: Item) => readonly RowAction[];
  /** Whether a button leads on to the status that usually follows; where the page has more to say of it, it does not. Defaults to `true`. */
  readonly hasNextStatus?: boolean;
  /** Renders what a record has beside its fields, below its long texts. */
  readonly renderContent?: (record: Item) => ReactNode;
  /** Names the fields that this shows, which the properties leave out. */
  readonly contentFields?: readonly string[];
  /** Returns what has a tab of its own beside the lists that refer to the record and its parts, before these. */
  readonly tabsOf?: (record: Item) => readonly TabItem[];
  /** Formats what the activity log names beside the fields. */
  readonly formatters?: Readonly<Record<string, FieldFormatter>>;
}

/**
 * Shows the record that the address names: what is written on the left, its long texts, files, comments and activity; what is set on the
 * right. Each field has an inline editor for those who may edit the record.
 */
export function RecordScreen<Item extends Identified>(props: RecordScreenProps<Item>) {
  const { id = '' } = useParams();
  // another record starts with editors of its own
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <LoadedRecord {...props} key={id} id={Number(id)} />
  ) : (
    <RecordNotFound path={props.screens.path} />
  );
}

function LoadedRecord<Item extends Identified>({
  id,
  ...props
}: RecordScreenProps<Item> & { readonly id: number }) {
  const { screens } = props;
  const fieldsOf = useMemo(() => writtenFieldsOf(screens.fields), [screens]);
  const { data, error, retry } = useRequest<Item>(screens.resource.one, { params: { id } });
  const one = useUpdateRecord<Item, object>(screens.resource, fieldsOf, { id, data, onRefused: retry });
  const isGone = error?.status === 404;
  // those of comments are named by their address
  const places = () => [
    `${screens.resource.name}/${id}/`,
    `${addressOf(screens.resource.one, { params: { id } })}/`,
  ];
  const hasDrafts = useHasDrafts(isGone ? places() : []);
  // what was typed into a record that somebody else has deleted meanwhile stays in its editors
  if (isGone && !(one.record && hasDrafts)) return <RecordNotFound path={screens.path} />;
  if (one.record)
    return (
      <>
        {isGone && <RecordGone />}
        <RecordDetail {...props} one={one} record={one.record} />
      </>
    );
  if (error) return <LoadFailure error={error} onRetry={retry} isPageTitle />;
  // whoever goes through the records of a list need not wait for each
  const steps = <RecordSteps resource={screens.resource} path={screens.path} id={id} />;
  return <RecordSkeleton titleKey={screens.titles.detail} actions={steps} />;
}

interface RecordDetailProps<Item extends Identified> extends RecordScreenProps<Item> {
  readonly one: UpdateRecord<Item, object>;
  readonly record: Item;
}

const noFields: readonly CustomField[] = [];
const noNames: readonly string[] = [];

const { Component: ChecklistSection } = lazyComponent(
  async () => (await import('./ChecklistSection.tsx')).ChecklistSection,
);

function RecordDetail<Item extends Identified>({
  contentFields = noNames,
  hasNextStatus = true,
  moreActionsOf,
  one,
  record,
  renderActions,
  renderContent,
  formatters,
  tabsOf,
  screens,
}: RecordDetailProps<Item>) {
  const { t } = useTranslation();
  const { path, resource } = screens;
  const canEdit = useCan(resource.update.rule);
  const canDelete = useCan(resource.remove.rule);
  const isKept = useIsKept();
  const canSeeActivity = useCan(resource.activities.rule);
  const { data: customs = noFields } = useCustomFields(resource);
  const fields = useShownFields(screens, customs, customFieldsOf);
  const options = useOptions(fields);
  const formatterOf = useFieldFormatters(fields, options);
  const ownFormatters: typeof formatters = {
    article_links: { label: t('links.records'), format: String },
    ...formatters,
  };
  const fieldFormatter = (name: string) => ownFormatters[name] ?? formatterOf(name);
  const storedDrafts = useStoredDraftNames(`${resource.name}/${record.id}/`);
  const { Loaded: FavouriteButton } = useFavouriteButton();
  const { Loaded: Viewers } = useLazyViewers();
  const { Loaded: RecordLinks } = useLazyLinks();
  const canSeeLinks = useCan(articleLinks.list.rule) && codeOf(record) !== undefined;
  const images = useMemo(
    () => resource.attachments && { list: resource.attachments.list, id: record.id },
    [resource, record.id],
  );
  const editing = { edited: one, record, resource: resource.name, canEdit };

  const isTitle = ({ name }: ShownField<Item>) => name === screens.titleName;
  const isPart = ({ field, isCustom }: ShownField<Item>) => isSection(field) && !isCustom;
  const context = useFieldContext();
  const titleField = fields.find(isTitle);
  const title = titleOf(screens, record);
  const shownTitle = titleField?.renderCell?.(record, context);
  // such as the role that the program knows, in the language of the reader
  const heading = typeof shownTitle === 'string' ? shownTitle : title;
  const code = codeOf(record) ?? '';
  const moreActions = moreActionsOf?.(record) ?? [];
  useSetPageName(`${code} ${heading}`.trim());

  const renderText = (shown: ShownField<Item>) => {
    const text = textOf(valueOf(shown, record)) ?? '';
    if (shown.field.kind !== 'richText' || text === '') return text;
    return shown.field.isArticle ? <ArticleText html={text} /> : <RichTextView html={text} />;
  };

  const renderEditable = (shown: ShownField<Item>, isMultiline: boolean) => (
    <InlineValue
      label={shown.label}
      emptyText={shown.emptyText}
      isMultiline={isMultiline}
      canEdit={canEdit && shown.canEdit?.(record) !== false}
      hasDraft={storedDrafts.includes(shown.name)}
      renderEditor={(isOpenAtFirst) => (
        <FieldEditor {...editing} shown={shown} isOpenAtFirst={isOpenAtFirst} />
      )}
    >
      {renderText(shown)}
    </InlineValue>
  );

  const activity = canSeeActivity && (
    <ErrorBoundary isPart>
      <RecordActivity endpoint={resource.activities} id={record.id} fieldFormatter={fieldFormatter} />
    </ErrorBoundary>
  );
  const renderSection = (shown: ShownField<Item>) => {
    if (shown.field.kind !== 'lineItems') return renderEditable(shown, true);
    const items = valueOf(shown, record);
    // a line for each, and one that adds another: what stands below must not move under a press
    const lines = (Array.isArray(items) ? items.length : 0) + 1;
    return checklistOf(shown.field) === undefined ? (
      <LineItemsSection {...editing} shown={shown} hasDraft={storedDrafts.includes(shown.name)} />
    ) : (
      <Suspense fallback={<Skeleton blockSize={`calc(${lines} * var(--bureau-size-control))`} />}>
        <ChecklistSection {...editing} shown={shown} />
      </Suspense>
    );
  };

  const hasTab = (part: string) => screens.tabs.includes(part);
  const isProperty = (shown: ShownField<Item>) =>
    !isTitle(shown) && !isPart(shown) && !hasTab(shown.name) && !contentFields.includes(shown.name);
  const parts = screens.tabs.flatMap((part): readonly TabItem[] => {
    if (part === 'files') {
      const files = <RecordSections calls={{ attachments: resource.attachments }} id={record.id} />;
      return [{ id: part, label: t('attachments.title'), content: files }];
    }
    if (part === 'activity')
      return activity ? [{ id: part, label: t('activity.title'), content: activity }] : [];
    const shown = fields.find(({ name }) => name === part);
    if (shown === undefined) return [];
    const members = <RecordMembers {...editing} shown={shown} storedDrafts={storedDrafts} />;
    return [{ id: part, label: shown.label, content: members }];
  });

  return (
    <ImagesOfContext value={images}>
      <RecordHeader
        code={code}
        title={heading}
        actions={
          <>
            {Viewers && <Viewers resource={resource.name} record_id={record.id} />}
            <RecordSteps resource={resource} path={path} id={record.id} />
            {canEdit && hasNextStatus && <NextStatusButton edited={one} fields={fields} record={record} />}
            {renderActions?.(record)}
          </>
        }
        corner={
          <>
            {code !== '' && FavouriteButton && (
              <FavouriteButton resource={resource.name} record_id={record.id} />
            )}
            {(canDelete || moreActions.length > 0) && (
              <RecordMenu
                actions={moreActions}
                canDelete={canDelete}
                RemovalFields={screens.RemovalFields}
                resource={resource}
                path={path}
                isKept={screens.isKeptInDemo && isKept(record)}
                record={{ id: record.id, code, title }}
              />
            )}
          </>
        }
      >
        {titleField &&
          (titleField.renderCell !== undefined && (title === '' || titleField.canEdit?.(record) === false)
            ? shownTitle
            : renderEditable(titleField, false))}
      </RecordHeader>
      <RecordTabs id={record.id} related={screens.related} parts={[...(tabsOf?.(record) ?? []), ...parts]}>
        <DetailLayout
          aside={
            <>
              <ErrorBoundary isPart>
                <RecordProperties
                  {...editing}
                  fields={fields.filter(isProperty)}
                  storedDrafts={storedDrafts}
                />
              </ErrorBoundary>
              {canSeeLinks && RecordLinks && (
                <ErrorBoundary isPart>
                  <RecordLinks resource={resource.name} id={record.id} activities={resource.activities} />
                </ErrorBoundary>
              )}
            </>
          }
          asideLabel={t('record.properties')}
          later={
            <>
              <RecordSections
                calls={{
                  comments: resource.comments,
                  attachments: hasTab('files') ? undefined : resource.attachments,
                }}
                id={record.id}
              />
              {!hasTab('activity') && activity}
            </>
          }
        >
          {fields.filter(isPart).map((shown) => (
            <Section key={shown.name} title={shown.label}>
              <ErrorBoundary isPart>{renderSection(shown)}</ErrorBoundary>
            </Section>
          ))}
          {renderContent?.(record)}
        </DetailLayout>
      </RecordTabs>
      {one.conflict && <ConflictDialog conflict={one.conflict} fieldFormatter={fieldFormatter} />}
    </ImagesOfContext>
  );
}
