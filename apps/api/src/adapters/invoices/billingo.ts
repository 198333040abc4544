import { hungaryCode } from '@piacter/contracts/lookups/values';
import { z } from 'zod';
import {
  type InvoiceBuyer,
  type InvoiceDraft,
  InvoiceRefused,
  InvoicesUnreachable,
  type InvoiceVendor,
  type IssuedInvoice,
} from './invoice-vendor.ts';
import { callVendor } from './vendor-http.ts';

// The fields that are read from the vendor's replies.
const documentReply = z.object({
  id: z.int(),
  invoice_number: z.string().min(1),
  type: z.string().optional(),
  cancelled: z.boolean().default(false),
  related_documents: z.array(z.object({ id: z.int(), invoice_number: z.string() })).default([]),
});
const partnerFields = z.object({
  name: z.string(),
  taxcode: z.string().nullish(),
  address: z.object({
    country_code: z.string(),
    post_code: z.string(),
    city: z.string(),
    address: z.string(),
  }),
});
const partnerReply = partnerFields.extend({ id: z.int() });
const partnerList = z.object({ data: z.array(partnerReply) });
const errorReply = z.object({
  message: z.string().optional(),
  error: z.object({ message: z.string().default('') }).optional(),
  errors: z.array(z.object({ field: z.string().default(''), message: z.string().default('') })).default([]),
});

const toPartner = (buyer: InvoiceBuyer) => ({
  name: buyer.name,
  address: {
    country_code: buyer.countryCode,
    post_code: buyer.postalCode,
    city: buyer.settlement,
    address: buyer.address,
  },
  emails: buyer.email === null ? [] : [buyer.email],
  taxcode: buyer.taxNumber ?? '',
  tax_type: !buyer.isFirm
    ? 'NO_TAX_NUMBER'
    : buyer.countryCode === hungaryCode
      ? 'HAS_TAX_NUMBER'
      : 'FOREIGN',
});

const toDocument = (draft: InvoiceDraft, partnerID: number, blockID: number) => ({
  vendor_id: draft.externalID,
  partner_id: partnerID,
  block_id: blockID,
  type: 'invoice',
  fulfillment_date: draft.day,
  due_date: draft.day,
  payment_method: 'paypal',
  language: 'hu',
  currency: 'HUF',
  conversion_rate: 1,
  electronic: true,
  paid: true,
  items: [
    {
      name: draft.item,
      unit_price: draft.gross,
      unit_price_type: 'gross',
      quantity: 1,
      unit: 'db',
      vat: draft.vatPercent === null ? 'AAM' : `${draft.vatPercent}%`,
    },
  ],
  settings: { should_send_email: false },
});

/** The same buyer, as far as it is on an invoice. */
const isSamePartner = (one: z.infer<typeof partnerFields>, other: ReturnType<typeof toPartner>): boolean =>
  one.name === other.name &&
  (one.taxcode ?? '') === other.taxcode &&
  one.address.country_code === other.address.country_code &&
  one.address.post_code === other.address.post_code &&
  one.address.city === other.address.city &&
  one.address.address === other.address.address;

/** A client of Billingo's REST API v3. */
export function createBillingo({
  key,
  url,
  blockID,
}: {
  key: string;
  url: string;
  blockID: number;
}): InvoiceVendor {
  async function request(method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { 'X-API-KEY': key, ...(body && { 'Content-Type': 'application/json' }) };
    return callVendor(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  /** The reply; undefined for 404. Throws `InvoiceRefused` with the vendor's words, and `InvoicesUnreachable`. */
  async function call<Reply>(
    schema: z.ZodType<Reply>,
    ...args: Parameters<typeof request>
  ): Promise<Reply | undefined> {
    const { response, body } = await request(...args);
    if (response.status === 404) return undefined;
    let json: unknown;
    try {
      json = JSON.parse(body.toString('utf8'));
      if (response.ok) return schema.parse(json);
    } catch (cause) {
      throw new InvoicesUnreachable(`Billingo replied with status ${response.status}`, { cause });
    }
    const { message, error, errors } = errorReply.catch({ errors: [] }).parse(json);
    const words = [message, error?.message, ...errors.map((one) => `${one.field}: ${one.message}`)];
    throw new InvoiceRefused(`${response.status}: ${words.filter(Boolean).join('; ')}`);
  }

  const toInvoice = ({
    id,
    invoice_number: number,
  }: {
    id: number;
    invoice_number: string;
  }): IssuedInvoice => ({
    number,
    vendorID: String(id),
  });
  const assertFound = <Reply>(reply: Reply | undefined): Reply => {
    if (reply === undefined) throw new InvoiceRefused('404');
    return reply;
  };

  /** A partner has no key of ours: one that is alike is used again. */
  async function getPartnerID(buyer: InvoiceBuyer): Promise<number> {
    const partner = toPartner(buyer);
    const known = await call(partnerList, 'GET', `/partners?query=${encodeURIComponent(buyer.name)}`);
    const same = known?.data.find((one) => isSamePartner(one, partner));
    return same?.id ?? assertFound(await call(partnerReply, 'POST', '/partners', partner)).id;
  }

  const getDocument = (vendorID: string) =>
    call(documentReply, 'GET', `/documents/${encodeURIComponent(vendorID)}`);

  return {
    name: 'billingo',
    async find(externalID) {
      const found = await call(documentReply, 'GET', `/documents/vendor/${encodeURIComponent(externalID)}`);
      return found && toInvoice(found);
    },
    async issue(draft) {
      const document = toDocument(draft, await getPartnerID(draft.buyer), blockID);
      return toInvoice(assertFound(await call(documentReply, 'POST', '/documents', document)));
    },
    async cancel({ vendorID }) {
      const path = `/documents/${encodeURIComponent(vendorID)}/cancel`;
      return toInvoice(assertFound(await call(documentReply, 'POST', path, {})));
    },
    async findCancellation({ vendorID }) {
      const { cancelled, related_documents: related } = assertFound(await getDocument(vendorID));
      const cancellation = cancelled ? related.at(-1) : undefined;
      return cancellation && toInvoice(cancellation);
    },
    async getPdf({ vendorID }) {
      const { response, body } = await request('GET', `/documents/${encodeURIComponent(vendorID)}/download`);
      // 202: the document is not rendered yet.
      if (response.status === 202)
        throw new InvoicesUnreachable('Billingo has not rendered the document yet');
      if (!response.ok) throw new InvoiceRefused(String(response.status));
      return body;
    },
  };
}
