import { IconButton } from '@bureau/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNeighbours } from '../../api/recordOrder.ts';
import type { Resource } from '../../api/resource.ts';
import { useOpenRecord } from '../../core/navigation/OpenRecordContext.ts';
import { useShowFailure } from '../useShowFailure.ts';
import { Steps } from './RecordSections.styles.ts';

interface RecordStepsProps {
  readonly resource: Resource;
  /** The address of the list. */
  readonly path: string;
  readonly id: number;
}

/** Leads to the record before and after this one, in the order of the list that it was opened from; nothing where it was opened from none. */
export function RecordSteps({ id, path, resource }: RecordStepsProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBeside = useOpenRecord() !== null;
  const neighbours = useNeighbours(resource, id);
  const [isPending, setPending] = useState(false);
  if (!neighbours) return null;

  const go = async (by: 1 | -1) => {
    setPending(true);
    try {
      const next = await neighbours.find(by);
      // one step back leads to the list, however many records were looked at
      if (next !== undefined)
        await navigate({ pathname: `${path}/detail/${next}`, search }, { replace: true });
    } catch (error) {
      showFailure(error, 'load');
    } finally {
      setPending(false);
    }
  };
  return (
    // beside its list the list itself leads on, and the keys do
    <Steps data-beside={isBeside || undefined} data-record-pending={isPending || undefined}>
      <IconButton
        data-step="previous"
        label={t('record.previous')}
        icon={<ChevronUp aria-hidden />}
        isDisabled={!neighbours.before || isPending}
        onPress={() => void go(-1)}
      />
      <IconButton
        data-step="next"
        label={t('record.next')}
        icon={<ChevronDown aria-hidden />}
        isDisabled={!neighbours.after || isPending}
        onPress={() => void go(1)}
      />
    </Steps>
  );
}
