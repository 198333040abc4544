import type { ListingKind } from '@piacter/contracts/listings/values';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ComponentType, ReactNode } from 'react';
import { useApi } from '../../lib/api/index.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { AccommodationListingCard } from '../accommodations/card/index.ts';
import { AccommodationSearchForm } from '../accommodations/home/index.tsx';
import { PropertyHighlightCard } from '../properties/card/index.ts';
import { PropertySearchForm } from '../properties/home/index.tsx';
import { ServiceListingCard } from '../services/card/index.ts';
import { ServiceSearchForm } from '../services/home/index.tsx';

/** The search of each kind in the search box. */
export const searchForms: Record<ListingKind, { icon: IconShape; Form: ComponentType }> = {
  property: { icon: IconHome, Form: PropertySearchForm },
  accommodation: { icon: IconBed, Form: AccommodationSearchForm },
  service: { icon: IconTool, Form: ServiceSearchForm },
};

// Fetched once per visit: a refresh or a retry would shuffle the cards while they are read.
const fetchOnce = { revalidateIfStale: false, shouldRetryOnError: false };

type RenderCard = (priority: boolean) => ReactNode;

/** The cards of the highlighted listings by kind; undefined while a call is pending. A failed call is left out. */
export function useHighlights(): readonly RenderCard[][] | undefined {
  const properties = useApi('GET /api/highlighted-real-estates', {}, fetchOnce);
  const accommodations = useApi('GET /api/highlighted-accommodations', {}, fetchOnce);
  const services = useApi('GET /api/highlighted-services', {}, fetchOnce);
  const replies = [properties, accommodations, services];
  if (replies.some(({ data, error }) => data === undefined && error === undefined)) return undefined;
  const cards: Record<ListingKind, RenderCard[]> = {
    property: (properties.data?.data ?? []).map((property) => (priority) => (
      <PropertyHighlightCard
        key={`property ${property.realEstateID}`}
        property={property}
        priority={priority}
      />
    )),
    accommodation: (accommodations.data?.data ?? []).map((accommodation) => (priority) => (
      <AccommodationListingCard
        key={`accommodation ${accommodation.accommodationID}`}
        accommodation={accommodation}
        framed={false}
        priority={priority}
      />
    )),
    service: (services.data?.data ?? []).map((service) => (priority) => (
      <ServiceListingCard
        key={`service ${service.serviceID}`}
        service={service}
        framed={false}
        priority={priority}
      />
    )),
  };
  return Object.values(cards);
}
