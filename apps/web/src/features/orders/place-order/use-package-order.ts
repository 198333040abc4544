import type { BodyTo } from '@piacter/contracts';
import type { Role } from '@piacter/contracts/core/values';
import { listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { advertiserPaths } from '../../../config/paths.ts';
import { ApiFailure, addressOf, api, useRefresh } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { passGuard } from '../../../lib/form/leave-guard.ts';
import { offerLogin } from '../../../lib/form/signed-out.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { type OrderedListing, questionOf } from './order-question.ts';
import { text } from './text.ts';

type Draft = BodyTo<'POST /api/service-orders'>;

/** The order of a package as it goes to the server: for the listing, where it is for one. */
export const draftOf = (offer: PackageOnSale, listing?: OrderedListing): Draft => ({
  packageID: offer.packageID,
  ...(listing && { [listingIDFieldByKind[listing.kind]]: listing.id }),
});

const notOnSale = 404;

/** Fetches anew what is on sale, past the browser's cache, which would bring back what has just gone. */
export function useFreshOffers() {
  const refresh = useRefresh();
  return async ({ status }: ApiFailure): Promise<void> => {
    if (status !== notOnSale) return;
    await Promise.allSettled(
      [addressOf('GET /api/service-packages', {}), addressOf('GET /api/social-media-packages', {})].map(
        (address) => fetch(address, { cache: 'reload' }),
      ),
    );
    await Promise.all([refresh('GET /api/service-packages'), refresh('GET /api/social-media-packages')]);
  };
}

/** Leads from a placed order to its payment. */
export function usePaymentStep(role: Role) {
  const navigate = useNavigate();
  return (offer: PackageOnSale, orderID: number) =>
    // What is unsaved in the page's form is kept as a draft, so its guard has nothing to ask.
    navigate(advertiserPaths(role).payment(offer.packageID, orderID), { state: passGuard });
}

/** Orders a package after the question (PKG-01) and leads to its payment; a second press meanwhile does nothing. */
export function usePackageOrder(role: Role, listing?: OrderedListing) {
  const navigate = useNavigate();
  const pay = usePaymentStep(role);
  const refreshOffers = useFreshOffers();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);

  const fail = async (failure: unknown) => {
    if (failure instanceof ApiFailure && failure.code === 'signed_out') return offerLogin(navigate);
    const messages = failure instanceof ApiFailure ? failure.errors.map(({ message }) => message) : [];
    const message = messages.length > 0 ? messages.join(' ') : failureMessage(failure, unexpectedMessage);
    await alert(message, { colour: 'danger', detail: navigator.onLine ? undefined : text.offline });
    if (failure instanceof ApiFailure) await refreshOffers(failure);
  };

  const order = async (offer: PackageOnSale) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      if (!(await confirm(await questionOf(offer, listing)))) return;
      setSending(true);
      const { insertID } = await api('POST /api/service-orders', { body: draftOf(offer, listing) });
      await pay(offer, insertID);
    } catch (failure) {
      await fail(failure);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { order, isSending };
}
