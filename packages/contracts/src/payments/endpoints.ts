import { z } from 'zod';
import {
  advertiserRoles,
  dataReply,
  defineEndpoint,
  fieldsReply,
  id,
  messageReply,
  textID,
} from '../core/index.ts';
import { paymentOrderID, paymentParams, receipt, refundBody } from './schemas.ts';

export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/api/service-orders/{orderID}/paypal-order',
  access: advertiserRoles,
  status: 201,
  limit: 'payment',
  summary:
    "Creates the provider's order for an unpaid order of the caller, with the server's price (PAY-01). `insertID` is the number of the payment, `paymentOrderID` the provider's.",
  params: z.object({ orderID: textID }),
  reply: fieldsReply({ insertID: id, data: z.object({ paymentOrderID }) }),
  errors: ['conflict', 'unavailable'],
});

export const activateByPayment = defineEndpoint({
  method: 'PATCH',
  path: '/api/service-orders/{orderID}/{paymentOrderID}/paypal-activation',
  access: advertiserRoles,
  summary: 'Captures the approved payment at the provider and activates the order (PAY-02); idempotent.',
  params: paymentParams,
  reply: messageReply,
  errors: ['payment_declined', 'payment_pending', 'payment_mismatch', 'conflict', 'unavailable'],
});

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders/{id}/receipt',
  access: 'signed-in',
  summary:
    'Seller, buyer, VAT and payment of one of the caller’s orders; of any order for the admin. Not an invoice.',
  params: z.object({ id: textID }),
  reply: dataReply(receipt),
});

export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/service-orders/{id}/refund',
  access: ['admin'],
  summary:
    'Returns the whole price of a paid order through the provider; its package ends, its buyer gets a mail with the reason, its invoice is cancelled. 409 for one that is not paid.',
  params: z.object({ id: textID }),
  body: refundBody,
  reply: messageReply,
  errors: ['conflict', 'unavailable'],
});

export const receivePaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/api/paypal-webhook',
  access: 'public',
  summary: "Receives the provider's events; signatures are verified, each event is applied once.",
  body: z.looseObject({ id: z.string().max(128), event_type: z.string().max(128) }),
  reply: messageReply,
  errors: ['forbidden', 'unavailable'],
});
