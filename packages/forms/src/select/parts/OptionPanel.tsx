import { Check, Search } from 'lucide-react';
import { Autocomplete, TextField, useFilter } from 'react-aria-components';
import { useFormsMessages } from '../../messages/index.ts';
import { emptyKey, type SelectOption } from '../options.ts';
import * as styles from '../select.styles.ts';
import { OptionLabel } from './OptionLabel.tsx';

export interface OptionPanelProps {
  readonly options: readonly SelectOption[];
  /** Names the choice of no value; without it there is none. */
  readonly emptyLabel?: string;
}

/** Marks the list below as that of the search; react-aria's Autocomplete adds by its id which list that is. */
const comboboxProps = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': true } as const;

/** From how many options on they can be searched. */
const searchableFrom = 11;

/** Shows the options of a select in a panel that floats below it; many of them can be searched. */
export function OptionPanel({ options, emptyLabel }: OptionPanelProps) {
  const messages = useFormsMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  const list = <OptionList options={options} emptyLabel={emptyLabel} />;
  return (
    <styles.Panel placement="bottom start" offset={4}>
      {options.length < searchableFrom ? (
        list
      ) : (
        <Autocomplete filter={contains}>
          <TextField type="search" aria-label={messages('forms.select.search')} autoFocus>
            <styles.Search>
              <Search aria-hidden />
              <styles.SearchInput {...comboboxProps} placeholder={messages('forms.select.search')} />
            </styles.Search>
          </TextField>
          {list}
        </Autocomplete>
      )}
    </styles.Panel>
  );
}

function OptionList({ options, emptyLabel }: OptionPanelProps) {
  const messages = useFormsMessages();
  return (
    <styles.List
      ref={showSelected}
      renderEmptyState={() => <styles.Empty>{messages('forms.select.empty')}</styles.Empty>}
    >
      {emptyLabel !== undefined && (
        <styles.Item id={emptyKey} textValue={emptyLabel}>
          {emptyLabel}
          <Check aria-hidden />
        </styles.Item>
      )}
      {options.map(({ value, label, tone, isDisabled }) => (
        <styles.Item key={value} id={value} textValue={label} isDisabled={isDisabled}>
          <OptionLabel label={label} tone={tone} />
          <Check aria-hidden />
        </styles.Item>
      ))}
    </styles.List>
  );
}

/** Scrolls a list that opens to the option that is chosen. */
function showSelected(list: HTMLElement | null) {
  const selected = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && selected) list.scrollTop = selected.offsetTop - (list.clientHeight - selected.offsetHeight) / 2;
}
