import type { Attachments } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { FileUpload } from '@bureau/ui/blocks';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { isAbort } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { randomKey } from '../../api/writes/writeGuard.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import type { Session } from '../../core/session/session.ts';
import { describeFailure } from '../describeFailure.ts';
import { useIsMounted } from '../useIsMounted.ts';

interface Upload extends FileUpload {
  readonly file: File;
  /** Names the upload to the server: sent again, it is attached once. */
  readonly key: string;
}

interface Uploads {
  readonly onTheirWay: readonly FileUpload[];
  readonly attach: (files: readonly File[]) => void;
  readonly retry: (file: FileUpload) => void;
  readonly dismiss: (file: FileUpload) => void;
}

let lastId = 0;

/**
 * Sends files to a record one after the other, and keeps those that did not arrive. They go on when the page is left, as long as the session lasts; what then
 * does not arrive is said in a toast.
 */
export function useUploads({ create, list }: Attachments, id: number): Uploads {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const { session } = useServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isShown = useIsMounted();

  const isSending = uploads.some(({ failure }) => failure === undefined);
  const keepTab = useCallback((event: BeforeUnloadEvent) => isSending && event.preventDefault(), [isSending]);
  useBeforeUnload(keepTab);

  const forget = (uploadId: number) => setUploads((before) => before.filter((one) => one.id !== uploadId));
  const mark = (uploadId: number, failure: string | undefined) =>
    setUploads((before) => before.map((one) => (one.id === uploadId ? { ...one, failure } : one)));

  async function send({ file, id: uploadId, key }: Upload, { signal }: Session) {
    if (signal.aborted) return;
    try {
      await write(
        () =>
          client.request(create, {
            params: { id },
            upload: { file },
            idempotencyKey: key,
            isBackground: true,
            handlesErrors: true,
            signal,
          }),
        { invalidates: answersOf(list), isLong: true },
      );
      forget(uploadId);
    } catch (error) {
      if (isAbort(error)) return;
      const failure = describeFailure(error, t);
      if (isShown.current) mark(uploadId, failure);
      else toasts.show({ tone: 'danger', title: file.name, message: failure });
    }
  }

  const enqueue = (upload: Upload) => {
    const current = session.get();
    if (current) queue.current = queue.current.then(() => send(upload, current));
  };

  return {
    onTheirWay: uploads,
    attach(files) {
      const added = files.map((file): Upload => {
        lastId += 1;
        return { id: lastId, name: file.name, file, key: randomKey() };
      });
      setUploads((before) => [...added.toReversed(), ...before]);
      added.forEach(enqueue);
    },
    retry({ id: uploadId }) {
      const upload = uploads.find((one) => one.id === uploadId);
      if (!upload) return;
      mark(uploadId, undefined);
      enqueue(upload);
    },
    dismiss: ({ id: uploadId }) => forget(uploadId),
  };
}
