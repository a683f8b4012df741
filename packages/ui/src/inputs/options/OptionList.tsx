import { Fragment } from 'react';
import { useLocale } from 'react-aria-components';
import type { RootProps } from '../../primitives/root/index.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { SelectOption } from './options.ts';
import { Count, Names, Pictured } from './options.styles.ts';

export interface OptionListProps extends RootProps<HTMLSpanElement> {
  readonly options: readonly SelectOption[];
  /** The number of options to name; the others are counted. Defaults to all. */
  readonly shownCount?: number | undefined;
}

/** Lists names. What makes lists takes longer to make than all else here, and one name needs none. */
function formatList(names: readonly string[], locale: string): string {
  if (names.length < 2) return names.join('');
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}

/** Shows several options: their names as a list, or badges where they have tones; beside their icons where they have some. */
export function OptionList({ options, shownCount = options.length, ...rootProps }: OptionListProps) {
  const { locale } = useLocale();
  const shown = options.slice(0, shownCount);
  const hiddenCount = options.length - shown.length;
  const hasBadges = shown.some(({ tone, icon }) => tone !== undefined || icon !== undefined);
  return (
    <Names {...rootProps} data-badges={hasBadges || undefined}>
      {hasBadges
        ? shown.map((option) => (
            <Fragment key={option.id}>
              {option.icon === undefined ? (
                <OptionLabel {...option} />
              ) : (
                <Pictured>
                  {option.icon}
                  {option.label}
                </Pictured>
              )}{' '}
            </Fragment>
          ))
        : formatList(
            shown.map(({ label }) => label),
            locale,
          )}
      {hiddenCount > 0 && <Count>{` +${hiddenCount.toLocaleString(locale)}`}</Count>}
    </Names>
  );
}
