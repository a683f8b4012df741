import { $createCodeNode } from '@lexical/code-core';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $patchStyleText, $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $getSelection,
  type ElementFormatType,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';
import {
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useLocale } from 'react-aria-components';
import * as styles from '../RichTextEditor.styles.ts';
import type { RichTextTool } from '../model/RichTextExtension.ts';
import { $startAtEnd } from '../model/startAtEnd.ts';
import { useRichTextMessages } from '../useRichTextMessages.ts';
import { Tool } from './Tool.tsx';
import type { Block, Formats } from './useFormats.ts';
import type { RichText } from './useRichText.ts';

interface ToolbarProps {
  readonly richText: RichText;
  readonly formats: Formats;
  readonly isFull: boolean;
  /** The id of the text that the tools work on. */
  readonly controls: string | undefined;
  readonly onLink: () => void;
  /** Follow the tools of the text. */
  readonly extras: readonly RichTextTool[];
  readonly ref: RefObject<HTMLDivElement | null>;
}

const textTools = [
  ['bold', <Bold aria-hidden key="bold" />, 'Control+B'],
  ['italic', <Italic aria-hidden key="italic" />, 'Control+I'],
  ['underline', <Underline aria-hidden key="underline" />, 'Control+U'],
  ['strikethrough', <Strikethrough aria-hidden key="strikethrough" />, undefined],
  ['code', <Code aria-hidden key="code" />, undefined],
] as const satisfies readonly (readonly [TextFormatType, ReactNode, string | undefined])[];

const alignments = [
  ['start', <TextAlignStart aria-hidden key="start" />],
  ['center', <TextAlignCenter aria-hidden key="center" />],
  ['end', <TextAlignEnd aria-hidden key="end" />],
] as const satisfies readonly (readonly [ElementFormatType, ReactNode])[];

const blocks: Readonly<Record<Block, () => ElementNode>> = {
  paragraph: () => $createParagraphNode(),
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  quote: () => $createQuoteNode(),
  code: () => $createCodeNode(),
};

const fonts = ['', 'serif', 'monospace'] as const;
const sizes = ['small', '', 'large', 'x-large'] as const;

/** Returns the tools, of which one is in the order of the Tab key and the arrows lead to the others. */
const toolsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLElement>('button, select')].filter(
    (tool) => !tool.hasAttribute('disabled'),
  );

/** Shows what can be done with the text at the selection. */
export function Toolbar({ extras, richText, formats, isFull, controls, onLink, ref }: ToolbarProps) {
  const { editor, canUndo, canRedo } = richText;
  const t = useRichTextMessages();
  const { direction } = useLocale();
  const [used, setUsed] = useState('bold');
  // a tool that is there only in a table can have gone
  const isThere = !used.includes('.') || extras.some(({ name }) => name === used);
  const current = isThere ? used : 'bold';

  const tool = (name: string) => ({
    name,
    isTabStop: current === name,
  });
  const apply = (run: () => void) =>
    editor.update(
      () => {
        $startAtEnd();
        run();
      },
      { discrete: true },
    );
  const change = (run: () => void) => {
    apply(run);
    editor.focus();
  };
  const setStyle = (name: string, value: string) =>
    change(() => {
      const selection = $getSelection();
      if (selection) $patchStyleText(selection, { [name]: value === '' ? null : value });
    });

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const tools = toolsOf(event.currentTarget);
    const index = tools.findIndex((one) => one === event.target);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [forward, (index + 1) % tools.length],
      [back, (index + tools.length - 1) % tools.length],
      ['Home', 0],
      ['End', tools.length - 1],
    ]).get(event.key);
    if (event.key === 'Escape') editor.focus();
    else if (next === undefined) return;
    else tools[next]?.focus();
    // an inline editor around this one would close, and a choice would change
    event.preventDefault();
    event.stopPropagation();
  }

  function follow({ target }: FocusEvent) {
    const name = target.closest<HTMLElement>('[data-tool]')?.dataset['tool'];
    if (name !== undefined) setUsed(name);
  }

  const choice = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    onChange: (value: string) => void,
  ) => (
    <styles.Choice
      data-tool={name}
      aria-label={label}
      title={label}
      tabIndex={current === name ? 0 : -1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </styles.Choice>
  );

  const toggleList = (type: 'bullet' | 'number') => {
    const insert = type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    change(() => editor.dispatchCommand(formats.list === type ? REMOVE_LIST_COMMAND : insert, undefined));
  };
  const align = formats.align === '' || formats.align === 'left' ? 'start' : formats.align;

  return (
    <styles.Tools
      ref={ref}
      role="toolbar"
      aria-label={t('forms.richText.tools')}
      aria-controls={controls}
      onKeyDownCapture={handleKey}
      onFocus={follow}
    >
      {isFull &&
        choice(
          'block',
          t('forms.richText.block'),
          formats.block,
          [
            ['paragraph', t('forms.richText.block.paragraph')],
            ['h2', t('forms.richText.block.h2')],
            ['h3', t('forms.richText.block.h3')],
            ['quote', t('forms.richText.block.quote')],
            ['code', t('forms.richText.block.code')],
          ],
          (value) => change(() => $setBlocksType($getSelection(), blocks[value as Block])),
        )}
      {isFull &&
        choice(
          'font',
          t('forms.richText.font'),
          formats.font,
          fonts.map((font) => [font, t(`forms.richText.font.${font === '' ? 'normal' : font}`)]),
          (value) => setStyle('font-family', value),
        )}
      {isFull &&
        choice(
          'size',
          t('forms.richText.size'),
          formats.size,
          sizes.map((size) => [size, t(`forms.richText.size.${size === '' ? 'normal' : size}`)]),
          (value) => setStyle('font-size', value),
        )}
      {textTools.map(([format, icon, keys]) => (
        <Tool
          {...tool(format)}
          key={format}
          label={t(`forms.richText.${format}`)}
          icon={icon}
          aria-pressed={formats.text[format] ?? false}
          aria-keyshortcuts={keys}
          onPress={() => apply(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format))}
        />
      ))}
      {isFull &&
        alignments.map(([value, icon]) => (
          <Tool
            {...tool(value)}
            key={value}
            label={t(`forms.richText.align.${value}`)}
            icon={icon}
            aria-pressed={align === value}
            onPress={() =>
              change(() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, value === 'start' ? '' : value))
            }
          />
        ))}
      <Tool
        {...tool('bullet')}
        label={t('forms.richText.bullets')}
        icon={<List aria-hidden />}
        aria-pressed={formats.list === 'bullet'}
        onPress={() => toggleList('bullet')}
      />
      <Tool
        {...tool('number')}
        label={t('forms.richText.numbers')}
        icon={<ListOrdered aria-hidden />}
        aria-pressed={formats.list === 'number'}
        onPress={() => toggleList('number')}
      />
      <Tool
        {...tool('link')}
        label={t('forms.richText.link')}
        icon={<Link aria-hidden />}
        aria-pressed={formats.link !== undefined}
        aria-keyshortcuts="Control+K"
        onPress={() => {
          apply(() => undefined);
          onLink();
        }}
      />
      <Tool
        {...tool('undo')}
        label={t('forms.richText.undo')}
        icon={<Undo2 aria-hidden />}
        aria-disabled={!canUndo || undefined}
        aria-keyshortcuts="Control+Z"
        onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        {...tool('redo')}
        label={t('forms.richText.redo')}
        icon={<Redo2 aria-hidden />}
        aria-disabled={!canRedo || undefined}
        aria-keyshortcuts="Control+Shift+Z"
        onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
      {extras.map(({ name, isPressed, ...extra }) => (
        <Tool {...tool(name)} key={name} aria-pressed={isPressed} {...extra} />
      ))}
    </styles.Tools>
  );
}
