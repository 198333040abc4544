import type { Offer } from '@piacter/contracts/offers';
import { offerStatuses } from '@piacter/contracts/offers/values';
import { paths } from '@piacter/contracts/site/paths';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OpenThreadButton } from '../../threads/link/index.ts';
import { receivedText as text } from '../text.ts';
import styles from './received-offers.module.css';

/** The name in the confirmation: the firm's, or else the person's. */
export const getOfferer = ({ isFirm, firmName, lastName, firstName }: Offer): string => {
  const person = [lastName, firstName].filter(Boolean).join(' ');
  return (isFirm === 1 && firmName) || person || firmName || text.professional;
};

/** The services to show: those of the profession that was asked for; all where none of them is published. */
const getServices = ({ serviceUrls }: Offer) => {
  const asked = serviceUrls.filter(({ isOfProfession }) => isOfProfession === 1);
  return asked.length > 0 ? asked : serviceUrls;
};

/** Accepted or refused; nothing while no offer of the request was accepted. */
function StatusBadge({ accepted }: Pick<Offer, 'accepted'>) {
  if (accepted === offerStatuses.pending) return null;
  const isAccepted = accepted === offerStatuses.accepted;
  return (
    <Badge variant={isAccepted ? 'on' : 'off'} {...(isAccepted && { icon: IconCheck })}>
      {accepted}
    </Badge>
  );
}

type Props = {
  offer: Offer;
  /** Left out once an offer of the request was accepted. */
  onAccept?: (() => void) | undefined;
};

/** An offer as the requester sees it. */
export function OfferCard({ offer, onAccept }: Props) {
  const name = getOfferer(offer);
  return (
    <Panel className={styles.offer ?? ''}>
      <div className={styles.who}>
        <Avatar name={name} large tint={2} />
        <div>
          <h3>{name}</h3>
          <span className={styles.firmType}>
            {offer.isFirm === 1 ? (offer.firmTypeName ?? text.firm) : text.person}
          </span>
        </div>
        <StatusBadge accepted={offer.accepted} />
      </div>
      <p className={styles.price}>
        {formatMoney(offer.price)} <span>{offer.priceUnit}</span>
      </p>
      <dl className={styles.terms}>
        <div>
          <dt>{text.responseTime}</dt>
          <dd>{formatNumber(offer.responseTime, offer.timeUnit)}</dd>
        </div>
        <div>
          <dt>{text.received}</dt>
          <dd>{formatDate(offer.created)}</dd>
        </div>
      </dl>
      <p className={styles.description}>{offer.description}</p>
      {offer.serviceUrls.length > 0 && (
        <ul className={styles.services} aria-label={text.services}>
          {getServices(offer).map(({ serviceUrl, title }) => (
            <li key={serviceUrl}>
              <Icon shape={IconTool} />
              <Link to={paths.service(serviceUrl)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <OpenThreadButton kind="service-offer" targetID={offer.responseID} name={name} />
      {onAccept && (
        <Button full aria-label={text.acceptLabel(name)} onClick={onAccept}>
          {text.accept}
        </Button>
      )}
    </Panel>
  );
}
