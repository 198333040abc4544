import { z } from 'zod';
import {
  captchaToken,
  day,
  flagReply,
  id,
  instant,
  nullableInteger,
  nullableText,
  requiredText,
  text,
  textID,
} from '../core/index.ts';
import { createRecord } from '../core/values.ts';
import { linkSecret } from '../threads/link-secret.ts';
import { partyFields } from './party-schemas.ts';
import { childGroups, stayLimits, stayMoves, stayStates } from './values.ts';

/** 'Megkérdezem, szabad-e': days and people, with words for the host. */
export const stayBody = z.object({
  accommodationID: id,
  ...partyFields,
  message: text(stayLimits.message).default(''),
  /** Needed only after the same words went to many. */
  captchaToken: captchaToken.default(''),
});
export type StayBody = z.output<typeof stayBody>;

const movedStates = [...new Set(Object.values(stayMoves).flatMap((targets) => Object.keys(targets)))];

/** A step of a side: the state that it moves the stay to. */
export const stayStep = z.object({
  state: z.enum(stayStates).refine((state) => movedStates.includes(state)),
  /** What the host asks for the stay, in forints; with `free`. By default what the prices of the page sum up to. */
  total: z.int().positive().max(stayLimits.total).optional(),
  /** Why not; with `refused` and `cancelled`. */
  reason: requiredText(stayLimits.reason).optional(),
});
export type StayStep = z.output<typeof stayStep>;

export const stayQuery = z.object({ threadID: textID });
export const guestStays = z.object({ token: linkSecret });
export const guestStay = z.object({ token: linkSecret, stayID: textID });
export const stayParams = z.object({ stayID: textID });

export const stayRecord = z.object({
  stayID: id,
  accommodationID: id,
  threadID: id.nullable(),
  arrival: day,
  departure: day,
  nights: z.int().positive(),
  adults: z.int(),
  ...createRecord(childGroups, () => z.int()),
  pets: z.int(),
  state: z.enum(stayStates),
  /** What the host has named, else what the prices summed up to when it was asked; forints. */
  total: nullableInteger,
  reason: nullableText,
  /** When it lapses without the next step. */
  expires: instant.nullable(),
  /** Whether the caller is the host. */
  isHost: flagReply,
  /** What the caller has said of it after the departure; null before. */
  hasHappened: flagReply.nullable(),
  nextStates: z.array(z.enum(stayStates)),
  created: instant,
});
export type StayRecord = z.infer<typeof stayRecord>;
