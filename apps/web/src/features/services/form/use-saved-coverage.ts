import type { ServiceRegion } from '@piacter/contracts/services';
import { regionTypes } from '@piacter/contracts/services/values';
import { api, useApi } from '../../../lib/api/index.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';
import { type Coverage, type CoveredPlace, isSamePlace, placeBody } from './coverage.ts';
import { text } from './text.ts';
import { changeThenReload } from './use-saved-types.ts';

const toPlace = ({ countryID, regionType, regionName, settlementName }: ServiceRegion): CoveredPlace => ({
  countryID,
  regionType,
  name: regionName ?? settlementName ?? '',
});

/** The coverage of a saved service; every change is saved at once. */
export function useSavedCoverage(serviceID: number, storedCountries: readonly number[]): Coverage {
  const countries = useSavedChoices(
    (countryID) =>
      api('POST /api/toggle-service-country-relation', {
        body: { countryID, serviceID },
        isBackground: true,
      }),
    storedCountries,
  );
  const regions = useApi('GET /api/service-regions/{id}/{regionType}', {
    params: { id: serviceID, regionType: regionTypes.region },
  });
  const settlements = useApi('GET /api/service-regions/{id}/{regionType}', {
    params: { id: serviceID, regionType: regionTypes.settlement },
  });
  const rows = [...(regions.data?.data ?? []), ...(settlements.data?.data ?? [])];
  const reload = () => Promise.all([regions.mutate(), settlements.mutate()]);

  const remove = async (place: CoveredPlace) => {
    const row = rows.find((candidate) => isSamePlace(toPlace(candidate), place));
    const question = {
      text: text.coverage.removeQuestion(place.name),
      confirm: text.coverage.remove,
      cancel: text.coverage.cancel,
      danger: true,
    };
    if (row === undefined || !(await confirm(question))) return;
    const params = { relationId: row.relationID };
    await changeThenReload(() => api('DELETE /api/service-regions/{relationId}', { params }), reload);
  };
  return {
    countries,
    places: rows.map(toPlace),
    add: (place) =>
      changeThenReload(() => api('POST /api/service-regions', { body: placeBody(serviceID, place) }), reload),
    remove,
  };
}
