import { useRef, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { announce } from '../../provider/announcer/index.ts';
import { useInputMessages } from '../messages/useInputMessages.ts';
import {
  filterOptions,
  findOption,
  type OptionId,
  type SelectOption,
  type SelectOptions,
} from './options.ts';
import type { OptionStatusProps } from './OptionStatus.tsx';
import { type LoadOptions, useOptionSearch } from './useOptionSearch.ts';
import { useScrollNote } from './useScrollNote.ts';

/** Describes where the options come from that are offered for a text while it is typed. */
export interface TypedOptionsProps<Id extends OptionId> {
  /** Lists the choices, or those that are known before `loadOptions` was asked. */
  readonly options?: SelectOptions<Id> | undefined;
  /** Loads the choices for what is typed, instead of filtering `options`. */
  readonly loadOptions?: LoadOptions<Id> | undefined;
  /** Creates an option for a text that is none, and returns it; without it only what is listed can be chosen. What it throws can be retried. */
  readonly onCreate?: ((text: string) => SelectOption<Id> | Promise<SelectOption<Id>>) | undefined;
}

interface TypedOptionsSettings<Id extends OptionId> extends TypedOptionsProps<Id> {
  /** Runs with an option that was chosen or created. */
  readonly onChoose: (option: SelectOption<Id>) => void;
  /** Which options are not offered. */
  readonly excluded?: readonly Id[];
  /** Keeps what is typed when the input is left. */
  readonly keepsText?: boolean;
}

/** The key of the entry that creates an option. */
const createKey = 'bureau:create';

/** Describes an option that is being created. */
interface Creation {
  readonly text: string;
  readonly status: 'loading' | 'failed';
}

/** Returns the options that are offered for what is typed, and what chooses and creates one. */
export function useTypedOptions<Id extends OptionId>({
  options = [],
  loadOptions,
  onCreate,
  onChoose,
  excluded = [],
  keepsText = false,
}: TypedOptionsSettings<Id>) {
  const t = useInputMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isScroll = useScrollNote(isOpen);
  const [created, setCreated] = useState<readonly SelectOption<Id>[]>([]);
  const [creation, setCreation] = useState<Creation>();
  const latest = useRef(creation);
  const turnTo = (next?: Creation) => {
    latest.current = next;
    setCreation(next);
  };
  const query = typed?.trim() ?? '';
  const search = useOptionSearch({ options, loadOptions, isOpen, query });

  // What is chosen meanwhile counts when the answer comes.
  const choose = useStableHandler(onChoose);

  const unknown = created.filter(({ id }) => !findOption(search.known, id));
  const known = [...search.known, ...unknown];
  const isOffered = ({ id, label }: SelectOption<Id>) =>
    !excluded.includes(id) && (loadOptions !== undefined || contains(label, query));
  const offered = filterOptions(loadOptions ? search.options : [...search.options, ...unknown], isOffered);

  const exact = known.find(({ label }) => label.toLocaleLowerCase() === query.toLocaleLowerCase());
  const canCreate =
    onCreate !== undefined && query !== '' && exact === undefined && search.status !== 'loading';

  const type = (text?: string) => {
    turnTo();
    setTyped(text);
  };
  const take = (option: SelectOption<Id>) => {
    type();
    choose(option);
  };

  const create = async (text: string) => {
    if (!onCreate || creation?.status === 'loading') return;
    const own: Creation = { text, status: 'loading' };
    turnTo(own);
    try {
      const option = await onCreate(text);
      setCreated((before) => [...before, option]);
      // Something else was typed or chosen meanwhile.
      if (latest.current === own) take(option);
    } catch {
      if (latest.current !== own) return;
      turnTo({ text, status: 'failed' });
      announce(t('ui.comboBox.createFailed', { text }));
    }
  };

  /** Chooses what is named exactly as the text, or creates it. Returns whether there was anything to choose. */
  const chooseText = (): boolean => {
    if (exact && exact.isDisabled !== true && !excluded.includes(exact.id)) take(exact);
    else if (canCreate) void create(query);
    else return false;
    return true;
  };

  /** Discards what was typed; what is being created keeps its text until it is there. */
  const leave = () => {
    if (!creation && !keepsText) setTyped(undefined);
  };

  const status: OptionStatusProps = creation
    ? {
        status: creation.status,
        retry: () => void create(creation.text),
        texts: {
          loading: t('ui.comboBox.creating', { text: creation.text }),
          failed: t('ui.comboBox.createFailed', { text: creation.text }),
        },
      }
    : search;

  return {
    known,
    /** What was typed since the options were last chosen from; `undefined` for nothing. */
    typed,
    type,
    isOpen,
    leave,
    chooseText,
    comboProps: {
      // the entry that creates one stands below the others
      offered: canCreate
        ? [...offered, { id: createKey, label: t('ui.comboBox.create', { text: query }) }]
        : offered,
      status,
      onOpenChange: (isNowOpen: boolean) => {
        setOpen(isNowOpen);
        // Whoever scrolls may type on.
        if (!isNowOpen && !isScroll.current) leave();
      },
      onChoose: (key: unknown) => {
        if (isScroll.current) return;
        const option = findOption(known, key);
        if (key === createKey) void create(query);
        if (option) take(option);
      },
    },
  };
}
