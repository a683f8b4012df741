import type { ImportAnswer, ImportProgress } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../api/ApiError.ts';
import type { Answering } from '../../api/resource.ts';
import { useImport } from '../../api/writes/useImport.ts';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { describeImportFailure } from './describeImportFailure.ts';
import { type FieldSources, type FileColumns, guessedSources, toParts } from './importChoice.ts';

/** How far the way from a file to records has been gone. */
export type ImportStep =
  /** A file, or other columns, are to be chosen, or what was chosen is to be checked. */
  | { readonly kind: 'choosing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly answer: ImportAnswer }
  | { readonly kind: 'importing'; readonly progress: ImportProgress | null }
  | {
      readonly kind: 'failed';
      readonly operation: 'check' | 'import';
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly kind: 'done'; readonly answer: ImportAnswer };

/** What a person chose. */
interface Choice {
  readonly file: File;
  /** The columns of the file; undefined until they are known. */
  readonly columns?: FileColumns;
  readonly sources: FieldSources;
}

interface ImportFlow {
  readonly step: ImportStep;
  readonly choice: Choice | undefined;
  readonly chooseFile: (file: File) => void;
  readonly clear: () => void;
  readonly chooseSources: (sources: FieldSources) => void;
  readonly check: () => void;
  readonly run: (skipsErrors: boolean) => void;
}

const isChoice = (stored: unknown): stored is Choice =>
  typeof stored === 'object' && stored !== null && 'file' in stored && stored.file instanceof File;

/** Stores the choice of a file and its columns as a draft over a sign-out, and removes it when the page is left. */
function useStoredChoice(name: string) {
  const { session } = useServices();
  const { initialDraft, saveDraft } = useDraft(name, isChoice, { isInMemory: true });
  const [choice, setChoice] = useState(initialDraft);
  useEffect(() => {
    saveDraft(choice);
    return () => {
      if (session.get()) saveDraft(undefined);
    };
  }, [choice, saveDraft, session]);
  return [choice, setChoice] as const;
}

/**
 * Reads the beginning of a file, which fails where it was changed or moved since it was chosen: the browser then sends none of it, as if there
 * were no connection.
 *
 * @throws DOMException NotReadableError or NotFoundError
 */
const requireUnchanged = (file: File) => file.slice(0, 1).arrayBuffer();

/** Leads from a file to records: checks the file, and again with other columns, and imports it. Where its page was left meanwhile, a toast says how that ended. */
export function useImportFlow(resource: Answering<'import'>): ImportFlow {
  const calls = useImport(resource);
  const [choice, setChoice] = useStoredChoice(`${resource.name}/import`);
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const { t } = useTranslation();
  const isShown = useIsMounted();
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);

  /** Shows what importing a choice would do. Without columns, those that the server guesses are taken over. */
  async function check(next: Choice) {
    checking.current?.abort();
    const controller = new AbortController();
    checking.current = controller;
    setStep({ kind: 'checking' });
    const { columns, file, sources } = next;
    try {
      await requireUnchanged(file);
      const upload = columns ? { file, parts: toParts(sources) } : { file };
      const answer = await calls.check(upload, controller.signal);
      if (!columns) setChoice({ file, columns: answer.columns, sources: guessedSources(answer.columns) });
      setStep({ kind: 'checked', answer });
    } catch (error) {
      if (isAbort(error)) return;
      setStep({ kind: 'failed', operation: 'check', error, retry: () => void check(next) });
    }
  }

  function notifyDone({ name }: File, { created, failed }: ImportAnswer) {
    const title = t('import.done', { count: created });
    const message = failed > 0 ? t('import.done.failed', { count: failed }) : name;
    toasts.show({ tone: failed > 0 ? 'warning' : 'success', title, message });
  }

  async function run({ file, sources }: Choice, skipsErrors: boolean) {
    setStep({ kind: 'importing', progress: null });
    try {
      await requireUnchanged(file);
      const onProgress = (progress: ImportProgress) => setStep({ kind: 'importing', progress });
      const upload = { file, parts: toParts(sources) };
      const answer = await calls.run(upload, { skipsErrors, onProgress });
      if (isShown.current) setStep({ kind: 'done', answer });
      else notifyDone(file, answer);
    } catch (error) {
      if (isAbort(error)) return;
      if (!isShown.current) {
        const message = describeImportFailure(error, 'import', t);
        toasts.show({ tone: 'danger', title: t('import.failed.import'), message });
        return;
      }
      const retry = () => void run({ file, sources }, skipsErrors);
      setStep({ kind: 'failed', operation: 'import', error, retry });
    }
  }

  return {
    step,
    choice,
    chooseFile(file) {
      const next = { file, sources: {} };
      setChoice(next);
      void check(next);
    },
    clear() {
      checking.current?.abort();
      setChoice(undefined);
      setStep({ kind: 'choosing' });
    },
    chooseSources(sources) {
      checking.current?.abort();
      setChoice(choice && { ...choice, sources });
      setStep({ kind: 'choosing' });
    },
    check: () => {
      if (choice) void check(choice);
    },
    run(skipsErrors) {
      if (choice) void run(choice, skipsErrors);
    },
  };
}
