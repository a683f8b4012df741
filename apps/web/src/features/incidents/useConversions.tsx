import { defects, incidents, knowledgebase } from '@bureau/contract';
import { type RowAction, toasts, useNavigation } from '@bureau/ui';
import { BookOpen, Bug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { isUnsaid } from '../../api/errorEffect.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure } from '../../screens/describeFailure.ts';

/** Returns the function that lists what the user may make of an incident: a defect, and a draft of an article. What is made is told of, with the way to it. */
export function useConversions(): (id: number) => readonly RowAction[] {
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  const { all: allDefects } = useRecordCache(defects);
  const { all: allArticles } = useRecordCache(knowledgebase);
  const canCreateDefects = useCan(defects.create.rule);
  const canCreateArticles = useCan(knowledgebase.create.rule);
  const write = useWrite();
  const convert = async (
    path: string,
    send: () => Promise<{ readonly id: number; readonly code: string }>,
  ) => {
    try {
      const made = await write(send, { invalidates: (key) => allDefects(key) || allArticles(key) });
      toasts.show({
        tone: 'success',
        message: t('record.created', { code: made.code }),
        action: { label: t('list.row.open'), onPress: () => navigate(`${path}/detail/${made.id}`) },
      });
    } catch (failure) {
      if (isUnsaid(failure)) toasts.show({ tone: 'danger', message: describeFailure(failure, t) });
    }
  };
  return (id) => {
    const toDefect = () =>
      void convert('/defects', () => client.call(incidents.toDefect, { params: { id } }));
    const toArticle = () =>
      void convert('/knowledgebase', () => client.call(incidents.toArticle, { params: { id } }));
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
