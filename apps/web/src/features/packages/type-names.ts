import { packageTypeRange } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';

/** What the packages of a type are for; types without an effect in the software have no name. */
export const typeNames: Readonly<Record<number, string>> = {
  [packageTypes.kiemelt]: 'Kiemelt',
  [packageTypes.pro]: 'PRO',
  [packageTypes.physicalProduct]: 'Postán küldött termék',
  [packageTypes.offers]: 'Ajánlatküldés',
  [packageTypes.contactData]: 'Ajánlatkérők elérhetősége',
  [packageTypes.socialMedia]: 'Közösségi média',
  [packageTypes.socialMediaPlus]: 'Közösségi média (hosszabb)',
};

/** The name of a type; those without an effect by their number. */
export const getTypeName = (type: number): string => typeNames[type] ?? `Egyéb szolgáltatás, ${type}. típus`;

/** All package types, those with an effect first. */
export const allPackageTypes: readonly number[] = Array.from(
  { length: packageTypeRange.max - packageTypeRange.min + 1 },
  (_, index) => packageTypeRange.min + index,
).toSorted((a, b) => Number(b in typeNames) - Number(a in typeNames) || a - b);
