import { BureauProvider, Button, Link } from '@bureau/ui';
import german from '@bureau/ui/locales/de.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const content = [
  createElement(Button, { key: 'button', children: 'Speichern' }),
  createElement(Link, { key: 'link', href: 'https://bureau.example', isExternal: true, children: 'Bureau' }),
];
const page = createElement(BureauProvider, {
  locale: 'de',
  messages: german,
  navigate: () => undefined,
  children: content,
});
const html = renderToString(sheet.collectStyles(page));
console.log(`${sheet.getStyleTags()}${html}`);
