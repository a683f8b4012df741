import { isConflict } from '../../api/ApiError.ts';
import type { KeyFilter } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

/** Returns the functions that write what has a list of its own in the settings: one that fails to whoever asked, and one that says in a toast why it did. */
export function useSettingWrite(invalidates: KeyFilter) {
  const showFailure = useShowFailure();
  const write = useWrite();
  const save = <Answer>(send: () => Promise<Answer>, order?: string) =>
    write(send, {
      invalidates,
      awaitsRefresh: true,
      // whoever writes again begins with what somebody else has left
      isOutdatedBy: isConflict,
      ...(order !== undefined && { target: { name: order, version: 0 } }),
    });
  return {
    save,
    /** Returns whether the write was taken. Writes of the same `order` are sent one after the other. */
    async run(send: () => Promise<unknown>, order?: string): Promise<boolean> {
      try {
        await save(send, order);
        return true;
      } catch (error) {
        showFailure(error);
        return false;
      }
    },
  };
}
