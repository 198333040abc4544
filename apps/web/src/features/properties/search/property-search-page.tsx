import { SearchPage } from '../../search/index.ts';
import { PropertyResultCard } from '../card/property-listing-card.tsx';
import { propertySearch } from './property-search.ts';
import { text } from './text.ts';

/** /ingatlanok (SRP-01). */
export const PropertySearchPage = () => (
  <SearchPage
    search={propertySearch}
    title={text.title}
    kind="property"
    loadWords={() => import('../words/index.ts')}
    renderCard={(property, isInView) => (
      <PropertyResultCard key={property.realEstateID} property={property} priority={isInView} />
    )}
  />
);
