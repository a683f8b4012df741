import { described } from '@bureau/contract';
import { expect, it } from 'vitest';
import { findPage } from '../../core/navigation/findPage.ts';
import { gatedFeatures } from '../gatedFeatures.ts';
import { destinationOf } from './destinationOf.ts';

const everything = () => true;

it.each([
  ['mailbox', null, '/mailbox'],
  ['mailbox', 7, '/mailbox'],
  ['tasks', 7, '/tasks/detail/7'],
  ['tasks', null, undefined],
  [null, 7, undefined],
  ['//evil.example', 7, undefined],
  ['https://evil.example', 7, undefined],
  ['javascript:alert(1)', 7, undefined],
  ['../login', 7, undefined],
  ['constructor', 7, undefined],
  ['unknown', 7, undefined],
] as const)('a notification of %s, about %s, leads to %s', (route, id, address) => {
  expect(destinationOf({ route, route_related_id: id }, everything)).toBe(address);
});

it('leads to no screen that is not there, or not for this person', () => {
  expect(destinationOf({ route: 'invoices', route_related_id: 7 }, () => false)).toBeUndefined();
});

it.each(Object.keys(described))('a notification of a record of %s leads to its screen', (route) => {
  const canOpen = (address: string) => findPage(gatedFeatures, address) !== undefined;
  expect(destinationOf({ route, route_related_id: 7 }, canOpen)).toBe(`/${route}/detail/7`);
});
