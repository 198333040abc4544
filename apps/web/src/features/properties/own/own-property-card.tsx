import type { OwnPropertyCard as OwnProperty } from '@piacter/contracts/properties';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { ownerPaths, paths } from '../../../app/paths.ts';
import { forints, formatDate } from '../../../lib/format.ts';
import { PromotionBadge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { PromotionState } from '../../promotion/index.ts';
import { factsOf, kindOf, priceUnitOf } from '../card/property-facts.ts';
import styles from './own-properties.module.css';
import { text } from './text.ts';

/** Where an own ad is, in one line: its owner sees the street even when it is hidden from others. */
export const placeOf = ({ settlement, streetName }: Pick<OwnProperty, 'settlement' | 'streetName'>): string =>
  [settlement, streetName].filter(Boolean).join(', ');

type Props = { property: OwnProperty; priority: boolean; onRemove: (property: OwnProperty) => void };

/** An own ad: picture, the numbers there are, edit and delete, and which package it has. */
export function OwnPropertyCard({ property, priority, onRemove }: Props) {
  const place = placeOf(property);
  const { adTypeName, houseTypeName } = property;
  return (
    <Panel className={styles.own ?? ''} flush>
      <div className={styles.picture}>
        <Picture address={property.mainImg} kind="ingatlan" sizes="240px" priority={priority} />
        <PromotionBadge packageType={property.packageType} className={styles.badge} />
      </div>
      <div className={styles.middle}>
        <div className={styles.head}>
          <span className={styles.kind}>{kindOf({ adTypeName, houseTypeName })}</span>
          <p className={styles.price}>
            <Price amount={forints(property.price)} unit={priceUnitOf(property.adType)} />
          </p>
          <h2 className={styles.title}>
            <Link to={paths.property(property.realEstateID)}>{place}</Link>
          </h2>
        </div>
        <div className={styles.numbers}>
          <Facts facts={factsOf(property)} />
          <p>
            <b>{property.imageCount}</b> {text.pictures}
          </p>
          <p>{text.posted(formatDate(property.created))}</p>
          {property.disableAddress === 1 && <p>{text.hidden}</p>}
        </div>
        <div className={styles.actions}>
          <ButtonLink
            variant="plain"
            to={ownerPaths.listing(property.realEstateID)}
            aria-label={text.editOf(place)}
          >
            <Icon of={IconPencil} />
            {text.edit}
          </ButtonLink>
          <Button variant="danger" aria-label={text.removeOf(place)} onClick={() => onRemove(property)}>
            <Icon of={IconTrash} />
            {text.remove}
          </Button>
        </div>
      </div>
      <div className={styles.package}>
        <PromotionState
          realEstateID={property.realEstateID}
          packageType={property.packageType}
          imageCount={property.imageCount}
        />
      </div>
    </Panel>
  );
}
