import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { nearMe } from '@piacter/contracts/places/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { api } from '../../../lib/api/index.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { askPosition } from '../../places/position/index.ts';
import { markLookedAt, useFoundWatches } from '../../watches/short-list/index.tsx';
import styles from '../query-box.module.css';
import { recentSearches } from '../recent-searches.ts';
import { type DescribedSuggestion, describeSuggestion, describeTyped } from './describe-suggestion.ts';
import { text } from './text.ts';

/** What a text that is being typed may become, at least a search for it; for `kind` where it does not tell one. */
export async function loadSuggestions(
  typed: string,
  kind: ListingKind | undefined,
  signal: AbortSignal,
): Promise<DescribedSuggestion[]> {
  const query = { q: typed, ...(kind && { kind }) };
  const { data } = await api('GET /api/search-suggestions', { query, signal, isBackground: true });
  return data.length > 0 ? data.map(describeSuggestion) : [describeTyped(typed.trim())];
}

// Loaded with it: each file is listed in what every page loads.

/** Searches around the visitor: of the kind of the page, or of each. The browser is asked on a tap only. */
function NearList({ kind, onOpen }: { kind?: ListingKind; onOpen: (address: string) => void }) {
  const open = async (of: ListingKind) => {
    const settlement = await askPosition();
    if (settlement)
      onOpen(`${publicPathsByKind[of].search}?${new URLSearchParams({ settlement }).toString()}`);
  };
  return (
    <section className={classNames(styles.recent, styles.near)} aria-label={nearMe}>
      <ul>
        {(kind ? [kind] : listingKinds).map((of) => (
          <li key={of}>
            <button type="button" onClick={() => void open(of)}>
              <Icon shape={IconCurrentLocation} />
              <span>{`${searchNameByKind[of]} ${lowerFirst(nearMe)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  kind: ListingKind | undefined;
  onChoose: (asked: string) => void;
  onOpen: (address: string) => void;
};

/** Watches that are offered. */
const maxWatches = 4;

/** The visitor's own watches; nothing without any. */
function WatchList({ onOpen }: Pick<Props, 'onOpen'>) {
  const watches = useFoundWatches();
  if (watches.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="figyelt-keresesek">
      <div>
        <h2 id="figyelt-keresesek">{text.watches}</h2>
      </div>
      <ul>
        {watches.slice(0, maxWatches).map(({ watchID, name, address, newCount }) => (
          <li key={watchID}>
            <button
              type="button"
              onClick={() => {
                markLookedAt(watchID);
                onOpen(address);
              }}
            >
              <Icon shape={IconBell} />
              <span>{name}</span>
              {newCount > 0 && <b>{formatNumber(newCount, text.newInWatch)}</b>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an empty box offers: searches around the visitor, their own last ones, and those that they follow. */
export const StartList = ({ kind, onChoose, onOpen }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the box, which would close the list
  <div className={styles.start} onMouseDown={(event) => event.preventDefault()}>
    <NearList {...(kind && { kind })} onOpen={onOpen} />
    <RecentList onChoose={onChoose} />
    <WatchList onOpen={onOpen} />
  </div>
);

/** The visitor's last searches, to be repeated or forgotten; nothing without any. */
function RecentList({ onChoose }: Pick<Props, 'onChoose'>) {
  const recent = recentSearches.use();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="legutobbi-keresesek">
      <div>
        <h2 id="legutobbi-keresesek">{text.recent}</h2>
        <Button variant="plain" onClick={() => recentSearches.write([])}>
          {text.forget}
        </Button>
      </div>
      <ul>
        {recent.map((asked) => (
          <li key={asked}>
            <button type="button" onClick={() => onChoose(asked)}>
              <Icon shape={IconHistory} />
              <span>{asked}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
