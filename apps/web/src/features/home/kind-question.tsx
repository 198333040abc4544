import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { Button } from '../../ui/button.tsx';
import styles from './home-page.module.css';
import { text } from './text.ts';

/** Asks what a text is about, within the form of the box: its buttons send the kind without JavaScript, too. */
export const KindQuestion = ({ onChoose }: { onChoose: (kind: ListingKind) => void }) => (
  <p className={styles.kinds}>
    {text.askKind}
    {listingKinds.map((kind) => (
      <Button
        key={kind}
        type="submit"
        name="kind"
        value={kind}
        onClick={(event) => {
          event.preventDefault();
          onChoose(kind);
        }}
      >
        {searchNameByKind[kind]}
      </Button>
    ))}
  </p>
);
