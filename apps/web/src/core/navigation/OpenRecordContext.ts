import { createContext, use } from 'react';

/** Describes the record that is open beside the list that it is from. */
interface OpenRecord {
  readonly id: number;
  /** Closes it; the list stays as it is. */
  readonly close: () => void;
}

export const OpenRecordContext = createContext<OpenRecord | null>(null);

/** Returns the record that is open beside its list; null where list or record has the page for itself. */
export const useOpenRecord = (): OpenRecord | null => use(OpenRecordContext);

/** Returns the function that closes the record that is open beside its list, if it is among those that were deleted there. */
export function useCloseRemoved(): (ids: readonly number[]) => void {
  const open = useOpenRecord();
  return (ids) => {
    if (open && ids.includes(open.id)) open.close();
  };
}
