import type { Role } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { unexpectedMessage, useEndpointForm } from '../../../lib/form/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { getOrderQuestion, type OrderedListing } from './order-question.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { emptyShipping, getShippingErrors } from './shipping-values.ts';
import { text } from './text.ts';
import { toOrderDraft, useOpenPayment, useRefreshOffers } from './use-package-order.ts';

type Props = { offer: PackageOnSale; listing?: OrderedListing; role: Role; onClose: () => void };

function useShippingForm({ offer, listing, role }: Props) {
  const pay = useOpenPayment(role);
  const refreshOffers = useRefreshOffers();
  return useEndpointForm({
    call: 'POST /api/service-orders',
    schema: () => import('@piacter/contracts/orders').then((m) => m.orderDraft),
    rules: async (values) => getShippingErrors(values),
    initial: emptyShipping,
    toBody: (values) => ({ ...toOrderDraft(offer, listing), ...values }),
    draftKey: 'shipping',
    unreachable: unexpectedMessage,
    beforeSend: async () => confirm(await getOrderQuestion(offer, listing)),
    onFailure: (failure) => {
      void refreshOffers(failure);
      return false;
    },
    onDone: async ({ insertID }) => {
      await pay(offer, insertID);
    },
  });
}

/** Asks for the shipping address of a physical product (type 6), then orders it. A draft survives closing. */
export function ShippingDialog(props: Props) {
  const { offer, onClose } = props;
  const form = useShippingForm(props);
  return (
    <FormDialog
      title={text.shipping.title}
      intro={text.shipping.intro(offer.packageName, formatMoney(offer.currentPrice))}
      form={form}
      submit={text.order}
      onClose={onClose}
    >
      <ShippingFields form={form} />
    </FormDialog>
  );
}
