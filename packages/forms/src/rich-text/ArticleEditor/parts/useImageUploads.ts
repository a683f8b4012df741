import { formatBytes } from '@bureau/ui';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import {
  $getNodeByKey,
  $insertNodes,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { ArticleImagesContext } from '../ArticleImagesContext.ts';
import { $createImageNode, $isImageNode } from '../model/ImageNode.ts';
import { $selectImage, EDIT_IMAGE_COMMAND, IMAGES_LEFT_OUT_COMMAND } from '../model/registerImages.ts';
import { keepAddress, keepPreview, readImage } from '../model/uploads.ts';
import { $startAtEnd } from '../../RichTextEditor/model/startAtEnd.ts';
import { useArticleMessages } from '../useArticleMessages.ts';

/** Lists the types of image that a text can hold. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const defaultMaxBytes = 10 * 1024 * 1024;

/** How wide and high an image is shown at most unless somebody says more, in pixels. */
const widest = 9999;

let lastId = 0;

/** Describes an image that is on its way, has failed, or was refused. */
export interface ImageUpload {
  readonly id: string;
  readonly message: string;
  /** The share that was sent, from 0 to 1; undefined while it is not known. */
  readonly progress?: number;
  readonly isFailed?: boolean;
  /** Sends the image again. One that was refused is not sent. */
  readonly retry?: () => void;
  /** Takes the image out of the text, or the message away. */
  readonly dismiss: () => void;
}

/** Puts images into a text at once, sends them, and says what became of them. */
export function useImageUploads(editor: LexicalEditor): readonly ImageUpload[] {
  const t = useArticleMessages();
  const { locale } = useLocale();
  const { maxImageBytes = defaultMaxBytes, onUploadImage } = use(ArticleImagesContext);
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const forget = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));
  const show = (upload: ImageUpload) =>
    setUploads((before) => [...before.filter(({ id }) => id !== upload.id), upload]);

  function refuse(id: string, message: string) {
    show({ id, message, isFailed: true, dismiss: () => forget(id) });
  }

  function problemOf({ name, size, type }: File): string | undefined {
    if (!imageTypes.includes(type)) return t('forms.article.image.type', { name });
    if (size <= maxImageBytes) return undefined;
    const [said, limit] = [formatBytes(size, locale), formatBytes(maxImageBytes, locale)];
    return t('forms.article.image.size', { name, size: said, limit });
  }

  async function send(id: string, key: NodeKey, file: File) {
    if (!onUploadImage) return;
    const controller = new AbortController();
    leaving.current?.signal.addEventListener('abort', () => controller.abort());
    const dismiss = () => {
      controller.abort();
      forget(id);
      editor.update(() => $getNodeByKey(key)?.remove());
    };
    const message = t('forms.article.image.uploading', { name: file.name });
    show({ id, message, dismiss });
    try {
      const { src } = await onUploadImage(file, {
        signal: controller.signal,
        onProgress: (progress) => show({ id, message, progress, dismiss }),
      });
      keepAddress(id, src);
      editor.update(() => {
        const node = $getNodeByKey(key);
        if ($isImageNode(node)) node.setValues({ src });
      });
      forget(id);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = error instanceof Error ? error.message : '';
      show({
        id,
        message: t('forms.article.image.failed', { name: file.name, reason }),
        isFailed: true,
        retry: () => void send(id, key, file),
        dismiss,
      });
    }
  }

  async function add(file: File) {
    lastId += 1;
    const id = `image-${lastId}`;
    const problem = problemOf(file);
    if (problem !== undefined) return refuse(id, problem);
    try {
      const { preview, width, height } = await readImage(file);
      keepPreview(id, preview);
      const share = Math.min(1, widest / Math.max(width, height));
      const size = { width: Math.round(width * share), height: Math.round(height * share) };
      let key: NodeKey = '';
      const insert = () => {
        const image = $createImageNode({ src: '', upload: id, alt: '', ...size });
        $startAtEnd();
        $insertNodes([image]);
        $selectImage(image);
        key = image.getKey();
      };
      editor.update(insert, { discrete: true });
      editor.dispatchCommand(EDIT_IMAGE_COMMAND, undefined);
      void send(id, key, file);
    } catch {
      refuse(id, t('forms.article.image.type', { name: file.name }));
    }
  }

  const take = useEffectEvent((files: readonly File[]) => {
    if (!onUploadImage || !editor.isEditable()) return false;
    void files.reduce((before, file) => before.then(() => add(file)), Promise.resolve());
    return true;
  });
  const tell = useEffectEvent(() => refuse('left-out', t('forms.article.image.leftOut')));
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(DRAG_DROP_PASTE, (files) => take(files), COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          IMAGES_LEFT_OUT_COMMAND,
          () => {
            tell();
            return true;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return uploads;
}
