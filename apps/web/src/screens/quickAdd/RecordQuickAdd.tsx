import { type BodyOf, type Task, taskFields, tasks } from '@bureau/contract';
import { toasts, useNavigation } from '@bureau/ui';
import { QuickAddLine } from '@bureau/ui/blocks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { isUnsaid } from '../../../api/errorEffect.ts';
import { useRecordCache } from '../../../api/writes/useRecordCache.ts';
import { useWrite } from '../../../api/writes/useWrite.ts';
import type { QuickAddProps } from '../../../core/navigation/feature.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { useQuickAddText } from './useQuickAddText.ts';
import { useTokens } from './useTokens.tsx';

type Body = BodyOf<typeof tasks.create>;

/** Sends what is added quickly one after the other, so that it stands in its order. */
const target = { name: tasks.create.id, version: 0 };

/** Adds a task with each Enter, by a line that says what is known of it, and is empty for the next at once. What the server refuses comes back. */
export function TaskQuickAdd({ defaults, hasInitialFocus = false, initialText, onAdded }: QuickAddProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  const { all, store } = useRecordCache(tasks);
  const write = useWrite();
  const line = useRef<HTMLInputElement>(null);
  const text = useQuickAddText(initialText);
  const { body, isLoading, labelOf, suggestions, suggestionsLabel, tokens, choose } = useTokens(text);

  // before the next key, which goes on behind what was typed
  useLayoutEffect(() => {
    const { current } = line;
    if (!hasInitialFocus || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [hasInitialFocus]);

  const send = async (wanted: string, sent: Body) => {
    try {
      const task = await write(() => client.call(tasks.create, { body: sent }), {
        target,
        store,
        invalidates: all,
      });
      sayAdded(task);
      onAdded?.();
    } catch (failure) {
      text.giveBack(wanted);
      if (isUnsaid(failure)) toasts.show({ tone: 'danger', message: describeFailure(failure, t) });
    }
  };
  // of many that are added one after the other, only the last is told
  const told = useRef('');
  const sayAdded = ({ id, title }: Task) => {
    toasts.dismiss(told.current);
    told.current = toasts.show({
      tone: 'success',
      message: t('tasks.quick_add.added', { title }),
      action: { label: t('tasks.quick_add.open'), onPress: () => navigate(`/tasks/detail/${id}`) },
    });
  };

  const add = () => {
    if (text.value.trim() === '') return;
    if (body.title === '') {
      text.refuse(t('tasks.fields.title.errors.required'));
      return;
    }
    const wanted = text.value;
    text.clear();
    void send(wanted, { ...defaults, ...body });
  };
  // names are not known yet: it is added as soon as they are
  useEffect(() => {
    if (text.isAsked && !isLoading) {
      text.ask(false);
      add();
    }
  });

  return (
    <QuickAddLine
      ref={line}
      data-quick-add
      label={t('tasks.quick_add')}
      placeholder={t('tasks.quick_add.example')}
      maxLength={taskFields.title.max}
      value={text.value}
      onChange={text.change}
      onFocus={text.begin}
      tokens={tokens.map((token) => ({ id: token.text, ...labelOf(token) }))}
      onRemoveToken={text.leave}
      suggestions={suggestions}
      suggestionsLabel={suggestionsLabel}
      onChooseSuggestion={choose}
      problem={text.problem}
      onAdd={() => (isLoading ? text.ask(true) : add())}
    />
  );
}
