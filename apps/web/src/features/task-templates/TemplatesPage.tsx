import { type ListItemOf, tasks, type taskTemplates } from '@bureau/contract';
import { type RowAction, useNavigation } from '@bureau/ui';
import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { screens } from './task-templates.screens.ts';

type Template = ListItemOf<typeof taskTemplates>;

interface TemplatesPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<Template>>;
}

/** Lists the templates of tasks; the menu of each leads to a task after it. */
export function TemplatesPage({ ListScreen }: TemplatesPageProps) {
  const { t } = useTranslation();
  const { navigate } = useNavigation();
  const canCreate = useCan(tasks.create.rule);
  const actionsOf = ({ id }: Template): readonly RowAction[] => [
    {
      id: 'use',
      label: t('tasks.create'),
      icon: <Plus />,
      onAction: () => navigate(`/tasks/create?template=${id}`),
    },
  ];
  return <ListScreen screens={screens} {...(canCreate && { moreActions: actionsOf })} />;
}
