import { settings } from '@bureau/contract';
import { RecordActivity } from '../../../screens/record/RecordActivity.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { useSettingFormatter } from '../useSettingFormatter.ts';

/** Shows who changed which setting, the newest first. */
export function HistoryPage() {
  const fieldFormatter = useSettingFormatter();
  return (
    <SettingsFrame tab="history">
      <RecordActivity endpoint={settings.activities} id={1} fieldFormatter={fieldFormatter} />
    </SettingsFrame>
  );
}
