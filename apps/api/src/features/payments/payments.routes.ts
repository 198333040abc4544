import {
  activateByPayment,
  createPayment,
  getReceipt,
  receivePaymentEvent,
  refundOrder,
} from '@piacter/contracts/payments';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { getRawBody } from '../../core/http/request-body.ts';
import type { PaymentService } from './payments.service.ts';
import type { ReceiptService } from './receipts.service.ts';
import type { RefundService } from './refunds.service.ts';

export const paymentRoutes = (
  payments: PaymentService,
  receipts: ReceiptService,
  refunds: RefundService,
): Implementation[] => [
  implement(
    refundOrder,
    async ({ session, params, body }) => ({ message: await refunds.start(session, params.id, body.reason) }),
    { isSlow: true },
  ),
  implement(getReceipt, async ({ session, params }) => ({ data: await receipts.get(session, params.id) })),
  implement(createPayment, async ({ params, session }) => {
    const { paymentID, paymentOrderID } = await payments.create(session, params.orderID);
    return { insertID: paymentID, data: { paymentOrderID } };
  }),
  implement(
    activateByPayment,
    async ({ params, session, request }) => ({
      message: await payments.activate(session, params, request.id),
    }),
    { isSlow: true },
  ),
  implement(
    receivePaymentEvent,
    async ({ body, request }) => {
      await payments.receive({ event: body, headers: request.headers, body: getRawBody(request) });
      return {};
    },
    { isSlow: true },
  ),
];
