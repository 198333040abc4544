import * as accounts from './accounts/endpoints.ts';
import * as advertisers from './advertisers/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as billing from './billing/endpoints.ts';
import * as calendars from './calendars/endpoints.ts';
import * as contact from './contact/endpoints.ts';
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ReplyOf } from './core/index.ts';
import * as desks from './desks/endpoints.ts';
import * as drafts from './drafts/endpoints.ts';
import * as emails from './emails/endpoints.ts';
import * as favourites from './favourites/endpoints.ts';
import * as draftImages from './images/endpoints.ts';
import * as invoices from './invoices/endpoints.ts';
import { endpointsOfKinds, mapEndpoints } from './kinds/index.ts';
import * as lifecycle from './lifecycle/endpoints.ts';
import * as lookups from './lookups/endpoints.ts';
import * as ntak from './ntak/endpoints.ts';
import * as offers from './offers/endpoints.ts';
import * as operations from './operations/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as oversight from './oversight/endpoints.ts';
import * as packages from './packages/endpoints.ts';
import * as pages from './pages/endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as places from './places/endpoints.ts';
import * as priceAlerts from './price-alerts/endpoints.ts';
import * as prices from './prices/endpoints.ts';
import * as professions from './professions/endpoints.ts';
import * as profile from './profile/endpoints.ts';
import * as quickAnswers from './quick-answers/endpoints.ts';
import * as reports from './reports/endpoints.ts';
import * as requests from './requests/endpoints.ts';
import * as seo from './seo/endpoints.ts';
import * as social from './social/endpoints.ts';
import * as statistics from './statistics/endpoints.ts';
import * as stayPrices from './stays/endpoints.ts';
import * as stayRecords from './stays/record-endpoints.ts';
import * as threads from './threads/endpoints.ts';
import * as timetables from './timetables/endpoints.ts';
import * as understanding from './understanding/endpoints.ts';
import * as users from './users/endpoints.ts';
import * as videos from './videos/endpoints.ts';
import * as watches from './watches/endpoints.ts';

/** Every endpoint by feature: iterated by the reference, the authorization tests and the fuzz tests. */
export const endpointsByFeature = {
  accounts,
  profile,
  advertisers,
  lookups,
  places,
  understanding,
  ...endpointsOfKinds,
  map: mapEndpoints,
  videos,
  timetables,
  prices,
  stayPrices,
  calendars,
  contact,
  packages,
  billing,
  invoices,
  payments,
  orders,
  audit,
  social,
  requests,
  offers,
  stays: stayRecords,
  lifecycle,
  desks,
  drafts,
  draftImages,
  reports,
  ntak,
  favourites,
  watches,
  threads,
  quickAnswers,
  priceAlerts,
  pages,
  professions,
  seo,
  users,
  oversight,
  emails,
  statistics,
  operations,
} as const;

type Features = typeof endpointsByFeature;
type AnyEndpoint = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features];

/** Every endpoint in one list. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flatMap((feature) =>
  Object.values(feature),
);

/**
 * The API as a type: 'GET /api/countries' → its endpoint. The browser's client is typed by it and contains no schema at
 * run time, so that the first load stays small (docs/adr/0004).
 */
export type Api = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
export type ApiCall = keyof Api;
export type ReplyTo<Call extends ApiCall> = ReplyOf<Api[Call]>;
export type ParamsTo<Call extends ApiCall> = ParamsOf<Api[Call]>;
export type QueryTo<Call extends ApiCall> = QueryInputOf<Api[Call]>;
export type BodyTo<Call extends ApiCall> = BodyInputOf<Api[Call]>;
