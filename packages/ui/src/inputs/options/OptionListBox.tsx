import { Check } from 'lucide-react';
import { type Ref, useMemo } from 'react';
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
        ref={ref ?? showSelected}
        render={(list) => <div {...list} title={title} />}
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

/** Scrolls a list that opens to the option that is chosen. */
function showSelected(list: HTMLElement | null) {
  const selected = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && selected) list.scrollTop = selected.offsetTop - (list.clientHeight - selected.offsetHeight) / 2;
}
