import { pick, toFlag } from '@piacter/contracts/core/values';

/** How to reach an advertiser, from the profile; never the e-mail address that they sign in with. */
export const contactColumns = [
  'lastName',
  'firstName',
  'contactPerson',
  'isFirm',
  'firmName',
  'mobile',
  'tel',
] as const;

type ContactRow = Record<(typeof contactColumns)[number] | 'userID' | 'contactEmail', unknown>;

/** The contact data of a reply. */
export const toContact = <Row extends ContactRow>(row: Row) => ({
  ...pick(row, ['userID', ...contactColumns, 'contactEmail']),
  isFirm: toFlag(row.isFirm),
});
