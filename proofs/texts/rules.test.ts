import { describe, expect, it } from 'vitest';
import { articles, doubled, harmony } from './grammar-rules.ts';
import { createChipRule, fixedRules } from './rules.ts';
import { findBreaches, type TextRule } from './text-rule.ts';
import { capital, ending, figures, punctuation, quotes, sentences, spaces } from './typography-rules.ts';
import { identifiers, junk, loneLabels, oneName, placeNames, synonyms } from './wording-rules.ts';

const chips = createChipRule(['utcai, ingyenes', 'park']);
const title = 'property results head: title';
const description = 'service head: description';
const chip = 'property results: button.chip';

/** Texts that break a rule, and the same as they should be. */
const planted: readonly (readonly [rule: TextRule, sort: string, wrong: string, right: string])[] = [
  [capital, description, 'glamping, 5 férőhely.', 'Glamping, 5 férőhely.'],
  [capital, 'service pin', 'ács', 'Ács'],
  [capital, 'suggestion: district', 'bulinegyed', 'Bulinegyed'],
  [spaces, title, 'Eladó  lakás', 'Eladó lakás'],
  [spaces, title, 'Eladó lakás , Győr', 'Eladó lakás, Győr'],
  [spaces, title, ' Eladó lakás', 'Eladó lakás'],
  [spaces, title, '„ panoráma”', '„panoráma”'],
  [punctuation, 'mail: line', 'A hirdetésed: Festés Kft..', 'A hirdetésed: Festés Kft.'],
  [punctuation, 'mail: line', 'Köszönjük!.', 'Köszönjük…'],
  [ending, description, 'Gyors munka', 'Gyors munka.'],
  [sentences, description, 'Tisztán. ajtók, ablakok.', 'Tisztán. Ajtók, ablakok.'],
  [figures, description, 'Egy 10900 m²-es telek.', 'Egy 10\u00a0900 m²-es telek.'],
  [figures, description, 'Egy 10 900 m²-es telek.', 'Egy 4600 m²-es telek, 9028 Győr.'],
  [quotes, title, 'Lakások, "csendes utca"', 'Lakások, „csendes utca”'],
  [quotes, title, 'Lakások - Győr', 'Lakások – Győr'],
  [quotes, title, 'Lakások, „csendes utca', 'Lakások, „csendes utca”'],
  [doubled, title, 'Napfény Glamping Siófok, Siófok', 'Napfény Glamping Siófok'],
  [doubled, title, 'Sarokház, Budapest X. kerület, Budapest', 'Sarokház, Budapest X. kerület'],
  [doubled, 'mail: line', 'Lejár a a csomagod', 'Lejár a csomagod'],
  [articles, 'text', 'Mutasd a 1 találatot', 'Mutasd az 1 találatot'],
  [articles, 'text', 'Mind a 5 kép', 'Mind az 5 kép'],
  [articles, 'text', 'Mind a 50 kép', 'Mind az 50 kép'],
  [articles, 'text', 'Mind a 1000 kép', 'Mind az 1000 kép'],
  [articles, 'text', 'Mind az 2 kép', 'Mind a 2 kép'],
  [articles, 'text', 'Törlöd a ajánlatot?', 'Törlöd az ajánlatot?'],
  [harmony, 'text', '45 M Ft-től', '45 M Ft-tól'],
  [harmony, 'text', '40 m²-tól', '40 m²-től'],
  [harmony, 'text', '2019-ban', '2019-ben'],
  [harmony, 'text', '2020-ben', '2020-ban'],
  [harmony, 'text', '1000-ra', '1000-re'],
  [junk, 'text', 'Eladó undefined, Győr', 'Eladó lakás, Győr'],
  [junk, 'text', 'Szia, {name}!', 'Szia, Anna!'],
  [junk, 'text', '[object Object]', 'Győr'],
  [junk, 'text', 'Festés &amp; mázolás', 'Festés & mázolás'],
  [identifiers, 'text', 'hasElevator', 'Van lift'],
  [identifiers, 'text', 'ingatlan_tulajdonos', 'ingatlantulajdonos'],
  [placeNames, 'suggestion: district', 'Vasas pécs', 'Pécs-Vasas'],
  [loneLabels, 'property results: a.chip', '„A közelben” nélkül: 4', '„A közelben: park” nélkül: 4'],
  [loneLabels, title, 'Ingatlanok, fűtés – Piactér', 'Ingatlanok, fűtés: gázcirkó – Piactér'],
  [oneName, 'property results: a.chip', '„Lift: igen” nélkül: 3', '„Van lift” nélkül: 3'],
  [oneName, title, 'Ingatlanok, erkély: nem', 'Ingatlanok, nincs erkély'],
  [synonyms, 'suggestion: note of profession', 'szakma · mosógép javítás', 'szakma · gépi vakolás'],
  [chips, chip, 'Utcai, ingyenes, szűrő törlése', 'Parkolás: utcai, ingyenes, szűrő törlése'],
];

const findBroken = (rule: TextRule, sort: string, text: string) =>
  findBreaches([rule], [{ sort, text, from: 'a test' }]);

const cases = planted.map(([rule, sort, wrong, right]) => ({ name: rule.name, rule, sort, wrong, right }));

it.each(cases)("finds a text that breaks '$name': $wrong", ({ rule, sort, wrong, right }) => {
  expect(findBroken(rule, sort, wrong)).toHaveLength(1);
  expect(findBroken(rule, sort, right)).toEqual([]);
});

describe('every rule', () => {
  it('has a planted text', () => {
    const shown = new Set(planted.map(([rule]) => rule));
    expect(fixedRules.filter((rule) => !shown.has(rule)).map(({ name }) => name)).toEqual([]);
  });

  it('holds for its sorts only', () => {
    expect(findBroken(capital, 'property: dd', 'tégla')).toEqual([]);
    expect(findBroken(ending, title, 'Eladó lakások')).toEqual([]);
  });
});
