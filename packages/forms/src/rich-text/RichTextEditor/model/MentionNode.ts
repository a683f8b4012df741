import {
  $applyNodeReplacement,
  type DOMExportOutput,
  type EditorConfig,
  type NodeKey,
  type SerializedTextNode,
  TextNode,
} from 'lexical';

type SerializedMention = SerializedTextNode & { readonly personId: number };

/** Reads the id of the person that an element mentions. */
export const mentionedId = ({ dataset }: HTMLElement): number | undefined =>
  /^[1-9]\d{0,9}$/.test(dataset['mention'] ?? '') ? Number(dataset['mention']) : undefined;

/** The name of a person who is mentioned: it is deleted as a whole, and nothing can be typed into it. */
export class MentionNode extends TextNode {
  __personId: number;

  static override getType(): string {
    return 'mention';
  }

  static override clone(node: MentionNode): MentionNode {
    return new MentionNode(node.__personId, node.__text, node.__key);
  }

  constructor(personId = 0, text = '', key?: NodeKey) {
    super(text, key);
    this.__personId = personId;
  }

  get personId(): number {
    return this.getLatest().__personId;
  }

  static override importJSON(stored: SerializedMention): MentionNode {
    return $createMentionNode(stored.personId, stored.text).updateFromJSON(stored);
  }

  override exportJSON(): SerializedMention {
    return { ...super.exportJSON(), personId: this.personId };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.dataset['mention'] = String(this.__personId);
    return element;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('span');
    element.dataset['mention'] = String(this.__personId);
    element.textContent = this.__text;
    return { element };
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }

  override isTextEntity(): boolean {
    return true;
  }
}

/** Creates the mention of a person by the text that shows it. */
export function $createMentionNode(id: number, text: string): MentionNode {
  return $applyNodeReplacement(new MentionNode(id, text).setMode('token'));
}
