import type { DeskFate, DeskSelection } from '@piacter/contracts/desks';
import { deskBatchLimit } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { promotionTypes } from '@piacter/contracts/packages/values';
import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatMoney } from '../../lib/format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Pending } from '../../ui/pending.tsx';
import { formatOption, getListingOffers, toOrderDraft } from '../orders/place-order/index.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { nameRow } from './desk-row.tsx';
import { text } from './text.ts';

/** What a listing needs to be promoted. */
export type Promotable = Pick<DeskSelection, 'id' | 'title' | 'ownReference' | 'packageType'>;

/** The first of the orders, to be paid next. */
export type FirstOrder = { packageID: number; orderID: number };

const { promotion: words } = text;

type Props = {
  kind: ListingKind;
  /** Published ones. */
  listings: readonly Promotable[];
  onClose: () => void;
  run: (
    work: (onProgress: (done: number) => void) => Promise<DeskFate[]>,
    all: number,
    getOrder: () => FirstOrder | undefined,
  ) => Promise<void>;
};

const isPromotion = ({ packageType }: PackageOnSale) => promotionTypes.some((type) => type === packageType);

/** Orders a package for several listings (PKG-02), one order each, which are paid one after the other. */
export function PromoteDialog({ kind, listings, onClose, run }: Props) {
  const { data, error, mutate } = useApi('GET /api/service-packages', {});
  const [chosenID, setChosenID] = useState('');
  const offers = getListingOffers(data?.data ?? []).filter(isPromotion);
  const offer = offers.find(({ packageID }) => String(packageID) === chosenID);
  const isTooMany = listings.length > deskBatchLimit;
  const queued = listings.filter(({ packageType }) => packageType === offer?.packageType).length;

  const send = async ({ packageID }: PackageOnSale) => {
    onClose();
    let first: FirstOrder | undefined;
    const order = async (listing: Promotable): Promise<DeskFate> => {
      const { id } = listing;
      try {
        const body = toOrderDraft({ packageID }, { kind, id, title: nameRow(listing) });
        const { insertID } = await api('POST /api/service-orders', { body });
        first ??= { packageID, orderID: insertID };
        return { id, fate: 'changed', message: '' };
      } catch (failure) {
        return { id, fate: 'refused', message: failureMessage(failure, unexpectedMessage) };
      }
    };
    const work = async (onProgress: (done: number) => void) => {
      const fates: DeskFate[] = [];
      for (const listing of listings) {
        fates.push(await order(listing));
        onProgress(fates.length);
      }
      return fates;
    };
    await run(work, listings.length, () => first);
  };

  return (
    <DeskDialog
      title={words.title}
      intro={words.intro(listings.length)}
      submit={offer && !isTooMany ? words.submit(listings.length) : undefined}
      onSubmit={() => offer && void send(offer)}
      onClose={onClose}
    >
      {isTooMany ? (
        <Note>{words.tooMany(deskBatchLimit)}</Note>
      ) : data ? (
        <SelectField
          label={words.choose}
          placeholder={words.placeholder}
          options={offers.map((one) => ({ value: String(one.packageID), label: formatOption(one) }))}
          value={chosenID}
          onChange={setChosenID}
        />
      ) : (
        <Pending
          loading={text.loading}
          failure={error && failureMessage(error, unexpectedMessage)}
          onRetry={() => void mutate()}
        />
      )}
      {offer && (
        <div role="status">
          <b>
            {words.sum(
              listings.length,
              formatMoney(offer.currentPrice),
              formatMoney(offer.currentPrice * listings.length),
            )}
          </b>
          {queued > 0 && <p>{words.queued(queued)}</p>}
          <p>{words.payEach}</p>
        </div>
      )}
    </DeskDialog>
  );
}
