import { dayMs } from '@piacter/contracts/core/days';
import type { Random } from '../random.ts';
import type { Job } from './jobs.ts';
import { offerTexts } from './offer-texts.ts';
import type { Professional } from './participants.ts';

/** The outcome of a request: no offers yet, offers to choose from, one accepted, or withdrawn. */
export type Outcome = 'waiting' | 'answered' | 'accepted' | 'archived';

export interface PlannedRequest {
  job: Job;
  created: Date;
  outcome: Outcome;
  /** The first one is accepted if any is. */
  responders: readonly Professional[];
}

/** The action of the first professional, the demo account, on requests in its professions. */
const ownParts = ['absent', 'offers', 'absent', 'wins', 'absent', 'loses', 'absent', 'absent'] as const;
const outcomes: readonly Outcome[] = ['answered', 'waiting', 'accepted', 'answered', 'archived', 'accepted'];
const outcomesWithoutOffers: readonly Outcome[] = [
  'waiting',
  'waiting',
  'archived',
  'waiting',
  'waiting',
  'waiting',
];

/** Age of the oldest request in days. */
const oldest = 24;
/** Age of the oldest service request, most of which are open for some days more. */
const oldestService = 17;

/** The time of sending within a series: the first is the oldest, and recent ones are more frequent. */
export function createdAt(
  index: number,
  count: number,
  { random, now, oldestDays = oldest }: { random: Random; now: Date; oldestDays?: number },
): Date {
  const age = (1 - (index + random.next()) / count) ** 1.3 * oldestDays + 0.05;
  return new Date(now.getTime() - Math.round(age * dayMs));
}

const cycle = <T>(items: readonly T[]) => {
  let next = 0;
  return (): T => items[next++ % items.length] as T;
};

/**
 * Distributes the jobs over the last weeks, oldest first, and selects the professionals who answer. No professional
 * sends more offers than the package allows.
 */
export function planRequests(
  jobs: readonly Job[],
  professionals: readonly Professional[],
  professionIDs: ReadonlyMap<string, number>,
  { random, now }: { random: Random; now: Date },
): PlannedRequest[] {
  const [own] = professionals;
  const used = new Map<number, number>();
  const nextPart = cycle(ownParts);
  const nextOutcome = cycle(outcomes);
  const nextWithout = cycle(outcomesWithoutOffers);

  const able = (job: Job) =>
    professionals.filter(
      ({ userID, pieces, professions }) =>
        professions.has(professionIDs.get(job.profession) ?? 0) && (used.get(userID) ?? 0) < pieces,
    );

  const decide = (job: Job): Pick<PlannedRequest, 'outcome' | 'responders'> => {
    const candidates = able(job);
    const others = random.sample(
      candidates.filter((one) => one !== own),
      Math.min(random.int(1, 3), offerTexts[job.kind].texts.length - 1),
    );
    const isOwn = own !== undefined && candidates.includes(own);
    const part = isOwn ? nextPart() : 'absent';
    if (isOwn && part === 'wins') return { outcome: 'accepted', responders: [own, ...others] };
    if (isOwn && part === 'loses' && others.length > 0)
      return { outcome: 'accepted', responders: [...others, own] };
    if (isOwn && part !== 'absent') return { outcome: 'answered', responders: [...others, own] };
    const outcome = others.length > 0 && !isOwn ? nextOutcome() : nextWithout();
    const hasOffers = outcome === 'answered' || outcome === 'accepted';
    return { outcome, responders: hasOffers ? others : [] };
  };

  return jobs.map((job, i) => {
    const created = createdAt(i, jobs.length, { random, now, oldestDays: oldestService });
    const decided = decide(job);
    for (const { userID } of decided.responders) used.set(userID, (used.get(userID) ?? 0) + 1);
    return { job, created, ...decided };
  });
}
