import { planner } from '@bureau/contract';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../core/formats/useFormats.ts';
import { type PlanAddress, planNames, readPlanAddress, writePlanAddress } from './planAddress.ts';

/** Keeps in the address what a plan shows and how, so that a link brings back what is seen. */
export function usePlanState() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const address = readPlanAddress(planner.listSpec, params, today);
  const change = (changes: Partial<PlanAddress>) =>
    setParams(writePlanAddress({ ...address, ...changes }, today), {
      replace: true,
      preventScrollReset: true,
    });
  return { ...address, change, isNarrowed: [...params].some(([name]) => !isShown(name)) };
}

/** Whether a part of the address says how a plan is shown, and not what of it. */
const isShown = (name: string) => name === planNames.zoom || name === planNames.view;
