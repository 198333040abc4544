import { maxCalendarSources } from '@piacter/contracts/calendars/values';
import type { CallFault } from '@piacter/contracts/core';
import { notFoundText } from '../../../core/http/messages.ts';

/** Why a calendar was not read, in the mail to its host. */
const faults: Record<CallFault, string> = {
  unreachable: 'a másik oldal nem válaszolt',
  refused: 'a cím nem nyilvános helyre vezet',
  too_large: 'túl nagy a naptár',
  unexpected: 'a címen nem olvasható naptár van',
};

export const sourcesText = {
  noAccommodation: notFoundText('szállás'),
  noSource: notFoundText('naptár'),
  tooMany: `Legfeljebb ${maxCalendarSources} naptárat hozhatsz át egy szálláshoz, előbb törölj egyet!`,
  added: 'A naptárat hozzáadtuk, mostantól félóránként frissítjük.',
  addedUnread: 'A naptárat hozzáadtuk, de most nem sikerült beolvasni. Félóránként újra megpróbáljuk.',
  updated: 'A naptár beállításait elmentettük.',
  updatedUnread:
    'A naptár beállításait elmentettük, de most nem sikerült beolvasni. Félóránként újra megpróbáljuk.',
  refreshed: 'A naptár friss.',
  notRefreshed: 'Most nem sikerült frissíteni, az eddigi napok megmaradtak. Félóránként újra megpróbáljuk.',
  deleted: 'A naptárat töröltük, a napjai felszabadultak.',
  exported: 'Elkészült az új link. Másold ki most, később nem tudjuk újra megmutatni!',
  never: 'még egyszer sem',
  faults,
} as const;
