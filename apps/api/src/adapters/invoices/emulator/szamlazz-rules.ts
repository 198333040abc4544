import type { XmlElement } from '../xml.ts';
import { readText } from '../xml.ts';

/** The elements of the vendor's schemas in their fixed order, as far as we may send them; `!` marks required ones. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  xmlszamla: ['beallitasok!', 'fejlec!', 'elado!', 'vevo!', 'fuvarlevel', 'tetelek!'],
  xmlszamlast: ['beallitasok!', 'fejlec!', 'elado', 'vevo'],
  xmlszamlaxml: ['szamlaagentkulcs!', 'szamlaszam', 'rendelesSzam', 'pdf', 'szamlaKulsoAzon'],
  xmlszamlapdf: ['szamlaagentkulcs!', 'szamlaszam', 'rendelesSzam', 'valaszVerzio!', 'szamlaKulsoAzon'],
  'xmlszamla/beallitasok': [
    'szamlaagentkulcs!',
    'eszamla!',
    'szamlaLetoltes!',
    'szamlaLetoltesPld',
    'valaszVerzio',
    'aggregator',
    'guardian',
    'szamlaKulsoAzon',
  ],
  'xmlszamlast/beallitasok': [
    'szamlaagentkulcs!',
    'eszamla!',
    'szamlaLetoltes!',
    'szamlaLetoltesPld',
    'aggregator',
    'guardian',
    'valaszVerzio',
    'szamlaKulsoAzon',
  ],
  'xmlszamla/fejlec': [
    'keltDatum',
    'teljesitesDatum!',
    'fizetesiHataridoDatum!',
    'fizmod!',
    'penznem!',
    'szamlaNyelve!',
    'megjegyzes',
    'arfolyamBank',
    'arfolyam',
    'rendelesSzam',
    'dijbekeroSzamlaszam',
    'elolegszamla',
    'vegszamla',
    'helyesbitoszamla',
    'helyesbitettSzamlaszam',
    'dijbekero',
    'szamlaszamElotag',
    'fizetve',
  ],
  'xmlszamlast/fejlec': ['szamlaszam!', 'keltDatum', 'teljesitesDatum', 'megjegyzes', 'tipus'],
  'xmlszamla/elado': ['bank', 'bankszamlaszam', 'emailReplyto', 'emailTargy', 'emailSzoveg'],
  'xmlszamla/vevo': [
    'nev!',
    'orszag',
    'irsz!',
    'telepules!',
    'cim!',
    'email',
    'sendEmail',
    'adoalany',
    'adoszam',
    'csoportazonosito',
    'adoszamEU',
  ],
  'xmlszamla/tetelek': ['tetel!'],
  'xmlszamla/tetelek/tetel': [
    'megnevezes!',
    'azonosito',
    'mennyiseg!',
    'mennyisegiEgyseg!',
    'nettoEgysegar!',
    'afakulcs!',
    'nettoErtek!',
    'afaErtek!',
    'bruttoErtek!',
    'megjegyzes',
  ],
};

/** Why an element does not follow its schema; undefined if it does. */
export function findSchemaFault(element: XmlElement, path = element.name): string | undefined {
  const sequence = sequences[path];
  if (!sequence) return undefined;
  const names = sequence.map((name) => name.replace('!', ''));
  const positions = element.children.map(({ name }) => names.indexOf(name));
  const unknown = element.children.find(({ name }) => !names.includes(name));
  if (unknown) return `${path}: ${unknown.name} is not expected`;
  if (positions.some((position, index) => position < (positions[index - 1] ?? 0)))
    return `${path}: wrong order`;
  const missing = sequence.find(
    (name) => name.endsWith('!') && !element.children.some((child) => `${child.name}!` === name),
  );
  if (missing) return `${path}: ${missing.replace('!', '')} is missing`;
  for (const child of element.children) {
    const fault = findSchemaFault(child, `${path}/${child.name}`);
    if (fault) return fault;
  }
  return undefined;
}

const isInteger = (text: string): boolean => /^\d{1,10}$/.test(text);

/** The code and words of the vendor for an invoice whose content is wrong; undefined if nothing is. */
export function findContentFault(document: XmlElement): { code: string; message: string } | undefined {
  const item = document.children.find(({ name }) => name === 'tetelek')?.children[0];
  if (!item) return { code: '57', message: 'tetelek' };
  const day = /^\d{4}-\d{2}-\d{2}$/;
  if (!day.test(readText(document, 'fejlec', 'teljesitesDatum')))
    return { code: '57', message: 'teljesitesDatum' };
  for (const name of ['nev', 'irsz', 'telepules', 'cim'])
    if (readText(document, 'vevo', name) === '') return { code: '57', message: name };
  const [net, vat, gross] = ['nettoErtek', 'afaErtek', 'bruttoErtek'].map((name) => readText(item, name));
  if (![net, vat, gross].every((sum) => isInteger(sum ?? ''))) return { code: '57', message: 'tetel' };
  const rate = readText(item, 'afakulcs');
  if (Number(readText(item, 'nettoEgysegar')) * Number(readText(item, 'mennyiseg')) !== Number(net))
    return { code: '259', message: 'A nettó érték nem megfelelő' };
  const due = rate === 'AAM' ? 0 : (Number(net) * Number(rate)) / 100;
  if (Math.abs(due - Number(vat)) > 1) return { code: '260', message: 'Az áfa értéke nem megfelelő' };
  if (Number(net) + Number(vat) !== Number(gross))
    return { code: '261', message: 'A bruttó érték nem megfelelő' };
  return undefined;
}
