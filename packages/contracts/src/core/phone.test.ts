import { describe, expect, it } from 'vitest';
import { formatPhone, getPhoneLink } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['06-20/123 45 67', '+36 20 123 4567'],
    ['+36301234567', '+36 30 123 4567'],
    ['0036 1 234 5678', '+36 1 234 5678'],
    ['(06 52) 123-456', '+36 52 123 456'],
    // Without a prefix, as people write it down.
    ['30 123 45 67', '+36 30 123 4567'],
    ['20/555-1234', '+36 20 555 1234'],
    ['31 123 4567', '+36 31 123 4567'],
    ['(50) 123 4567', '+36 50 123 4567'],
    ['70-123-4567', '+36 70 123 4567'],
    ['1 234 5678', '+36 1 234 5678'],
    ['52 123-456', '+36 52 123 456'],
    ['36/123-456', '+36 36 123 456'],
    ['36 30 123 4567', '+36 30 123 4567'],
    ['36 36 123 456', '+36 36 123 456'],
  ])('that is Hungarian is shown in groups: %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
    expect(getPhoneLink(typed)).toBe(`tel:${shown.replaceAll(' ', '')}`);
  });

  it.each([
    // Foreign ones.
    '+43 1 5120',
    '+40 21 234 5678',
    '+1 202 555 1234',
    '+49 30 1234567',
    '0043 676 123 456',
    '0676 123 45 67',
    '0049 30 1234567',
    // Too short or too long for their network, areas that do not exist, and what is no number of a person.
    '06 20 123 456',
    '30 123 456',
    '30 123 45678',
    '21 123 456',
    '90 123 456',
    '1 234 567',
    '612 345 678',
    '112',
    '13 777',
    '36 30 123 456',
  ])('that is none stays as it was typed: %s', (typed) => {
    expect(formatPhone(typed)).toBe(typed);
    expect(getPhoneLink(typed)).toBe(`tel:${typed.replaceAll(/[^\d+]/g, '')}`);
  });
});
