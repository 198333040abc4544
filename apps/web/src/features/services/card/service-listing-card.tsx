import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { ServiceCard } from '@piacter/contracts/services';
import { paths } from '@piacter/contracts/site/paths';
import { ListingCard } from '../../../ui/listing-card.tsx';
import { Heart } from '../../favourites/heart/index.ts';
import { formatCoverage, getKeepable } from './service-facts.ts';

type Props = {
  service: ServiceCard;
  /** In view when the page opens. */
  priority?: boolean;
  /** Off on the home page, where everything is promoted. */
  framed?: boolean;
};

/** A service among search results and on the home page: its title takes the place of the price. */
export function ServiceListingCard({ service, priority = false, framed = true }: Props) {
  const coverage = formatCoverage(service);
  return (
    <ListingCard
      to={paths.service(service.serviceUrl)}
      kind="service"
      kindText={upperFirst(service.serviceTypeName)}
      title={service.title}
      place={service.shortText}
      facts={coverage === null ? [] : [{ sign: 'place', text: coverage }]}
      picture={service.mainImg}
      pictureCount={service.imageCount}
      packageType={service.packageType}
      state={service.state}
      framed={framed}
      priority={priority}
      corner={<Heart listing={getKeepable(service)} />}
    />
  );
}
