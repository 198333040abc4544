import { readFileSync } from 'node:fs';

/** What a sentence should become, by the plain keys of the corpus; '?' and '~' are part of the key. */
export type Expectation = ReadonlyMap<string, string>;

export interface VisitorRow {
  id: string;
  typed: string;
  /** Any of them is right. */
  readings: readonly Expectation[];
  /** Those with what we say of an expectation that is not that of this product. */
  readingsOfOurs: readonly Expectation[];
}

const bare = (key: string) => key.replace(/[?~]+$/, '');

const parse = (cell: string): [string, string][] =>
  cell
    .split('; ')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });

/** The expectation with one alternative: 'key=value' replaces, '-key' removes. */
function change(expectation: Expectation, alternative: string): Expectation {
  const changed = new Map(expectation);
  const remove = (key: string) => {
    for (const known of [...changed.keys()]) if (bare(known) === bare(key)) changed.delete(known);
  };
  for (const [key, value] of parse(alternative)) {
    remove(key.replace(/^-/, ''));
    if (!key.startsWith('-')) changed.set(key, value);
  }
  return changed;
}

const isWhole = (alternative: string) => alternative.startsWith('READING ');

/** The expectation of a row, with each set of its alternatives: several may hold together. */
function listReadings(expectation: Expectation, alternatives: readonly string[]): Expectation[] {
  const changes = alternatives.filter((one) => !isWhole(one));
  let combined: Expectation[] = [expectation];
  for (const one of changes) combined = combined.concat(combined.map((reading) => change(reading, one)));
  const whole = alternatives.filter(isWhole).map((one) => new Map(parse(one.replace('READING ', ''))));
  return [...combined, ...whole];
}

/** The sentences that somebody wrote who had not read the tables, with what they expect in plain words. */
export const readVisitors = (name: 'visitors.tsv' | 'later-visitors.tsv' = 'visitors.tsv'): VisitorRow[] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', typed = '', expectation = '', alternatives = '', , ours = ''] = line.split('\t');
      const all = alternatives.split(' // ').filter(Boolean);
      const wanted = new Map(parse(expectation));
      const readings = listReadings(wanted, all);
      const readingsOfOurs = ours ? [...readings, ...listReadings(wanted, [...all, ours])] : readings;
      return { id, typed, readings, readingsOfOurs };
    });
