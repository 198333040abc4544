export { getStay } from '../card/asked-party.ts';
export type { AskedStay } from '../card/asked-stay.ts';
export { StayFields, useAskedStay } from './stay-fields.tsx';
