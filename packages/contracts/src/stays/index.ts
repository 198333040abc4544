export {
  askForStay,
  listGuestStays,
  listStays,
  moveGuestStay,
  moveStay,
} from './record-endpoints.ts';
export {
  type StayBody,
  type StayRecord,
  type StayStep,
  stayBody,
  stayRecord,
  stayStep,
} from './record-schemas.ts';
export * from './values.ts';
