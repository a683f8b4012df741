import { Heading, Text, VisuallyHidden } from '@bureau/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Words } from './WordChanges.styles.ts';
import { compareWords, type WordChange } from './wordChanges.ts';

/** What a version says. */
interface VersionText {
  readonly title: string;
  /** The text in lines, without formatting. */
  readonly text: string;
}

interface WordChangesProps {
  readonly before: VersionText;
  readonly after: VersionText;
}

/** Shows a text with the words that were added and removed; what each is, is said as well. */
export function WordChanges({ before, after }: WordChangesProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.resolvedLanguage ?? i18n.language;
  const [title, text] = useMemo(
    () => (['title', 'text'] as const).map((part) => compareWords(before[part], after[part], locale)),
    [before, after, locale],
  );
  const isSame = [title, text].every((changes = []) => changes.every(({ kind }) => kind === 'same'));
  if (isSame) return <Text tone="muted">{t('knowledgebase.versions.same')}</Text>;
  return (
    <Words>
      <Heading level={3}>
        <Changes changes={title} />
      </Heading>
      <p>
        <Changes changes={text} />
      </p>
    </Words>
  );
}

const elements = { added: 'ins', removed: 'del' } as const;

function Changes({ changes = [] }: { readonly changes: readonly WordChange[] | undefined }) {
  const { t } = useTranslation();
  return changes.map(({ kind, at, text }) => {
    if (kind === 'same') return text;
    const Element = elements[kind];
    return (
      <Element key={at}>
        <VisuallyHidden>{t(`knowledgebase.versions.${kind}`)} </VisuallyHidden>
        {text}
        <VisuallyHidden> {t('knowledgebase.versions.end')}</VisuallyHidden>
      </Element>
    );
  });
}
