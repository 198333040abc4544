import type { OwnStay } from '@piacter/contracts/requests';
import { formatMoney } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { text } from './text.ts';

/** 'Vitorla Vendégház: 86 400 Ft', or the name alone. */
const formatOwnStay = ({ accommodationName, total }: OwnStay): string =>
  total === null ? accommodationName : `${accommodationName}: ${formatMoney(total)}`;

const { ownStays: terms } = text;

/** What the reader's own accommodations say of the days of a request (CAL-10); nothing where that is nothing. */
export function getOwnStayFacts(ownStays: readonly OwnStay[] = []): Description[] {
  const groups = [
    { term: terms.free, stays: ownStays.filter(({ isFree }) => isFree === 1) },
    { term: terms.total, stays: ownStays.filter(({ isFree, total }) => isFree === null && total !== null) },
    { term: terms.busy, stays: ownStays.filter(({ isFree }) => isFree === 0) },
  ];
  return groups
    .filter(({ stays }) => stays.length > 0)
    .map(({ term, stays }) => ({ term, value: stays.map(formatOwnStay).join(', ') }));
}
