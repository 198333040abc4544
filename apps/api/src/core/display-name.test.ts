import { expect, it } from 'vitest';
import { getDisplayName, getGreetingName } from './display-name.ts';

const person: Parameters<typeof getDisplayName>[0] = {
  isFirm: 0,
  firmName: null,
  firstName: 'Péter',
  lastName: 'Nagy',
};
const firm = { ...person, isFirm: 1, firmName: 'Nagy és Fia Kft.' };
const unnamed = { ...person, firstName: null, lastName: null };

it('greets by first name or company name, or without a name', () => {
  expect([person, firm, unnamed].map(getGreetingName)).toEqual(['Péter', 'Nagy és Fia Kft.', '']);
});

it('shows full names to others in Hungarian order, and never the account’s mail address', () => {
  expect([person, firm, unnamed].map((user) => getDisplayName(user, 'Egy szakember'))).toEqual([
    'Nagy Péter',
    'Nagy és Fia Kft.',
    'Egy szakember',
  ]);
});
