import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that says whether the component is in the page still, for what ends after that was left. */
export function useIsMounted(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
