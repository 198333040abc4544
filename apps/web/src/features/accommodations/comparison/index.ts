import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import {
  accommodationNumbers,
  accommodationFields as fields,
} from '@piacter/contracts/accommodations/fields';
import type { NumberField } from '@piacter/contracts/core/fields';
import { nameWithPlace } from '@piacter/contracts/places/values';
import { paths } from '@piacter/contracts/site/paths';
import type { Comparison, Measure } from '../../listings/comparison/index.ts';
import { formats, getEquipment, getGroups } from '../detail/accommodation-groups.ts';
import { text } from '../detail/text.ts';

/** How accommodations are compared: by the numbers of which one is the best; none is given by 0. */
export const comparison: Comparison<AccommodationDetail> = {
  getID: ({ accommodationID }) => accommodationID,
  getTitle: (accommodation) => nameWithPlace(accommodation.accommodationName, accommodation.settlement),
  getPath: ({ accommodationUrl }) => paths.accommodation(accommodationUrl),
  getPicture: ({ mainImg }) => mainImg,
  getPosition: ({ mapPosition }) => mapPosition,
  measures: accommodationNumbers.flatMap((name): Measure<AccommodationDetail>[] => {
    const { label, best }: NumberField = fields[name];
    return best
      ? [{ term: label, getNumber: ({ [name]: amount }) => amount || null, format: formats[name], best }]
      : [];
  }),
  getGroups: (accommodation) => [
    ...getGroups(accommodation, { withUnticked: true }).slice(0, 2),
    {
      title: text.equipment,
      items: getEquipment(accommodation).map(({ title, words }) => ({
        term: title,
        value: words.join(', '),
      })),
    },
  ],
};
