import { type Role, typedEntries } from '@piacter/contracts/core/values';
import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import {
  adminPaths,
  advertiserPaths,
  hostPaths,
  ownerPaths,
  professionalPaths,
  requesterPaths,
  watchesPath,
} from '@piacter/contracts/site/paths';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';
import type { Visit } from './visitor.ts';

const areas: Record<Role, object> = {
  ingatlan_tulajdonos: { ...ownerPaths, secondPage: `${ownerPaths.listings}?page=2` },
  szallasado: hostPaths,
  szakember: professionalPaths,
  ajanlatkero: requesterPaths,
  admin: adminPaths,
};

/** What only a browser draws. */
const editors: unknown[] = [adminPaths.seo, adminPaths.newEmail, adminPaths.newContent];

/** Every page of an area but those of single rows, whose addresses have a parameter. */
const listPages = (area: object): string[] =>
  Object.values(area).flatMap((path) => {
    if (editors.includes(path)) return [];
    if (typeof path === 'string') return [path];
    return typeof path === 'object' ? listPages(path) : [];
  });

const searchCalls = {
  property: '/api/search-real-estate-requests',
  accommodation: '/api/search-accommodation-requests',
  service: '/api/search-service-requests',
};
const ownCalls = {
  property: '/api/real-estate-requests',
  accommodation: '/api/accommodation-requests',
  service: '/api/service-requests',
};

/** The pages of all roles but their messages, which people write, with the data of the demo accounts. */
export async function collectRolePages(product: DemoProduct, visit: Visit, found: Collection): Promise<void> {
  const read = async (address: string, token: string, group: string) => {
    for (const { place, text } of await visit(address, token)) found.add(`${group}: ${place}`, address, text);
  };
  /** The pages behind the cards of a list of requests. */
  async function readRequests(
    role: Role,
    call: string,
    toPath: (requestID: number) => string,
  ): Promise<void> {
    const { token } = await product.signIn(role);
    const { data }: { data: { requestID: number }[] } = await product.get(call, token);
    for (const { requestID } of data) await read(toPath(requestID), token, `${role} request`);
  }
  for (const [role, area] of typedEntries(areas)) {
    const { token } = await product.signIn(role);
    for (const page of [...listPages(area), watchesPath(role)]) await read(page, token, role);
  }
  for (const kind of requestKinds) {
    const role = listingRoleByKind[kind];
    await readRequests(role, searchCalls[kind], advertiserPaths(role).request);
    await readRequests('ajanlatkero', ownCalls[kind], requesterPaths[kind].request);
  }
}
