import { dayMs } from '@piacter/contracts/core/days';
import { addressIn } from '../address.ts';
import type { BulkRow } from '../bulk.ts';
import type { RowsByTable } from '../listing-rows.ts';
import type { PicturePool } from '../pictures.ts';
import type { Gazetteer, Place } from '../places.ts';
import { createRandom, hashSeed, type Random } from '../random.ts';
import { houseJobs } from './house-jobs.ts';
import { offerTexts } from './offer-texts.ts';
import { otherJobs } from './other-jobs.ts';
import type { Professional, Requester } from './participants.ts';
import { type Outcome, type PlannedRequest, planRequests } from './plan.ts';

export interface ServiceRequestOptions {
  gazetteer: Gazetteer;
  pool: PicturePool;
  /** The first one is the demo account; likewise among the professionals. */
  requesters: readonly Requester[];
  professionals: readonly Professional[];
  professionIDs: ReadonlyMap<string, number>;
  now: Date;
}

const statuses = { waiting: 1, answered: 1, accepted: 2, archived: 0 } as const satisfies Record<
  Outcome,
  number
>;

/** The demo account owns every fourth request of each outcome. */
function chooseRequesters(
  planned: readonly PlannedRequest[],
  requesters: readonly Requester[],
  random: Random,
) {
  const seen = new Map<Outcome, number>();
  return planned.map(({ outcome }) => {
    const before = seen.get(outcome) ?? 0;
    seen.set(outcome, before + 1);
    const others = requesters.slice(1);
    return before % 4 === 0 || others.length === 0 ? requesters[0] : random.pick(others);
  });
}

/** The settlement of the demo professional's service in the profession, or a neighbouring one in the county. */
function placeForOwn(
  settlement: string | null | undefined,
  { gazetteer }: ServiceRequestOptions,
  random: Random,
): Place | undefined {
  const shop = settlement ? gazetteer.named(settlement) : undefined;
  if (!shop) return undefined;
  const near = gazetteer.around(shop).filter(({ regionID }) => regionID === shop.regionID);
  return random.chance(0.5) ? shop : random.pick([shop, ...near.slice(0, 5)]);
}

type OfferRow = BulkRow & { requestID: number; accepted: number; created: Date };

/** A request with its pictures and its offers, which have no ids yet. */
function rowsOf(
  request: PlannedRequest,
  { requestID, requesterID, serviceTypeID }: Record<'requestID' | 'requesterID' | 'serviceTypeID', number>,
  address: BulkRow,
  { pool, now }: ServiceRequestOptions,
  random: Random,
) {
  const { job, outcome, created, responders } = request;
  const isArchived = outcome === 'archived';
  const pictures = isArchived ? [] : picturesOf(request, pool, random);
  return {
    request: {
      requestID,
      requesterID,
      serviceTypeID,
      status: statuses[outcome],
      description: job.description,
      requestTime: job.wait[0],
      timeUnit: job.wait[1],
      ...address,
      responseCount: responders.length,
      imageCount: pictures.length,
      created,
      archivedAt: isArchived ? archivedAt(created, now) : null,
    },
    images: pictures.map(({ path, width, height }) => ({ requestID, path, width, height, created })),
    offers: offersOf(request, requestID, now, random),
  };
}

/** Service requests with their pictures and offers, oldest first, with ids from 1. */
export function serviceRequestRows(options: ServiceRequestOptions): RowsByTable {
  const { requesters, professionals, professionIDs, now } = options;
  const random = createRandom(hashSeed('service requests'));
  const jobs = [...houseJobs, ...otherJobs];
  const planned = planRequests(random.sample(jobs, jobs.length), professionals, professionIDs, {
    random,
    now,
  });
  const chosen = chooseRequesters(planned, requesters, random);
  const made = planned.flatMap((request, i) => {
    const requester = chosen[i];
    const serviceTypeID = professionIDs.get(request.job.profession);
    if (!requester || serviceTypeID === undefined) return [];
    const address = addressFor(requester, professionals[0]?.professions.get(serviceTypeID), options, random);
    const ids = { requestID: i + 1, requesterID: requester.userID, serviceTypeID };
    return [rowsOf(request, ids, address, options, random)];
  });
  // Ids are in the order of sending, like the lists.
  const offers = made
    .flatMap((one) => one.offers)
    .sort((a, b) => a.created.getTime() - b.created.getTime())
    .map((offer, i) => ({ responseID: i + 1, ...offer }));
  const accepted = new Map(
    offers.flatMap((offer) => (offer.accepted === 1 ? [[offer.requestID, offer.responseID] as const] : [])),
  );
  return {
    service_requests: made.map(({ request }) => ({
      ...request,
      acceptedResponseID: accepted.get(request.requestID) ?? null,
    })),
    service_request_images: made.flatMap(({ images }) => images),
    service_request_responses: offers,
  };
}

/** Two days after sending, but not in the future. */
const archivedAt = (created: Date, now: Date): Date =>
  new Date(Math.min(created.getTime() + 2 * dayMs, now.getTime() - 1000));

const picturesOf = ({ job }: PlannedRequest, pool: PicturePool, random: Random) =>
  [...Map.groupBy(job.scenes, (scene) => scene)].flatMap(([scene, uses]) =>
    random.sample(pool[scene], uses.length),
  );

/** The address of the work: mostly the requester's own, always for the demo requester. */
function addressFor(
  { userID, home }: Requester,
  shop: string | null | undefined,
  options: ServiceRequestOptions,
  random: Random,
): BulkRow {
  const isDemo = userID === options.requesters[0]?.userID;
  const own = isDemo ? undefined : placeForOwn(shop, options, random);
  const isHome = isDemo || (!own && random.chance(0.7));
  const place = own ?? (isHome ? home.place : options.gazetteer.pickPlace(random));
  const { lat: _lat, lon: _lon, ...address } = addressIn(place, random, options.gazetteer);
  const isFlat = !isHome && place.tier === 'capital';
  return {
    disableAddress: isHome ? 1 : 0,
    countryID: place.countryID,
    regionID: place.regionID,
    settlementID: place.settlementID,
    settlement: place.name,
    countyRegion: place.county,
    ...(isHome ? home.address : address),
    floorNumber: isFlat ? String(random.int(1, 6)) : null,
    doorNumber: isFlat ? String(random.int(1, 24)) : null,
  };
}

/** Forints, rounded to common amounts. */
function priceOf({ price: [from, to] }: PlannedRequest['job'], random: Random): number {
  const step = to < 20 ? 500 : to < 200 ? 1000 : 5000;
  return Math.round((random.between(from, to) * 1000) / step) * step;
}

function offersOf(
  { job, outcome, created, responders }: PlannedRequest,
  requestID: number,
  now: Date,
  random: Random,
): OfferRow[] {
  const { unit, soon, texts } = offerTexts[job.kind];
  const descriptions = random.sample(texts, responders.length);
  return responders.map(({ userID, orderID, since }, i) => {
    const from = Math.max(created.getTime(), since.getTime());
    const delay = Math.min(now.getTime() - from, 3 * dayMs) * random.between(0.05, 0.9);
    const [responseTime, timeUnit] = random.pick(soon);
    return {
      requestID,
      userID,
      orderID,
      description: descriptions[i] ?? '',
      responseTime,
      timeUnit,
      price: priceOf(job, random),
      priceUnit: unit,
      accepted: outcome === 'accepted' ? (i === 0 ? 1 : 2) : 0,
      created: new Date(Math.round(from + delay)),
    };
  });
}
