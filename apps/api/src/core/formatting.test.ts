import { describe, expect, it } from 'vitest';
import { formatDays, getDisplayName, getGreetingName, joinWithCommas, truncate } from './formatting.ts';

describe('truncate', () => {
  it('keeps a text that fits', () => {
    expect(truncate('  Rövid\n szöveg ')).toBe('Rövid szöveg');
  });

  it('cuts at a word boundary, to at most 160 characters', () => {
    const text = truncate('hosszú szöveg '.repeat(30));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/(hosszú|szöveg)…$/);
  });

  it('cuts inside an overlong word', () => {
    expect(truncate('é'.repeat(500)).length).toBeLessThanOrEqual(160);
  });
});

it('joinWithCommas leaves out missing values', () => {
  expect(joinWithCommas('apartman', null, '', undefined, '4 férőhely')).toBe('apartman, 4 férőhely');
});

it('formatDays writes days as Hungarian texts do, and leaves out an open end', () => {
  expect(formatDays('2027-08-03', '2027-08-09')).toBe('2027.\u00a008.\u00a003. – 2027.\u00a008.\u00a009.');
  expect(formatDays('2027-08-03', undefined)).toBe('2027.\u00a008.\u00a003.');
});

const person: Parameters<typeof getDisplayName>[0] = {
  isFirm: 0,
  firmName: null,
  firstName: 'Péter',
  lastName: 'Nagy',
};
const firm = { ...person, isFirm: 1, firmName: 'Nagy és Fia Kft.' };
const unnamed = { ...person, firstName: null, lastName: null };

it('greets by first name, by company name where that is missing, or without a name', () => {
  const company = { ...firm, firstName: null };
  expect([person, firm, company, unnamed].map(getGreetingName)).toEqual([
    'Péter',
    'Péter',
    'Nagy és Fia Kft.',
    '',
  ]);
});

it('shows full names to others in Hungarian order, and never the account’s mail address', () => {
  expect([person, firm, unnamed].map((user) => getDisplayName(user, 'Egy szakember'))).toEqual([
    'Nagy Péter',
    'Nagy és Fia Kft.',
    'Egy szakember',
  ]);
});
