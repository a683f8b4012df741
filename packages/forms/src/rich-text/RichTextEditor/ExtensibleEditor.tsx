import { FieldContext, MessagesContext, useFieldProps, useHeldKeystrokes } from '@bureau/ui';
import { $toggleLink } from '@lexical/link';
import { $getRoot } from 'lexical';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components';
import { heightOfEditor } from '../../lazy/lazyEditor.tsx';
import { loadRichTextMessages } from './loadRichTextMessages.ts';
import type { RichTextExtension, RichTextTool } from './model/RichTextExtension.ts';
import { $setLink } from './model/setLink.ts';
import { LinkEditor } from './parts/LinkEditor.tsx';
import { MentionList } from './parts/MentionList.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { useFormats } from './parts/useFormats.ts';
import { useMentions } from './parts/useMentions.ts';
import { useRichText } from './parts/useRichText.ts';
import * as styles from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';

interface ExtensibleEditorProps extends RichTextEditorProps {
  /** What it can do beyond formatted text. It is that of the first rendering. */
  readonly extension?: RichTextExtension;
}

/** Is the editor of formatted texts, and whatever an extension makes of it. */
export function ExtensibleEditor(props: ExtensibleEditorProps) {
  const blockSize = props.tools === 'basic' ? undefined : heightOfEditor(props.extension ? 320 : 100);
  return (
    <Suspense
      fallback={
        <Awaited isAsked={props.hasInitialFocus === true}>
          <styles.Root className={props.className} style={{ blockSize }} aria-busy />
        </Awaited>
      }
    >
      <Translated {...props} />
    </Suspense>
  );
}

/** Holds what is typed until the texts of the editor are there, which then takes the focus. */
function Awaited({ children, isAsked }: { readonly children: ReactNode; readonly isAsked: boolean }) {
  useHeldKeystrokes(isAsked);
  return children;
}

/** Adds the texts of the editor, which come with its code, to those of the application. */
function Translated(props: ExtensibleEditorProps) {
  const { locale } = useLocale();
  const given = useContext(MessagesContext);
  const load = loadRichTextMessages(locale);
  const own = load instanceof Promise ? use(load) : load;
  const catalogue = useMemo(
    () => ({ locale, messages: { ...own, ...given.messages } }),
    [locale, own, given],
  );
  return (
    <MessagesContext value={catalogue}>
      <Editor {...props} />
    </MessagesContext>
  );
}

const none: readonly RichTextTool[] = [];
const useNoTools = () => none;

function Editor(props: ExtensibleEditorProps) {
  const {
    className,
    extension,
    findPeople,
    hasInitialFocus = false,
    onBlur,
    placeholder,
    ref,
    tools = 'full',
    value,
  } = props;
  const ownId = useId();
  const field = useFieldProps(
    {
      id: props.id,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      'aria-describedby': props['aria-describedby'],
      isDisabled: props.isDisabled,
      isReadOnly: props.isReadOnly,
      isInvalid: props.isInvalid,
      isRequired: props.isRequired,
    },
    { isGroup: true },
  );
  const { id = ownId, isDisabled = false, isReadOnly = false, isInvalid = false, isRequired = false } = field;
  const area = useRef<HTMLDivElement>(null);
  const richText = useRichText({ ...props, isDisabled, isReadOnly }, area, extension);
  const { editor } = richText;
  const formats = useFormats(editor);
  const extras = (extension?.useTools ?? useNoTools)(editor);
  const mentions = useMentions(editor, findPeople);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const isOffering = mentions.offered.length > 0;
  const canEdit = !isDisabled && !isReadOnly;

  useEffect(() => {
    if (!hasInitialFocus) return;
    editor.update(() => void $getRoot().selectEnd());
    editor.focus();
  }, [editor, hasInitialFocus]);

  function closeLink() {
    setLinking(false);
    editor.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey && event.key === 'F10')
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])')?.focus();
    else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
      setLinking(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // what is asked beside the text is not the field that the text is
    <FieldContext value={null}>
      <styles.Root
        ref={ref}
        className={className}
        data-long={extension !== undefined || undefined}
        data-invalid={isInvalid || undefined}
        data-readonly={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
      >
        {canEdit && (
          <Toolbar
            ref={toolbar}
            extras={extras}
            richText={richText}
            formats={formats}
            isFull={tools === 'full'}
            controls={id}
            onLink={() => setLinking(true)}
          />
        )}
        <styles.Content>
          {value === '' && placeholder !== undefined && (
            <styles.Placeholder aria-hidden>{placeholder}</styles.Placeholder>
          )}
          <div
            ref={area}
            contentEditable={canEdit}
            id={id}
            data-field={props['data-field']}
            role="textbox"
            spellCheck
            tabIndex={isDisabled ? -1 : 0}
            aria-multiline
            aria-label={field['aria-label']}
            aria-labelledby={field['aria-labelledby']}
            aria-describedby={field['aria-describedby']}
            aria-placeholder={placeholder}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            aria-readonly={isReadOnly || undefined}
            aria-disabled={isDisabled || undefined}
            aria-autocomplete={canEdit && findPeople ? 'list' : undefined}
            aria-controls={isOffering ? `${ownId}-people` : undefined}
            aria-activedescendant={isOffering ? `${ownId}-${mentions.active}` : undefined}
            onKeyDown={canEdit ? handleKey : undefined}
            onBlur={onBlur}
          />
          {isOffering && (
            <MentionList
              id={`${ownId}-people`}
              optionId={(index) => `${ownId}-${index}`}
              mentions={mentions}
            />
          )}
          {isLinking && (
            <LinkEditor
              address={formats.link}
              onOpenChange={closeLink}
              onSave={(address, typed) => {
                editor.update(() => $setLink(address, typed));
                closeLink();
              }}
              onRemove={() => {
                editor.update(() => $toggleLink(null));
                closeLink();
              }}
            />
          )}
        </styles.Content>
        {extension && <extension.Panel editor={editor} />}
      </styles.Root>
    </FieldContext>
  );
}
