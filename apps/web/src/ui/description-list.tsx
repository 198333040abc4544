import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { dash } from '../lib/format.ts';
import styles from './description-list.module.css';
import { Icon } from './icon.tsx';

/** An empty value (null, undefined, '') is shown as a dash. */
export type Description = { term: string; value: ReactNode };

const affirmative = ['Igen', 'Van'];
/** 'Van, 6 m²' is affirmative too. */
const isAffirmative = (value: string) =>
  affirmative.some((word) => value === word || value.startsWith(`${word}, `));
const negative = ['Nem', 'Nincs', dash];

function Value({ value }: { value: ReactNode }) {
  const displayed = value === null || value === undefined || value === '' ? dash : value;
  if (typeof displayed !== 'string') return <dd>{displayed}</dd>;
  if (isAffirmative(displayed)) {
    return (
      <dd className={styles.yes}>
        <Icon shape={IconCheck} />
        {displayed}
      </dd>
    );
  }
  return <dd className={negative.includes(displayed) ? styles.no : undefined}>{displayed}</dd>;
}

/** Terms and values in columns: affirmative values get a check mark, negative and missing ones are faded. */
export function DescriptionList({ items, columns = 2 }: { items: readonly Description[]; columns?: 1 | 2 }) {
  return (
    <dl className={columns === 2 ? styles.two : styles.one}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <Value value={value} />
        </div>
      ))}
    </dl>
  );
}
