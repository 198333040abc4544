import { accommodationRequestFields } from '@piacter/contracts/requests/fields';
import { expect, it } from 'vitest';
import { accommodationRequest, anonymousContact, propertyRequest, serviceRequest } from '../testing.ts';
import { describeRequest } from './request-facts.ts';

const contact = { ...serviceRequest(anonymousContact), updated: '2026-11-16T10:00:00.000Z' };
const stay = {
  ...contact,
  ...accommodationRequest({ hasPets: 1, children7to13: 2, budget: 150_000 }),
  requesterID: 3,
  petNumbers: 2,
  petDescription: 'Két macska.',
  hasOwnContact: 0,
} as const;

const readTerms = ({ facts }: { facts: readonly { term: string }[] }) => facts.map(({ term }) => term);

it('says what the waiting time of a service means', () => {
  expect(describeRequest.service(contact).facts[0]).toEqual({
    term: 'Várakozási idő',
    value: '2\u00a0hét',
    hint: 'Ennyi időn belül kezdődjön el a munka.',
  });
});

it('has a row for every field of a stay, but for its title and description', () => {
  const { regions, description, ...shown } = accommodationRequestFields;
  const labels = Object.values(shown).map(({ label }) => label);
  expect(readTerms(describeRequest.accommodation(stay))).toEqual([...labels, 'Válasz érkezett']);
});

it('leaves out ages without children, details of pets that do not come, and a budget that was not said', () => {
  const terms = readTerms(
    describeRequest.accommodation({
      ...stay,
      hasPets: 0,
      childrenUnder6: 0,
      petNumbers: null,
      budget: null,
    }),
  );
  expect(terms).not.toContain('Keret az egész tartózkodásra');
  expect(terms).not.toContain('0–6 éves gyerekek');
  expect(terms).not.toContain('Kisállatok száma');
  expect(terms).toContain('7–13 éves gyerekek');
});

it('has the ranges, the excluded floors and the choices of a wanted property', () => {
  const { facts } = describeRequest.property({
    ...contact,
    ...propertyRequest({ siteAreaFrom: 500 }),
    excludeFloorFrom: 0,
    excludeFloorTo: 1,
    conditions: [{ conditionID: 1, typeName: 'újszerű' }],
    buildTechnologies: [],
  });
  expect(facts.map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'Ár: 45–60 M Ft',
    'Alapterület: 50–80 m²',
    'Szobák száma: 2–3 szoba',
    'Telekterület: 500 m²-től',
    'Meddig: nov.\u00a026-ig',
    'Kizárt emeletek: 0–1',
    'Állapot: újszerű',
    'Ország: Magyarország',
  ]);
});
