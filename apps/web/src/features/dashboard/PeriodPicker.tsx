import { type DashboardPeriod, dashboardPeriods } from '@bureau/contract';
import { Button, Menu, MenuItem } from '@bureau/ui';
import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface PeriodPickerProps {
  readonly period: DashboardPeriod;
  readonly onChange: (period: DashboardPeriod) => void;
}

/** Chooses the period that the dashboard speaks of. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('dashboard.period.label')}
      placement="bottom end"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[`${period}`]}
      trigger={
        <Button variant="ghost" icon={<CalendarRange aria-hidden />}>
          {t('dashboard.period.days', { days: period })}
        </Button>
      }
    >
      {dashboardPeriods.map((days) => (
        <MenuItem
          key={days}
          id={`${days}`}
          label={t('dashboard.period.days', { days })}
          onAction={() => onChange(days)}
        />
      ))}
    </Menu>
  );
}
