import { RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useNeighbourFocus } from '../../../data/controls/useNeighbourFocus.ts';
import { Spinner } from '../../../feedback/index.ts';
import { IconButton } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { Actions, Details, Row, Text } from '../Attachments.styles.ts';
import type { FileUpload } from '../Attachments.types.ts';

interface UploadRowProps {
  readonly file: FileUpload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Holds a file that is on its way to a record, or did not arrive. */
export function UploadRow({ file: { failure, name }, onDismiss, onRetry }: UploadRowProps) {
  const t = useUiMessages();
  const root = useNeighbourFocus<HTMLLIElement>();
  return (
    <Row ref={root} tabIndex={-1}>
      {failure === undefined ? <Spinner /> : <TriangleAlert aria-hidden />}
      <Text>
        {name}
        <Details
          role={failure === undefined ? 'status' : 'alert'}
          data-failed={failure !== undefined || undefined}
        >
          {failure ?? t('ui.attachments.sending')}
        </Details>
      </Text>
      {failure !== undefined && (
        <Actions>
          <IconButton
            size="small"
            icon={<RotateCcw aria-hidden />}
            label={t('ui.attachments.retry', { name })}
            onPress={() => {
              // the button goes away
              root.current?.focus();
              onRetry();
            }}
          />
          <IconButton
            size="small"
            icon={<X aria-hidden />}
            label={t('ui.attachments.dismiss', { name })}
            onPress={onDismiss}
          />
        </Actions>
      )}
    </Row>
  );
}
