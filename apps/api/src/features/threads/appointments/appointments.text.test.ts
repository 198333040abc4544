import { maskContacts } from '@piacter/contracts/threads/masks';
import { formatMoment } from '@piacter/contracts/threads/values';
import { expect, it } from 'vitest';
import { appointmentText } from './appointments.text.ts';

it('moments are said in full on the clocks of Budapest, in winter and in summer', () => {
  expect(formatMoment(new Date('2026-12-01T09:00:00Z'))).toBe(
    '2026.\u00a0december\u00a01. (kedd)\u00a010:00',
  );
  expect(formatMoment(new Date('2027-06-30T22:05:00Z'))).toBe(
    '2027.\u00a0július\u00a01. (csütörtök)\u00a000:05',
  );
});

it('nothing of an entry with five times is taken for contact data', () => {
  const times = [1, 2, 3, 20, 300].map((day) => new Date(Date.UTC(2026, 11, day, 9, 30)));
  const { entries } = appointmentText;
  for (const words of [entries.proposed('viewing', times), entries.moved('survey', times)])
    expect(maskContacts(words, { ownHosts: [] })).toBe(words);
  expect(maskContacts(entries.cancelled('survey', 'Hívj: 06 30 123 4567'), { ownHosts: [] })).toMatch(
    /Hívj: •••$/,
  );
});
