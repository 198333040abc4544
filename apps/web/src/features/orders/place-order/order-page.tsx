import type { ReplyTo } from '@piacter/contracts';
import { type AdvertiserRole, isAdvertiser } from '@piacter/contracts/core/values';
import { findKindOfRole } from '@piacter/contracts/listings/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { canOrderPackage, packageTypesOfListing } from '@piacter/contracts/packages/rules';
import { getAreaRole, listingPathsByKind, orderedListing } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { WayBackLink } from '../../../ui/way-back-link.tsx';
import styles from './ordering.module.css';
import { PackageOrder } from './package-order.tsx';
import { text } from './text.ts';

const { page: words } = text;

type Listings = ReplyTo<'GET /api/service-order-listings'>['data'];

/** The same package first: it is what whoever renews looks for. */
const getSameType = (packages: readonly PackageOnSale[], chosen: PackageOnSale) =>
  packages.filter(({ packageType }) => packageType === chosen.packageType);

/** Listings with the same name are told apart by their numbers. */
function toListingOptions(listings: Listings) {
  const named = Map.groupBy(listings, ({ name }) => name);
  return listings.map(({ id, name }) => ({
    value: String(id),
    label: named.get(name)?.length === 1 ? name : words.numbered(name, id),
  }));
}

type ListingProps = {
  role: AdvertiserRole;
  offers: readonly PackageOnSale[];
  initialID?: number | undefined;
};

/** Asks which listing the package is for, unless there is only one. */
function ForListing({ role, listings, ...order }: ListingProps & { listings: Listings }) {
  const [search] = useSearchParams();
  const [chosenID, setChosenID] = useState(search.get(orderedListing) ?? '');
  const kind = findKindOfRole(role);
  const listing =
    listings.find(({ id }) => String(id) === chosenID) ?? (listings.length === 1 ? listings[0] : undefined);
  if (!kind) return null;
  if (listings.length === 0)
    return (
      <Note>
        {words.noListing} <Link to={listingPathsByKind[kind].listings}>{words.toListings}</Link>
      </Note>
    );
  return (
    <>
      <SelectField
        label={words.listing}
        placeholder={words.chooseListing}
        options={toListingOptions(listings)}
        value={listing ? String(listing.id) : ''}
        onChange={setChosenID}
      />
      {listing && (
        <PackageOrder
          key={listing.id}
          listing={{ kind, id: listing.id, title: listing.name }}
          packages={order.offers}
          role={role}
          initialID={order.initialID}
        />
      )}
    </>
  );
}

function Order({
  role,
  packages,
  listings,
}: {
  role: AdvertiserRole;
  packages: readonly PackageOnSale[];
  listings: Listings;
}) {
  const { packageID } = useParams();
  const buyable = packages.filter(({ packageType }) => canOrderPackage(role, packageType));
  const chosen = buyable.find((offer) => String(offer.packageID) === packageID);
  const offers = chosen ? getSameType(buyable, chosen) : buyable;
  const isForListing = chosen
    ? packageTypesOfListing.has(chosen.packageType)
    : offers.some(({ packageType }) => packageTypesOfListing.has(packageType));
  const order = { role, offers, initialID: chosen?.packageID };
  return (
    <Panel>
      <div className={styles.order}>
        {!chosen && <Note>{words.notOnSale}</Note>}
        {isForListing ? (
          <ForListing {...order} listings={listings} />
        ) : (
          <PackageOrder packages={offers} role={role} initialID={order.initialID} />
        )}
      </div>
    </Panel>
  );
}

/** Orders a package, ahead of the end of a running one too: /{role}/csomag-rendeles/{packageID}. */
export function OrderPage() {
  usePageTitle(text.label);
  const role = getAreaRole(useLocation().pathname);
  const packages = useApi('GET /api/service-packages', {});
  const listings = useApi('GET /api/service-order-listings', {});
  if (!isAdvertiser(role)) return null;
  const isFailed = (packages.error && !packages.data) || (listings.error && !listings.data);
  return (
    <div className={styles.column}>
      <WayBackLink role={role} />
      <PageHead title={text.label} sub={words.sub} />
      {packages.data && listings.data ? (
        <Order role={role} packages={packages.data.data} listings={listings.data.data} />
      ) : (
        <Pending
          loading={words.loading}
          failure={isFailed ? text.failed : undefined}
          onRetry={() => void Promise.all([packages.mutate(), listings.mutate()])}
        />
      )}
    </div>
  );
}
