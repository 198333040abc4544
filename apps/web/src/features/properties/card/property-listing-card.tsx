import type { PropertyCard } from '@piacter/contracts/properties';
import { paths } from '@piacter/contracts/site/paths';
import { thousandsToForints } from '../../../lib/format.ts';
import { ListingCard, type ListingCardProps } from '../../../ui/listing-card.tsx';
import { Heart } from '../../favourites/heart/index.ts';
import { formatKind, getFacts, getKeepable, getPriceUnit } from './property-facts.ts';
import { text } from './text.ts';

const shared = (property: PropertyCard) =>
  ({
    to: paths.property(property.realEstateID),
    kind: 'property',
    title: property.settlement,
    price: { amount: thousandsToForints(property.price), unit: getPriceUnit(property.adType) },
    priceDrop: property.priceDrop
      ? text.priceDrop(property.priceDrop.percent, property.priceDrop.days)
      : undefined,
    facts: getFacts(property),
    picture: property.mainImg,
    pictureCount: property.imageCount,
    packageType: property.packageType,
    state: property.state,
    corner: <Heart listing={getKeepable(property)} />,
  }) satisfies Partial<ListingCardProps>;

type Props = { property: PropertyCard /** The picture is above the fold. */; priority?: boolean };

/** A property in search results: with its building technology, and its street unless that is hidden. */
export function PropertyResultCard({ property, priority = false }: Props) {
  return (
    <ListingCard
      {...shared(property)}
      kindText={formatKind(property)}
      place={property.streetName ?? text.hidden}
      priority={priority}
    />
  );
}

/** A property on the home page: with country, postal code and building technology (HOME-07). */
export function PropertyHighlightCard({ property, priority = false }: Props) {
  const { adType, adTypeName, houseTypeName, postalCode, countryName, buildTechnologyName } = property;
  const country = [postalCode, countryName].filter(Boolean).join(', ');
  return (
    <ListingCard
      {...shared(property)}
      kindText={formatKind({ adType, adTypeName, houseTypeName })}
      place={[country, buildTechnologyName].filter(Boolean).join(' · ')}
      framed={false}
      priority={priority}
    />
  );
}
