import { refundReasonLimit } from '@piacter/contracts/payments/values';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

type Props = {
  order: { orderID: number; packageName: string; gross: number };
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** Asks the admin why an order is refunded, and refunds it. */
export function RefundDialog({ order: { orderID, packageName, gross }, onClose, onDone }: Props) {
  const form = useEndpointForm({
    call: 'POST /api/service-orders/{id}/refund',
    parts: { params: { id: orderID } },
    schema: () => import('@piacter/contracts/payments').then((m) => m.refundBody),
    initial: { reason: '' },
    onDone: async ({ message }) => {
      onClose();
      await onDone();
      void alert(message);
    },
  });
  return (
    <FormDialog
      title={text.refundTitle}
      intro={text.refundIntro(packageName, formatMoney(gross))}
      form={form}
      submit={text.refund}
      isDeletion
      onClose={onClose}
    >
      <TextAreaField
        label={text.reason}
        hint={text.reasonHint}
        maxLength={refundReasonLimit}
        rows={3}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
