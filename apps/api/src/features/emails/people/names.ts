import type { Named } from '../../../core/display-name.ts';

/** The name in the greeting of a mail: company name or first name; '' if unknown ('Szia!'). */
export const getGreetingName = ({ isFirm, firmName, firstName }: Omit<Named, 'lastName'>): string =>
  (isFirm && firmName) || firstName || '';
