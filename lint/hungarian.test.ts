// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted sources are templates of others

import { describe, expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { avoidedWords, repeatedSentences, wrongHungarian } from './hungarian.ts';
import { parseSource } from './source-files.ts';

const avoided = avoidedWords(root);
const parse = (text: string, file = 'apps/web/src/features/planted/text.ts') => parseSource(file, text);
const sentencesOn = (text: string, file?: string) =>
  wrongHungarian(avoided, parse(`export const text = ${text};`, file)).map(({ sentence }) => sentence);

describe('a text violates the rules:', () => {
  it.each([
    ['an article before a number', '(count) => `Mind a ${count} kép`', /article/],
    ['an article before a word', '(name) => `Az „${name}” törlése`', /article/],
    ['an article before a placeholder of a mail', "'Jó hír: a {clientName} írt.'", /article/],
    ["'az' before a consonant", "'Nyomd meg az „Mentés” gombot.'", /before a vowel/],
    ["'a' before a vowel", "'Nézd meg a előnézetet.'", /before a vowel/],
    ['a suffix that depends on the word', '(price) => `${price}-tól`', /suffix/],
    ['a suffix that depends on the number', '(count) => `${count}-nál több`', /suffix/],
    ["a package that 'él'", "'A csomagod ma éjfélig él.'", /aktív/],
    ['another word for a profession', "'Válassz szolgáltatástípust!'", /szakma/],
    ['another word with an ending', "'Törlöd a megrendelésedet?'", /rendelés/],
    ['another word for signing in', "'Kétlépcsős belépést állítottál be.'", /bejelentkezés/],
    ['a breed for a category', "'Egy fajtából legfeljebb száz lehet.'", /kategória/],
    ['a meaning for a report', "'Hirdetés jelentése'", /bejelentés/],
    ['another word for a watch', "'Értesítés lemondása'", /figyelés/],
    ['another word for where a professional works', "'A szakmáidban és a területeden'", /munkaterület/],
    ["'a(z)'", "'Ha van fiók a(z) címmel'", /withArticle/],
  ])('%s', (_, text, sentence) => {
    expect(sentencesOn(text)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    "'Az érték hibás!'",
    "'A felső határ nem lehet kisebb az alsónál!'",
    '(max) => `Legfeljebb ${max} képet küldhetsz!`',
    "'A meződ hibás!'",
  ])('an error without what to do: %s', (text) => {
    expect(sentencesOn(text, 'packages/contracts/src/planted/schemas.ts')).toEqual([
      expect.stringMatching(/what to do/),
    ]);
  });

  it('a success message of the API with an exclamation mark', () => {
    const routes = 'apps/api/src/features/planted/planted.routes.ts';
    expect(sentencesOn("'A sort elmentettük!'", routes)).toEqual([expect.stringMatching(/full stop/)]);
  });
});

it.each([
  ['a suffix that is the same after every word', '(day) => `${day}-ig, ${time}-kor`'],
  ["a listing that 'él'", "'Lehet, hogy a hirdetés már nem él.'"],
  ['a word that only contains an avoided one', "'Az Általános Szerződési Feltételek'"],
  ['a pronoun before a consonant', "'Az lesz a fő kép, amelyikre kattintasz.'"],
  ['an article of English', '`not a ${kind} of ours`'],
])('a text follows the rules: %s', (_, text) => {
  expect(sentencesOn(text, 'apps/web/src/features/planted/page.tsx')).toEqual([]);
});

it.each([
  "'Az érték hibás, írd át!'",
  "'Túl sok kép, előbb törölj egyet!'",
  '(max) => `Legfeljebb ${max} legyen!`',
  "'Szia, {name}!'",
])('an error says what to do: %s', (text) => {
  expect(sentencesOn(text, 'apps/api/src/features/planted/planted.text.ts')).toEqual([]);
});

it('does not judge the sentences of the documents', () => {
  const source = parse(
    "export const documentedMessages = { unexpected: 'Váratlan hiba történt!' };",
    'packages/contracts/src/core/hungarian.ts',
  );
  expect(wrongHungarian(avoided, source)).toEqual([]);
});

it('finds a sentence that occurs in two files, but no short label', () => {
  const text = "export const text = ['Ez egy egész mondat.', 'Szállás típusa'];";
  const first = parse(text, 'apps/web/src/one/text.ts');
  const second = parse(text, 'apps/web/src/two/text.ts');
  expect(repeatedSentences([first, second])).toEqual([
    { file: second.file, line: 1, sentence: expect.stringContaining('Ez egy egész mondat.') },
  ]);
  expect(repeatedSentences([first, first])).toEqual([]);
});
