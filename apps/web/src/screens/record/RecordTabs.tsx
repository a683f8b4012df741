import { type TabItem, Tabs } from '@bureau/ui';
import { keysOf } from '@bureau/values';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../core/navigation/feature.ts';
import { recordParams, useRecordParam } from '../../core/navigation/recordParams.ts';
import type { RelatedLists } from '../resource/ResourceScreens.ts';
import { RelatedList, useRelatedFeatures } from './RelatedList.tsx';

const overview = 'overview';

interface RecordTabsProps {
  readonly id: number;
  readonly related: RelatedLists;
  /** What else of the record has a tab of its own, behind these lists. */
  readonly parts: readonly TabItem[];
  /** What the record itself shows. */
  readonly children: ReactNode;
}

/**
 * Shows a record, and in tabs beside it the lists of what refers to it, as far as somebody may open them; without tabs where there are none. The address says
 * which one is open.
 */
export function RecordTabs({ children, id, parts, related }: RecordTabsProps) {
  const { t } = useTranslation();
  const featureOf = useRelatedFeatures();
  const [chosen, setChosen] = useRecordParam(recordParams.tab);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const open = chosen ?? overview;
  const isVisited = (tab: string) => tab === open || visited.has(tab);
  const lists = keysOf(related).flatMap((name) => {
    const { [name]: declared } = related;
    const feature = featureOf(name);
    if (declared === undefined || feature === undefined) return [];
    const { path, titleKey } = feature;
    const texts: readonly [string, TextKey][] =
      typeof declared === 'string' ? [[declared, titleKey]] : Object.entries(declared);
    return texts.map(([filter, text]) => {
      const tab = `${path}-${filter}`;
      const content = isVisited(tab) && <RelatedList feature={feature} filter={filter} id={id} />;
      return { id: tab, label: t(text), content };
    });
  });
  if (lists.length + parts.length === 0) return children;
  const others = parts.map((part) => ({ ...part, content: isVisited(part.id) && part.content }));
  const tabs = [{ id: overview, label: t('record.overview'), content: children }, ...lists, ...others];
  const choose = (tab: string) => {
    setVisited(new Set([...visited, open, tab]));
    setChosen(tab === overview ? null : tab);
  };
  return (
    <Tabs
      label={t('record.related')}
      // what is typed in the record stays while its lists are looked at
      keepsPanels
      value={tabs.some((tab) => tab.id === open) ? open : overview}
      onChange={choose}
      tabs={tabs}
    />
  );
}
