import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { nearMe } from '@piacter/contracts/places/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askPosition } from '../places/position/index.ts';
import styles from './query-box.module.css';
import { recentSearches } from './recent-searches.ts';
import { text } from './text.ts';

/** Searches around the visitor: of the kind of the page, or of each. The browser is asked on a tap only. */
function NearList({ kind, onOpen }: { kind?: ListingKind; onOpen: (address: string) => void }) {
  const open = async (of: ListingKind) => {
    const settlement = await askPosition();
    if (settlement)
      onOpen(`${publicPathsByKind[of].search}?${new URLSearchParams({ settlement }).toString()}`);
  };
  return (
    <section className={styles.recent} aria-label={nearMe}>
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

/** What an empty box offers: searches around the visitor, and their own last ones. */
export const StartList = ({ kind, onChoose, onOpen }: Props) => (
  <>
    <NearList {...(kind && { kind })} onOpen={onOpen} />
    <RecentList onChoose={onChoose} />
  </>
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
