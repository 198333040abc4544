import type { PropertyDetail } from '@piacter/contracts/properties';
import type { PageHead } from './html.ts';
import { siteText } from './site.text.ts';

const descriptionLength = 160;

const money = new Intl.NumberFormat('hu-HU', {
  style: 'currency',
  currency: 'HUF',
  maximumFractionDigits: 0,
});

/** Text cut at a word, for a description of at most 160 characters. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}

const place = (ad: PropertyDetail) => {
  const street = [ad.street, ad.publicPlaceName].filter(Boolean).join(' ');
  return street ? `${ad.settlement}, ${street}` : ad.settlement;
};

const title = (ad: PropertyDetail) =>
  `${ad.adTypeName} ${ad.houseTypeName ?? 'ingatlan'}, ${place(ad)} – ${money.format(ad.price * 1000)}`;

const facts = (ad: PropertyDetail) =>
  [
    ad.floorArea ? `${ad.floorArea} m²` : '',
    ad.roomNumber ? `${ad.roomNumber} ${siteText.rooms}` : '',
    ad.conditionName ?? '',
  ]
    .filter(Boolean)
    .join(', ');

/** schema.org's RealEstateListing, and the way to it; only what the page itself shows. */
function jsonLd(ad: PropertyDetail, url: string, publicUrl: string): object[] {
  const listing = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: title(ad),
    url,
    datePosted: ad.created,
    ...(ad.description ? { description: ad.description } : {}),
    ...(ad.images.length > 0 ? { image: ad.images.map(({ path }) => new URL(path, publicUrl).href) } : {}),
    offers: {
      '@type': 'Offer',
      price: ad.price * 1000,
      priceCurrency: 'HUF',
      availability: 'https://schema.org/InStock',
    },
    contentLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: ad.countryName,
        postalCode: ad.postalCode,
        addressLocality: ad.settlement,
        ...(ad.countyRegion ? { addressRegion: ad.countyRegion } : {}),
        ...(ad.street
          ? { streetAddress: [ad.street, ad.publicPlaceName, ad.houseNumber].filter(Boolean).join(' ') }
          : {}),
      },
      ...(ad.lat !== null && ad.lon !== null
        ? { geo: { '@type': 'GeoCoordinates', latitude: ad.lat, longitude: ad.lon } }
        : {}),
    },
  };
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteText.home, item: new URL('/', publicUrl).href },
      {
        '@type': 'ListItem',
        position: 2,
        name: siteText.properties,
        item: new URL('/ingatlanok', publicUrl).href,
      },
      { '@type': 'ListItem', position: 3, name: place(ad) },
    ],
  };
  return [listing, crumbs];
}

/** The head of a property's page, from the same reply that visitors get: a hidden address stays hidden here too. */
export function propertyHead(ad: PropertyDetail, publicUrl: string): PageHead {
  const path = `/ingatlan/${ad.realEstateID}`;
  const description = shortened([facts(ad), ad.description ?? ''].filter(Boolean).join('. ') || title(ad));
  return {
    title: `${title(ad)} – ${siteText.name}`,
    description,
    canonicalPath: path,
    og: { title: title(ad), description, type: 'website', ...(ad.mainImg ? { image: ad.mainImg } : {}) },
    jsonLd: jsonLd(ad, new URL(path, publicUrl).href, publicUrl),
  };
}
