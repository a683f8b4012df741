import { createNamesFormat } from '@bureau/values';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import type { RootProps } from '../../primitives/root/index.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { OptionId, SelectOption } from './options.ts';
import { Count, Names, Pictured } from './options.styles.ts';

export interface OptionListProps<Id extends OptionId = OptionId> extends RootProps<HTMLSpanElement> {
  readonly options: readonly SelectOption<Id>[];
  /** Returns where an option leads, if it leads anywhere. Badges lead nowhere. */
  readonly getHref?: ((id: Id) => string | undefined) | undefined;
  /** The number of options to name; the others are counted. Defaults to all. */
  readonly shownCount?: number | undefined;
}

/** Lists options by their names. What makes lists takes longer to make than all else here, and one name needs none. */
function renderList<Id extends OptionId>(
  options: readonly SelectOption<Id>[],
  locale: string,
  getHref: OptionListProps<Id>['getHref'],
): ReactNode {
  const names = options.map(({ label }) => label);
  const list = names.length < 2 ? undefined : createNamesFormat(locale);
  // in one piece, as letters are set beside each other
  if (!getHref) return list?.format(names) ?? names;
  const rest = options.values();
  const parts = list?.formatToParts(names) ?? names.map((value) => ({ type: 'element', value }) as const);
  return parts.map(({ type, value }) => {
    const option = type === 'element' ? rest.next().value : undefined;
    return option ? <OptionLabel key={option.id} label={value} href={getHref(option.id)} /> : value;
  });
}

/** Shows several options: their names as a list, or badges where they have tones; beside their icons where they have some. */
export function OptionList<Id extends OptionId>({
  options,
  getHref,
  shownCount = options.length,
  ...rootProps
}: OptionListProps<Id>) {
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
        : renderList(shown, locale, getHref)}
      {hiddenCount > 0 && <Count>{` +${hiddenCount.toLocaleString(locale)}`}</Count>}
    </Names>
  );
}
