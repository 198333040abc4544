import { confirmPrice } from '../../lib/amounts/index.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { parseForints } from '../../lib/parse-forints.ts';
import styles from './desk.module.css';
import { nameRow, type RowProps } from './desk-row.tsx';
import { EditCell } from './edit-cell.tsx';
import { text } from './text.ts';

/** What a bare number may be meant in. */
const scales = [1, 1_000, 1_000_000];

/**
 * Parses the new price of something that has one: a bare number is forints, thousands or millions, whichever comes
 * nearest to the price before ('450' for a rent of 425 000 Ft, '59,9' for a house). What it is paid for may follow:
 * '450 e Ft/hó'. NaN for anything but a price.
 */
export function parseNewPrice(typed: string, before: number | null): number {
  const number = parseForints(typed.replace(/\s*\/\s*\p{L}+\s*$/u, ''));
  if (!(number > 0)) return Number.NaN;
  if (!before || /\p{L}/u.test(typed)) return number;
  const distance = (price: number) => Math.abs(Math.log(price / before));
  const readings = scales.map((scale) => Math.round(number * scale));
  return readings.reduce((best, reading) => (distance(reading) < distance(best) ? reading : best));
}

const { pricing: words } = text;

/** A price that changes by more than this at once is asked about: it may be a slip by a digit or a unit. */
const maxFactor = 2;

type Pricing = Pick<RowProps['row'], 'price' | 'priceSuffix'>;

const showPrice = (price: number, { priceSuffix }: Pricing) => formatMoney(price) + priceSuffix;

/** Why what is typed cannot be the price. */
function findPriceError(price: number, priceUnit: number): string | undefined {
  if (Number.isNaN(price)) return words.unreadable;
  return price % priceUnit === 0 ? undefined : words.uneven;
}

/** Asks before a price jumps. */
async function askAboutJump(price: number, row: Pricing): Promise<boolean> {
  if (!row.price || (price <= row.price * maxFactor && price >= row.price / maxFactor)) return true;
  const detail = price > row.price ? words.farHigher : words.farLower;
  return confirmPrice(words.question(showPrice(row.price, row), showPrice(price, row)), detail);
}

/** The price of a row, changed in place where it is not computed. */
export function RowPrice({ row, priceUnit, onEdit }: RowProps) {
  const shown = row.price === null ? text.heads.price : showPrice(row.price, row);
  if (priceUnit === null) return row.price === null ? null : <b>{shown}</b>;
  const read = (typed: string) => parseNewPrice(typed, row.price);
  const preview = (typed: string) => {
    const price = read(typed);
    return Number.isNaN(price) ? '' : words.preview(showPrice(price, row));
  };
  const save = async (typed: string) => {
    const price = read(typed);
    return price === row.price || (await onEdit({ price }));
  };
  return (
    <EditCell
      label={text.price(nameRow(row))}
      value={row.price === null ? '' : formatNumber(row.price)}
      spoken={shown}
      inputMode="decimal"
      className={styles.price}
      unit={words.unit(row.priceSuffix)}
      preview={preview}
      findError={(typed) => findPriceError(read(typed), priceUnit)}
      ask={(typed) => askAboutJump(read(typed), row)}
      onSave={save}
    >
      <b>{shown}</b>
    </EditCell>
  );
}
