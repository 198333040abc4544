import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { dash } from '../lib/format.ts';
import styles from './description-list.module.css';
import { Icon } from './icon.tsx';

/** Nothing to say (null, undefined, '') is shown as a dash. */
export type Description = { term: string; value: ReactNode };

const affirmative = ['Igen', 'Van'];
const faded = ['Nem', 'Nincs', dash];

function Value({ value }: { value: ReactNode }) {
  const shown = value === null || value === undefined || value === '' ? dash : value;
  if (typeof shown !== 'string') return <dd>{shown}</dd>;
  if (affirmative.includes(shown)) {
    return (
      <dd className={styles.yes}>
        <Icon of={IconCheck} />
        {shown}
      </dd>
    );
  }
  return <dd className={faded.includes(shown) ? styles.no : undefined}>{shown}</dd>;
}

/** Terms and values in two columns: yes gets a check, no and what is missing fade. */
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
