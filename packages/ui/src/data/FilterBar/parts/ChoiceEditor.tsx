import type { Selection } from 'react-aria-components';
import { SearchableOptions } from '../../../inputs/options/SearchableOptions.tsx';
import { useUiMessages } from '../../../provider/index.ts';
import type { ChoiceFilter, ChoiceValue, FilterOption, FilterValue } from '../FilterBar.types.ts';
import { choose, offeredIds } from '../filters.ts';

interface ChoiceEditorProps {
  filter: ChoiceFilter;
  value: ChoiceValue;
  onChange: (value: FilterValue) => void;
}

/** Stands for `null`, the choice of what has none, where a key is a text or a number. */
const emptyKey = 'bureau:none';

/** Offers the options of a filter, of which any number can be chosen. */
export function ChoiceEditor({ filter, value, onChange }: ChoiceEditorProps) {
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
    <SearchableOptions
      options={choices}
      mark="box"
      searchLabel={t('ui.filters.search', { label: filter.label })}
      emptyText={t('ui.filters.nothing')}
      isLoading={filter.isLoading}
      onRetry={filter.onRetry}
      aria-label={filter.label}
      autoFocus="first"
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={value.map((id) => id ?? emptyKey)}
      onSelectionChange={onSelectionChange}
    />
  );
}
