import type { ListingTarget } from '@piacter/contracts/listings/values';
import { priceTableLimit } from '@piacter/contracts/prices/values';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NewPriceRow, PriceRow } from './price-row.tsx';
import styles from './price-table.module.css';
import { text } from './text.ts';
import { usePrices } from './use-prices.ts';

/** The price table of a stored listing; rows are added, saved and deleted one by one (TT-02). */
export function PriceTable(listing: ListingTarget) {
  const { rows, error, refresh, remove } = usePrices(listing);
  const removeOne = (row: Parameters<typeof remove>[0]) =>
    remove(row).catch((failure: unknown) =>
      alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' }),
    );
  return (
    <Panel title={text.title} sub={text.sub}>
      {error && !rows && (
        <Note variant="error">
          <p>{text.failed}</p>
          <Button variant="ghost" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        </Note>
      )}
      {rows && (
        <>
          {rows.length === 0 && <p className={styles.empty}>{text.empty}</p>}
          <ol className={styles.rows}>
            {rows.map((row) => (
              <li key={row.productID}>
                <PriceRow
                  listing={listing}
                  row={row}
                  onSaved={refresh}
                  onRemove={() => void removeOne(row)}
                />
              </li>
            ))}
          </ol>
          {rows.length < priceTableLimit ? (
            <NewPriceRow listing={listing} onSaved={refresh} />
          ) : (
            <Note>{text.full(priceTableLimit)}</Note>
          )}
        </>
      )}
    </Panel>
  );
}
