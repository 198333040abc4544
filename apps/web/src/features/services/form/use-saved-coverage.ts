import type { ServiceRegion } from '@piacter/contracts/services';
import { regionTypes } from '@piacter/contracts/services/values';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';
import { serviceFormText as text } from '../text.ts';
import { type Coverage, type CoveredPlace, isSamePlace, placeBody } from './coverage.ts';
import type { ServiceTypes } from './service-types-field.tsx';

/** Runs a change and refetches the list; a refusal shows the server's message. */
async function changeThenReload(change: () => Promise<unknown>, reload: () => Promise<unknown>) {
  try {
    await change();
  } catch (error) {
    await alert(failureMessage(error, unexpectedMessage), { colour: 'danger' });
  }
  // After a refusal, too: the list may have been changed in another window.
  await reload();
}

/** The professions of a saved service; the server keeps the last one (PRO-06). */
export function useSavedTypes(serviceID: number): ServiceTypes {
  const { data, mutate } = useApi('GET /api/service-relations/{serviceId}', {
    params: { serviceId: serviceID },
  });
  const relations = data?.data ?? [];
  const remove = async (typeID: number) => {
    const relation = relations.find(({ serviceTypeID }) => serviceTypeID === typeID);
    if (relation === undefined) return;
    await api('DELETE /api/service-relation/{id}', { params: { id: relation.relationID } });
  };
  return {
    selected: relations.map(({ serviceTypeID }) => serviceTypeID),
    add: (serviceTypeID) =>
      changeThenReload(
        () => api('POST /api/service-relation', { body: { serviceID, serviceTypeID } }),
        mutate,
      ),
    remove: (typeID) => changeThenReload(() => remove(typeID), mutate),
  };
}

const toPlace = ({
  countryID,
  regionType,
  radius,
  regionName,
  settlementName,
}: ServiceRegion): CoveredPlace => ({
  countryID,
  regionType,
  radius,
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

  const findRow = (place: CoveredPlace) => rows.find((candidate) => isSamePlace(toPlace(candidate), place));

  const remove = async (place: CoveredPlace) => {
    const row = findRow(place);
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
    setRadius: async (place, radius) => {
      const row = findRow(place);
      if (row === undefined) return;
      const params = { relationId: row.relationID };
      await changeThenReload(
        () => api('PATCH /api/service-regions/{relationId}', { params, body: { radius } }),
        reload,
      );
    },
  };
}
