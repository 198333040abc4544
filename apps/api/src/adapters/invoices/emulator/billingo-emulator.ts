import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { emulated } from '../settings.ts';
import { type DocumentStore, type EmulatedDocument, toPdf } from './document-store.ts';
import { createFaults, drop, type Fault, failConnection } from './faults.ts';

const day = z.iso.date();
const address = z.strictObject({
  country_code: z.string().regex(/^[A-Z]{2}$/),
  post_code: z.string().min(1),
  city: z.string().min(1),
  address: z.string().min(1),
});
const partner = z.strictObject({
  name: z.string().min(1),
  address,
  emails: z.array(z.email()),
  taxcode: z.string(),
  tax_type: z.enum(['HAS_TAX_NUMBER', 'NO_TAX_NUMBER', 'FOREIGN']),
});
const document = z.strictObject({
  vendor_id: z.string().max(100).optional(),
  partner_id: z.int(),
  block_id: z.literal(emulated.blockID),
  bank_account_id: z.int().optional(),
  type: z.enum(['draft', 'proforma', 'invoice', 'advance']),
  fulfillment_date: day,
  due_date: day,
  payment_method: z.enum(['paypal', 'bankcard', 'wire_transfer', 'online_bankcard']),
  language: z.enum(['hu', 'en', 'de']),
  currency: z.literal('HUF'),
  conversion_rate: z.number().optional(),
  electronic: z.boolean().default(false),
  paid: z.boolean().default(false),
  items: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        unit_price: z.number(),
        unit_price_type: z.enum(['gross', 'net']),
        quantity: z.number().positive(),
        unit: z.string().min(1),
        vat: z.enum(['0%', '5%', '18%', '27%', 'AAM', 'TAM', 'EU']),
        comment: z.string().optional(),
      }),
    )
    .min(1),
  comment: z.string().optional(),
  settings: z.strictObject({ should_send_email: z.boolean().optional() }).optional(),
});
const cancellation = z.strictObject({
  cancellation_reason: z.string().optional(),
  cancellation_recipients: z.string().optional(),
});

type Partner = z.output<typeof partner> & { id: number };

const replyNotFound = (response: Response) =>
  void response.status(404).json({ error: { message: 'Resource not found.' } });
const replyInvalid = (response: Response, error: z.ZodError) =>
  void response.status(422).json({
    message: 'Validation errors occurred.',
    errors: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });

/** A document as the API describes it. */
function toReply(store: DocumentStore, one: EmulatedDocument) {
  const related = store.list().filter(({ cancels, id }) => cancels === one.id || id === one.cancels);
  return {
    id: one.id,
    invoice_number: one.number,
    type: one.kind === 'invoice' ? 'invoice' : 'cancellation',
    cancelled: one.kind === 'invoice' && related.length > 0,
    gross_total: one.gross,
    currency: 'HUF',
    related_documents: related.map(({ id, number }) => ({ id, invoice_number: number })),
  };
}

function addDocumentRoutes(router: Router, store: DocumentStore, partners: readonly Partner[]): void {
  const find = (request: Request) => store.find(({ id }) => String(id) === request.params.id);

  router.get('/documents/vendor/:vendorID', (request, response) => {
    const found = store.find(({ externalID }) => externalID === request.params.vendorID);
    if (found) response.json(toReply(store, found));
    else replyNotFound(response);
  });
  router.post('/documents', (request, response) => {
    const draft = document.safeParse(request.body);
    if (!draft.success) return replyInvalid(response, draft.error);
    const buyer = partners.find(({ id }) => id === draft.data.partner_id);
    if (!buyer) return replyNotFound(response);
    const gross = draft.data.items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
    const externalID = draft.data.vendor_id ?? '';
    const made = store.add({ kind: 'invoice', externalID, gross, buyer: buyer.name });
    response.status(201).json(toReply(store, made));
  });
  router.get('/documents/:id', (request, response) => {
    const found = find(request);
    if (found) response.json(toReply(store, found));
    else replyNotFound(response);
  });
  router.post('/documents/:id/cancel', (request, response) => {
    const found = find(request);
    const parsed = cancellation.safeParse(request.body);
    if (!found) return replyNotFound(response);
    if (!parsed.success) return replyInvalid(response, parsed.error);
    // The emulator cancels as often as it is told, so that a second cancellation is seen.
    const made = store.add({
      kind: 'cancellation',
      externalID: '',
      gross: -found.gross,
      buyer: found.buyer,
      cancels: found.id,
    });
    response.status(200).json(toReply(store, made));
  });
  router.get('/documents/:id/download', (request, response) => {
    const found = find(request);
    if (found) response.type('application/pdf').send(toPdf(found.number));
    else replyNotFound(response);
  });
}

/** An emulator of Billingo's API v3: unknown fields and values are refused, as its schemas do. */
export function createBillingoEmulator(store: DocumentStore): Router {
  const router = Router();
  const api = Router();
  const partners: Partner[] = [];
  router.use(express.json({ limit: '64kb' }));
  const faults = createFaults(router);
  router.get('/documents', (_request, response) => void response.json(store.list()));
  api.use((request, response, next) => {
    if (request.headers['x-api-key'] !== emulated.key)
      return void response.status(401).json({ error: { message: 'Authentication failed.' } });
    const fault: Fault = faults.take();
    if (failConnection(fault, request, response)) return;
    if (fault === 'refused')
      return void response.status(403).json({ error: { message: 'Your subscription does not allow this.' } });
    // The effect takes place, and nobody hears of it.
    if (fault === 'lost_connection')
      response.json = () => {
        drop(request);
        return response;
      };
    next();
  });
  api.get('/partners', (request, response) => {
    const name = String(request.query.query ?? '');
    response.json({ data: partners.filter((one) => one.name.includes(name)) });
  });
  api.post('/partners', (request, response) => {
    const parsed = partner.safeParse(request.body);
    if (!parsed.success) return replyInvalid(response, parsed.error);
    const made = { ...parsed.data, id: partners.length + 1 };
    partners.push(made);
    response.status(201).json(made);
  });
  addDocumentRoutes(api, store, partners);
  router.use('/v3', api);
  return router;
}
