import { resolveTheme, ThemeProvider } from '@bureau/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const { attributes, properties } = resolveTheme({
  layout: 'custom-colors',
  scheme: 'dark',
  sidebar: { background: '#ffee00', font: 'white' },
});
const sidebar = {
  backgroundColor: 'var(--bureau-color-sidebar-surface)',
  color: 'var(--bureau-color-sidebar-text)',
};
const body = createElement(ThemeProvider, null, createElement('nav', { style: sidebar }, 'Projects'));
const page = createElement(
  'html',
  { ...attributes, style: properties, lang: 'en' },
  createElement('head', null, createElement('title', null, 'A page with the theme alone')),
  createElement('body', null, body),
);
console.log(`<!doctype html>${renderToString(page)}`);
