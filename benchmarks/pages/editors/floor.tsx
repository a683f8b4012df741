import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './floor.css';
import type { Start } from '../main.ts';
import { editorActions } from './actions.ts';
import { type Value, values } from './values.ts';

interface ToolProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, onPress, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} className="tool" onClick={onPress}>
      <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
        {children}
      </svg>
    </button>
  );
}

interface PanelProps extends Value {
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

function Panel({ label, text, onSave, onCancel }: PanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(text);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <span className="panel">
      <input
        ref={input}
        className="input"
        aria-label={label}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Tool label={`Save ${label}`} onPress={() => onSave(draft)}>
        <path d="M20 6 9 17l-5-5" />
      </Tool>
      <Tool label={`Cancel ${label}`} onPress={onCancel}>
        <path d="M18 6 6 18" />
        <path d="m6 6 12 12" />
      </Tool>
    </span>
  );
}

/** Edits a text in its place with nothing beyond what is seen. */
function Editor({ label, text: given }: Value) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(given);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    flushSync(() => setOpen(false));
    box.current?.querySelector('button')?.focus();
  };
  const save = (draft: string) => {
    setText(draft);
    close();
  };
  return (
    <div ref={box} className="editor">
      {isOpen ? (
        <Panel label={label} text={text} onSave={save} onCancel={close} />
      ) : (
        <>
          <span>{text}</span>
          <Tool label={`Edit ${label}`} onPress={() => setOpen(true)}>
            <path d="M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5z" />
            <path d="m15 5 4 4" />
          </Tool>
        </>
      )}
    </div>
  );
}

/** Shows 500 editors made by hand. */
export const start: Start = (element) => {
  const root = createRoot(element);
  return editorActions(() =>
    flushSync(() =>
      root.render(
        <>
          {values.map((value) => (
            <Editor key={value.label} {...value} />
          ))}
        </>,
      ),
    ),
  );
};
