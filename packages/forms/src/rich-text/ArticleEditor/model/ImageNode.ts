import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMExportOutput,
  type LexicalNode,
  type LexicalParseJSON,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';

/** Describes an image of a text: the address that the text names, what describes it, and its size in pixels. */
export interface ImageValues {
  readonly src: string;
  /** Names the upload of an image that had no address when it was put in. */
  readonly upload: string | undefined;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const nothing: ImageValues = { src: '', upload: undefined, alt: '', width: undefined, height: undefined };

type SerializedImage = SerializedLexicalNode & ImageValues;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const sizeOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** An image in a text. It is selected and deleted as a whole. While it is on its way to the server it has no address. */
export class ImageNode extends DecoratorNode<null> {
  __values: ImageValues;

  static override getType(): string {
    return 'image';
  }

  static override clone(node: ImageNode): ImageNode {
    return new ImageNode(node.__values, node.__key);
  }

  constructor(values: ImageValues = nothing, key?: NodeKey) {
    super(key);
    this.__values = values;
  }

  get values(): ImageValues {
    return this.getLatest().__values;
  }

  setValues(values: Partial<ImageValues>): void {
    const writable = this.getWritable();
    writable.__values = { ...writable.__values, ...values };
  }

  static override importJSON(stored: LexicalParseJSON<SerializedImage>): ImageNode {
    return $createImageNode({
      src: textOf(stored['src']) ?? '',
      upload: textOf(stored['upload']),
      alt: textOf(stored['alt']) ?? '',
      width: sizeOf(stored['width']),
      height: sizeOf(stored['height']),
    });
  }

  override exportJSON(): SerializedImage {
    return { ...super.exportJSON(), ...this.values };
  }

  override createDOM(): HTMLElement {
    const image = document.createElement('img');
    this.#show(image);
    return image;
  }

  override updateDOM(_: ImageNode, image: HTMLImageElement): boolean {
    this.#show(image);
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return { element: this.createDOM() };
  }

  /** A text that has an image is not empty. */
  override getTextContent(): string {
    return this.values.alt === '' ? '\uFFFC' : this.values.alt;
  }

  override decorate(): null {
    return null;
  }

  /** Shows all but the image itself, whose address is resolved by who shows the editor. */
  #show(image: HTMLImageElement): void {
    const { src, alt, width, height } = this.__values;
    image.dataset['src'] = src;
    image.alt = alt;
    for (const [name, size] of Object.entries({ width, height }))
      if (size === undefined) image.removeAttribute(name);
      else image.setAttribute(name, String(size));
  }
}

/** Creates an image. */
export const $createImageNode = (values: ImageValues): ImageNode =>
  $applyNodeReplacement(new ImageNode(values));

export const $isImageNode = (node: LexicalNode | null | undefined): node is ImageNode =>
  node instanceof ImageNode;
