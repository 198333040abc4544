import { upperFirst } from '@piacter/contracts/core/hungarian';
import { formatPhone, getPhoneLink } from '@piacter/contracts/core/phone';
import { getPictures } from '@piacter/contracts/images/values';
import type { ServiceCard } from '@piacter/contracts/services';
import { paths } from '@piacter/contracts/site/paths';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { api } from '../../../lib/api/index.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeepOnCard } from '../../../ui/keep-button.tsx';
import { ListingCard } from '../../../ui/listing-card.tsx';
import { getFacts, getKeepable } from './service-facts.ts';
import { text } from './text.ts';

/** Counts the call; what counts is loaded then. */
const reportCall = async (id: number) => {
  const { reportContact } = await import('../../listings/events/index.ts');
  reportContact({ kind: 'service', id });
};

/** The phone number that the service's page shows, too (SPR-03). */
const CallLink = ({ service: { serviceID, phone } }: { service: ServiceCard }) => (
  <a
    className={buttonClass({ variant: 'soft', full: true })}
    href={getPhoneLink(phone)}
    data-print="hide"
    onClick={() => void reportCall(serviceID)}
  >
    <Icon shape={IconPhone} />
    {text.call(formatPhone(phone))}
  </a>
);

type Props = {
  service: ServiceCard;
  /** In view when the page opens. */
  priority?: boolean;
  /** Off on the home page, where everything is promoted. */
  framed?: boolean;
};

/** A service among search results and on the home page: its title takes the place of the price. */
export function ServiceListingCard({ service, priority = false, framed = true }: Props) {
  return (
    <ListingCard
      to={paths.service(service.serviceUrl)}
      kind="service"
      kindText={upperFirst(service.serviceTypeName)}
      title={service.title}
      place={service.shortText}
      facts={getFacts(service)}
      picture={service.mainImg}
      pictureCount={service.imageCount}
      loadPictures={async () =>
        getPictures(
          (
            await api('GET /api/professional-images/{serviceID}', {
              params: { serviceID: service.serviceID },
              isBackground: true,
            })
          ).data,
        )
      }
      packageType={service.packageType}
      state={service.state}
      framed={framed}
      priority={priority}
      corner={<KeepOnCard listing={getKeepable(service)} />}
      action={framed && <CallLink service={service} />}
    />
  );
}
