import type { PriceTableProduct } from '@piacter/contracts/prices';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { text } from '../text.ts';
import styles from './price-table-view.module.css';

/** '8 000–12 000 Ft'; '8 000 Ft' of a price without an upper one, which the editor asks for in a range only. */
const formatPriceRange = ({
  priceFrom,
  priceTo,
}: Pick<PriceTableProduct, 'priceFrom' | 'priceTo'>): string =>
  priceTo === null || priceTo === priceFrom
    ? formatMoney(priceFrom)
    : text.view.between(formatNumber(priceFrom), formatMoney(priceTo));

/** The price table of a listing, or a sentence that it is empty (TT-02). */
export function PriceTableView({ products }: { products: readonly PriceTableProduct[] }) {
  if (products.length === 0) return <p className={styles.none}>{text.view.none}</p>;
  return (
    <table className={styles.table}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.view.product}</th>
          <th scope="col">{text.view.price}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.productID}>
            <th scope="row">{product.productName}</th>
            <td>{formatPriceRange(product)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
