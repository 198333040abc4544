import type { PriceTableProduct } from '@piacter/contracts/prices';
import { formatMoney } from '../../../lib/format.ts';
import styles from './price-table-view.module.css';
import { text } from './text.ts';

/** '8 000 Ft – 12 000 Ft'; '8 000 Ft-tól' where there is no upper price. */
const priceRangeOf = ({ priceFrom, priceTo }: Pick<PriceTableProduct, 'priceFrom' | 'priceTo'>): string => {
  const from = formatMoney(priceFrom);
  if (priceTo === null) return text.from(from);
  return priceTo === priceFrom ? from : text.between(from, formatMoney(priceTo));
};

/** The price table of a listing (TT-02); a sentence where it is empty. */
export function PriceTableView({ products }: { products: readonly PriceTableProduct[] }) {
  if (products.length === 0) return <p className={styles.none}>{text.none}</p>;
  return (
    <table className={styles.table}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.price}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.productID}>
            <th scope="row">{product.productName}</th>
            <td>{priceRangeOf(product)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
