import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import type { TimelineEntity } from '@piacter/contracts/oversight/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';

const findListingKind = (entity: TimelineEntity): ListingKind | undefined =>
  listingKinds.find((kind) => kind === entity);

/** The admin's page of a user, listing, order or request. */
export function objectPath(entity: TimelineEntity, id: number): string {
  const kind = findListingKind(entity);
  if (kind) return adminPaths.listing(kind, id);
  const requestKind = requestKinds.find((one) => `${one}_request` === entity);
  if (requestKind) return adminPaths.request(requestKind, id);
  return entity === 'user' ? adminPaths.user(id) : adminPaths.order(id);
}
