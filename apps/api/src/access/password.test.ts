import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is recognised by its hash, and no other password is', async () => {
    const hash = await hashPassword('Größe 😀');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('Größe 😀', hash)).toBe(true);
    expect(await verifyPassword('größe 😀', hash)).toBe(false);
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it.each([null, '', 'plain text', '$argon2id$v=19$m=1,t=1,p=1$'])(
    'is never right for the hash %j',
    async (hash) => {
      expect(await verifyPassword('', hash)).toBe(false);
      expect(await verifyPassword('plain text', hash)).toBe(false);
    },
  );
});
