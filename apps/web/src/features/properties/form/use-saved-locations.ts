import { api } from '../../../lib/api/index.ts';
import type { Choices } from '../../../ui/fields/choice-group.tsx';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';

/** The special locations of a saved ad, toggled one by one on the server (OWN-15). */
export const useSavedLocations = (realEstateID: number, stored: readonly number[]): Choices =>
  useSavedChoices((locationID) => {
    const call = 'POST /api/add-delete-special-locations-real-estate/{realEstateID}/{locationID}';
    return api(call, { params: { realEstateID, locationID }, isBackground: true });
  }, stored);
