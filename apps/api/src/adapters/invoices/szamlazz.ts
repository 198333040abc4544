import { splitVat } from '@piacter/contracts/billing';
import { isEuCountry } from '@piacter/contracts/billing/values';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import {
  type InvoiceBuyer,
  type InvoiceDraft,
  InvoiceRefused,
  InvoicesUnreachable,
  type InvoiceVendor,
  type IssuedInvoice,
} from './invoice-vendor.ts';
import { callVendor } from './vendor-http.ts';
import { readText, readXml, writeXml, type XmlElement, type XmlField } from './xml.ts';

/** The operations of the Agent: the name of the file in the form, and the root of its document. */
const operations = {
  issue: { file: 'action-xmlagentxmlfile', root: 'xmlszamla' },
  cancel: { file: 'action-szamla_agent_st', root: 'xmlszamlast' },
  query: { file: 'action-szamla_agent_xml', root: 'xmlszamlaxml' },
  pdf: { file: 'action-szamla_agent_pdf', root: 'xmlszamlapdf' },
} as const;

/** There is no such document. */
const notFoundCode = '7';
/** Maintenance, and a signature that failed: nothing is known about the outcome. */
const passingCodes: ReadonlySet<string> = new Set(['1', '55']);

/** `adoalany`: no tax number, Hungarian, firm of the European Union, of another country. */
function getTaxSubject({ isFirm, countryCode }: InvoiceBuyer): number {
  if (!isFirm) return -1;
  if (countryCode === hungaryCode) return 1;
  return isEuCountry(countryCode) ? 6 : 7;
}

// The order of the elements is fixed by the vendor's schemas.
const toBuyerFields = (buyer: InvoiceBuyer): XmlField[] => [
  ['nev', buyer.name],
  ['orszag', buyer.countryName],
  ['irsz', buyer.postalCode],
  ['telepules', buyer.settlement],
  ['cim', buyer.address],
  ...(buyer.email === null ? [] : ([['email', buyer.email]] as const)),
  // Our own mail tells about the invoice.
  ['sendEmail', false],
  ['adoalany', getTaxSubject(buyer)],
  ...(buyer.taxNumber
    ? ([[buyer.countryCode === hungaryCode ? 'adoszam' : 'adoszamEU', buyer.taxNumber]] as const)
    : []),
];

function toItemFields({ item, gross, vatPercent }: InvoiceDraft): XmlField[] {
  const { net, vat } = splitVat(gross, vatPercent);
  return [
    ['megnevezes', item],
    ['mennyiseg', 1],
    ['mennyisegiEgyseg', 'db'],
    ['nettoEgysegar', net],
    ['afakulcs', vatPercent ?? 'AAM'],
    ['nettoErtek', net],
    ['afaErtek', vat],
    ['bruttoErtek', gross],
  ];
}

const toInvoiceFields = (draft: InvoiceDraft): XmlField[] => [
  [
    'fejlec',
    [
      ['teljesitesDatum', draft.day],
      ['fizetesiHataridoDatum', draft.day],
      ['fizmod', 'PayPal'],
      ['penznem', 'HUF'],
      ['szamlaNyelve', 'hu'],
      ['rendelesSzam', draft.externalID],
      ['fizetve', true],
    ],
  ],
  ['elado', []],
  ['vevo', toBuyerFields(draft.buyer)],
  ['tetelek', [['tetel', toItemFields(draft)]]],
];

/** A client of the Számla Agent of Számlázz.hu: documents in XML, uploaded as files of a form. */
export function createSzamlazz({ key, url }: { key: string; url: string }): InvoiceVendor {
  /** The reply's document; undefined where there is no such invoice. Throws `InvoiceRefused` and `InvoicesUnreachable`. */
  async function send(name: keyof typeof operations, fields: readonly XmlField[]) {
    const { file, root } = operations[name];
    const form = new FormData();
    const document = writeXml(root, `http://www.szamlazz.hu/${root}`, fields);
    form.append(file, new Blob([document], { type: 'text/xml' }), `${root}.xml`);
    const { response, body } = await callVendor(url, { method: 'POST', body: form });
    let reply: XmlElement;
    try {
      reply = readXml(body.toString('utf8'));
    } catch (cause) {
      throw new InvoicesUnreachable(`Számlázz.hu replied with status ${response.status}`, { cause });
    }
    if (reply.name === 'xmlszamlavalasz' && readText(reply, 'sikeres') !== 'true') {
      const code = readText(reply, 'hibakod');
      if (code === notFoundCode) return undefined;
      const message = `${code}: ${readText(reply, 'hibauzenet')}`;
      throw passingCodes.has(code) ? new InvoicesUnreachable(message) : new InvoiceRefused(message);
    }
    return reply;
  }

  const credentials: XmlField = ['szamlaagentkulcs', key];
  const settings = (externalID: string): XmlField => [
    'beallitasok',
    [
      credentials,
      ['eszamla', true],
      ['szamlaLetoltes', false],
      ['valaszVerzio', 2],
      ['szamlaKulsoAzon', externalID],
    ],
  ];

  /** An invoice is downloaded by its number, which is its id too. */
  function toInvoice(number: string): IssuedInvoice {
    if (number === '') throw new InvoicesUnreachable('Számlázz.hu replied without a number');
    return { number, vendorID: number };
  }

  async function find(externalID: string): Promise<IssuedInvoice | undefined> {
    const reply = await send('query', [credentials, ['pdf', false], ['szamlaKulsoAzon', externalID]]);
    return reply && toInvoice(readText(reply, 'alap', 'szamlaszam'));
  }

  return {
    name: 'szamlazz',
    find,
    async issue(draft) {
      const reply = await send('issue', [settings(draft.externalID), ...toInvoiceFields(draft)]);
      if (!reply) throw new InvoiceRefused('7');
      return toInvoice(readText(reply, 'szamlaszam'));
    },
    async cancel({ number }, externalID) {
      const header: XmlField = [
        'fejlec',
        [
          ['szamlaszam', number],
          ['tipus', 'SS'],
        ],
      ];
      const reply = await send('cancel', [settings(externalID), header]);
      if (!reply) throw new InvoiceRefused(`7: ${number}`);
      return toInvoice(readText(reply, 'szamlaszam'));
    },
    findCancellation: (_invoice, externalID) => find(externalID),
    async getPdf({ number }) {
      const reply = await send('pdf', [credentials, ['szamlaszam', number], ['valaszVerzio', 2]]);
      if (!reply) throw new InvoiceRefused(`7: ${number}`);
      return Buffer.from(readText(reply, 'pdf'), 'base64');
    },
  };
}
