import { Button, TextInput } from '@bureau/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ImageValues } from '../model/ImageNode.ts';
import { answerFormKeys } from '../../RichTextEditor/answerFormKeys.ts';
import { useRichTextMessages } from '../../RichTextEditor/useRichTextMessages.ts';
import * as styles from '../ArticleEditor.styles.ts';
import { useArticleMessages } from '../useArticleMessages.ts';

interface ImageFormProps {
  readonly values: ImageValues;
  readonly onSave: (values: Pick<ImageValues, 'alt' | 'width' | 'height'>) => void;
  readonly onOpenChange: () => void;
}

/** How wide an image can be, in pixels. */
const [narrowest, widest] = [16, 4000];

/** Asks what an image shows, and how wide it is. Its height follows. */
export function ImageForm({ values, onSave, onOpenChange }: ImageFormProps) {
  const t = useArticleMessages();
  const shared = useRichTextMessages();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [alt, setAlt] = useState(values.alt);
  const [width, setWidth] = useState(String(values.width ?? ''));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function save() {
    // digits of full width too, as they are typed in Japanese
    const wanted = Number.parseInt(width.normalize('NFKC'), 10);
    if (Number.isNaN(wanted)) return onSave({ alt: alt.trim(), width: undefined, height: undefined });
    const next = Math.min(widest, Math.max(narrowest, wanted));
    const height =
      values.width && values.height
        ? Math.max(1, Math.round((values.height * next) / values.width))
        : undefined;
    return onSave({ alt: alt.trim(), width: next, height });
  }

  return (
    <styles.Form
      ref={form}
      role="group"
      aria-label={t('forms.article.image.edit')}
      onKeyDown={(event) => answerFormKeys(event, save, onOpenChange)}
    >
      <styles.Label>
        {t('forms.article.image.alt')}
        <TextInput aria-describedby={`${id}-hint`} value={alt} onChange={setAlt} />
      </styles.Label>
      <styles.Label data-narrow>
        {t('forms.article.image.width')}
        <TextInput inputMode="numeric" value={width} onChange={setWidth} />
      </styles.Label>
      <Button size="small" onPress={save}>
        {shared('forms.richText.apply')}
      </Button>
      <styles.Hint id={`${id}-hint`}>{t('forms.article.image.altHint')}</styles.Hint>
    </styles.Form>
  );
}
