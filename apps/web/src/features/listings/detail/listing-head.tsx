import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { dash } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Description } from '../../../ui/description-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Keepable, KeepOnPage } from '../../../ui/keep-button.tsx';
import styles from './detail.module.css';
import { ShareButton } from './share-button.tsx';
import { text } from './text.ts';

function Actions({ title, keepable, editAt }: Pick<Props, 'title' | 'keepable' | 'editAt'>) {
  return (
    <div className={styles.actions} data-print="hide">
      {editAt && (
        <ButtonLink variant="plain" to={editAt} aria-label={text.edit}>
          <Icon shape={IconPencil} />
          <span>{text.edit}</span>
        </ButtonLink>
      )}
      <KeepOnPage listing={keepable} />
      <ShareButton title={title} />
      <Button variant="plain" aria-label={text.print} onClick={() => window.print()}>
        <Icon shape={IconPrinter} />
        <span>{text.print}</span>
      </Button>
    </div>
  );
}

type Props = {
  /** The small line above the heading: 'Eladó lakás · tégla', 'Apartman'. */
  kindText: string;
  title: string;
  /** The listing as a favourite. */
  keepable: Keepable;
  /** Below the heading: that the address is hidden. */
  note?: string | null;
  /** The price, if there is one. */
  price?: string | null;
  /** A note beside the price. */
  priceNote?: string | null;
  /** The key facts, at most five; unknown ones are left out, as they have a dash among the data. */
  facts: readonly Description[];
  /** The address of the editing form, for the owner only. */
  editAt?: string | undefined;
};

/** Kind, heading, price and key facts. */
export function ListingHead({ kindText, title, keepable, note, price, priceNote, facts, editAt }: Props) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <span className={styles.kind}>{kindText}</span>
          <h1>{title}</h1>
          {note && <p className={styles.quiet}>{note}</p>}
        </div>
        <Actions title={title} keepable={keepable} editAt={editAt} />
      </div>
      {price && (
        <p className={styles.price}>
          {price} {priceNote && <small>{priceNote}</small>}
        </p>
      )}
      <dl className={styles.decide}>
        {facts
          .filter(({ value }) => value && value !== dash)
          .map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
