import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  day,
  emailAddress,
  emptyAsNull,
  flag,
  id,
  line,
  orNull,
  phoneNumber,
  requiredLine,
  text,
  textFlag,
  textID,
  textIDs,
} from './scalars.ts';

describe('scalar schemas', () => {
  it.each([0, -1, 1.5, '7', 4_294_967_296, null])('reject %j as an id in a body', (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });

  it.each(['0', '-1', '1.5', '1e3', '', ' 7', '07', '99999999999'])(
    'reject %j as an id in an address',
    (value) => {
      expect(textID.safeParse(value).success).toBe(false);
    },
  );

  it.each(['0000-01-05', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '2026-1-1'])(
    'reject %j as a day',
    (value) => {
      expect(day.safeParse(value).success).toBe(false);
    },
  );

  it.each(['1900-01-01', '2028-02-29', '2199-12-31'])('accept %j as a day', (value) => {
    expect(day.parse(value)).toBe(value);
  });

  it('accept only 0, 1, true and false as flags', () => {
    expect([0, 1, true, false].map((value) => flag.parse(value))).toEqual([0, 1, 1, 0]);
    for (const value of [2, '1', null, 'igen']) expect(flag.safeParse(value).success).toBe(false);
    expect(textFlag.safeParse('2').success).toBe(false);
  });

  it('parse comma-separated ids and drop duplicates', () => {
    expect(textIDs.parse('3,1,3')).toEqual([3, 1]);
    for (const value of ['', '1,', ',1', '1,a', '1 2']) expect(textIDs.safeParse(value).success).toBe(false);
  });

  it.each(['a@b', 'a@b.hu,c@d.hu', 'Név <a@b.hu>', 'a@b.hu\nBcc: c@d.hu', 'ő@b.hu', 'a b@c.hu'])(
    'reject %j as an e-mail address',
    (value) => {
      expect(emailAddress.safeParse(value).success).toBe(false);
    },
  );

  it('lower the case of an e-mail address', () => {
    expect(emailAddress.parse(' Kovacs.Peter@Pelda.HU ')).toBe('kovacs.peter@pelda.hu');
  });

  it('keep Hungarian letters in a line and reject control characters', () => {
    expect(line(40).parse('  Őrségi űrhajó ')).toBe('Őrségi űrhajó');
    expect(line(40).safeParse('két\nsor').success).toBe(false);
    expect(line(5).safeParse('hatodik').success).toBe(false);
  });

  it.each(['', '  ', '\u200b', '\u00ad\u2060', '\ufeff \u3164'])(
    'find nothing visible in the line %j',
    (value) => {
      expect(requiredLine(40).safeParse(value).error?.issues).toHaveLength(1);
    },
  );

  it.each(['Ő', '7', '!', '🏡', '\u200bá'])('find something visible in the line %j', (value) => {
    expect(requiredLine(40).parse(value)).toBe(value);
  });

  it('store an empty optional field as null', () => {
    expect(emptyAsNull(line(5)).parse('')).toBeNull();
    expect(emptyAsNull(line(5)).parse(undefined)).toBeNull();
    expect(emptyAsNull(line(5)).parse(' \u200b')).toBeNull();
    expect(emptyAsNull(text(5)).parse('\n')).toBeNull();
  });

  it('store a missing optional number as null, and refuse an empty text', () => {
    expect([null, undefined, 0].map((value) => orNull(id.or(z.literal(0))).parse(value))).toEqual([
      null,
      null,
      0,
    ]);
    expect(orNull(id).safeParse('').success).toBe(false);
  });

  it('keep line breaks and tabs of a text, and drop other control characters', () => {
    expect(text(40).parse('egy\r\nkettő\rhárom\tnégy\u0007\u0000\u009b ')).toBe('egy\nkettő\nhárom\tnégy');
    expect(text(40).parse('👩‍🌾 Őrség')).toBe('👩‍🌾 Őrség');
  });
});

describe('a telephone number', () => {
  it.each([
    '+36 30 123 4567',
    '06 1 123 4567',
    '(06 96) 123-456',
    '0036301234567',
    '30 123 4567',
    '+43 1 5120',
    '+36 (0)30 123 4567',
    '+36 06 30 123 4567',
  ])('may be %s', (typed) => expect(phoneNumber.safeParse(typed).success).toBe(true));

  it.each([
    '0630 12',
    '06 30 123 45',
    '+36 30 123 456',
    '06 70 123 456',
    '30 123 456',
    '+36 30 123 45678',
    '123 456',
    '1234567890123456',
  ])('is refused with a digit too few or too many: %s', (typed) => {
    const { error } = phoneNumber.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A telefonszám hiányos vagy túl hosszú, nézd meg a számjegyeit! Példa: +36 30 123 4567',
    ]);
  });
});
