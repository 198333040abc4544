import { describe, expect, it } from 'vitest';
import { billingBody } from './schemas.ts';
import { hasCheckDigit } from './values.ts';

const person = {
  isFirm: 0,
  name: 'Tóth Éva',
  countryCode: 'HU',
  postalCode: '9021',
  settlement: 'Győr',
  address: 'Baross út 1.',
};
const firm = { ...person, isFirm: 1, name: 'Nádas Kft.', taxNumber: '10773381-2-44' };
const german = { ...firm, countryCode: 'DE', postalCode: '10115', taxNumber: 'DE123456789' };

const right: [what: string, given: object, taxNumber: string | null][] = [
  ['a private person', person, null],
  ['a private person whose tax number is left out', { ...person, taxNumber: '' }, null],
  ['a private person with a number, which is not stored', { ...person, taxNumber: '10773381-2-44' }, null],
  ['a private person abroad', { ...person, countryCode: 'DE', postalCode: '10115' }, null],
  ['a Hungarian firm', firm, '10773381-2-44'],
  ['a tax number without hyphens', { ...firm, taxNumber: '10773381244' }, '10773381-2-44'],
  ['a tax number with spaces', { ...firm, taxNumber: ' 10773381 2 44 ' }, '10773381-2-44'],
  ['a member of a VAT group', { ...firm, taxNumber: '10773381-5-44' }, '10773381-5-44'],
  ['a sole trader', { ...firm, name: 'Kiss Pál e. v.', taxNumber: '10856417-1-05' }, '10856417-1-05'],
  ['a German firm', german, 'DE123456789'],
  ['a number without its prefix', { ...german, taxNumber: '123456789' }, 'DE123456789'],
  ['a number with spaces and in lower case', { ...german, taxNumber: 'de 123 456 789' }, 'DE123456789'],
  [
    'an Austrian firm',
    { ...german, countryCode: 'AT', postalCode: '1010', taxNumber: 'ATU12345678' },
    'ATU12345678',
  ],
  [
    'a Greek firm, whose prefix is EL',
    { ...german, countryCode: 'GR', taxNumber: 'EL123456789' },
    'EL123456789',
  ],
  [
    'a Dutch firm',
    { ...german, countryCode: 'NL', postalCode: '1012 AB', taxNumber: 'NL123456789B01' },
    'NL123456789B01',
  ],
  ['a firm outside of the Union', { ...german, countryCode: 'RS', taxNumber: '101134702' }, '101134702'],
  ['a firm outside of the Union without a number', { ...german, countryCode: 'CH', taxNumber: '' }, null],
];

const wrong: [what: string, given: object, paths: string[]][] = [
  ['nothing at all', {}, ['isFirm', 'name', 'countryCode', 'postalCode', 'settlement', 'address']],
  ['a blank name', { ...person, name: '   ' }, ['name']],
  ['a name of two lines', { ...person, name: 'Tóth\nÉva' }, ['name']],
  ['a Hungarian postal code of three digits', { ...person, postalCode: '902' }, ['postalCode']],
  ['a Hungarian postal code that begins with 0', { ...person, postalCode: '0211' }, ['postalCode']],
  ['a country by its name', { ...person, countryCode: 'Magyarország' }, ['countryCode']],
  ['no address', { ...person, address: '' }, ['address']],
  ['a Hungarian firm without a tax number', { ...firm, taxNumber: '' }, ['taxNumber']],
  ['a wrong check digit', { ...firm, taxNumber: '10773382-2-44' }, ['taxNumber']],
  ['two digits that changed places', { ...firm, taxNumber: '17073381-2-44' }, ['taxNumber']],
  ['a VAT code that does not exist', { ...firm, taxNumber: '10773381-6-44' }, ['taxNumber']],
  ['a tax number that is cut', { ...firm, taxNumber: '10773381-2' }, ['taxNumber']],
  ['a Hungarian VAT number in place of the tax number', { ...firm, taxNumber: 'HU10773381' }, ['taxNumber']],
  ['a German number that is too short', { ...german, taxNumber: 'DE12345678' }, ['taxNumber']],
  ['the number of another country', { ...german, taxNumber: 'ATU12345678' }, ['taxNumber']],
  ['an EU firm without a number', { ...german, taxNumber: '' }, ['taxNumber']],
  ['two mistakes at once', { ...firm, postalCode: 'abcd', taxNumber: '1' }, ['postalCode', 'taxNumber']],
];

describe('billing data', () => {
  it.each(right)('%s is taken', (_what, given, taxNumber) => {
    expect(billingBody.parse(given).taxNumber).toBe(taxNumber);
  });

  it.each(wrong)('%s is refused at its field', (_what, given, paths) => {
    const { error } = billingBody.safeParse(given);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
  });

  it('know the check digit of tax numbers that exist', () => {
    const known = ['10773381', '10856417', '10625790', '10537914'];
    expect(known.filter((digits) => !hasCheckDigit(digits))).toEqual([]);
    for (const digits of known)
      for (let other = 0; other < 10; other += 1)
        expect(hasCheckDigit(digits.slice(0, 7) + other)).toBe(String(other) === digits[7]);
  });
});
