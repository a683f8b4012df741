import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import type { LexicalEditor } from 'lexical';
import { Image, ImageUpscale } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import type { RichTextTool } from '../../RichTextEditor/model/RichTextExtension.ts';
import { ArticleImagesContext } from '../ArticleImagesContext.ts';
import { $selectedImage, EDIT_IMAGE_COMMAND } from '../model/registerImages.ts';
import { useArticleMessages } from '../useArticleMessages.ts';
import { imageTypes } from './useImageUploads.ts';

/** Lets files be chosen, and puts them in at the caret. */
function chooseImages(editor: LexicalEditor): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = imageTypes.join(',');
  input.multiple = true;
  input.addEventListener('change', () => editor.dispatchCommand(DRAG_DROP_PASTE, [...(input.files ?? [])]));
  input.click();
}

/** Returns the tool that puts images in, and the one that describes the image that is selected. */
export function useImageTools(editor: LexicalEditor): readonly RichTextTool[] {
  const t = useArticleMessages();
  const { onUploadImage } = use(ArticleImagesContext);
  const [isSelected, setSelected] = useState(false);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setSelected(editorState.read(() => $selectedImage() !== undefined)),
      ),
    [editor],
  );
  const insert = {
    name: 'forms.article.image',
    label: t('forms.article.image'),
    icon: <Image aria-hidden />,
    onPress: () => chooseImages(editor),
  };
  const edit = {
    name: 'forms.article.image.edit',
    label: t('forms.article.image.edit'),
    icon: <ImageUpscale aria-hidden />,
    onPress: () => editor.dispatchCommand(EDIT_IMAGE_COMMAND, undefined),
  };
  return [...(onUploadImage ? [insert] : []), ...(isSelected ? [edit] : [])];
}
