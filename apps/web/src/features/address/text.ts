import { addressLabels } from '@piacter/contracts/listings/fields';

export const text = {
  search: 'Cím keresése',
  searchHint: 'Kezdd el írni a címet, és válassz a listából.',
  notSpecific: 'A cím nem elég specifikus!',
  notSpecificDetail: 'Utcát is tartalmazó címet válassz.',
  country: addressLabels.countryID,
  chooseCountry: 'Válassz országot!',
  postalCode: addressLabels.postalCode,
  listPostalCodes: (settlement: string, codes: readonly string[]) =>
    codes.length > 4
      ? `${settlement} irányítószámai: ${codes.slice(0, 3).join(', ')} és még ${codes.length - 3}. Válaszd ki a sajátodat!`
      : `${settlement} irányítószámai: ${codes.join(', ')}`,
  settlement: addressLabels.settlement,
  county: addressLabels.countyRegion,
  region: 'Régió',
  street: addressLabels.street,
  streetHint: 'A közterület neve, például: Vincellér',
  publicPlace: addressLabels.publicPlaceType,
  choosePublicPlace: 'Válassz!',
  houseNumber: addressLabels.houseNumber,
  floorNumber: addressLabels.floorNumber,
  floorHint: 'Szám vagy földszint',
  doorNumber: addressLabels.doorNumber,
} as const;
