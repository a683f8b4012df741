import { toasts, useNavigation } from '@bureau/ui';
import { QuickAddLine } from '@bureau/ui/blocks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import type { Identified } from '../../api/resource.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import type { QuickAddProps, TextKey } from '../../core/navigation/feature.ts';
import { newTitleOf } from '../../core/navigation/pageTitle.ts';
import { describeFailure } from '../describeFailure.ts';
import { useShowFailure } from '../useShowFailure.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { valuesFromFilter } from './valuesFromFilter.ts';
import { useQuickAddText } from './useQuickAddText.ts';
import { useTokens } from './useTokens.tsx';

interface RecordQuickAddProps<Item extends Identified> extends QuickAddProps {
  readonly screens: ResourceScreens<Item>;
  /** The key of the text that shows by an example what can be typed. */
  readonly exampleKey: TextKey | undefined;
}

const noLines: readonly string[] = [];
const noWords: ReadonlySet<string> = new Set();

/** Adds a record with each Enter, by a line that says what is known of it, and is empty for the next at once. What the server refuses comes back into the line, or is told where the next one is being typed. */
export function RecordQuickAdd<Item extends Identified>({
  creates = false,
  exampleKey,
  filter,
  hasInitialFocus = false,
  initialLines = noLines,
  initialText,
  onAdded,
  screens,
}: RecordQuickAddProps<Item>) {
  const { fields: described, path, resource, texts, titleName, titles } = screens;
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  const { store, withNew } = useRecordCache(resource);
  const write = useWrite();
  const showFailure = useShowFailure();
  const input = useRef<HTMLInputElement>(null);
  const text = useQuickAddText(resource.name, initialText);
  const fields = useShownFields(screens);
  const { choose, isAwaited, read, suggestions, suggestionsLabel, tokens } = useTokens(text, fields);
  const waiting = useRef(initialLines.map((line) => ({ line, left: noWords })));

  // before the next key, which goes on behind what was typed
  useLayoutEffect(() => {
    const { current } = input;
    if (!hasInitialFocus || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [hasInitialFocus]);

  const send = async (wanted: string, title: string, body: object) => {
    try {
      const record = await write(() => client.request(resource.create, { body }) as Promise<Identified>, {
        // what is added quickly is sent one after the other, so that it stands in its order
        target: { name: resource.create.id, version: 0 },
        store,
        invalidates: withNew,
      });
      sayAdded(record.id, title);
      onAdded?.();
    } catch (failure) {
      if (text.giveBack(wanted)) showFailure(failure);
      else sayRefused(wanted, describeFailure(failure, t), () => void send(wanted, title, body));
    }
  };
  const sayRefused = (wanted: string, message: string, again: () => void) =>
    toasts.show({
      tone: 'danger',
      title: wanted,
      message,
      action: { label: t('state.failed.retry'), onPress: again },
    });
  // of many that are added one after the other, only the last is told
  const shownToast = useRef('');
  const sayAdded = (id: number, title: string) => {
    toasts.dismiss(shownToast.current);
    shownToast.current = toasts.show({
      tone: 'success',
      message: t('quick_add.added', { title }),
      action: { label: t('list.row.open'), onPress: () => navigate(`${path}/detail/${id}`) },
    });
  };

  const add = (wanted: string, left: ReadonlySet<string>) => {
    const { title, values } = read(wanted, left);
    if (title === '') {
      const problem = t('quick_add.errors.title');
      if (text.giveBack(wanted)) text.refuse(problem);
      else sayRefused(wanted, problem, () => add(wanted, left));
    } else
      void send(wanted, title, { ...valuesFromFilter(described, filter), ...values, [titleName]: title });
  };
  // as long as names are not known that it holds, it waits for them
  useEffect(() => {
    const { current: lines } = waiting;
    if (lines.some(({ line }) => isAwaited(line))) return;
    waiting.current = [];
    for (const { left, line } of lines) add(line, left);
  });
  // whoever leaves before that finds them in the line again
  const keepWaiting = useEffectEvent(() => {
    const { current: lines } = waiting;
    if (lines.length > 0) text.keep(lines.map(({ line }) => line));
  });
  useEffect(() => () => keepWaiting(), []);
  const addTyped = () => {
    if (text.value.trim() === '') return;
    waiting.current = [...waiting.current, { line: text.value, left: text.left }];
    text.clear();
  };

  const label = texts.quickAdd ? t(texts.quickAdd) : newTitleOf(t, resource.name, titles.create);
  return (
    <QuickAddLine
      ref={input}
      data-quick-add
      data-creates={creates || undefined}
      label={label}
      placeholder={exampleKey && t(exampleKey)}
      value={text.value}
      onChange={text.change}
      onFocus={text.begin}
      tokens={tokens}
      onRemoveToken={text.leave}
      suggestions={suggestions}
      suggestionsLabel={suggestionsLabel}
      onChooseSuggestion={choose}
      problem={text.problem}
      onAdd={addTyped}
    />
  );
}
