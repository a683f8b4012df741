import type { Plugin } from 'vite';
import * as yup from 'yup';

const moduleId = '\0bureau:no-schemas';

/** Stands in for yup: whatever is built of it is the same nothing, and asking that for a decision fails. */
const standIn = `
const decisions = ['cast', 'describe', 'isValid', 'isValidSync', 'validate', 'validateSync'];
const nothing = new Proxy(function () {}, {
  apply: () => nothing,
  get(_, name) {
    if (decisions.includes(name)) throw new Error('The schemas of the contract are not part of the build: a form has its own.');
    return nothing;
  },
});
${Object.keys(yup)
  .filter((name) => /^[A-Za-z]+$/.test(name) && name !== 'default')
  .map((name) => `export const ${name} = nothing;`)
  .join('\n')}
`;

/**
 * Leaves the schemas of the contract out of the build. The client sends what its forms have checked and trusts what the
 * API answers, which the API's tests prove; a schema for each is of no use in the browser. The types stay.
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: 'bureau:leave-out-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'yup' && importer?.includes('/packages/contract/') ? moduleId : null,
    load: (id) => (id === moduleId ? { code: standIn, moduleSideEffects: false } : null),
  };
}
