import express, { Router } from 'express';
import { emulated } from '../settings.ts';
import { readText, readXml, writeXml, type XmlElement, type XmlField } from '../xml.ts';
import { type DocumentStore, toPdf } from './document-store.ts';
import { createFaults, drop, failConnection } from './faults.ts';
import { findContentFault, findSchemaFault } from './szamlazz-rules.ts';

/** The only part of a form that the Agent reads: a file under the name of its operation. */
function readUpload(contentType: string, body: Buffer): { operation: string; document: string } | undefined {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  const [, part] = boundary ? body.toString('utf8').split(`--${boundary}`) : [];
  const found = part && /name="([^"]+)"; filename="[^"]+"[\s\S]*?\r\n\r\n([\s\S]*)\r\n$/.exec(part);
  return found ? { operation: found[1] ?? '', document: found[2] ?? '' } : undefined;
}

const operations: Readonly<Record<string, string>> = {
  'action-xmlagentxmlfile': 'xmlszamla',
  'action-szamla_agent_st': 'xmlszamlast',
  'action-szamla_agent_xml': 'xmlszamlaxml',
  'action-szamla_agent_pdf': 'xmlszamlapdf',
};

const answer = (fields: readonly XmlField[]) =>
  writeXml('xmlszamlavalasz', 'http://www.szamlazz.hu/xmlszamlavalasz', fields);
const refuse = (code: string, message: string) =>
  answer([
    ['sikeres', false],
    ['hibakod', code],
    ['hibauzenet', message],
  ]);

/** The credentials are in the settings, or at the top of a query. */
const readKey = (document: XmlElement) =>
  readText(document, 'beallitasok', 'szamlaagentkulcs') || readText(document, 'szamlaagentkulcs');

function issue(store: DocumentStore, document: XmlElement): string {
  const fault = findContentFault(document);
  if (fault) return refuse(fault.code, fault.message);
  const item = document.children.find(({ name }) => name === 'tetelek')?.children[0] ?? document;
  const { number, gross } = store.add({
    kind: 'invoice',
    externalID: readText(document, 'beallitasok', 'szamlaKulsoAzon'),
    gross: Number(readText(item, 'bruttoErtek')),
    buyer: readText(document, 'vevo', 'nev'),
  });
  return answer([
    ['sikeres', true],
    ['szamlaszam', number],
    ['szamlabrutto', gross],
  ]);
}

function cancel(store: DocumentStore, document: XmlElement): string {
  const number = readText(document, 'fejlec', 'szamlaszam');
  const invoice = store.find((one) => one.number === number);
  if (!invoice) return refuse('7', 'Hiányzó adat: számla');
  if (invoice.kind === 'cancellation') return refuse('14', 'Sztornó számla nem sztornózható');
  const made = store.add({
    kind: 'cancellation',
    externalID: readText(document, 'beallitasok', 'szamlaKulsoAzon'),
    gross: -invoice.gross,
    buyer: invoice.buyer,
    cancels: invoice.id,
  });
  return answer([
    ['sikeres', true],
    ['szamlaszam', made.number],
    ['szamlabrutto', made.gross],
  ]);
}

function query(store: DocumentStore, document: XmlElement): string {
  const number = readText(document, 'szamlaszam');
  const externalID = readText(document, 'szamlaKulsoAzon');
  const found = store.find((one) => (number ? one.number === number : one.externalID === externalID));
  if (!found) return refuse('7', 'Hiányzó adat: számla');
  if (document.name === 'xmlszamlapdf')
    return answer([
      ['sikeres', true],
      ['szamlaszam', found.number],
      ['pdf', toPdf(found.number).toString('base64')],
    ]);
  const cancelled = store.find((one) => one.id === found.cancels);
  return writeXml('szamla', 'http://www.szamlazz.hu/szamla', [
    ['szallito', [['nev', 'Piactér']]],
    [
      'alap',
      [
        ['id', found.id],
        ['szamlaszam', found.number],
        ['tipus', found.kind === 'invoice' ? 'SZ' : 'SS'],
        ...(cancelled ? ([['hivszamlaszam', cancelled.number]] as const) : []),
      ],
    ],
    ['osszegek', [['totalossz', [['brutto', found.gross]]]]],
  ]);
}

/** The reply to an upload, as strict as the Agent is about names, order, sums and credentials. */
function handle(store: DocumentStore, contentType: string, body: Buffer): string {
  const upload = readUpload(contentType, body);
  if (!upload) return refuse('53', 'Hiányzó fájl');
  let document: XmlElement;
  try {
    document = readXml(upload.document);
  } catch {
    return refuse('57', 'XML beolvasási hiba');
  }
  const root = operations[upload.operation];
  if (!root || document.name !== root || document.namespace !== `http://www.szamlazz.hu/${root}`)
    return refuse('57', 'XML beolvasási hiba: gyökérelem');
  const fault = findSchemaFault(document);
  if (fault) return refuse('57', `XML beolvasási hiba: ${fault}`);
  if (readKey(document) !== emulated.key) return refuse('3', 'Sikertelen bejelentkezés');
  if (root === 'xmlszamla') return issue(store, document);
  if (root === 'xmlszamlast') return cancel(store, document);
  return query(store, document);
}

/** An emulator of the Számla Agent. It issues what it is told, twice if told twice, as the Agent does. */
export function createSzamlazzEmulator(store: DocumentStore): Router {
  const router = Router();
  router.use(express.json());
  const faults = createFaults(router);
  router.get('/documents', (_request, response) => void response.json(store.list()));
  router.use(express.raw({ type: 'multipart/form-data', limit: '1mb' }));
  router.post('/szamla', (request, response) => {
    const fault = faults.take();
    if (failConnection(fault, request, response)) return;
    response.type('application/xml');
    if (fault === 'refused') return void response.send(refuse('54', 'Az e-számla nincs bekapcsolva'));
    const body: unknown = request.body;
    const reply = handle(
      store,
      request.headers['content-type'] ?? '',
      Buffer.isBuffer(body) ? body : Buffer.of(),
    );
    if (fault === 'lost_connection') return drop(request);
    response.send(reply);
  });
  return router;
}
