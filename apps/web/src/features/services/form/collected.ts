import { radiiReached, serviceLimits } from '@piacter/contracts/services/values';
import { api } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { collectedChoices } from '../../../ui/fields/choice-group.tsx';
import { serviceFormText as text } from '../text.ts';
import { type Coverage, type CoveredPlace, isSamePlace, placeBody } from './coverage.ts';
import type { ServiceTypes } from './service-types-field.tsx';
import type { ServiceForm, ServiceValues } from './service-values.ts';

/** The professions of a new service, sent when it is created. */
export const collectedTypes = ({ values, set }: ServiceForm): ServiceTypes => ({
  selected: values.selectedServiceTypes,
  add: async (typeID) => set('selectedServiceTypes', [...values.selectedServiceTypes, typeID]),
  remove: async (typeID) =>
    set(
      'selectedServiceTypes',
      values.selectedServiceTypes.filter((other) => other !== typeID),
    ),
});

/** The coverage of a new service: kept in the form, sent by {@link sendCoverage}. */
export const collectedCoverage = ({ values, set }: ServiceForm): Coverage => ({
  countries: collectedChoices(values.countries, (countries) => set('countries', countries)),
  places: values.places,
  add: async (place) => {
    if (values.places.some((other) => isSamePlace(other, place))) return alert(text.coverage.twice);
    set('places', [...values.places, place]);
  },
  remove: async (place) =>
    set(
      'places',
      values.places.filter((other) => !isSamePlace(other, place)),
    ),
  setRadius: async (place, radius) => {
    const others = values.places.filter((other) => !isSamePlace(other, place));
    if (radius > 0 && others.filter((other) => (other.radius ?? 0) > 0).length >= serviceLimits.radii)
      return alert(radiiReached);
    set(
      'places',
      values.places.map((other) => (isSamePlace(other, place) ? { ...other, radius } : other)),
    );
  },
});

/**
 * Saves the collected coverage of a service that was just created. Resolves to the names of the places that could not
 * be saved.
 */
export async function sendCoverage(
  serviceID: number,
  { countries, places }: Pick<ServiceValues, 'countries' | 'places'>,
  getCountryName: (countryID: number) => string,
): Promise<string[]> {
  const sendCountry = (countryID: number) =>
    api('POST /api/toggle-service-country-relation', { body: { countryID, serviceID } });
  const sendPlace = (place: CoveredPlace) =>
    api('POST /api/service-regions', { body: placeBody(serviceID, place) });
  const unsaved: string[] = [];
  // Sequentially, since all of them lock the same service.
  for (const id of countries) await sendCountry(id).catch(() => unsaved.push(getCountryName(id)));
  for (const place of places) await sendPlace(place).catch(() => unsaved.push(place.name));
  return unsaved;
}
