import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts of a request's page. */
export const text = {
  loading: shared.loading,
  sent: (day: string) => `Elküldve: ${day}`,
  facts: {
    floor: 'Emelet',
    door: 'Ajtó',
    region: 'Vármegye',
  },
  requestTimeHint: 'Ennyi időn belül kezdődjön el a munka.',
  floors: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
} as const;
