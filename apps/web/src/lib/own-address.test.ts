import { describe, expect, it } from 'vitest';
import { findOwnAddress, findWayBack } from './own-address.ts';

describe('an address of this site', () => {
  it.each(['/szakember/ajanlatkeres/5', '/ingatlanok?page=2', '/'])('%s is taken', (given) => {
    const target = findOwnAddress(given);
    expect(`${target?.pathname}${target?.search}`).toBe(given);
  });

  it.each([
    null,
    '',
    'szakember',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/..//evil.test',
    '/.//evil.test/x',
    '/a/../..//evil.test',
  ])('%j is refused', (given) => {
    expect(findOwnAddress(given)).toBeNull();
  });
});

describe('the way back from a payment', () => {
  it('leads into the signed-in area, with its filters, and to the packages', () => {
    expect(findWayBack('/szakember/ajanlatkerok-keresese?page=2', 'szakember')).toBe(
      '/szakember/ajanlatkerok-keresese?page=2',
    );
    expect(findWayBack('/szolgaltatas-csomagok', 'szakember')).toBe('/szolgaltatas-csomagok');
  });

  it.each(['/admin/megrendelesek', '/szallasado/profil', '/login-reg', '/files/x.pdf', '//szakember'])(
    'never to %s',
    (given) => {
      expect(findWayBack(given, 'szakember')).toBeNull();
    },
  );
});
