import {
  accommodationRequestQuery,
  propertyRequestQuery,
  type RequestKind,
  serviceRequestQuery,
} from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseLimiter } from '../../core/http/database-limiter.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createAccommodationRequestService } from './accommodation-requests.service.ts';
import { createPropertyRequestService } from './property-requests.service.ts';
import { createRequesterContacts } from './requester-contact.ts';
import { createServiceRequestService } from './service-requests.service.ts';

type Query = Record<string, string>;

/** Searches of a million open requests are fast only if every range is read in its index. */
describe('query plans of the request searches', () => {
  let app: TestApp;
  let professional: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    app = await testApp();
    const requester = await app.signIn('ajanlatkero');
    for (const kind of ['service', 'accommodation', 'property'] as const)
      await createRequest(app, requester, kind);
    professional = await app.signIn('szakember');
    await createService(app, professional, { countryID: 1, settlement: 'Győr' }, { regions: ['Heves'] });
  });

  function searchOn(readDb: Database, kind: RequestKind, query: Query): Promise<unknown> {
    // Lookups and gazetteer are read past the recorder.
    const lookups = createLookupService(app.deps);
    const places = createPlaceService({ ...app.deps, lookups });
    const contacts = createRequesterContacts({ ...app.deps, limiter: createDatabaseLimiter(app.deps) });
    const deps = { ...app.deps, readDb, lookups, places, contacts };
    if (kind === 'service')
      return createServiceRequestService(deps).search(professional, serviceRequestQuery.parse(query));
    if (kind === 'accommodation')
      return createAccommodationRequestService(deps).search(accommodationRequestQuery.parse(query));
    return createPropertyRequestService(deps).search(propertyRequestQuery.parse(query));
  }

  /** The scans of the statements that search, without the one for the regions of the found requests. */
  async function scansFor(kind: RequestKind, query: Query) {
    const plans = await explainQueries(app.db, (readDb) => searchOn(readDb, kind, query));
    return plans.map((plan) => findScans(plan, 'entry')).filter((scans) => scans.length > 0);
  }

  it.each<[RequestKind, string, Query, string]>([
    ['service', 'everything', {}, 'service_requests_open'],
    ['service', 'a profession', { serviceID: '1' }, 'service_requests_profession'],
    ['service', 'a settlement', { address: 'Győr' }, 'service_requests_settlement'],
    ['service', 'a region', { address: 'Pest' }, 'service_requests_region'],
    ['service', 'a country', { address: 'Magyarország' }, 'service_requests_country'],
    [
      'service',
      'profession and settlement',
      { serviceID: '1', address: 'Győr' },
      'service_requests_settlement_profession',
    ],
    [
      'service',
      'profession and region',
      { serviceID: '1', address: 'Pest' },
      'service_requests_region_profession',
    ],
    ['service', 'an unknown settlement', { address: 'Sehonna' }, 'service_requests_settlement'],
    ['accommodation', 'everything', {}, 'accommodation_requests_open'],
    ['accommodation', 'a settlement', { settlement: 'Siófok' }, 'PRIMARY'],
    ['accommodation', 'a region', { settlement: 'Somogy' }, 'PRIMARY'],
    ['property', 'everything', {}, 'real_estate_requests_open'],
    ['property', 'a country', { countryID: '1' }, 'real_estate_requests_in_country'],
    ['property', 'a settlement', { settlement: 'Győr' }, 'PRIMARY'],
  ])(
    '%s: with %s read the page and the total in the order of an index',
    async (kind, _name, query, index) => {
      const [scans = [], ...others] = await scansFor(kind, query);
      expect(others).toEqual([]);
      expect(new Set(scans.map(({ key }) => key))).toEqual(new Set([index]));
      for (const { Extra } of scans) expect(Extra ?? '').not.toContain('filesort');
    },
  );

  /** The server picks one by its estimates. */
  const anyOfAreas = /^real_estate_requests_(filter|floor_from|site_to|site_from)$/;
  const days = { startDate: '2031-01-01', endDate: '2031-12-31' };
  const areas = { floorAreaFrom: '30', floorAreaTo: '90', siteAreaFrom: '0', siteAreaTo: '9000' };

  it.each<[RequestKind, string, Query, string | RegExp]>([
    ['accommodation', 'dates', days, 'accommodation_requests_filter'],
    [
      'accommodation',
      'dates in a settlement',
      { ...days, settlement: 'Siófok' },
      'accommodation_request_places_filter',
    ],
    ['property', 'every filter', { ...areas, adType: '1', houseType: '2', countryID: '1' }, anyOfAreas],
    ['property', 'areas alone', areas, anyOfAreas],
    [
      'property',
      'every filter in a settlement',
      { ...areas, adType: '1', houseType: '2', settlement: 'Győr' },
      'real_estate_request_places_filter',
    ],
  ])('%s: with %s scan a filter index once', async (kind, _name, query, index) => {
    const [scans = [], ...others] = await scansFor(kind, query);
    expect(others).toEqual([]);
    expect(scans.length).toBeGreaterThan(0);
    for (const { key } of scans) expect(key).toMatch(index);
    for (const { Extra } of scans) {
      expect(Extra).toContain('Using index');
      expect(Extra).not.toContain('Using index condition');
    }
  });

  it('service: read the own area in a range for each profession and place', async () => {
    const [offered, ranges, ...others] = await explainQueries(app.db, (readDb) =>
      searchOn(readDb, 'service', { ownArea: '1' }),
    );
    expect(others).toEqual([]);
    expect(findScans(offered, 'entry')).toEqual([]);
    expect(new Set(findScans(ranges, 'entry').map(({ key }) => key))).toEqual(
      new Set(['service_requests_settlement_profession', 'service_requests_region_profession']),
    );
  });
});
