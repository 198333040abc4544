import { hungaryID } from '../lookups/values.ts';

/** The number of an accommodation in the register of Hungarian ones (NTAK): 'SZ12345678'. */
export const ntakPattern = /^[A-Z]{2}\d{8}$/;

/** Whether an ad lacks the number that one of an accommodation in Hungary has to name (LAW-19). */
export const lacksNtakNumber = ({
  countryID,
  ntakNumber,
}: {
  countryID: number;
  ntakNumber: string | null;
}): boolean => countryID === hungaryID && ntakNumber === null;
