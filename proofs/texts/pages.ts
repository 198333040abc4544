import type { Role } from '@piacter/contracts/core';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';
import type { Visit } from './visitor.ts';

const advertiserPages = [
  'attekintes',
  'profil',
  'figyeloim',
  'csomag-vasarlasok',
  'kozossegi-media-linkek',
  'ajanlatkerok-keresese',
];

/** The pages of each role that are filled with data. */
const pagesByRole: Record<Role, readonly string[]> = {
  ingatlan_tulajdonos: [...advertiserPages, 'ingatlanok', 'ingatlan_felvitel', 'ingatlanok?page=2'],
  szallasado: [...advertiserPages, 'szallasaim', 'szallas_letrehozasa'],
  szakember: [...advertiserPages, 'szolgaltatasaim', 'szolgaltatas_letrehozasa', 'ajanlataim'],
  ajanlatkero: [
    '',
    'attekintes',
    'profil',
    'figyeloim',
    ...['szakember', 'szallas', 'ingatlan'].flatMap((kind) => [
      `${kind}_ajanlatkeresek`,
      `${kind}_ajanlatkeres`,
    ]),
  ],
  admin: [
    'attekintes',
    'csomagok',
    'megrendelesek',
    'megrendelesek/maganszemelyek',
    'ceges-felhasznalok',
    'maganszemely-felhasznalok',
    'tartalom',
    'szakmak',
    'bejelentesek',
    'ajanlatkeresek',
    'levelek',
    'naplo',
  ],
};

/** Pages behind the cards of a list, by the path of their address. */
const requestPages: Partial<Record<Role, readonly (readonly [path: string, call: string])[]>> = {
  ingatlan_tulajdonos: [['ajanlatkeres', '/api/search-real-estate-requests']],
  szallasado: [['ajanlatkeres', '/api/search-accommodation-requests']],
  szakember: [['ajanlatkeres', '/api/search-service-requests']],
  ajanlatkero: [
    ['szakember_ajanlatkeres', '/api/service-requests'],
    ['szallas_ajanlatkeres', '/api/accommodation-requests'],
    ['ingatlan_ajanlatkeres', '/api/real-estate-requests'],
  ],
};

/** The pages of all roles, with the data of the demo accounts. */
export async function collectRolePages(product: DemoProduct, visit: Visit, found: Collection): Promise<void> {
  const read = async (address: string, token: string, group: string) => {
    for (const { place, text } of await visit(address, token)) found.add(`${group}: ${place}`, address, text);
  };
  for (const [role, pages] of Object.entries(pagesByRole) as [Role, readonly string[]][]) {
    const { token } = await product.signIn(role);
    for (const page of pages) await read(page ? `/${role}/${page}` : `/${role}`, token, role);
    for (const [path, call] of requestPages[role] ?? []) {
      const { data } = (await (await product.fetch(call, token)).json()) as { data: { requestID: number }[] };
      for (const { requestID } of data) await read(`/${role}/${path}/${requestID}`, token, `${role} ${path}`);
    }
  }
}
