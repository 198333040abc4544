import { z } from 'zod';
import {
  type CaptureResult,
  currency,
  type NewProviderOrder,
  type PaymentProvider,
  PaymentsUnreachable,
  type ProviderOrder,
  type RefundResult,
} from './payment-provider.ts';
import { createPayPalConnection, type ProviderResponse } from './paypal-connection.ts';
import { readOrder, refundReply, refusalReply, verificationReply } from './replies.ts';
import type { PaymentSettings } from './settings.ts';

/** Time-outs in milliseconds; all calls for a payment have to fit into its lease. */
const timeouts = { default: 4000, capture: 8000 };

const declinedIssues: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'CARD_EXPIRED',
]);

/** Headers of a signed event by their field in the verification request. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const headerText = z.string().min(1).max(2000);

const toOrderDraft = ({ orderID, amount, description, requestKey }: NewProviderOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: `order-${orderID}`,
      custom_id: String(orderID),
      // The provider rejects a second payment of an invoice id, and order ids may repeat across databases.
      invoice_id: `P${orderID}-${requestKey.slice(0, 8)}`,
      description: description.slice(0, 127),
      amount: { currency_code: currency, value: String(amount) },
    },
  ],
  application_context: {
    brand_name: 'Piactér',
    locale: 'hu-HU',
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
  },
});

/** The order in a response; an invalid response is treated like none. */
function toProviderOrder({ status, json }: ProviderResponse): ProviderOrder {
  if (status >= 300) throw new PaymentsUnreachable(`The payment provider replied with status ${status}`);
  try {
    return readOrder(json);
  } catch (cause) {
    throw new PaymentsUnreachable('The payment provider replied with an invalid order', { cause });
  }
}

function toCaptureResult({ status, json }: ProviderResponse): CaptureResult {
  if (status < 300) return 'done';
  const { details } = refusalReply.catch({ details: [] }).parse(json);
  return details.some(({ issue }) => declinedIssues.has(issue)) ? 'declined' : 'refused';
}

const refundResults = {
  COMPLETED: 'done',
  // Such as one of a bank transfer, which takes days.
  PENDING: 'pending',
  FAILED: 'refused',
  CANCELLED: 'refused',
} as const;

/** The result of a refund that was accepted; an invalid response is treated like none. */
function toRefundResult({ json }: ProviderResponse): RefundResult {
  const reply = refundReply.safeParse(json);
  if (!reply.success) throw new PaymentsUnreachable('The payment provider replied with an invalid refund');
  return refundResults[reply.data.status];
}

/** A client of PayPal's Orders v2 REST API (the server SDK cannot be pointed at another base URL). */
export function createPayPal(
  settings: Pick<PaymentSettings, 'clientId' | 'secret' | 'apiUrl' | 'webhookID' | 'merchantID'>,
  timeoutsMs = timeouts,
): PaymentProvider {
  const call = createPayPalConnection(settings);
  const orders = '/v2/checkout/orders';
  const getOrderPath = (paymentOrderID: string) => `${orders}/${encodeURIComponent(paymentOrderID)}`;

  return {
    merchantID: settings.merchantID,

    async createOrder(draft) {
      const response = await call({
        method: 'POST',
        path: orders,
        body: JSON.stringify(toOrderDraft(draft)),
        requestKey: draft.requestKey,
        timeoutMs: timeoutsMs.default,
      });
      const { paymentOrderID, units } = toProviderOrder(response);
      return { paymentOrderID, payee: units[0]?.payee };
    },

    async findOrder(paymentOrderID) {
      const response = await call({
        method: 'GET',
        path: getOrderPath(paymentOrderID),
        timeoutMs: timeoutsMs.default,
      });
      return response.status === 404 ? undefined : toProviderOrder(response);
    },

    async capture(paymentOrderID, requestKey) {
      try {
        const path = `${getOrderPath(paymentOrderID)}/capture`;
        // Not retried: after a time-out, reading the order's state is cheaper than waiting as long again.
        return toCaptureResult(
          await call({ method: 'POST', path, body: '{}', requestKey, timeoutMs: timeoutsMs.capture }, 1),
        );
      } catch (error) {
        if (error instanceof PaymentsUnreachable) return 'unknown';
        throw error;
      }
    },

    async refund(captureID, { amount, note, requestKey }) {
      const response = await call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureID)}/refund`,
        body: JSON.stringify({
          amount: { currency_code: currency, value: String(amount) },
          note_to_payer: note.slice(0, 255),
        }),
        requestKey,
        timeoutMs: timeoutsMs.capture,
      });
      if (response.status < 300) return toRefundResult(response);
      const { details } = refusalReply.catch({ details: [] }).parse(response.json);
      // Somebody was faster, in the provider's own pages for instance.
      return details.some(({ issue }) => issue === 'CAPTURE_FULLY_REFUNDED') ? 'done' : 'refused';
    },

    async isGenuine(headers, body) {
      const signature: Record<string, string> = { webhook_id: settings.webhookID };
      for (const [field, header] of Object.entries(signatureHeaders)) {
        const given = headerText.safeParse(headers[header]);
        if (!given.success) return false;
        signature[field] = given.data;
      }
      // The raw event is inserted unchanged, as the signature is over its bytes.
      const verification = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${body}}`;
      const response = await call({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: verification,
        timeoutMs: timeoutsMs.default,
      });
      const reply = verificationReply.safeParse(response.json);
      return response.status === 200 && reply.success && reply.data.verification_status === 'SUCCESS';
    },
  };
}
