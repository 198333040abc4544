import { paths } from '@piacter/contracts/site/paths';
import { useApi } from '../../lib/api/index.ts';
import { formatMoney } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import styles from './payment.module.css';
import { text } from './text.ts';

const { receipt: words } = text;

/** What has to be known before paying: that the price includes VAT, who sells, on which terms. */
export function PriceNotes({ orderID }: { orderID: number }) {
  const receipt = useApi('GET /api/service-orders/{id}/receipt', { params: { id: orderID } }).data?.data;
  return (
    <p className={styles.notes}>
      {receipt &&
        (receipt.vatPercent === null
          ? words.exemptPrice
          : words.includesVat(receipt.vatPercent, formatMoney(receipt.vat)))}{' '}
      {receipt?.seller && words.soldBy(receipt.seller.name)} {words.termsBefore}{' '}
      <Link to={paths.terms}>{text.off.terms}</Link>.
    </p>
  );
}
