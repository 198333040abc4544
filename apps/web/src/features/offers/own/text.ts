import { documentedMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of a professional's own offers. */
export const text = {
  title: 'Ajánlataim',
  sub: 'Az ajánlatok, amelyeket elküldtél, és ami lett belőlük.',
  count: (count: string) => `${count} ajánlat`,
  nothing: 'Nincs ilyen ajánlat',
  empty: {
    title: 'Még nem küldtél ajánlatot',
    hint: 'Az ajánlatkérők keresésénél nézd meg, kik keresnek éppen szakembert.',
  },
  failed: documentedMessages.requestsFailed,
  search: 'Ajánlatkérők keresése',
  status: 'Állapot',
  anyStatus: 'Bármelyik',
  price: 'Ár',
  responseTime: 'Mennyi időn belül',
  seen: 'Az ajánlatkérő látta',
} as const;
