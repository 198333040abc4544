import bcrypt from 'bcrypt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('a common password', () => {
  it.each([
    'jelszo1234',
    'Jelszó12345',
    'JELSZÓ-2026!',
    'P@ssw0rd2024',
    'Password123!',
    'titkosjelszo',
    'magyarorszag',
    'Magyarország1',
    'ferencvaros1899',
    'szeretlekteged',
    'qwertzuiop',
    'qwertyuiop',
    'asdfghjkléá',
    'abcdefghij',
    '1234567890',
    '0987654321',
    'qwertz123456',
    '1q2w3e4r5t6y',
    'aaaaaaaaaa',
    'ababababab',
    'abcabcabcabc',
    'kutyakutya',
    'ezajelszavam',
    'szaboeva@pelda.test',
    'szaboeva2026',
    'Szaboeva-12',
  ])('is rejected: %s', (password) => {
    expect(isCommonPassword(password, 'szaboeva@pelda.test')).toBe(true);
  });

  it.each([
    'Piacter-demo-1',
    'Levendula-mezo-88',
    'Kerekasztal-lovag-7',
    'x7Kq-pR2m-9vLt',
    'harom tevehajcsar hajnalban',
    'almaskert84721960',
    'szaboeva-fut-a-hegyre',
    'a1b9c7d3e5f2',
  ])('is accepted: %s', (password) => {
    expect(isCommonPassword(password, 'szaboeva@pelda.test')).toBe(false);
  });
});

describe('the password hasher', () => {
  afterEach(() => vi.restoreAllMocks());

  it('uses cost 12 by default', async () => {
    const hash = await createPasswordHasher().hash('Levendula-mezo-88');
    expect(bcrypt.getRounds(hash)).toBe(12);
  });

  it('does the same work for a missing account', async () => {
    const hasher = createPasswordHasher(5);
    const hash = await hasher.hash('Levendula-mezo-88');
    // oxlint-disable-next-line typescript/no-misused-promises -- of two overloads the types show the one with a callback
    const compare = vi.spyOn(bcrypt, 'compare');
    expect(await hasher.verify('Levendula-mezo-88', hash)).toBe(true);
    expect(await hasher.verify('Levendula-mezo-88', undefined)).toBe(false);
    await hasher.compareDummy();
    const rounds = compare.mock.calls.map(([, compared]) => bcrypt.getRounds(String(compared)));
    expect(rounds).toEqual([5, 5, 5]);
  });

  it('normalizes composed and decomposed letters', async () => {
    const hasher = createPasswordHasher(4);
    const hash = await hasher.hash('Tükörfúrógép-9'.normalize('NFD'));
    expect(await hasher.verify('Tükörfúrógép-9'.normalize('NFC'), hash)).toBe(true);
  });

  it('hashes two passwords at a time and rejects callers when the queue is full', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    // oxlint-disable-next-line typescript/no-misused-promises -- of two overloads the types show the one with a callback
    const compare = vi.spyOn(bcrypt, 'compare').mockImplementation(() => promise);
    const hasher = createPasswordHasher(4);
    const inside = Array.from({ length: 66 }, () => hasher.verify('valami', undefined));
    await expect(hasher.verify('valami', undefined)).rejects.toMatchObject({ code: 'unavailable' });
    expect(compare).toHaveBeenCalledTimes(2);
    resolve(true);
    expect(await Promise.all(inside)).toEqual(Array(66).fill(false));
  });
});
