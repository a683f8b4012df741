import { Search } from 'lucide-react';
import { Autocomplete, SearchField, useFilter, type Selection } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { CheckMark } from '../../controls/CheckMark.tsx';
import type { ChoiceFilter, ChoiceValue, FilterOption, FilterValue } from '../FilterBar.types.ts';
import { choose, offeredIds } from '../filters.ts';
import { Item, List, Nothing, Query, QueryInput } from './ChoiceEditor.styles.ts';

interface ChoiceEditorProps {
  filter: ChoiceFilter;
  value: ChoiceValue;
  onChange: (value: FilterValue) => void;
}

/** From how many options on they can be searched. */
const searchableFrom = 9;

/** Stands for `null`, the choice of what has none, where a key is a text or a number. */
const emptyKey = 'bureau:none';

/** Offers the options of a filter, of which any number can be chosen. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const t = useUiMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  if (props.filter.options.length < searchableFrom) return <OptionList {...props} takesFocus />;
  return (
    <Autocomplete filter={contains}>
      <SearchField autoFocus aria-label={t('ui.filters.search', { label: props.filter.label })}>
        <Query>
          <Search aria-hidden />
          <QueryInput placeholder={t('ui.filters.search', { label: props.filter.label })} />
        </Query>
      </SearchField>
      <OptionList {...props} takesFocus={false} />
    </Autocomplete>
  );
}

function OptionList({ filter, value, onChange, takesFocus }: ChoiceEditorProps & { takesFocus: boolean }) {
  const t = useUiMessages();
  const onSelectionChange = (selection: Selection) => {
    const chosen = selection === 'all' ? offeredIds(filter) : selection;
    onChange(choose(filter, value, new Set(Array.from(chosen, (id) => (id === emptyKey ? null : id)))));
  };
  const choices: readonly FilterOption[] =
    filter.emptyLabel === undefined
      ? filter.options
      : [{ id: emptyKey, label: filter.emptyLabel }, ...filter.options];
  return (
    <List
      aria-label={filter.label}
      autoFocus={takesFocus && 'first'}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={value.map((id) => id ?? emptyKey)}
      onSelectionChange={onSelectionChange}
      renderEmptyState={() => (
        <Nothing>{filter.isLoading ? t('ui.filters.loading') : t('ui.filters.nothing')}</Nothing>
      )}
    >
      {choices.map(({ id, label, icon }) => (
        <Item key={id} id={id} textValue={label}>
          <CheckMark />
          {icon}
          <span>{label}</span>
        </Item>
      ))}
    </List>
  );
}
