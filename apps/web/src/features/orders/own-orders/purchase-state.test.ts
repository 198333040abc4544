import { describe, expect, it } from 'vitest';
import { getPurchaseState } from './purchase-state.ts';
import { purchase } from './testing.ts';

const now = new Date('2026-11-21T11:00:00Z');
const shownState = (changes: Parameters<typeof purchase>[0]) => {
  const { label, detail, canPay, canDelete } = getPurchaseState(purchase(changes), now);
  return { shownState: [label, detail].filter(Boolean).join(' ').replace(/\s/g, ' '), canPay, canDelete };
};
const nothing = { canPay: false, canDelete: false };
const counted = { packageType: 7, realEstateID: null, listingName: null, validFrom: null, validTo: null };

describe('the state of an order', () => {
  it.each([
    ['in force', {}, 'aktív 2026. 12. 20-ig'],
    ['on its last day', { validTo: '2026-11-21T23:00:00.000Z' }, 'aktív 2026. 11. 21-ig'],
    ['over since midnight', { validTo: '2026-11-20T23:00:00.000Z' }, 'lejárt 2026. 11. 20-ig tartott'],
    [
      'waiting for its turn',
      { validFrom: '2026-12-03T23:00:00.000Z', validTo: '2027-01-02T23:00:00.000Z' },
      'sorban áll 2026. 12. 04. – 2027. 01. 02.',
    ],
    ['counted', { ...counted, quantity: 10, usedCount: 3 }, 'aktivált felhasználva: 3 / 10'],
    ['a service', { ...counted, packageType: 1, listingName: 'Eladó lakás, Győr' }, 'aktivált'],
    ['without its listing', { listingName: null, realEstateID: null }, 'megszűnt a hirdetés törlésével'],
    ['refunded', { isActive: 0, paymentState: 'refunded' }, 'visszatérítve az árát visszakaptad'],
    [
      'being paid',
      { isActive: 0, paymentState: 'capturing' },
      'fizetés folyamatban pár perc, és itt látod az eredményt',
    ],
    [
      'paid and switched off',
      { isActive: 0 },
      'nem aktív kifizetted, de ki van kapcsolva; ha ez tévedés, írj nekünk:',
    ],
  ] as const)('%s', (_, changes, words) => {
    expect(shownState(changes)).toEqual({ shownState: words, ...nothing });
  });

  it('lets an unpaid order be paid and deleted', () => {
    const unpaid = { isActive: 0, paymentState: 'unpaid' } as const;
    expect(shownState(unpaid)).toEqual({ shownState: 'fizetésre vár', canPay: true, canDelete: true });
    expect(shownState({ ...unpaid, listingName: null })).toEqual({
      shownState: 'fizetésre vár törölt hirdetés',
      canPay: false,
      canDelete: true,
    });
    expect(shownState({ ...unpaid, price: 0 })).toEqual({
      shownState: 'aktiválásra vár ingyenes, mi kapcsoljuk be',
      canPay: false,
      canDelete: true,
    });
  });
});
