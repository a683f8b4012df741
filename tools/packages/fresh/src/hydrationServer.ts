import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { hydrationPage } from './hydrationPage.ts';

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(hydrationPage()));
console.log(JSON.stringify({ styles: sheet.getStyleTags(), html }));
