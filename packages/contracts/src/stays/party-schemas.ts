import { z } from 'zod';
import { day } from '../core/scalars.ts';
import { createRecord } from '../core/values.ts';
import { childGroups, maxGroupSize, stayLimits } from './values.ts';

const people = z.int().min(0).max(maxGroupSize);

/** Days and people. */
export const partyFields = {
  arrival: day,
  departure: day,
  adults: people.min(1),
  ...createRecord(childGroups, () => people.default(0)),
  pets: z.int().min(0).max(stayLimits.pets).default(0),
};
