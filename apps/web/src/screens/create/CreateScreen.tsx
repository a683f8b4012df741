import { PageHeader, Skeleton, toasts } from '@bureau/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Identified } from '../../api/resource.ts';
import { useCreateRecord } from '../../api/writes/useCreateRecord.ts';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { newTitleOf } from '../../core/navigation/pageTitle.ts';
import { hasCustomValues, useCustomFields } from '../custom/useCustomFields.ts';
import { toFormError } from '../describeFailure.ts';
import { isDraftOf, recordDefaultsOf } from '../fields/fieldForms.ts';
import { codeOf, titleOf } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { UnsavedChangesPrompt } from '../UnsavedChangesPrompt.tsx';
import { CreateForm } from './CreateForm.tsx';
import * as styles from './CreateScreen.styles.ts';

/** Returns the records that the address names for fields of the form: the page that led here is one of theirs. */
function referredIn<Item extends Identified>(search: URLSearchParams, { fields }: ResourceScreens<Item>) {
  const named = [...search].flatMap(([name, id]) =>
    fields[name]?.kind === 'reference' && /^[1-9]\d{0,8}$/.test(id) ? [[name, Number(id)] as const] : [],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

interface CreateScreenProps<Item extends Identified> {
  readonly screens: ResourceScreens<Item>;
  /** Stands above the form. */
  readonly above?: ReactNode;
  /** What the form begins with in place of what new records do; others leave alone what was typed meanwhile. */
  readonly initialValues?: Readonly<Record<string, unknown>> | undefined;
  /** Creates the record in another way. */
  readonly create?: (values: object) => Promise<Identified>;
}

/** Creates a record. What was typed is kept until it is saved, or thrown away on the way out. */
export function CreateScreen<Item extends Identified>({
  above,
  create: createOtherwise,
  initialValues,
  screens,
}: CreateScreenProps<Item>) {
  const { path, resource } = screens;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const referred = useMemo(() => referredIn(search, screens), [screens, search]);
  const create = useCreateRecord<object, Identified>(resource);
  const { data: customs, error: failure, retry } = useCustomFields(resource);
  const isDraft = useMemo(
    () => isDraftOf(recordDefaultsOf(screens.fields, hasCustomValues(resource) ? [] : null)),
    [resource, screens],
  );
  const { initialDraft, saveDraft } = useDraft(`${resource.name}/create`, isDraft);
  const [isDirty, setDirty] = useState(false);
  const isSaved = useRef(false);
  const shownCustoms = hasCustomValues(resource) ? customs : null;

  async function submit(values: object) {
    try {
      const created = await (createOtherwise ?? create)(values);
      const code = codeOf(created) ?? titleOf(screens, created);
      saveDraft(undefined);
      isSaved.current = true;
      toasts.show({ tone: 'success', message: t('record.created', { code }) });
      await navigate(`${path}/detail/${created.id}`);
    } catch (error) {
      throw toFormError(error, t);
    }
  }

  return (
    <>
      <PageHeader title={newTitleOf(t, resource.name, screens.titles.create)} />
      {above && <styles.Above>{above}</styles.Above>}
      {shownCustoms !== undefined ? (
        <CreateForm
          screens={screens}
          initialValues={initialValues ?? referred}
          customs={shownCustoms}
          initialDraft={initialDraft}
          onSubmit={submit}
          onValuesChange={saveDraft}
          onDirtyChange={setDirty}
        />
      ) : failure ? (
        <LoadFailure error={failure} onRetry={retry} />
      ) : (
        <Skeleton inlineSize="40%" />
      )}
      <UnsavedChangesPrompt isUnsaved={isDirty} isSaved={isSaved} onLeave={() => saveDraft(undefined)} />
    </>
  );
}
