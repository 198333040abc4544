import { searchTextLimit } from '@piacter/contracts/core/values';
import type { DeskCounts } from '@piacter/contracts/desks';
import { deskSorts } from '@piacter/contracts/desks/values';
import { listingStates } from '@piacter/contracts/lifecycle/values';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTypedFilter } from '../../lib/use-typed-filter.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';
import type { Desk } from './use-desk.ts';

/** The states that any own listing has, with their numbers. */
const getStateOptions = ({ byState, hidden }: DeskCounts) =>
  [...listingStates.map((state) => [state, byState[state] ?? 0] as const), ['hidden', hidden] as const]
    .filter(([, count]) => count > 0)
    .map(([state, count]) => ({ value: state, label: text.withCount(text.states[state], count) }));

const sorts = deskSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }));

/** Search, state and order of the table; every change is searched at once, a text once the typing pauses. */
export function DeskFilters({ desk, counts }: { desk: Desk; counts: DeskCounts }) {
  const search = useTypedFilter(desk.given('q'), (value) => desk.change('q', value));
  return (
    <form
      className={styles.filters}
      aria-label={text.search}
      onSubmit={(event) => {
        event.preventDefault();
        search.apply();
      }}
    >
      <TextField
        label={text.search}
        placeholder={text.searchHint}
        type="search"
        icon={IconSearch}
        maxLength={searchTextLimit}
        value={search.typed}
        onChange={search.type}
        onBlur={search.apply}
      />
      <SelectField
        label={text.state}
        options={getStateOptions(counts)}
        placeholder={text.everyState(counts.total)}
        value={desk.given('state')}
        onChange={(value) => desk.change('state', value)}
      />
      <SelectField
        label={text.sort}
        options={sorts}
        value={desk.sort}
        onChange={(value) => desk.change('sort', value)}
      />
    </form>
  );
}
