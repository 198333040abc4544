import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { formatPosition, nearMe } from '@piacter/contracts/places/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { placeText } from '../places/index.ts';
import styles from './ask-box.module.css';

/** Searches around the visitor: of the kind of the page, or of each. The browser is asked on a tap only. */
export function NearList({ kind, onOpen }: { kind?: ListingKind; onOpen: (address: string) => void }) {
  const [isLost, setLost] = useState(false);
  const open = (of: ListingKind) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const settlement = formatPosition(coords.latitude, coords.longitude);
        onOpen(`${publicPathsByKind[of].search}?${new URLSearchParams({ settlement }).toString()}`);
      },
      () => setLost(true),
    );
  return (
    <section className={styles.recent} aria-label={nearMe}>
      <ul>
        {(kind ? [kind] : listingKinds).map((of) => (
          <li key={of}>
            <button type="button" onClick={() => open(of)}>
              <Icon shape={IconCurrentLocation} />
              <span>{`${searchNameByKind[of]} ${lowerFirst(nearMe)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {isLost && <p role="alert">{placeText.lost}</p>}
    </section>
  );
}
