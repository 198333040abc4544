import { readFileSync } from 'node:fs';
import type { LookupValues } from '../lookup-values.ts';

export interface CorpusRow {
  typed: string;
  kind: string | null;
  filters: Record<string, string>;
  rest: string;
}

/** 'adType=Eladó; priceTo=60000' with the ids of names; a name that no list has is a value. */
function readFilters(cell: string, values: LookupValues): Record<string, string> {
  const parts = cell.split(';').map((part) => part.trim());
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const at = part.indexOf('=');
      const name = part.slice(0, at);
      // 'A++' is one name.
      const selected = part.slice(at + 1).split(/\+(?=[^+])/);
      return [name, selected.map((one) => values.getValue(name, one)).join(',')];
    }),
  );
}

export const readCorpus = (values: LookupValues): CorpusRow[] =>
  readFileSync(new URL('./corpus.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', kind = '', filters = '', rest = ''] = line.split('\t');
      return { typed, kind: kind === '-' ? null : kind, filters: readFilters(filters, values), rest };
    });
