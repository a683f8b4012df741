import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCardDrag } from './useCardDrag.ts';

const onStart = vi.fn<() => void>();
const onAdd = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function OneCard() {
  const root = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(true);
  const nothing = () => undefined;
  const drag = useCardDrag({
    root,
    canMove: true,
    onStart,
    onOver: nothing,
    onDrop: nothing,
    onCancel: nothing,
  });
  return (
    <>
      <div ref={root} onPointerDown={drag.onPointerDown} onClickCapture={drag.onClickCapture}>
        {isThere && <p data-card="1">Survey</p>}
        <button type="button" onClick={onAdd}>
          Add
        </button>
      </div>
      <button type="button" onClick={() => setThere(false)}>
        Take away
      </button>
    </>
  );
}

it('a card that somebody else takes away while it is pressed is not dragged any more', () => {
  render(<OneCard />);
  fireEvent.pointerDown(screen.getByText('Survey'), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.click(screen.getByText('Take away'));
  fireEvent.pointerMove(document, { clientX: 40, clientY: 40 });
  expect(onStart).not.toHaveBeenCalled();
});

it('a drag takes the press that ends it from what is below, and no later one', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  render(<OneCard />);
  fireEvent.pointerDown(screen.getByText('Survey'), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(document, { clientX: 40, clientY: 40 });
  fireEvent.pointerUp(document);
  fireEvent.click(screen.getByText('Add'));
  expect(onAdd).not.toHaveBeenCalled();

  // another drag, which ends where nothing is pressed
  fireEvent.pointerDown(screen.getByText('Survey'), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(document, { clientX: 40, clientY: 40 });
  fireEvent.pointerUp(document);
  vi.runAllTimers();
  fireEvent.click(screen.getByText('Add'));
  expect(onAdd).toHaveBeenCalledOnce();
});
