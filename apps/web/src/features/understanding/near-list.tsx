import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { nearMe } from '@piacter/contracts/places/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { Icon } from '../../ui/icon.tsx';
import { askPosition } from '../places/position/index.ts';
import styles from './ask-box.module.css';

/** Searches around the visitor: of the kind of the page, or of each. The browser is asked on a tap only. */
export function NearList({ kind, onOpen }: { kind?: ListingKind; onOpen: (address: string) => void }) {
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
