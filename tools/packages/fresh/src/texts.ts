import { loadFormsMessages } from '@bureau/forms';
import forms from '@bureau/forms/locales/de.json' with { type: 'json' };
import { loadUiMessages } from '@bureau/ui';
import ui from '@bureau/ui/locales/de.json' with { type: 'json' };
import { isDeepStrictEqual } from 'node:util';

console.log(
  isDeepStrictEqual(await loadFormsMessages('de'), forms),
  isDeepStrictEqual(await loadUiMessages('de'), ui),
  Object.keys(forms).length > 10,
);
