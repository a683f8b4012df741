import { describe, expect, it } from 'vitest';
import { hrefOfText } from './hrefOfText.ts';

describe('what somebody wrote on a record', () => {
  it.each([
    ['line', 'https://meet.example/room?id=7', 'https://meet.example/room?id=7'],
    ['line', 'Room 4, see https://meet.example', undefined],
    ['line', 'javascript:alert(1)', undefined],
    ['line', '', undefined],
    ['text', 'https://meet.example', undefined],
    ['url', 'https://meet.example/room?id=7', 'https://meet.example/room?id=7'],
    ['url', 'meet.example/room', 'https://meet.example/room'],
    ['url', 'javascript:alert(1)', undefined],
    ['url', null, undefined],
    ['email', 'ana@company.example', 'mailto:ana@company.example'],
    ['phone', '+49 30 1234-567', 'tel:+49301234567'],
    ['phone', null, undefined],
  ] as const)('leads as %s from %j to %j', (kind, value, address) => {
    expect(hrefOfText(kind, value)).toBe(address);
  });
});
