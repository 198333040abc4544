import { hungaryID } from '../lookups/values.ts';

/** Whether an ad lacks the number that one of an accommodation in Hungary has to name (LAW-19). */
export const lacksNtakNumber = ({
  countryID,
  ntakNumber,
}: {
  countryID: number;
  ntakNumber: string | null;
}): boolean => countryID === hungaryID && ntakNumber === null;
