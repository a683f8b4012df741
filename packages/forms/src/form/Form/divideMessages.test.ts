import { describe, expect, it } from 'vitest';
import { divideMessages } from './divideMessages.ts';
import { listErrors } from './errorTree.ts';

describe('finding a place for what is wrong', () => {
  it('puts messages at the fields that are on the screen, and all others above the form', () => {
    const messages = [
      { path: 'title', message: 'Too long.' },
      { path: '', message: 'Somebody else was faster.' },
      { path: 'root', message: 'Unknown values.' },
      { path: 'project_id', message: 'This project does not exist.' },
      { path: 'client_id', message: 'client_id is required.' },
    ];
    expect(divideMessages(messages, ['title', 'status'])).toEqual({
      shown: [{ path: 'title', message: 'Too long.' }],
      beyond: [
        'Somebody else was faster.',
        'Unknown values.',
        'project_id: This project does not exist.',
        'client_id is required.',
      ],
    });
  });

  it('lists errors by their paths, also of fields that are called like the parts of an error', () => {
    const errors = {
      title: { type: 'max', message: 'Too long.', ref: undefined },
      lines: [undefined, { quantity: { type: 'min', message: 'Too few.' } }],
      message: { type: 'required' },
      phone: { type: { type: 'oneOf', message: 'Choose.' } },
    };
    expect(listErrors(errors)).toEqual([
      { path: 'title', type: 'max', message: 'Too long.' },
      { path: 'lines.1.quantity', type: 'min', message: 'Too few.' },
      { path: 'message', type: 'required', message: '' },
      { path: 'phone.type', type: 'oneOf', message: 'Choose.' },
    ]);
  });
});
