import { Fragment } from 'react';
import { useLocale } from 'react-aria-components';
import type { SelectOption } from '../options.ts';
import { Count, Options } from '../select.styles.ts';
import { OptionLabel } from './OptionLabel.tsx';

export interface OptionListProps {
  readonly options: readonly SelectOption[];
  /** Names so many options and counts the others; names all when not given. */
  readonly shownCount?: number;
}

/** Shows several options: their names as a list, or badges where they have tones. */
export function OptionList({ options, shownCount = options.length }: OptionListProps) {
  const { locale } = useLocale();
  const shown = options.slice(0, shownCount);
  const hiddenCount = options.length - shown.length;
  const hasBadges = shown.some(({ tone }) => tone !== undefined);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return (
    <Options data-badges={hasBadges || undefined}>
      {hasBadges
        ? shown.map((option) => (
            <Fragment key={option.value}>
              <OptionLabel {...option} />{' '}
            </Fragment>
          ))
        : list.format(shown.map(({ label }) => label))}
      {hiddenCount > 0 && <Count>{` +${hiddenCount.toLocaleString(locale)}`}</Count>}
    </Options>
  );
}
