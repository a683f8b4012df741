import { type FileKind, fileRules, uploads } from '@bureau/contract';
import { type FileUploadState, ImageInput } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/ApiProvider.tsx';
import { describeFailure } from './describeFailure.ts';

interface PictureUploadProps {
  readonly kind: FileKind;
  /** Runs with the name of the picture once the server has it. */
  readonly onUpload: (file: string) => void;
}

/** Uploads a picture as soon as it is chosen. One that was refused stays there with the reason. */
export function PictureUpload({ kind, onUpload }: PictureUploadProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [state, setState] = useState<FileUploadState>();

  async function upload(files: readonly File[]) {
    setPicked(files);
    const [file] = files;
    if (!file) return;
    setState({});
    try {
      const { file: stored } = await client.call(uploads.create, {
        params: { kind },
        upload: { file },
        handlesErrors: true,
      });
      onUpload(stored);
      setPicked([]);
    } catch (error) {
      setState({ error: describeFailure(error, t) });
    }
  }

  return (
    <ImageInput
      value={picked}
      onChange={(files) => void upload(files)}
      maxBytes={fileRules[kind].maxBytes}
      getUploadState={() => state}
    />
  );
}
