import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { nameWithPlace } from '@piacter/contracts/places/values';
import { paths } from '@piacter/contracts/site/paths';
import type { Comparison } from '../../listings/comparison/index.ts';
import { formatCount, formatPrice, getEquipment, getGroups } from '../detail/accommodation-groups.ts';
import { text } from '../detail/text.ts';

/** How accommodations are compared: by price per person and night, capacity, and the least stay. */
export const accommodationComparison: Comparison<AccommodationDetail> = {
  getID: ({ accommodationID }) => accommodationID,
  getTitle: (accommodation) => nameWithPlace(accommodation.accommodationName, accommodation.settlement),
  getPath: ({ accommodationUrl }) => paths.accommodation(accommodationUrl),
  getPicture: ({ mainImg }) => mainImg,
  measures: [
    {
      term: text.pricePerPerson,
      getNumber: ({ pricePerPerson }) => pricePerPerson || null,
      format: formatPrice,
      best: 'lowest',
    },
    {
      term: text.capacity,
      getNumber: ({ capacity }) => capacity,
      format: ({ capacity }) => formatCount(capacity, text.people),
      best: 'highest',
    },
    {
      term: text.rooms,
      getNumber: ({ roomCount }) => roomCount,
      format: ({ roomCount }) => roomCount,
      best: 'highest',
    },
    {
      term: text.minimumStay,
      getNumber: ({ minimumStay }) => minimumStay,
      format: ({ minimumStay }) => formatCount(minimumStay, text.nights),
      best: 'lowest',
    },
  ],
  getGroups: (accommodation) => [
    ...getGroups(accommodation).slice(0, 2),
    {
      title: text.equipment,
      items: getEquipment(accommodation).map(({ title, words }) => ({
        term: title,
        value: words.join(', '),
      })),
    },
  ],
};
