import { z } from 'zod';
import {
  type CaptureAnswer,
  currency,
  type NewProviderOrder,
  type PaymentProvider,
  PaymentsUnreachable,
  type ProviderOrder,
} from './payment-provider.ts';
import { createPayPalConnection, type ProviderAnswer } from './paypal-connection.ts';
import { readOrder, refusalReply, verificationReply } from './replies.ts';
import type { PaymentSettings } from './settings.ts';

/** Milliseconds for questions and for taking money; all of a payment's calls have to fit into its lease. */
const timeouts = { question: 4000, capture: 8000 };

const declinedIssues: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'CARD_EXPIRED',
]);

/** Headers of a signed event; each becomes a field of the question whether it is genuine. */
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
      // The provider refuses an invoice that was paid before, which one database's numbers alone may repeat.
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

/** The order in an answer; one that has none tells as little as no answer. */
function toProviderOrder({ status, json }: ProviderAnswer): ProviderOrder {
  if (status >= 300) throw new PaymentsUnreachable(`The payment provider answered ${status}`);
  try {
    return readOrder(json);
  } catch (cause) {
    throw new PaymentsUnreachable('The payment provider answered what is no order', { cause });
  }
}

function toCaptureAnswer({ status, json }: ProviderAnswer): CaptureAnswer {
  if (status < 300) return 'done';
  const { details } = refusalReply.catch({ details: [] }).parse(json);
  return details.some(({ issue }) => declinedIssues.has(issue)) ? 'declined' : 'refused';
}

/** PayPal's Orders v2 over its REST interface (the SDK for servers has no option for another address). */
export function createPayPal(
  settings: Pick<PaymentSettings, 'clientId' | 'secret' | 'apiUrl' | 'webhookID' | 'merchantID'>,
  { question, capture } = timeouts,
): PaymentProvider {
  const call = createPayPalConnection(settings);
  const orders = '/v2/checkout/orders';
  const getOrderPath = (paymentOrderID: string) => `${orders}/${encodeURIComponent(paymentOrderID)}`;

  return {
    merchantID: settings.merchantID,

    async createOrder(draft) {
      const answer = await call({
        method: 'POST',
        path: orders,
        body: JSON.stringify(toOrderDraft(draft)),
        requestKey: draft.requestKey,
        timeoutMs: question,
      });
      const { paymentOrderID, units } = toProviderOrder(answer);
      return { paymentOrderID, payee: units[0]?.payee };
    },

    async findOrder(paymentOrderID) {
      const answer = await call({ method: 'GET', path: getOrderPath(paymentOrderID), timeoutMs: question });
      return answer.status === 404 ? undefined : toProviderOrder(answer);
    },

    async capture(paymentOrderID, requestKey) {
      try {
        const path = `${getOrderPath(paymentOrderID)}/capture`;
        // Once: after a time-out it is cheaper to look what became of it than to wait as long again.
        return toCaptureAnswer(
          await call({ method: 'POST', path, body: '{}', requestKey, timeoutMs: capture }, 1),
        );
      } catch (error) {
        if (error instanceof PaymentsUnreachable) return 'unknown';
        throw error;
      }
    },

    async isGenuine(headers, body) {
      const signature: Record<string, string> = { webhook_id: settings.webhookID };
      for (const [field, header] of Object.entries(signatureHeaders)) {
        const given = headerText.safeParse(headers[header]);
        if (!given.success) return false;
        signature[field] = given.data;
      }
      // The event goes in as it came: the signature is over its very bytes.
      const inquiry = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${body}}`;
      const answer = await call({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: inquiry,
        timeoutMs: question,
      });
      const reply = verificationReply.safeParse(answer.json);
      return answer.status === 200 && reply.success && reply.data.verification_status === 'SUCCESS';
    },
  };
}
