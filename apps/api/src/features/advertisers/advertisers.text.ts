import { notFoundText } from '../../core/http/messages.ts';

/** Hungarian texts of the pages of advertisers. */
export const advertiserText = {
  notFound: notFoundText('hirdető'),
  shown: 'Bekapcsoltuk a hirdetői oldaladat.',
  notShown: 'Kikapcsoltuk a hirdetői oldaladat.',
} as const;
