import { taskPriorities, type Task } from '@bureau/contract';
import { Avatar, type SelectOption } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { CalendarDays, Clock, Flag, FolderKanban, Tag, User } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../core/account/account.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { usePicker } from '../../../screens/fields/useOptions.ts';
import { createDayReader } from './dayWords.ts';
import { nameBefore, readLine, suggest, type Token, type Vocabulary } from './readLine.ts';
import type { QuickAddText } from './useQuickAddText.ts';

const namesOf = ({ label }: SelectOption) => [label];

type Kind = Token['kind'];

/** Returns what a line says of a task, as its API takes it. */
function bodyOf(title: string, tokens: readonly Token[]) {
  const all = <K extends Kind>(kind: K) =>
    tokens.filter((token): token is Extract<Token, { readonly kind: K }> => token.kind === kind);
  const [day] = all('day');
  const [estimate] = all('estimate');
  const [priority] = all('priority');
  const [project] = all('project');
  const labels = all('tag').map(({ tag }) => tag);
  const people = all('person').map(({ id }) => id);
  return {
    title,
    ...(day && { due_date: day.date }),
    ...(estimate && { estimated_minutes: estimate.minutes }),
    ...(priority && { priority: priority.id as Task['priority'] }),
    ...(project && { project_id: project.id }),
    ...(labels.length > 0 && { labels: [...new Set(labels)] }),
    ...(people.length > 0 && { assignee_ids: [...new Set(people)] }),
  };
}

/** Returns what a line can speak of: days in the user's language, priorities, and the projects and people that the user may name. */
function useVocabulary(isBegun: boolean) {
  const { i18n, t } = useTranslation();
  const { id, settings } = useUser();
  const { date_format: dateFormat, first_day_of_week: firstDayOfWeek } = settings;
  const today = useFormats().today();
  const projects = usePicker('projects', isBegun);
  const people = usePicker('users', isBegun);
  const vocabulary = useMemo(
    (): Vocabulary => ({
      readDay: createDayReader({ locale: i18n.language, today, dateFormat, firstDayOfWeek }),
      priorities: taskPriorities.map(({ key, value }) => ({
        id: value,
        names: [t(`priority.${key}`), key.replace('_', ' '), String(value)],
      })),
      projects: projects.options.map((option) => ({ id: Number(option.id), names: namesOf(option) })),
      people: people.options.map((option) => ({
        id: Number(option.id),
        names: option.id === id ? [...namesOf(option), t('tasks.quick_add.me')] : namesOf(option),
      })),
    }),
    [dateFormat, firstDayOfWeek, i18n.language, id, people, projects, t, today],
  );
  return { vocabulary, isLoading: projects.isLoading || people.isLoading };
}

/** Returns what a line says of a task, how that is shown, and which names can be put in at the caret. */
export function useTokens({ value, caret, change, isBegun, left }: QuickAddText) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { vocabulary, isLoading } = useVocabulary(isBegun);
  const { title, tokens } = useMemo(() => readLine(value, vocabulary, left), [left, value, vocabulary]);

  const choicesOf = {
    priority: {
      choices: vocabulary.priorities,
      label: t('tasks.fields.priority'),
      icon: <Flag aria-hidden />,
    },
    project: {
      choices: vocabulary.projects,
      label: t('tasks.fields.project_id'),
      icon: <FolderKanban aria-hidden />,
    },
    person: { choices: vocabulary.people, label: t('tasks.fields.assignee_ids'), icon: <User aria-hidden /> },
  } as const;

  const labelOf = (token: Token) => {
    if (token.kind === 'day')
      return {
        label: t('tasks.quick_add.due', { date: formats.date(token.date) }),
        icon: <CalendarDays aria-hidden />,
      };
    if (token.kind === 'estimate')
      return { label: formatDuration(token.minutes), icon: <Clock aria-hidden /> };
    if (token.kind === 'tag') return { label: token.tag, icon: <Tag aria-hidden /> };
    const { choices, icon } = choicesOf[token.kind];
    return { label: choices.find(({ id }) => id === token.id)?.names[0] ?? token.text, icon };
  };

  const name = nameBefore(value, caret);
  const offered = name
    ? suggest(choicesOf[name.kind].choices, name.typed).map(({ id, names }) => ({
        id: String(id),
        label: names[0] ?? '',
        icon: name.kind === 'person' && <Avatar name={names[0] ?? ''} size="small" isDecorative />,
      }))
    : [];

  /** Writes a name in the place of what is typed of it, with a space behind, and returns where that is. */
  const choose = (id: string): number => {
    const label = offered.find((one) => one.id === id)?.label;
    if (name === undefined || label === undefined) return caret;
    const before = `${value.slice(0, name.start + 1)}${label} `;
    change(before + value.slice(caret).trimStart(), before.length);
    return before.length;
  };

  return {
    body: bodyOf(title, tokens),
    tokens,
    labelOf,
    isLoading: isLoading && /[#@＃＠]/u.test(value),
    // what is written whole needs no suggestion
    suggestions: offered.length === 1 && offered[0]?.label === name?.typed ? [] : offered,
    suggestionsLabel: name && choicesOf[name.kind].label,
    choose,
  };
}
