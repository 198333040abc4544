import { foldText } from '@piacter/db/fold-text';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../testing/knowledge.ts';
import { createHostileTexts } from './corpus/hostile-texts.ts';
import { findWrongForms, isRight, listReasons, corpusDay as today } from './corpus/judge.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { understand } from './understand.ts';
import { createKnowledge } from './understanding.service.ts';

const { gazetteer, rows, professions } = readReference();
const knowledge = createKnowledge(gazetteer, rows, professions);
const read = (typed: string) => understand(typed, knowledge, today);

describe('the corpus', () => {
  const corpus = readCorpus(knowledge.values);
  const results = corpus.map((row) => ({ row, reading: read(row.typed) }));
  const wrong = results.flatMap(({ row, reading }) => (isRight(row, reading) ? [] : row));

  // Shows FIND-01, FIND-03, FIND-05, FIND-06.
  it('is understood fully for at least 97 of 100 searches', () => {
    expect(corpus.length).toBeGreaterThan(400);
    expect(1 - wrong.length / corpus.length).toBeGreaterThan(0.97);
  });

  it('lists each search that is not, with the reason', () => {
    expect(wrong.map(({ typed }) => typed)).toEqual(listReasons('failures.tsv'));
  });

  it('sets no filter that the search of its kind does not know, of which nothing could be shown', () => {
    const unknown = results.flatMap(({ row, reading }) =>
      reading.understood.flatMap(({ filter, label }) => (label === '' ? [`${row.typed}: ${filter}`] : [])),
    );
    expect(unknown).toEqual([]);
  });

  it('gives the same answer to the same text on the same day', () => {
    for (const { typed } of corpus.slice(0, 50)) expect(read(typed)).toEqual(read(typed));
  });
});

describe('professions', () => {
  // Shows FIND-03.
  it('are found by each of their synonyms, beside a town', () => {
    const wrong = professions.flatMap(({ typeID, synonyms }) =>
      (synonyms ?? '').split(',').filter((synonym) => {
        if (synonym.trim() === '') return false;
        const { kind, filters } = read(`${synonym} Egerben`);
        return kind !== 'service' || filters.serviceType !== String(typeID) || filters.settlement !== 'Eger';
      }),
    );
    expect(wrong).toEqual([]);
  }, 30_000);
});

describe('towns', () => {
  // Brickwork, the carpenter and the citizen.
  const ambiguous = new Set(['Téglás', 'Ács', 'Polgár']);
  const towns = gazetteer.settlements.filter(
    ({ countryID, kind, weight, regionName }) =>
      countryID === 1 && kind === 'settlement' && weight >= 4000 && !ambiguous.has(regionName),
  );

  // Shows FIND-04. 'Eger' without its accents is a mouse too.
  it.each([
    ['kiadó lakás', 'property'],
    ['szállás', 'accommodation'],
    ['vízszerelő', 'service'],
  ])('are places after %s, whatever their names mean otherwise', (searched, kind) => {
    expect(towns.length).toBeGreaterThan(200);
    const wrong = towns.filter(({ regionName }) => {
      const found = read(`${searched} ${foldText(regionName)}`);
      return found.kind !== kind || found.filters.settlement !== regionName;
    });
    expect(wrong.map(({ regionName }) => regionName)).toEqual([]);
  });
});

describe('large towns', () => {
  // Shows FIND-04.
  it('are places with any letter missing', () => {
    const large = gazetteer.settlements.filter(
      (place) =>
        place.countryID === 1 &&
        place.weight >= 50_000 &&
        place.regionName.length > 6 &&
        !gazetteer.isDistrict(place),
    );
    expect(large.length).toBeGreaterThan(10);
    const wrong = large.flatMap(({ regionName }) =>
      Array.from(regionName, (_letter, at) => regionName.slice(0, at) + regionName.slice(at + 1)).filter(
        (typed) => read(`eladó lakás ${typed}`).filters.settlement !== regionName,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the places', () => {
  // Shows FIND-04.
  it('are understood with suffixes, with and without accents, but for the listed ones', () => {
    const { wrong, exceptions } = findWrongForms(knowledge, (form, place) => form % 11 === place % 11);
    expect(wrong).toEqual([]);
    expect(exceptions).toBeLessThan(0.03);
  }, 30_000);

  it.each([
    ['XIII. kerület', 'Budapest XIII. kerület'],
    ['13. ker', 'Budapest XIII. kerület'],
    ['bp 13', 'Budapest XIII. kerület'],
    ['1133', 'Budapest XIII. kerület'],
    ['Angyalföldön', 'Budapest XIII. kerület'],
    ['egri', 'Eger'],
    ['Bér', 'Bér'],
    ['elado haz acson', 'Ács'],
    ['hodmezovasarhejen', 'Hódmezővásárhely'],
    ['Szombathey', 'Szombathely'],
    ['Kömlőn', 'Kömlő'],
    ['Komlón', 'Komló'],
  ])('%s is %s', (typed, settlement) => {
    expect(read(typed).filters.settlement).toBe(settlement);
  });

  it('a village that is also a profession or a common word needs a sign that it is meant', () => {
    expect(read('ács').filters).not.toHaveProperty('settlement');
    expect(read('lakás kék fallal').filters).not.toHaveProperty('settlement');
    expect(read('eladó lakás Kossuth utca').filters).not.toHaveProperty('settlement');
  });
});

describe('a station or a square', () => {
  const places = (typed: string) => {
    const { filters, rest } = read(typed);
    return [filters.settlement ?? '', rest];
  };
  const districts = (...numbers: string[]) => numbers.map((number) => `Budapest ${number}. kerület`).join();

  // Shows FIND-04.
  it.each([
    ['Nyugati környékén kiadó garzon', districts('VI', 'XIII'), 'Nyugati'],
    ['kiadó lakás a Keletinél', districts('VII', 'VIII'), 'Keletinél'],
    ['albérlet keleti', districts('VII', 'VIII'), 'keleti'],
    ['bp blaha albérlet', districts('VII', 'VIII'), 'blaha'],
    ['lakás a Móriczon', districts('XI'), 'Móriczon'],
    ['kiadó lakás deák tér vagy oktogon', districts('V', 'VI'), 'deák tér oktogon'],
    ['vízszerelő Blaha Lujza tér', districts('VII', 'VIII'), 'Blaha Lujza tér'],
    ['szállás a Délinél', districts('I', 'XII'), 'Délinél'],
  ])('%s is looked for in its districts, and stays a wish', (typed, settlement, rest) => {
    expect(places(typed)).toEqual([settlement, rest]);
  });

  it.each([
    ['nyugati fekvésű lakás Győr', 'Győr', 'nyugati fekvésű'],
    ['lakás eladó, keleti tájolás', '', 'keleti tájolás'],
    ['Deák Péter ügyvéd', '', 'Deák Péter'],
    ['eladó lakás Győr, Baross tér', 'Győr', 'Baross tér'],
    ['Deák téri lakás Székesfehérvár', 'Székesfehérvár', 'Deák téri'],
    ['VIII. kerület Blaha lakás', districts('VIII'), 'Blaha'],
  ])('%s names another place, or none', (typed, settlement, rest) => {
    expect(places(typed)).toEqual([settlement, rest]);
  });
});

describe('any other text', () => {
  it('is never an error', () => {
    for (const text of createHostileTexts(500)) {
      const { kind, filters, address } = read(text);
      expect(address === null).toBe(kind === null);
      for (const value of Object.values(filters)) {
        expect(value).not.toBe('');
        expect(value).not.toMatch(/Infinity|NaN|^-/);
      }
    }
  });

  it('is cut after 200 characters', () => {
    expect(read(`${'a '.repeat(150)}Győr`).filters).toEqual({});
  });
});

it('says what each part became, and the address of the results', () => {
  const { understood, address } = read('kiado lakas gyorben 200 ezerig teraszra');
  expect(understood).toEqual([
    { text: 'kiado', filter: 'adType', label: 'Kiadó' },
    { text: 'lakas', filter: 'houseType', label: 'Lakás' },
    { text: 'gyorben', filter: 'settlement', label: 'Győr' },
    { text: '200 ezerig', filter: 'priceTo', label: expect.stringMatching(/^200.000.Ft-ig$/u) },
  ]);
  expect(address).toBe('/ingatlanok?adType=2&houseType=2&settlement=Gy%C5%91r&priceTo=200&wish=teraszra');
  expect(foldText(read('győr').filters.settlement ?? '')).toBe('gyor');
});

// Shows FIND-02.
it('sets the documented parameter beside ours for guests, as one part', () => {
  const { filters, understood, address } = read('siófoki apartman 4 főre');
  expect(filters).toMatchObject({ guests: '4', minimumPerson: '4' });
  expect(address).toContain('guests=4&minimumPerson=4');
  expect(understood.filter(({ label }) => label === '4 fő')).toEqual([
    { text: '4 főre', filter: 'guests', label: '4 fő' },
  ]);
});

// Shows CAL-05.
it.each([
  ['2 felnőtt 2 gyerek (5 és 9 éves) Zamárdiban', { adults: '2', childrenUnder6: '1', children7to13: '1' }],
  ['2 felnőtt + 1 kisbaba (8 hónapos) Gyula', { adults: '2', childrenUnder6: '1' }],
  ['szállás 2 felnőttnek és 3 kamasznak (14, 15, 17)', { adults: '2', children14Plus: '3' }],
  ['család két gyerekkel (3 és 6 évesek) Siófok', { adults: '2', childrenUnder6: '2' }],
  ['két felnőtt egy gyerek Siófok', { adults: '2', children7to13: '1' }],
  ['2 felnőtt 2 gyerek (5 éves) Siófok', { adults: '2', children7to13: '2' }],
  ['2 felnőtt 1 gyerek 4 éves Siófok 2 éj 60 ezer összesen', { childrenUnder6: '1', priceTo: '10' }],
])('takes the people of %j by age, which is the middle one of children without', (typed, filters) => {
  expect(read(typed).filters).toMatchObject(filters);
});

it.each([
  ['Budapesten 2 főre szállás', { settlement: 'Budapest', guests: '2' }],
  ['két hét múlva hétvégén Gyula', { arrival: '2026-12-04', departure: '2026-12-06' }],
  ['földszint kizárva lakás Pécs', { notFloor: '0', houseType: '2' }],
  ['lakás Szombathelyen 40-ig', { priceTo: '40000' }],
  [
    'mozgássérült barát apartman Siófok',
    { accommodationType: '2', facilities: expect.stringMatching(/^\d+$/) },
  ],
  ['egyedül utazom, szállás Győr', { guests: '1' }],
  ['albérlet Pécs 150', { priceTo: '150', settlement: 'Pécs' }],
  ['lakás Pécs 2. emelet max', { floorTo: '2', settlement: 'Pécs' }],
  ['lakás Pécs 2. emelet minimum', { floorFrom: '2' }],
  ['kiadó lakás Pécs, kutyát tarthatok?', { isPetAllowed: '1', adType: '2' }],
  ['nyaraló a Káli-medencében', { region: 'Káli-medence' }],
])('takes each word of %j for what it says', (typed, filters) => {
  expect(read(typed).filters).toMatchObject(filters);
});

it.each([
  ['karácsony előtt', '2026-12-18', { windowFrom: '2026-12-18', windowTo: '2026-12-23' }],
  ['karácsony előtt', '2026-12-24', { windowFrom: '2027-12-17', windowTo: '2027-12-23' }],
  ['karácsony után', '2026-12-28', { windowFrom: '2026-12-28', windowTo: '2027-01-02' }],
  ['szilveszter után', '2027-01-03', { windowFrom: '2027-01-03', windowTo: '2027-01-08' }],
])('takes %j on %s for the week beside the feast that is not over', (typed, day, filters) => {
  expect(understand(`szállás ${typed}`, knowledge, day).filters).toMatchObject(filters);
});

it.each([
  ['ezen a hétvégén', { arrival: '2026-11-28', departure: '2026-11-29' }],
  ['jövő hétvégén', { arrival: '2026-12-04', departure: '2026-12-06' }],
  ['hétvégén', { arrival: '2026-12-04', departure: '2026-12-06' }],
  ['két hét múlva hétvégén', { arrival: '2026-12-11', departure: '2026-12-13' }],
])('counts the weekend of %j, said on a Saturday, from the one that has begun', (typed, filters) => {
  expect(understand(`szállás Eger ${typed}`, knowledge, '2026-11-28').filters).toMatchObject(filters);
});

it.each(['energetikus a lakásomhoz Győr', 'mennyi energia a fűtés', 'ENERGETIKUS A HÁZHOZ'])(
  'takes the article of %j for no energy class',
  (typed) => {
    expect(read(typed).filters).not.toHaveProperty('energyClassFrom');
  },
);

it.each(['kiadó lakás Petőfi utca 120', 'kiadó lakás Győr 60', 'lakás 150'])(
  'takes no number at the end of %j for a rent',
  (typed) => {
    expect(read(typed).filters).not.toHaveProperty('priceTo');
  },
);

// 'hotel', 'parkolás' and 'garázs' are one letter away.
it.each(['fotel', 'pakolás', 'törmelék', 'darázs'])(
  'takes %j, a word of trades, for no misspelling',
  (typed) => {
    const { kind, filters } = read(`${typed} Pécs`);
    expect([kind === 'property', kind === 'accommodation']).toEqual([false, false]);
    expect(Object.keys(filters)).toContain('settlement');
  },
);

it('takes friends for no bar', () => {
  expect(read('baráti társaság 10 fő szállás Mátra').filters).not.toHaveProperty('facilities');
});

// Shows FIND-02.
it('takes no word for understood that became no filter, unless it is denied', () => {
  expect(read('eladó lakás Győr Nádorváros').rest).toBe('Nádorváros');
  expect(read('eladó lakás Révfalu')).toMatchObject({ rest: 'Révfalu', filters: { settlement: 'Győr' } });
  expect(read('szállás Miskolctapolca')).toMatchObject({
    rest: 'Miskolctapolca',
    filters: { settlement: 'Miskolc' },
  });
  expect(read('nem panel lakás Miskolc')).toMatchObject({
    rest: '',
    filters: { houseType: '2', settlement: 'Miskolc' },
  });
});

it('takes the kind of the page for a text that does not tell', () => {
  expect(read('győr').address).toBeNull();
  expect(understand('győr', knowledge, today, 'accommodation').address).toBe(
    '/szallasok?settlement=Gy%C5%91r',
  );
  expect(understand('eladó ház', knowledge, today, 'service').kind).toBe('property');
});
