import type { DeskFate, DeskSelection } from '@piacter/contracts/desks';
import { type PriceStep, stepPrice } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { useState } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { parseForints } from '../../lib/parse-forints.ts';
import { NumberField, type NumberFieldValue } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { editAll } from './batches.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { nameRow } from './desk-row.tsx';
import { text } from './text.ts';

type Props = {
  kind: ListingKind;
  /** With a price each. */
  listings: readonly DeskSelection[];
  priceUnit: number;
  onClose: () => void;
  run: (work: (onProgress: (done: number) => void) => Promise<DeskFate[]>, all: number) => Promise<void>;
};

/** Price changes that are shown before they are made. */
const maxShown = 5;
/** More than this percent at once is a slip of the finger. */
const maxPercent = 90;

/** Lowers or raises the prices of several listings by percent or by a sum, and shows what comes out. */
export function PriceStepDialog({ kind, listings, priceUnit, onClose, run }: Props) {
  const [isLowered, setLowered] = useState(true);
  const [by, setBy] = useState<PriceStep['by']>('percent');
  const [amount, setAmount] = useState<NumberFieldValue>('');
  const step = { by, amount: (isLowered ? -1 : 1) * Number(amount) };
  const edits = listings.flatMap((listing) => {
    const { price } = listing;
    if (price === null || amount === '') return [];
    const changed = stepPrice(price, step, priceUnit);
    return changed === price ? [] : [{ listing, price, changed }];
  });
  const isTooMuch = edits.some(({ changed }) => changed <= 0);
  const send = async () => {
    onClose();
    const rows = edits.map(({ listing: { id }, price, changed }) => ({
      id,
      seenPrice: price,
      changes: { price: changed },
    }));
    await run((onProgress) => editAll(kind, rows, onProgress), rows.length);
  };
  return (
    <DeskDialog
      title={text.step.title}
      intro={text.step.intro(listings.length)}
      submit={edits.length > 0 && !isTooMuch ? text.step.submit(edits.length) : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <RadioGroup
        label={text.step.direction}
        options={[
          { value: 'lower', label: text.step.lower },
          { value: 'raise', label: text.step.raise },
        ]}
        value={isLowered ? 'lower' : 'raise'}
        onChange={(value) => setLowered(value === 'lower')}
      />
      <RadioGroup
        label={text.step.by}
        options={[
          { value: 'percent', label: text.step.percent },
          { value: 'sum', label: text.step.sum },
        ]}
        value={by}
        onChange={(value) => setBy(value === 'sum' ? 'sum' : 'percent')}
      />
      <NumberField
        // The two read and limit what is typed differently.
        key={by}
        label={text.step.amount}
        unit={by === 'percent' ? '%' : text.step.forints}
        value={amount}
        onChange={setAmount}
        allowEmpty
        {...(by === 'percent' ? { max: maxPercent, decimals: true } : { parse: parseForints, grouped: true })}
        error={isTooMuch ? text.step.tooMuch : undefined}
      />
      {edits.length > 0 && !isTooMuch && (
        <div role="status">
          <b>{text.step.preview}</b>
          <ul className={styles.preview}>
            {edits.slice(0, maxShown).map(({ listing, price, changed }) => (
              <li key={listing.id}>
                <span>{nameRow(listing)}</span>
                <span>{text.step.change(formatMoney(price), formatMoney(changed))}</span>
              </li>
            ))}
            {edits.length > maxShown && <li>{text.done.more(edits.length - maxShown)}</li>}
          </ul>
        </div>
      )}
    </DeskDialog>
  );
}
