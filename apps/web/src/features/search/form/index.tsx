import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './search-form.module.css';

export const searchFormText = { label: 'Keresés kategóriánként', submit: 'Keresés' } as const;

/** The address of a search; empty values are left out. */
const getSearchAddress = (path: string, query: Record<string, string>): string => {
  const filled = Object.entries(query).filter(([, value]) => value.trim() !== '');
  const search = new URLSearchParams(filled.map(([name, value]) => [name, value.trim()])).toString();
  // Lists of ids keep their commas, as on the search page.
  return search === '' ? path : `${path}?${search.replaceAll('%2C', ',')}`;
};

type Props = {
  /** The path of the search page, and the query of its address. */
  path: string;
  query: Record<string, string>;
  /** Rendered above the row of fields. */
  above?: ReactNode;
  /** The fields, two or three; the button follows them. */
  columns: 2 | 3;
  children: ReactNode;
};

/** A short search: its fields in a row, and the button that opens the search page. */
export function SearchForm({ path, query, above, columns, children }: Props) {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(getSearchAddress(path, query));
  };
  return (
    <search aria-label={searchFormText.label}>
      <form action={path} onSubmit={submit}>
        {above}
        <div className={classNames(styles.fields, columns === 3 && styles.three)}>
          {children}
          <Button type="submit" size="large">
            <Icon shape={IconSearch} />
            {searchFormText.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
