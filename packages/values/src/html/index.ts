export { textOfHtml } from './textOfHtml.ts';
