import { defects, incidents, knowledgebase } from '@bureau/contract';
import type { RowAction } from '@bureau/ui';
import { BookOpen, Bug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { useConvert } from '../../screens/record/useConvert.ts';

/** Returns the function that lists what the user may make of an incident: a defect, and a draft of an article. What is made is told of, with the way to it. */
export function useConversions(): (id: number) => readonly RowAction[] {
  const { t } = useTranslation();
  const { client } = useApi();
  const canCreateDefects = useCan(defects.create.rule);
  const canCreateArticles = useCan(knowledgebase.create.rule);
  const makeDefect = useConvert(defects, incidents);
  const makeArticle = useConvert(knowledgebase, incidents);
  return (id) => {
    const toDefect = () => void makeDefect(() => client.call(incidents.toDefect, { params: { id } }));
    const toArticle = () => void makeArticle(() => client.call(incidents.toArticle, { params: { id } }));
    return [
      ...(canCreateDefects
        ? [{ id: 'to-defect', label: t('record.to_defect'), icon: <Bug />, onAction: toDefect }]
        : []),
      ...(canCreateArticles
        ? [{ id: 'to-article', label: t('record.to_article'), icon: <BookOpen />, onAction: toArticle }]
        : []),
    ];
  };
}
