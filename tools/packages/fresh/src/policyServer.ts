import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { policyPage } from './policyPage.ts';

const nonce = process.argv[2] ?? '';
const sheet = new ServerStyleSheet({ nonce });
const stream = await renderToReadableStream(sheet.collectStyles(policyPage(nonce)), {
  nonce: { style: nonce },
});
const html = await new Response(stream).text();
console.log(JSON.stringify({ styles: sheet.getStyleTags(), html }));
