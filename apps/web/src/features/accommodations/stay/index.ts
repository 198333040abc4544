export { getDays, getPeople, getStay, toAskedStay } from '../card/asked-party.ts';
export type { AskedStay } from '../card/asked-stay.ts';
export { readStay, StayFields, useAskedStay } from './stay-fields.tsx';
