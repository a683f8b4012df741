import { announce, isComposing } from '@bureau/ui';
import { $isCodeNode } from '@lexical/code-core';
import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BLUR_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormsMessages } from '../../../messages/index.ts';
import { findMention, type MentionedPerson } from '../model/mentionText.ts';
import { $createMentionNode, MentionNode } from '../model/MentionNode.ts';
import type { FindPeople } from '../RichTextEditor.types.ts';

/** Describes the people who are offered while a name is typed. */
export interface Mentions {
  readonly offered: readonly MentionedPerson[];
  readonly active: number;
  readonly choose: (person: MentionedPerson) => void;
}

const nobody: readonly MentionedPerson[] = [];

/** Finds the name that is being typed, with the text that it is in. */
function $findQuery() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || node instanceof MentionNode || node.hasFormat('code')) return undefined;
  if ($isCodeNode(node.getParent())) return undefined;
  const found = findMention(node.getTextContent(), selection.anchor.offset);
  return found && { node, ...found, end: selection.anchor.offset };
}

/** Offers people while a name is typed behind an `@`, and puts in who is chosen. */
export function useMentions(editor: LexicalEditor, findPeople: FindPeople | undefined): Mentions {
  const t = useFormsMessages();
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState({ typed: '', people: nobody });
  const [active, setActive] = useState(0);
  // who was found goes on being offered while the rest of the name is typed
  const offered = typed?.startsWith(found.typed) ? found.people : nobody;
  const isOpen = offered.length > 0;

  const offer = useEffectEvent((people: readonly MentionedPerson[]) => {
    setFound({ typed: typed ?? '', people });
    setActive(0);
    if (people.length > 0) announce(t('forms.mentions.offered', { count: people.length }));
  });
  const find = useEffectEvent((text: string, signal: AbortSignal) => findPeople?.(text, signal) ?? nobody);

  const isOffering = findPeople !== undefined;
  useEffect(() => {
    if (!isOffering) return undefined;
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        setTyped(editor.isComposing() ? undefined : editorState.read($findQuery)?.text);
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          setTyped(undefined);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
  }, [editor, isOffering]);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const controller = new AbortController();
    // who cannot be found now is not offered; the name stays as it is typed
    void Promise.resolve(find(typed, controller.signal)).then(
      (people) => {
        if (!controller.signal.aborted) offer(people);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [typed]);

  function choose(person: MentionedPerson) {
    editor.update(() => {
      const query = $findQuery();
      if (!query) return;
      const parts = query.node.splitText(query.start, query.end);
      const name = parts[query.start === 0 ? 0 : 1];
      const mention = $createMentionNode(person.id, `@${person.name}`);
      name?.replace(mention);
      const next = mention.getNextSibling();
      if (!$isTextNode(next) || !/^\s/.test(next.getTextContent())) mention.insertAfter($createTextNode(' '));
      const space = mention.getNextSibling();
      if ($isTextNode(space)) space.select(1, 1);
    });
    setTyped(undefined);
  }

  const handle = useEffectEvent((event: KeyboardEvent | null, run: () => void) => {
    if ((event && isComposing(event)) || event?.shiftKey || event?.ctrlKey || event?.metaKey) return false;
    event?.preventDefault();
    event?.stopPropagation();
    run();
    return true;
  });
  const move = useEffectEvent((by: number) => setActive((active + by + offered.length) % offered.length));
  const chooseActive = useEffectEvent(() => {
    const person = offered[active];
    if (person) choose(person);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const on = <Event extends KeyboardEvent | null>(command: LexicalCommand<Event>, run: () => void) =>
      editor.registerCommand(command, (event) => handle(event, run), COMMAND_PRIORITY_CRITICAL);
    return mergeRegister(
      on(KEY_ARROW_DOWN_COMMAND, () => move(1)),
      on(KEY_ARROW_UP_COMMAND, () => move(-1)),
      on(KEY_ENTER_COMMAND, () => chooseActive()),
      on(KEY_TAB_COMMAND, () => chooseActive()),
      on(KEY_ESCAPE_COMMAND, () => setTyped(undefined)),
    );
  }, [editor, isOpen]);

  return { offered, active, choose };
}
