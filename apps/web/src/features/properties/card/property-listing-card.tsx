import { getPictures } from '@piacter/contracts/images/values';
import type { PropertyCard } from '@piacter/contracts/properties';
import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../../lib/api/index.ts';
import { thousandsToForints } from '../../../lib/format.ts';
import { KeepOnCard } from '../../../ui/keep-button.tsx';
import { ListingCard, type ListingCardProps } from '../../../ui/listing-card.tsx';
import {
  formatKind,
  formatUnitPrice,
  getCardFoot,
  getCardPlace,
  getCardTitle,
  getDrawing,
  getFacts,
  getKeepable,
  getPriceUnit,
  getSpokenName,
} from './property-facts.ts';
import { text } from './text.ts';

const shared = (property: PropertyCard) =>
  ({
    to: paths.property(property.realEstateID),
    kind: 'property',
    price: { amount: thousandsToForints(property.price), unit: getPriceUnit(property.adType) },
    priceNote: formatUnitPrice(property),
    priceDrop: property.priceDrop
      ? text.priceDrop(property.priceDrop.percent, property.priceDrop.days)
      : undefined,
    facts: getFacts(property),
    picture: property.mainImg,
    drawing: getDrawing(property),
    pictureCount: property.imageCount,
    loadPictures: async () =>
      getPictures(
        (
          await api('GET /api/real-estate-images/{id}', {
            params: { id: property.realEstateID },
            isBackground: true,
          })
        ).data,
      ),
    packageType: property.packageType,
    state: property.state,
    corner: <KeepOnCard listing={getKeepable(property)} name={getSpokenName(property)} />,
  }) satisfies Partial<ListingCardProps>;

type Props = { property: PropertyCard /** The picture is above the fold. */; priority?: boolean };

/** A property in search results: with its building technology, who advertises it, and its street unless that is hidden. */
export function PropertyResultCard({ property, priority = false }: Props) {
  return (
    <ListingCard
      {...shared(property)}
      kindText={formatKind(property)}
      title={getCardTitle(property)}
      place={getCardPlace(property)}
      foot={getCardFoot(property)}
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
      title={property.settlement}
      place={[country, buildTechnologyName].filter(Boolean).join(' · ')}
      framed={false}
      priority={priority}
    />
  );
}
