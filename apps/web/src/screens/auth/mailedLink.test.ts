import { describe, expect, it } from 'vitest';
import { readMailedLink } from './mailedLink.ts';

describe('the address of a mailed link', () => {
  it.each([
    ['/reset-password/ann%40bureau.example/t-0_k', { email: 'ann@bureau.example', token: 't-0_k' }],
    ['/reset-password/ann@bureau.example/token?from=mail', { email: 'ann@bureau.example', token: 'token' }],
    ['/verify-user/a%2Fb%40c.cz/token', { email: 'a/b@c.cz', token: 'token' }],
    ['/reset-password/100%/token', { email: '100%', token: 'token' }],
    ['/reset-password/ann%40bureau.example', { email: 'ann@bureau.example', token: '' }],
  ])('%s is read', (address, link) => {
    expect(readMailedLink(address)).toEqual(link);
  });
});
