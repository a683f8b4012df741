import { Search } from 'lucide-react';
import { Autocomplete, SearchField, useFilter } from 'react-aria-components';
import { leaveToInputMethod } from '../../primitives/keys/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { OptionListBox, type OptionListBoxProps } from './OptionListBox.tsx';
import { OptionStatus, type OptionStatusProps } from './OptionStatus.tsx';
import { flattenOptions } from './options.ts';
import * as styles from './options.styles.ts';

/** Describes options that are searched elsewhere, for what is typed here. */
export interface RemoteSearch extends OptionStatusProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

export interface SearchableOptionsProps extends OptionListBoxProps {
  /** Names what is searched. Defaults to "Search options". */
  readonly searchLabel?: string | undefined;
  /** Hands what is typed on, instead of searching the options that are listed. */
  readonly remote?: RemoteSearch | undefined;
  /** Whether the options that are listed are still on their way. */
  readonly isLoading?: boolean | undefined;
  /** Asks for the options again; given where they could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** Marks the list below as that of the search; react-aria's Autocomplete adds by its id which list that is. */
const comboboxProps = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': true } as const;

/** From how many options on they can be searched. */
const searchableFrom = 9;

const ignore = () => undefined;

/** Returns what is said of options that are listed as they are given. */
const statusOf = (isLoading: boolean, onRetry: (() => void) | undefined): OptionStatusProps => ({
  status: isLoading ? 'loading' : onRetry ? 'failed' : 'idle',
  retry: onRetry ?? ignore,
});

/** Lists options; many of them, and those that are searched elsewhere, can be searched above the list. */
export function SearchableOptions({
  searchLabel,
  remote,
  isLoading = false,
  onRetry,
  ...list
}: SearchableOptionsProps) {
  const t = useUiMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  const status = remote ?? statusOf(isLoading, onRetry);
  // The status below stands for a list without an answer.
  const isHidden = status.status !== 'idle' && list.options.length === 0;
  if (!remote && flattenOptions(list.options).length < searchableFrom) {
    const hasList = !isHidden || list.emptyLabel !== undefined;
    return (
      <>
        {hasList && <OptionListBox {...list} />}
        {status.status !== 'idle' && <OptionStatus {...status} isAlone={!hasList} />}
      </>
    );
  }

  const label = searchLabel ?? t('ui.select.search');
  return (
    <>
      <Autocomplete
        {...(remote ? { inputValue: remote.query, onInputChange: remote.setQuery } : { filter: contains })}
      >
        <SearchField aria-label={label} autoFocus>
          <styles.Search>
            <Search aria-hidden />
            <styles.SearchInput
              {...comboboxProps}
              placeholder={label}
              // Who ends a word chooses no option by it.
              onKeyDownCapture={leaveToInputMethod}
            />
          </styles.Search>
        </SearchField>
        <OptionListBox {...list} autoFocus={false} hidden={isHidden} />
      </Autocomplete>
      {(remote || status.status !== 'idle') && <OptionStatus {...status} />}
    </>
  );
}
