export { installBrowserApis } from './installBrowserApis.ts';
