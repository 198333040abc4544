import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import type { ServiceTypes } from './service-types-field.tsx';

/** Runs a change and refetches the list; a refusal shows the server's message. */
export async function changeThenReload(change: () => Promise<unknown>, reload: () => Promise<unknown>) {
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
