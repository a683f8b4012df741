import { Fragment } from 'react';
import { useLocale } from 'react-aria-components';
import type { SelectOption } from '../options.ts';
import { Count, Options } from '../select.styles.ts';
import { OptionLabel } from './OptionLabel.tsx';

export interface OptionListProps {
  readonly options: readonly SelectOption[];
  /** The number of options to name; the others are counted. Defaults to all. */
  readonly shownCount?: number;
}

/** Lists names. What makes lists takes longer to make than all else here, and one name needs none. */
function formatList(names: readonly string[], locale: string): string {
  if (names.length < 2) return names.join('');
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}

/** Shows several options: their names as a list, or badges where they have tones. */
export function OptionList({ options, shownCount = options.length }: OptionListProps) {
  const { locale } = useLocale();
  const shown = options.slice(0, shownCount);
  const hiddenCount = options.length - shown.length;
  const hasBadges = shown.some(({ tone }) => tone !== undefined);
  return (
    <Options data-badges={hasBadges || undefined}>
      {hasBadges
        ? shown.map((option) => (
            <Fragment key={option.value}>
              <OptionLabel {...option} />{' '}
            </Fragment>
          ))
        : formatList(
            shown.map(({ label }) => label),
            locale,
          )}
      {hiddenCount > 0 && <Count>{` +${hiddenCount.toLocaleString(locale)}`}</Count>}
    </Options>
  );
}
