import { loadImage } from '@bureau/ui';
import {
  $getNodeByKey,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { ArticleImagesContext } from '../ArticleImagesContext.ts';
import { $isImageNode, ImageNode, type ImageValues } from '../model/ImageNode.ts';
import { $selectedImage, EDIT_IMAGE_COMMAND } from '../model/registerImages.ts';
import { previewOf } from '../model/uploads.ts';
import { ImageForm } from './ImageForm.tsx';
import { ImageUploads } from './ImageUploads.tsx';
import { useImageUploads } from './useImageUploads.ts';

interface Edited {
  readonly key: NodeKey;
  readonly values: ImageValues;
}

/** Shows an image of the text. */
function useShownImages(editor: LexicalEditor) {
  const { resolveImage } = use(ArticleImagesContext);
  const show = useEffectEvent((key: NodeKey) => {
    const node = $getNodeByKey(key);
    const element = editor.getElementByKey(key);
    if (!$isImageNode(node) || !(element instanceof HTMLImageElement)) return;
    const preview = previewOf(node.values);
    loadImage(element, preview === undefined ? resolveImage : () => preview);
  });
  useEffect(
    () =>
      mergeRegister(
        editor.registerMutationListener(ImageNode, (changes) =>
          editor.read('latest', () => {
            for (const [key, change] of changes) if (change !== 'destroyed') show(key);
          }),
        ),
        editor.registerUpdateListener(({ editorState }) => {
          const selected = editorState.read(() => $selectedImage()?.getKey());
          for (const image of editor.getRootElement()?.querySelectorAll('img') ?? [])
            image.classList.toggle('selected', image === editor.getElementByKey(selected ?? ''));
        }),
      ),
    [editor],
  );
  useEffect(() => {
    editor.read('latest', () => {
      for (const [key, node] of editor.getEditorState()._nodeMap) if ($isImageNode(node)) show(key);
    });
  }, [editor, resolveImage]);
}

/** Shows the images of the text, how those are that are on their way, and what describes the one that is edited. */
export function ImagePanel({ editor }: { readonly editor: LexicalEditor }) {
  const [edited, setEdited] = useState<Edited>();
  const uploads = useImageUploads(editor);
  useShownImages(editor);
  useEffect(
    () =>
      editor.registerCommand(
        EDIT_IMAGE_COMMAND,
        () => {
          const image = $selectedImage();
          setEdited(image && { key: image.getKey(), values: image.values });
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );

  function close() {
    setEdited(undefined);
    editor.focus();
  }

  return (
    <>
      {edited && (
        <ImageForm
          key={edited.key}
          values={edited.values}
          onOpenChange={close}
          onSave={(values) => {
            editor.update(() => {
              const node = $getNodeByKey(edited.key);
              if (!$isImageNode(node)) return;
              node.setValues(values);
              node.selectNext();
            });
            close();
          }}
        />
      )}
      {uploads.length > 0 && <ImageUploads uploads={uploads} />}
    </>
  );
}
