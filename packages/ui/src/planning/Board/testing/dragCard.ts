import { waitFor } from 'storybook/test';

interface DragOptions {
  readonly pointerType?: 'mouse' | 'touch';
  /** Whether the finger rests until the card is picked up. */
  readonly rests?: boolean;
  readonly isCancelled?: boolean;
}

const middleOf = (element: Element) => {
  const { height, left, top, width } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 - 1 };
};

/** Drags a card onto an element, as a person does. */
export async function dragCard(
  card: HTMLElement,
  onto: HTMLElement,
  options: DragOptions = {},
): Promise<void> {
  const { pointerType = 'mouse', rests = false, isCancelled = false } = options;
  const send = (target: Element, type: string, at: object) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        button: 0,
        pointerType,
        ...at,
      }),
    );
  const from = middleOf(card);
  const to = middleOf(onto);
  send(card, 'pointerdown', from);
  if (rests) await waitFor(() => card.matches('[data-held]') || Promise.reject(new Error('not picked up')));
  send(document.body, 'pointermove', { clientX: from.clientX + 20, clientY: from.clientY });
  send(document.body, 'pointermove', to);
  if (isCancelled)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  send(document.body, 'pointerup', to);
}
