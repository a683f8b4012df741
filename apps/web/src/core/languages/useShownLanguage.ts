import type { Locale } from '@bureau/values';
import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesContext.ts';

const pause = 2000;

/** Switches to a language once the texts of some catalogues are here, and returns the one that is shown; undefined before the first. */
export function useShownLanguage(wanted: Locale, catalogues: readonly string[]): Locale | undefined {
  const { languages } = useServices();
  const [shown, setShown] = useState(languages.isInUse(wanted, catalogues) ? wanted : undefined);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    languages.use(wanted, catalogues).then(
      () => {
        if (isCurrent) setShown(wanted);
      },
      () => {
        // not even the English texts are here: without them nothing can be said
        if (isCurrent) timer = setTimeout(setAttempt, pause, attempt + 1);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [attempt, catalogues, languages, wanted]);

  return shown;
}
