import type { PropertyDetail } from '@piacter/contracts/properties';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { ownerPaths } from '../../../app/paths.ts';
import { dash } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { kindOf } from '../card/property-facts.ts';
import { decidingFacts } from './property-groups.ts';
import styles from './property-page.module.css';
import { priceOf, squareMetrePriceOf, titleOf } from './property-words.ts';
import { ShareButton } from './share-button.tsx';
import { text } from './text.ts';

/** What the place line says beside the heading where the exact address is not for everybody. */
const addressNoteOf = ({ disableAddress, isOwn }: PropertyDetail): string | null => {
  if (disableAddress === 0) return null;
  return isOwn ? text.hiddenFromOthers : text.hiddenAddress;
};

function Actions({ property, title }: { property: PropertyDetail; title: string }) {
  return (
    <div className={styles.actions} data-print="hide">
      {property.isOwn && (
        <ButtonLink variant="plain" to={ownerPaths.listing(property.realEstateID)} aria-label={text.edit}>
          <Icon of={IconPencil} />
          <span>{text.edit}</span>
        </ButtonLink>
      )}
      <ShareButton title={title} />
      <Button variant="plain" aria-label={text.print} onClick={() => window.print()}>
        <Icon of={IconPrinter} />
        <span>{text.print}</span>
      </Button>
    </div>
  );
}

/** Kind, heading, price and the facts that decide. */
export function PropertyHead({ property }: { property: PropertyDetail }) {
  const title = titleOf(property);
  const addressNote = addressNoteOf(property);
  const squareMetrePrice = squareMetrePriceOf(property);
  return (
    <>
      <div className={styles.head}>
        <div>
          <span className={styles.kind}>{kindOf(property)}</span>
          <h1>{title}</h1>
          {addressNote && <p className={styles.quiet}>{addressNote}</p>}
        </div>
        <Actions property={property} title={title} />
      </div>
      <p className={styles.price}>
        {priceOf(property)}
        {squareMetrePrice && <small>{squareMetrePrice}</small>}
      </p>
      <dl className={styles.decide}>
        {decidingFacts(property).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || dash}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
