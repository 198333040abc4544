import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import { walk } from './positions.ts';
import type { Problem, Source } from './source-files.ts';

/** Replaces a variable in a template. */
const gap = '{}';

const isHungarian = (text: string) => /[áéíóöőúüű]/i.test(text);
const isTextFile = (file: string) => /(^|\/)(text|messages|[\w-]+\.text)\.ts$/.test(file);

/** The text of a literal or a template, with variables as `{}`; undefined for any other node. */
function getWords(node: Node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(gap);
  return undefined;
}

/** Whether a node declares the sentences of the customer's documents, which are verbatim. */
const isDocumented = (node: Node) =>
  node.type === 'VariableDeclarator' &&
  node.id.type === 'Identifier' &&
  node.id.name === 'documentedMessages';

/** Every Hungarian text of a parsed file, with its position and whether it is verbatim. */
function getTexts(source: Source) {
  const texts: { words: string; position: number; isVerbatim: boolean }[] = [];
  walk(source.program, (node, ancestors) => {
    const words = getWords(node);
    if (words && (isHungarian(words) || isTextFile(source.file)))
      texts.push({ words, position: node.start, isVerbatim: ancestors.some(isDocumented) });
    return false;
  });
  return texts;
}

const notLetter = { before: '(?<![\\p{L}-])', after: '(?!\\p{L})' };

const grammar = [
  {
    pattern: new RegExp(`${notLetter.before}az?[ \\u00a0][„'"]?\\{\\w*\\}`, 'iu'),
    sentence: "the article depends on the next word: use withArticle() of the contracts, or 'label: value'.",
  },
  {
    pattern: new RegExp(`${notLetter.before}(?:a [„'"]?[aáeéiíoóöőuúüű]|az „[bcdfghjklmnpqrstvwxyz])`, 'iu'),
    sentence: "the article is 'az' before a vowel and 'a' before a consonant.",
  },
  {
    // The suffixes -ig, -kor and -ért do not depend on the word.
    pattern: new RegExp(
      `\\{\\}-(?:t[óő]l|b[ae]n?|b[óő]l|n[ae]k|v[ae]l|r[ae]|r[óő]l|n[áé]l|h[oeö]z|[aoeö]?t|[oeö]n)${notLetter.after}`,
      'u',
    ),
    sentence:
      "the suffix depends on the word before it: use startingAt() of the contracts, or 'label: value'.",
  },
  {
    pattern: new RegExp(
      `^(?!.*(?:hirdet|szállás|ingatlan)).*${notLetter.before}(?:él|élnek|éljen)${notLetter.after}`,
      'isu',
    ),
    sentence: "only a listing 'él': a package is 'aktív', a link or a login 'érvényes'.",
  },
];

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that texts must not have, and why. */
interface TextRule {
  pattern: RegExp;
  sentence: string;
}

/** The second table of the glossary: words to avoid, each with its replacement. */
export function avoidedWords(root: string): TextRule[] {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Not used');
  return [...table.matchAll(/^\| (?!not \|)([^|-][^|]*) \| ([^|]*) \|/gm)].flatMap(([, avoided = '', used]) =>
    avoided.split(', ').map((words) => ({
      pattern: new RegExp(`(?<!\\p{L})${escapePattern(words)}`, 'iu'),
      sentence: `the glossary says '${used}' for '${words}'.`,
    })),
  );
}

/** Verbs of what to do, without their prefixes; 'legyen', 'kell' and 'Példa:' say it, too. Thanks and greetings are no errors. */
const instructions =
  'add adj fizesd hagyd hagyj hozd hozz hozzon igazold indítsd írd írj javítsd jelentkezz kapcsold kell kódold keresd keress kérd kérj kicsinyítsd küldd küldj legyen mentsd nézd nyisd Példa próbáld rajzold rendeld rövidítsd szűkítsd tedd tölts töltsd töröld törölj válassz válaszd várd várj vásárolj vegyél vonj zárd frissítsd erősítsd másold változtasd Köszönjük kérünk Szia'.split(
    ' ',
  );

/** Rules for files with texts of one kind: what is refused and what is done is reported by contracts and API. */
const inFile = [
  {
    file: /^(packages\/contracts|apps\/api)\/src\/(?!.*\.routes\.ts$)/,
    pattern: new RegExp(
      `^(?!.*${notLetter.before}\\p{L}{0,5}?(?:${instructions.join('|')})${notLetter.after}).*!$`,
      'isu',
    ),
    sentence: 'an error says what is wrong and what to do.',
  },
  {
    file: /\.routes\.ts$/,
    pattern: /!$/,
    sentence: 'a success message ends with a full stop, not an exclamation mark.',
  },
];

const getRules = (file: string) => [...grammar, ...inFile.filter((rule) => rule.file.test(file))];

/** The violations of the checkable rules of Hungarian texts in a parsed file. */
export const wrongHungarian = (avoided: readonly TextRule[], source: Source): Problem[] =>
  getTexts(source).flatMap(({ words, position, isVerbatim }) =>
    (isVerbatim ? [] : [...getRules(source.file), ...avoided])
      .filter(({ pattern }) => pattern.test(words))
      .map(({ sentence }) => ({ file: source.file, line: source.lineAt(position), sentence })),
  );

/** A sentence, or a label of that length; texts with variables are left out. */
const isSentence = (words: string) =>
  !words.includes(gap) && words.split(' ').length >= (/[.!?…]$/.test(words) ? 3 : 5);

/** Sentences that occur in more than one of the parsed files: each belongs in one place. */
export function repeatedSentences(sources: readonly Source[]): Problem[] {
  const places = new Map<string, { source: Source; position: number }[]>();
  for (const source of sources)
    for (const { words, position } of getTexts(source).filter((text) => isSentence(text.words)))
      places.set(words, [...(places.get(words) ?? []), { source, position }]);
  return [...places].flatMap(([words, [first, ...others]]) =>
    others
      .filter(({ source }) => source.file !== first?.source.file)
      .map(({ source, position }) => ({
        file: source.file,
        line: source.lineAt(position),
        sentence: `'${words}' is in ${first?.source.file} already: import it, or move it to a shared text.`,
      })),
  );
}
