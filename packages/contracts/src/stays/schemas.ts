import { z } from 'zod';
import { createRecord, day, id, nullableInteger, orNull, textID, textInteger } from '../core/index.ts';
import {
  childGroups,
  findOverlap,
  maxChildPercent,
  maxGroupSize,
  maxSeasons,
  maxStayNights,
  maxStayPrice,
  maxWeekendPercent,
  stayObstacles,
} from './values.ts';

/** A day of every year, `MM-DD`; February 29 is one. */
const monthDay = z.string().refine((value) => z.iso.date().safeParse(`2024-${value}`).success, {
  error: 'Ilyen nap nincs, javítsd ki!',
});

const forints = z.int().min(0).max(maxStayPrice);
const childShare = z.int().min(0).max(maxChildPercent);

const season = z.object({
  from: monthDay,
  /** Included; before `from`, it is in the next year. */
  to: monthDay,
  pricePerPerson: z.int().min(1).max(maxStayPrice),
  /** Of a stay that begins in the season; null: as outside of it. */
  minimumStay: orNull(z.int().min(1).max(maxStayNights)),
  weekendPercent: orNull(z.int().min(0).max(maxWeekendPercent)),
});

/** Prices beside the price per person (CAL-06), in forints; replaced as a whole. */
export const stayPrices = z
  .object({
    seasons: z.array(season).max(maxSeasons).readonly(),
    childPercent: z.object({ under6: childShare, from7: childShare, from14: childShare }),
    /** Once a stay. */
    cleaningFee: forints.nullable(),
    /** Per adult and night. */
    touristTax: forints.nullable(),
  })
  .superRefine(({ seasons }, context) => {
    const index = findOverlap(seasons);
    if (index >= 0)
      context.addIssue({
        code: 'custom',
        path: ['seasons', index, 'from'],
        message: 'Ebben az időszakban már egy másik idény is érvényes, írd át valamelyik napjait!',
      });
  });

const number = (min: number) => textInteger(min, maxGroupSize);

/** Who stays in an accommodation, and when. */
export const stayTotalQuery = z.object({
  accommodationID: textID,
  arrival: day,
  departure: day,
  adults: number(1).default(1),
  ...createRecord(childGroups, () => number(0).default(0)),
  pets: number(0).default(0),
});
export type StayTotalQuery = z.output<typeof stayTotalQuery>;

/** A line of a sum; forints. */
export const stayLine = z.object({
  kind: z.enum(['adults', ...childGroups, 'pets', 'cleaning', 'touristTax']),
  count: z.int(),
  nights: z.int(),
  price: z.int(),
  amount: z.int(),
});

/** The sum of a stay, null where the host has not given a price, and what speaks against it. */
export const stayTotal = z.object({
  accommodationID: id,
  nights: z.int(),
  lines: z.array(stayLine),
  total: nullableInteger,
  obstacles: z.array(
    z.object({
      reason: z.enum(stayObstacles),
      /** The least nights or people, or the most people. */
      limit: nullableInteger,
    }),
  ),
});
export type StayTotalReply = z.infer<typeof stayTotal>;
