import { useShowFailure } from '../useShowFailure.ts';
import { useMakeRecord } from './useMakeRecord.ts';

/** Returns the function that makes a record out of another one by one press, as `useMakeRecord` does, and shows why it could not. */
export function useConvert(
  ...resources: Parameters<typeof useMakeRecord>
): (send: Parameters<ReturnType<typeof useMakeRecord>>[0]) => Promise<void> {
  const make = useMakeRecord(...resources);
  const showFailure = useShowFailure();
  return async (send) => {
    try {
      await make(send);
    } catch (failure) {
      showFailure(failure);
    }
  };
}
