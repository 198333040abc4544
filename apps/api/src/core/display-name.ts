export interface Named {
  isFirm: number | null;
  firmName: string | null;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The name shown to others: company name, or full name in Hungarian order, or `unnamed`; never the account's mail
 * address.
 */
export function getDisplayName({ isFirm, firmName, firstName, lastName }: Named, unnamed: string): string {
  if (isFirm && firmName) return firmName;
  return [lastName, firstName].filter(Boolean).join(' ') || unnamed;
}

/** The name in the greeting of a mail: company name or first name; '' if unknown ('Szia!'). */
export const getGreetingName = ({ isFirm, firmName, firstName }: Omit<Named, 'lastName'>): string =>
  (isFirm && firmName) || firstName || '';
