import { tokensCss } from '@bureau/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './floor.css';
import type { Start } from '../main.ts';
import { elements } from './elements.ts';

/** Shows 1,000 plain elements on as many custom properties, which an attribute of the root switches. */
export const start: Start = (element) => {
  const variables = document.createElement('style');
  variables.textContent = tokensCss;
  document.head.append(variables);
  const content = elements.map(({ name, tone }) => (
    <div key={name} className="element" data-tone={tone}>
      {name}
    </div>
  ));
  flushSync(() => createRoot(element).render(content));
  return {
    switch: () => {
      document.documentElement.dataset['scheme'] = 'dark';
    },
  };
};
