import { useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { announce } from '../../provider/announcer/index.ts';

const steps = 4;

/** Announces the start, and the progress at each quarter: a person who does not see the bar hears that it goes on. */
export function useAnnouncedProgress(label: string, share: number | undefined): void {
  const { locale } = useLocale();
  const step = share === undefined ? undefined : Math.floor(share * steps);
  // React runs effects twice in its strict mode
  const said = useRef('');
  useEffect(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const text = step === undefined || step === 0 ? label : `${label}: ${percent.format(step / steps)}`;
    if (text !== said.current) announce(text);
    said.current = text;
  }, [label, step, locale]);
}
