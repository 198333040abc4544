import { searchTextLimit } from '@piacter/contracts/core/values';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import styles from './oversight.module.css';
import { text } from './text.ts';
import { objectPath } from './timeline/index.tsx';

function Hits({ q }: { q: string }) {
  const { data, error, mutate } = useApi('GET /api/admin-search', { query: { q } });
  if (!data)
    return (
      <Pending
        loading={text.loading}
        failure={error ? failureMessage(error, unexpectedMessage) : undefined}
        onRetry={() => void mutate()}
      />
    );
  if (data.data.length === 0) return <Note>{text.search.nothing}</Note>;
  return (
    <Panel title={text.search.results}>
      <ul className={styles.rows}>
        {data.data.map(({ entity, id, title, detail }) => (
          <li key={`${entity}-${id}`}>
            <Link to={objectPath(entity, id)}>{title || text.search.number(id)}</Link>
            <span className={styles.small}>
              {[text.entities[entity], text.search.number(id), detail].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One search of the admin over users, listings, orders and requests (ADM-16). */
export function AdminSearchPage() {
  usePageTitle(text.search.title);
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  return (
    <>
      <PageHead title={text.search.title} sub={text.search.sub} />
      <form
        className={styles.filters}
        aria-label={text.search.title}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim() === '' ? {} : { q: typed.trim() });
        }}
      >
        <TextField
          label={text.search.label}
          hint={text.search.hint}
          type="search"
          icon={IconSearch}
          maxLength={searchTextLimit}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">{text.search.submit}</Button>
      </form>
      {q !== '' && <Hits q={q} />}
    </>
  );
}
