import type { RecordCalls } from '@bureau/contract';
import { Section } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { PagePart } from '../states/PagePart.tsx';
import * as styles from './RecordSections.styles.ts';

const { Component: RecordFiles } = lazyComponent(async () => (await import('./RecordFiles.tsx')).RecordFiles);
const { Component: RecordComments } = lazyComponent(
  async () => (await import('./RecordComments.tsx')).RecordComments,
);

interface RecordSectionsProps {
  /** The endpoints of the resource: what its records do not have is absent. */
  readonly calls: { readonly [Name in 'comments' | 'attachments']?: RecordCalls[Name] | undefined };
  readonly id: number;
}

/** Shows the files and comments of a record. Their code loads separately, into space that is reserved for them. */
export function RecordSections({ calls: { attachments, comments }, id }: RecordSectionsProps) {
  const { t } = useTranslation();
  const renderSection = (part: 'files' | 'comments', title: string, content: ReactNode) => (
    <Section title={title}>
      <styles.ReservedSpace data-part={part}>
        <PagePart>{content}</PagePart>
      </styles.ReservedSpace>
    </Section>
  );
  if (!attachments && !comments) return null;
  return (
    <styles.Root>
      {attachments &&
        renderSection('files', t('attachments.title'), <RecordFiles {...{ attachments, id }} />)}
      {comments && renderSection('comments', t('comments.title'), <RecordComments {...{ comments, id }} />)}
    </styles.Root>
  );
}
