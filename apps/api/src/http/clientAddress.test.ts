import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

describe('the address of a client', () => {
  it.each([
    ['is that of the connection', '10.0.0.1', undefined, [], '10.0.0.1'],
    ['cannot be forged', '10.0.0.1', '1.2.3.4', [], '10.0.0.1'],
    ['is what a trusted proxy says', '10.0.0.1', '1.2.3.4', ['10.0.0.1'], '1.2.3.4'],
    ['is read from the right', '10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.1'], '1.2.3.4'],
    [
      'passes through several trusted proxies',
      '10.0.0.1',
      '1.2.3.4, 10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '1.2.3.4',
    ],
    [
      'is that of the outermost proxy when all are trusted',
      '10.0.0.1',
      '10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '10.0.0.2',
    ],
    ['is IPv4 also through an IPv6 socket', '::ffff:10.0.0.1', undefined, [], '10.0.0.1'],
    ['is empty when the connection is gone', undefined, undefined, [], ''],
  ])('%s', (_, remote, header, proxies, expected) => {
    expect(clientAddress(remote, header, proxies)).toBe(expected);
  });
});
