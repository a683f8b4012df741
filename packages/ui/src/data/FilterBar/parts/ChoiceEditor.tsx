import { Check, Search } from 'lucide-react';
import { Autocomplete, SearchField, useFilter, type Selection } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import type { ChoiceFilter, FilterValue } from '../FilterBar.types.ts';
import { choose, type ChoiceValue } from '../filters.ts';
import { Item, List, Nothing, Query, QueryInput } from './ChoiceEditor.styles.ts';

interface ChoiceEditorProps {
  filter: ChoiceFilter;
  value: ChoiceValue;
  onChange: (value: FilterValue) => void;
}

/** Says from how many options on they can be searched. */
const searchableFrom = 9;

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
    const chosen = selection === 'all' ? filter.options.map(({ id }) => id) : selection;
    onChange(choose(filter, value, new Set(chosen)));
  };
  return (
    <List
      aria-label={filter.label}
      autoFocus={takesFocus && 'first'}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={value}
      onSelectionChange={onSelectionChange}
      renderEmptyState={() => (
        <Nothing>{filter.isLoading ? t('ui.filters.loading') : t('ui.filters.nothing')}</Nothing>
      )}
    >
      {filter.options.map(({ id, label, icon }) => (
        <Item key={id} id={id} textValue={label}>
          <span data-box>
            <Check aria-hidden />
          </span>
          {icon}
          <span>{label}</span>
        </Item>
      ))}
    </List>
  );
}
