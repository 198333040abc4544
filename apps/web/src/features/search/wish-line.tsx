import { formatKeyword } from '@piacter/contracts/search/values';
import { Link } from '../../ui/link.tsx';
import styles from './search-page.module.css';
import { getTotal, type Search } from './use-search.ts';
import { text } from './wish-text.ts';

/** How many of the results have the words that were left over of a free text, and the search for these alone. */
export function WishLine({ search: { result, applied } }: { search: Search<unknown> }) {
  const { wish } = applied;
  const { wishTotal: found, wishAddress } = result ?? {};
  if (!result || wish === undefined || typeof found !== 'number' || result.data.length === 0) return null;
  const { total } = getTotal(result);
  const isByHours = wishAddress?.includes('open=');
  return (
    <p className={styles.wish}>
      {isByHours
        ? text.wishOpen(formatKeyword(wish), found)
        : text.wishFound(formatKeyword(wish), found, total)}
      {wishAddress && found > 0 && found < total && (
        <>
          {' '}
          <Link to={wishAddress}>{text.onlyWished}</Link>
        </>
      )}
    </p>
  );
}
