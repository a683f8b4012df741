import { Alert, Button } from '@bureau/ui';
import { useFieldMessages } from '../../../messages/index.ts';
import * as styles from '../ArticleEditor.styles.ts';
import { useArticleMessages } from '../useArticleMessages.ts';
import type { ImageUpload } from './useImageUploads.ts';

/** Shows the progress of images that are on their way, and which were refused or did not arrive. */
export function ImageUploads({ uploads }: { readonly uploads: readonly ImageUpload[] }) {
  const t = useArticleMessages();
  const fields = useFieldMessages();
  return (
    <styles.Uploads>
      {uploads.map(({ id, isFailed = false, message, progress, retry, dismiss }) => (
        <Alert
          key={id}
          tone={isFailed ? 'danger' : 'info'}
          isAssertive={isFailed}
          action={
            <>
              {retry && (
                <Button size="small" onPress={retry}>
                  {fields('forms.lazyField.retry')}
                </Button>
              )}
              <Button size="small" variant="ghost" onPress={dismiss}>
                {t(retry || !isFailed ? 'forms.article.image.remove' : 'forms.article.image.dismiss')}
              </Button>
            </>
          }
        >
          {message}
          {progress !== undefined && <styles.Progress value={progress} aria-label={message} />}
        </Alert>
      ))}
    </styles.Uploads>
  );
}
