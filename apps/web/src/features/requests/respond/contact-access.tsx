import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import { useApi } from '../../../lib/api/index.ts';
import { Panel } from '../../../ui/panel.tsx';
import { OrderLink, OrderOverlay } from '../../orders/place-order/index.ts';
import { formatDaysLeft } from '../../packages/index.ts';
import { type Contact, ContactDetails, contactText, HiddenContact } from '../contact/index.ts';
import styles from './respond.module.css';
import { text } from './text.ts';

const { access: words } = text;
const type = packageTypes.contactData;

/** The end of the reader's access by their package; nothing while it loads. */
function DaysLeft({ role, packageID }: { role: AdvertiserRole; packageID: number | undefined }) {
  const { days = -1 } = useApi('GET /api/package-days-left/{id}', { params: { id: type } }).data?.data ?? {};
  if (days < 0) return null;
  return (
    <p className={styles.left}>
      {formatDaysLeft(days)}{' '}
      {packageID !== undefined && (
        <OrderLink role={role} packageID={packageID}>
          {words.prolong}
        </OrderLink>
      )}
    </p>
  );
}

type Props = { contact: Contact & { contactVisible: 0 | 1 }; role: AdvertiserRole };

/** The contact data of a request; without access dashes, covered by the packages that unlock it (GATE-02, GATE-03). */
export function ContactAccess({ contact, role }: Props) {
  const packages = useApi('GET /api/service-packages-by-type/{type}', { params: { type } }).data?.data;
  if (contact.contactVisible === 1)
    return (
      <Panel title={contactText.title}>
        <ContactDetails contact={contact} />
        <DaysLeft role={role} packageID={packages?.[0]?.packageID} />
      </Panel>
    );
  const reason = <p>{words.refused}</p>;
  return (
    <OrderOverlay title={words.title} reason={reason} packages={packages} role={role}>
      <Panel title={contactText.title}>
        <HiddenContact />
      </Panel>
    </OrderOverlay>
  );
}
