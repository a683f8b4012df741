import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './floor.css';
import type { Start } from '../main.ts';
import { choices, html, tools } from './text.ts';

/** Shows an editable text below the buttons of an editor, which do nothing. */
function Editor() {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (area.current) area.current.innerHTML = html;
  }, []);
  return (
    <div className="box">
      <div className="tools" role="toolbar" aria-label="Tools">
        {Object.entries(choices).map(([label, options]) => (
          <select key={label} aria-label={label}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ))}
        {tools.map((label) => (
          <button key={label} type="button" aria-label={label}>
            <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
              <path d="M4 6h16" />
              <path d="M4 12h10" />
              <path d="M4 18h14" />
            </svg>
          </button>
        ))}
      </div>
      <div
        ref={area}
        className="area"
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label="Text"
        contentEditable
        suppressContentEditableWarning
      />
    </div>
  );
}

/** Shows what an editor looks like, made by hand. */
export const start: Start = (element) => {
  const root = createRoot(element);
  return { mount: () => flushSync(() => root.render(<Editor />)) };
};
