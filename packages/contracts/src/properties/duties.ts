import { houseTypes } from './values.ts';

/** Whether an ad lacks the energy class that one of a house or a flat has to name (LAW-20). */
export const lacksEnergyClass = ({
  houseType,
  energyClass,
}: {
  houseType: number | null;
  energyClass: number | null;
}): boolean => energyClass === null && (houseType === houseTypes.house || houseType === houseTypes.flat);
