import { typesInDays } from '../orders/place-order/index.ts';
import { text } from './text.ts';

/** Whether a package's quantity is a number of days (PKG-05). */
export const countsDays = (packageType: number): boolean => typesInDays.includes(packageType);

const effects: Record<number, string> = {
  2: text.next.listing,
  4: text.next.listing,
  6: text.next.byPost,
  7: text.next.offers,
  8: text.next.user,
  10: text.next.user,
  11: text.next.user,
};

/** What happens after the payment, in a sentence. */
export const effectOf = (packageType: number): string => effects[packageType] ?? text.next.service;
