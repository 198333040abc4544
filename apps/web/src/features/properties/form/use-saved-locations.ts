import { useRef, useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { tell } from '../../../ui/message-box/message-queue.ts';
import type { Locations } from './locations-section.tsx';

/** The special locations of an ad that exists: shown at once, toggled one by one on the server (OWN-15). */
export function useSavedLocations(realEstateID: number, stored: readonly number[]): Locations {
  const [chosen, setChosen] = useState(stored);
  // A toggle must not overtake the one before it, or the two would end up the wrong way round.
  const inFlight = useRef(new Set<number>());

  const put = (locationID: number, isChosen: boolean) =>
    setChosen((last) => [...last.filter((id) => id !== locationID), ...(isChosen ? [locationID] : [])]);

  const toggle = async (locationID: number) => {
    if (inFlight.current.has(locationID)) return;
    inFlight.current.add(locationID);
    const wasChosen = chosen.includes(locationID);
    put(locationID, !wasChosen);
    try {
      const params = { realEstateID, locationID };
      const reply = await api(
        'POST /api/add-delete-special-locations-real-estate/{realEstateID}/{locationID}',
        { params, isBackground: true },
      );
      put(locationID, reply.data.isChosen);
    } catch (error) {
      put(locationID, wasChosen);
      await tell(failureMessage(error, unexpectedMessage), { colour: 'danger' });
    } finally {
      inFlight.current.delete(locationID);
    }
  };
  return { chosen, toggle: (locationID) => void toggle(locationID), isSaving: true };
}
