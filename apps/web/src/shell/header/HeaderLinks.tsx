import { IconLink } from '@bureau/ui';
import { CalendarDays, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';

/** Leads to the to-dos and the calendar, as far as they have a screen and may be opened (docs/product.md §6). */
export function HeaderLinks() {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  return (
    <>
      {canOpen('/todos') && (
        <IconLink href="/todos" label={t('breadcrumbs.todos.title')} icon={<ListTodo aria-hidden />} />
      )}
      {canOpen('/calendar') && (
        <IconLink
          href="/calendar"
          label={t('breadcrumbs.calendar.title')}
          icon={<CalendarDays aria-hidden />}
        />
      )}
    </>
  );
}
