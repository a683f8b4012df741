import { tasks } from '@bureau/contract';
import { ButtonLink } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './task-templates.screens.ts';

/** Shows the template that the address names, and leads to a task after it. */
export function TemplatePage() {
  const { t } = useTranslation();
  const canCreate = useCan(tasks.create.rule);
  return (
    <RecordScreen
      screens={screens}
      renderActions={({ id }) =>
        canCreate && (
          <ButtonLink href={`/tasks/create?template=${id}`} icon={<Plus aria-hidden />}>
            {t('tasks.create')}
          </ButtonLink>
        )
      }
    />
  );
}
