import { SegmentedControl } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { BoardGroup } from './boardCards.ts';

interface LaneSelectProps {
  readonly groups: readonly BoardGroup[];
  readonly value: BoardGroup | undefined;
  readonly onChange: (group: BoardGroup | undefined) => void;
}

/** Chooses what the lanes of a board stand for, or none. */
export function LaneSelect({ groups, onChange, value }: LaneSelectProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      aria-label={t('board.lanes')}
      value={value ?? 'none'}
      onChange={(chosen) => onChange(groups.find((group) => group === chosen))}
      options={(['none', ...groups] as const).map((id) => ({ id, label: t(`board.lanes.${id}`) }))}
    />
  );
}
