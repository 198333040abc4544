import type { Role } from '@piacter/contracts/core/values';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useWayBack } from '../lib/own-address.ts';
import { formText } from './form-text.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './way-back-link.module.css';

/** Leads back to the page that started an order, which is in the address; nothing without one. */
export function WayBackLink({ role }: { role: Role }) {
  const back = useWayBack(role);
  if (back === null) return null;
  return (
    <Link to={back} className={styles.back}>
      <Icon shape={IconArrowLeft} />
      {formText.wayBack}
    </Link>
  );
}
