import { useId } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatNightRange } from '../../../lib/days.ts';
import { formatMoney } from '../../../lib/format.ts';
import chip from '../../../ui/chip.module.css';
import { Link } from '../../../ui/link.tsx';
import type { Search } from '../../search/index.ts';
import { formatStayParty, getStay } from '../card/asked-party.ts';
import { text } from './stay-proposals-text.ts';

interface Proposal {
  address: string;
  label: string;
}

function Proposals({ title, proposals }: { title: string; proposals: readonly Proposal[] }) {
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {proposals.map(({ address, label }) => (
          <li key={address}>
            <Link className={classNames(chip.chip, chip.link)} to={address}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The nights and guests of the search that an address leads to: '3 éj, 2 fő'. */
function formatParty(address: string): string {
  const stay = getStay(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
  return stay ? formatStayParty(stay) : '';
}

/** Other days and other places for a stay that has no result, or an expensive one (XTRA-15). */
export function StayProposals({ search: { result, applied } }: { search: Search<unknown> }) {
  // After the results, which are not kept waiting.
  const { data, isLoading } = useApi('GET /api/stay-proposals', result ? { query: applied } : null);
  const isEmpty = result?.total === 0;
  // The empty one keeps their place.
  if (!data) return isEmpty && isLoading ? <div /> : null;
  const { isExpensive, days, places } = data.data;
  const [first] = [...days, ...places];
  if (!first || (!isEmpty && !isExpensive)) return null;
  return (
    <>
      <Proposals
        title={text.otherDays(isExpensive === 1)}
        proposals={days.map(({ address, arrival, departure, total }) => ({
          address,
          label: text.onDays(formatNightRange(arrival, departure), formatMoney(total)),
        }))}
      />
      <Proposals
        title={text.otherPlaces(isExpensive === 1)}
        proposals={places.map(({ address, settlement, kilometres, total }) => ({
          address,
          label: text.inPlace(settlement, kilometres, formatMoney(total)),
        }))}
      />
      <p>{text.totals(formatParty(first.address))}</p>
    </>
  );
}
