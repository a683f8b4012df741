import { expect, it } from 'vitest';
import { labelOf } from './labelOf.ts';

it('names a control by its own label, also one that no element shows, and only without one by that of the group around it', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <div role="group" aria-labelledby="group">
      <label id="group">Numbers <span aria-hidden="true">*</span></label>
      <input data-field="code" aria-label="Code">
      <label>Rank <input data-field="rank"></label>
      <button data-field="numbers">Add</button>
    </div>
    <input data-field="note">`;
  document.body.append(form);
  const names = ['code', 'rank', 'numbers', 'note', 'gone'].map((path) => labelOf(form, path));
  form.remove();
  expect(names).toEqual(['Code', 'Rank', 'Numbers', 'note', undefined]);
});
