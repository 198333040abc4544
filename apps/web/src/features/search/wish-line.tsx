import { formatKeyword } from '@piacter/contracts/search/values';
import { Link } from '../../ui/link.tsx';
import styles from './search-page.module.css';
import { text } from './text.ts';
import { getTotal, type Search } from './use-search.ts';

/** How many of the results have the words that were left over of a free text, and the search for these alone. */
export function WishLine({ search: { result, applied, getHref } }: { search: Search<unknown> }) {
  const { wish, keyword, ...others } = applied;
  const found = result?.wishTotal ?? null;
  if (!result || wish === undefined || found === null || result.data.length === 0) return null;
  const { total } = getTotal(result);
  const strict = { ...others, keyword: keyword === undefined ? wish : `${keyword} ${wish}` };
  return (
    <p className={styles.wish}>
      {text.wishFound(formatKeyword(wish), found, total)}
      {found > 0 && found < total && (
        <>
          {' '}
          <Link to={getHref(strict)}>{text.onlyWished}</Link>
        </>
      )}
    </p>
  );
}
