import { offerBody } from '@piacter/contracts/offers';
import {
  accommodationRequestBody,
  propertyRequestBody,
  requestImageLimit,
  serviceRequestBody,
} from '@piacter/contracts/requests';
import { describe, expect, it } from 'vitest';
import type { RowsByTable } from '../listing-rows.ts';
import { paperPool } from '../pictures.ts';
import { demoPlaces, now, seriesOptions } from '../testing.ts';
import { accommodationRequestRows } from './accommodation-requests.ts';
import { homes } from './homes.ts';
import { houseJobs } from './house-jobs.ts';
import { offerTexts } from './offer-texts.ts';
import { otherJobs } from './other-jobs.ts';
import type { Professional, Requester } from './participants.ts';
import { propertyRequestRows } from './property-requests.ts';
import { serviceRequestRows } from './service-requests.ts';
import { hostMessages, stays } from './stays.ts';

const { gazetteer } = seriesOptions(5);
const jobs = [...houseJobs, ...otherJobs];
const professionIDs = new Map(
  [...new Set(jobs.map(({ profession }) => profession))].map((name, i) => [name, i + 1]),
);
const address = { postalCode: '1000', street: 'Petőfi', publicPlaceType: 1, houseNumber: '3' };
const requesters: Requester[] = demoPlaces
  .slice(0, 4)
  .map((place, i) => ({ userID: 50 + i, home: { place, address } }));
const since = new Date('2026-10-01T08:00:00Z');
const offering = (userID: number, from: number, to: number): Professional => ({
  userID,
  orderID: userID,
  since,
  pieces: 10,
  professions: new Map([...professionIDs.values()].slice(from, to).map((id) => [id, 'Ajka'])),
});
const professionals = [offering(1, 0, 12), offering(2, 4, 30), offering(3, 0, 40), offering(4, 10, 20)];
const hosts = [1, 2, 3].map((userID) => ({ userID, orderID: userID, since }));

const makeServices = () =>
  serviceRequestRows({ gazetteer, pool: paperPool(), requesters, professionals, professionIDs, now });
const makeStays = () => accommodationRequestRows({ gazetteer, requesters, hosts, now });
const makeHomes = () => propertyRequestRows({ gazetteer, requesters, now });

const rowsOf = (parts: readonly RowsByTable[], table: string) => parts.flatMap((part) => part[table] ?? []);
const services = [makeServices()];
const requests = rowsOf(services, 'service_requests');
const offers = rowsOf(services, 'service_request_responses');

describe('requests of the demo data', () => {
  it('are the same for the same clock', () => {
    expect([makeServices(), makeStays(), makeHomes()]).toEqual([services[0], makeStays(), makeHomes()]);
  });

  it('are valid by the contract', () => {
    for (const row of requests)
      expect(serviceRequestBody.safeParse({ ...row, serviceID: row.serviceTypeID }).error).toBeUndefined();
    for (const part of makeStays()) {
      const regions = rowsOf([part], 'accommodation_request_regions').map(({ regionName }) => regionName);
      const body = { ...rowsOf([part], 'accommodation_requests')[0], regions };
      expect(accommodationRequestBody.safeParse(body).error).toBeUndefined();
    }
    for (const part of makeHomes()) {
      const list = (table: string, field: string) => rowsOf([part], table).map((row) => row[field]);
      const body = {
        ...rowsOf([part], 'real_estate_requests')[0],
        regions: list('real_estate_request_regions', 'regionName'),
        conditions: list('real_estate_request_conditions', 'conditionID'),
        buildTechnologies: list('real_estate_request_technologies', 'technologyID'),
      };
      expect(propertyRequestBody.safeParse(body).error).toBeUndefined();
    }
  });

  it('have valid offers, one per professional and no more than the packages allow', () => {
    expect(offers.length).toBeGreaterThan(20);
    for (const row of offers) expect(offerBody.safeParse(row).error).toBeUndefined();
    for (const { userID, pieces } of professionals)
      expect(offers.filter((row) => row.userID === userID).length).toBeLessThanOrEqual(pieces);
    expect(new Set(offers.map((row) => `${row.requestID} ${row.userID}`)).size).toBe(offers.length);
  });

  it('have at most one accepted offer, and then refuse the others', () => {
    for (const row of requests) {
      const answers = offers.filter(({ requestID }) => requestID === row.requestID);
      expect(row.responseCount).toBe(answers.length);
      const accepted = answers.filter((answer) => answer.accepted === 1);
      expect(accepted.map(({ responseID }) => responseID)).toEqual(
        row.acceptedResponseID === null ? [] : [row.acceptedResponseID],
      );
      expect(answers.some((answer) => answer.accepted === 0)).toBe(answers.length > 0 && row.status === 1);
    }
  });

  it('have ids in the order of sending', () => {
    for (const rows of [
      requests,
      offers,
      rowsOf(makeStays(), 'accommodation_requests'),
      rowsOf(makeHomes(), 'real_estate_requests'),
    ]) {
      const times = rows.map(({ created }) => Number(created));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('have at most two pictures, none once withdrawn', () => {
    const images = rowsOf(services, 'service_request_images');
    for (const row of requests) {
      const held = images.filter(({ requestID }) => requestID === row.requestID);
      expect(row.imageCount).toBe(held.length);
      expect(held.length).toBeLessThanOrEqual(row.status === 0 ? 0 : requestImageLimit);
    }
    expect(images.length).toBeGreaterThan(5);
  });

  it('are over if and only if the stay is', () => {
    for (const row of rowsOf(makeStays(), 'accommodation_requests'))
      expect(row.status, String(row.endDate)).toBe(String(row.endDate) < '2026-11-21' ? 3 : 1);
  });
});

describe('texts of the requests', () => {
  const asked = [...jobs, ...stays, ...homes].map(({ description }) => description);
  const answered = [...Object.values(offerTexts).flatMap(({ texts }) => texts), ...hostMessages];

  it('are all different', () => {
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('are whole sentences with Hungarian punctuation', () => {
    for (const text of [...asked, ...answered]) {
      expect(text).toMatch(/^[A-ZÁÉÍÓÖŐÚÜŰ].*[.!?]$/);
      expect(text).not.toMatch(/ {2}|["']|\d-\d| ,/);
    }
  });

  it('use the informal form of address', () => {
    for (const text of [...asked, ...answered]) expect(text).not.toMatch(/\b(Ön|Önt|Önnek|kérem|Kérem)\b/);
  });
});
