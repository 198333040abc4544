import type { BodyTo } from '@piacter/contracts';
import type { Role } from '@piacter/contracts/core/values';
import { listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { advertiserPaths } from '@piacter/contracts/site/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure, api, buildAddress, useRefresh } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { bypassGuard, offerLogin } from '../../../lib/form/leave-guard.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { getOfflineDetail } from '../../../lib/offline.ts';
import { useKeepWayBack } from '../../../lib/own-address.ts';
import { getOrderQuestion, type OrderedListing } from './order-question.ts';

type Draft = BodyTo<'POST /api/service-orders'>;

/** The request body of an order, with the listing's id if it is for one. */
export const toOrderDraft = (
  { packageID }: Pick<PackageOnSale, 'packageID'>,
  listing?: OrderedListing,
): Draft => ({
  packageID,
  ...(listing && { [listingIDFieldByKind[listing.kind]]: listing.id }),
});

const notOnSale = 404;

/** Refetches the packages on sale, bypassing the browser's cache, which may hold those no longer sold. */
export function useRefreshOffers() {
  const refresh = useRefresh();
  return async ({ status }: ApiFailure): Promise<void> => {
    if (status !== notOnSale) return;
    await Promise.allSettled(
      [buildAddress('GET /api/service-packages', {}), buildAddress('GET /api/social-media-packages', {})].map(
        (address) => fetch(address, { cache: 'reload' }),
      ),
    );
    await Promise.all([refresh('GET /api/service-packages'), refresh('GET /api/social-media-packages')]);
  };
}

/** Opens the payment page of an order, which leads back to this page. */
export function useOpenPayment(role: Role) {
  const navigate = useNavigate();
  const keepWayBack = useKeepWayBack(role);
  return (offer: PackageOnSale, orderID: number) =>
    // Unsaved changes of the page's form are kept as a draft, so the leave guard need not ask.
    navigate(keepWayBack(advertiserPaths(role).payment(offer.packageID, orderID)), { state: bypassGuard });
}

/** Orders a package after the question (PKG-01) and opens its payment page; ignores clicks meanwhile. */
export function usePackageOrder(role: Role, listing?: OrderedListing) {
  const navigate = useNavigate();
  const pay = useOpenPayment(role);
  const refreshOffers = useRefreshOffers();
  const isOrdering = useRef(false);
  const [isSending, setSending] = useState(false);

  const fail = async (failure: unknown) => {
    if (failure instanceof ApiFailure && failure.code === 'signed_out') return offerLogin(navigate);
    const messages = failure instanceof ApiFailure ? failure.errors.map(({ message }) => message) : [];
    const message = messages.length > 0 ? messages.join(' ') : failureMessage(failure, unexpectedMessage);
    await alert(message, { colour: 'danger', detail: getOfflineDetail() });
    if (failure instanceof ApiFailure) await refreshOffers(failure);
  };

  const order = async (offer: PackageOnSale) => {
    if (isOrdering.current) return;
    isOrdering.current = true;
    try {
      if (!(await confirm(await getOrderQuestion(offer, listing)))) return;
      setSending(true);
      const { insertID } = await api('POST /api/service-orders', { body: toOrderDraft(offer, listing) });
      await pay(offer, insertID);
    } catch (failure) {
      await fail(failure);
    } finally {
      isOrdering.current = false;
      setSending(false);
    }
  };
  return { order, isSending };
}
