import type { Profile } from '@piacter/contracts/profile';

type Known = Pick<Profile, 'isFirm' | 'firmName' | 'firstName' | 'lastName' | 'mobile' | 'tel'>;

/** What others need to deal with somebody, as far as the profile lacks it. */
export type Lacking = { name: boolean; phone: boolean };

/** A firm has its name, an individual at least a part of theirs; either number will do. */
export const findLacking = ({ isFirm, firmName, firstName, lastName, mobile, tel }: Known): Lacking => ({
  name: !((isFirm === 1 && firmName) || lastName || firstName),
  phone: !(mobile || tel),
});
