import { expect, it } from 'vitest';
import { leaveOutReactAriaStrings } from './vite.ts';

const { load } = leaveOutReactAriaStrings();
const modules = '/app/node_modules';

it.each([
  `${modules}/react-aria/dist/private/overlays/intlStrings.mjs`,
  `${modules}/react-stately/dist/private/datepicker/intlStrings.mjs`,
  `${modules}/react-aria-components/dist/private/intlStrings.mjs`,
  String.raw`C:\app\node_modules\react-aria\dist\private\menu\intlStrings.mjs`,
])('the words in %s are left out', (id) => {
  expect(load(id)).toBe('export default {};');
});

it.each([
  `${modules}/react-aria/dist/private/overlays/DismissButton.mjs`,
  `${modules}/other/dist/intlStrings.mjs`,
  '/app/src/intlStrings.ts',
])('%s stays as it is', (id) => {
  expect(load(id)).toBeUndefined();
});
