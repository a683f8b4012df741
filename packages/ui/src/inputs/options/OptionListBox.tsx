import { Check } from 'lucide-react';
import { type Ref, useEffect, useMemo } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { CollectionRendererContext, type ListBoxProps } from 'react-aria-components';
import { type LongList, useLongList } from '../../primitives/longList/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { CheckMark } from './CheckMark.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import {
  emptyKey,
  firstOptions,
  flattenOptions,
  isSection,
  type SelectOption,
  type SelectOptions,
} from './options.ts';
import { Description, Empty, Item, Label, List, Section, SectionTitle } from './options.styles.ts';

export interface OptionListBoxProps extends Omit<
  ListBoxProps<object>,
  'children' | 'className' | 'items' | 'renderEmptyState' | 'style'
> {
  readonly options: SelectOptions;
  /** Names the choice of no value; without it there is none. */
  readonly emptyLabel?: string | undefined;
  /** Shown where there is no option. */
  readonly emptyText?: string | undefined;
  /** Marks what is chosen by a check at its end, or all by boxes before them, where there can be several. */
  readonly mark?: 'check' | 'box';
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Lists options: the one list box behind everything in which something is chosen. */
export function OptionListBox({
  options,
  emptyLabel,
  emptyText,
  mark = 'check',
  title,
  ref,
  ...props
}: OptionListBoxProps) {
  const t = useUiMessages();
  const list = useObjectRef(ref);
  useEffect(() => (list.current ? showSelected(list.current) : undefined), [list]);
  const hasBox = mark === 'box';
  const { renderer, CountedOption, limit } = useLongList(flattenOptions(options).length, 4);
  const entries = useMemo(
    () =>
      firstOptions(options, limit).map((entry) =>
        isSection(entry) ? (
          <Section key={`section:${entry.label}`} id={`section:${entry.label}`}>
            <SectionTitle>{entry.label}</SectionTitle>
            {entry.options.map((option) => (
              <Option key={option.id} {...option} hasBox={hasBox} Counted={CountedOption} />
            ))}
          </Section>
        ) : (
          <Option key={entry.id} {...entry} hasBox={hasBox} Counted={CountedOption} />
        ),
      ),
    [options, limit, hasBox, CountedOption],
  );
  return (
    <CollectionRendererContext value={renderer}>
      <List
        {...props}
        data-windowed={CountedOption && true}
        ref={list}
        render={(root) => <div {...root} title={title} />}
        renderEmptyState={() => <Empty>{emptyText ?? t('ui.select.empty')}</Empty>}
      >
        {emptyLabel !== undefined && (
          <Option id={emptyKey} label={emptyLabel} hasBox={hasBox} Counted={CountedOption} />
        )}
        {entries}
      </List>
    </CollectionRendererContext>
  );
}

function Option({
  id,
  label,
  description,
  icon,
  tone,
  isDisabled,
  hasBox,
  Counted,
}: SelectOption & { hasBox: boolean; Counted: LongList['CountedOption'] }) {
  return (
    <Item
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(Counted && {
        render: (option) =>
          'href' in option ? <a {...option}>{option.children}</a> : <Counted {...option} />,
      })}
    >
      {hasBox && <CheckMark />}
      {icon}
      <Label>
        <OptionLabel label={label} tone={tone} />
        {description !== undefined && <Description>{description}</Description>}
      </Label>
      {!hasBox && <Check aria-hidden />}
    </Item>
  );
}

/** Scrolls a list to the option that is chosen, once it is seen: its options come after it, and one in a tab is hidden at first. Returns what ends that. */
function showSelected(list: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined;
  const sizes = new ResizeObserver(() => {
    if (list.clientHeight === 0) return;
    sizes.disconnect();
    const selected = list.querySelector<HTMLElement>('[aria-selected="true"]');
    // what draws only the rows in view goes there itself
    if (!selected || list.hasAttribute('data-windowed')) return;
    list.scrollTop = selected.offsetTop - (list.clientHeight - selected.offsetHeight) / 2;
  });
  sizes.observe(list);
  return () => sizes.disconnect();
}
