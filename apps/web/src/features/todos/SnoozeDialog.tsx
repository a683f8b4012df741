import { ConfirmDialog, DateInput, FormField } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { addDays } from './days.ts';

interface SnoozeDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (until: string) => Promise<void>;
}

/** Asks until which day a to-do is put off. */
export function SnoozeDialog({ title, onChoose, ...dialog }: SnoozeDialogProps) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const tomorrow = addDays(useFormats().today(), 1);
  const [until, setUntil] = useState<string | null>(tomorrow);
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      message={
        <FormField label={t('todos.snooze.until')}>
          <DateInput
            value={until}
            onChange={(day) => setUntil(day ?? null)}
            minDate={tomorrow}
            dateFormat={settings.date_format}
          />
        </FormField>
      }
      confirmLabel={t('todos.snooze')}
      tone="accent"
      onConfirm={async () => {
        if (until !== null) await onChoose(until);
      }}
    />
  );
}
