import { toPhoneDigits } from '@piacter/contracts/core/phone';
import type { Timetable } from '@piacter/contracts/timetables';
import { weekdays } from '@piacter/contracts/timetables/values';

interface Address {
  countryName: string | null;
  postalCode: string | null;
  settlement: string | null;
  countyRegion: string | null;
  street: string | null;
  publicPlaceName: string | null;
  houseNumber: string | null;
  lat: number | null;
  lon: number | null;
}

/** schema.org has no empty value, so missing properties are left out. */
const omitEmpty = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const formatStreet = ({ street, publicPlaceName, houseNumber }: Address) =>
  street === null ? null : [street, publicPlaceName, houseNumber].filter(Boolean).join(' ');

/** Address and coordinates of a listing; a hidden address has already been left out by the query. */
export const addressAndGeo = (listing: Address) => ({
  address: {
    '@type': 'PostalAddress',
    ...omitEmpty({
      addressCountry: listing.countryName,
      postalCode: listing.postalCode,
      addressLocality: listing.settlement,
      addressRegion: listing.countyRegion,
      streetAddress: formatStreet(listing),
    }),
  },
  ...(listing.lat !== null && listing.lon !== null
    ? { geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lon } }
    : {}),
});

/** The opening hours of the open days; empty without a timetable. */
export function openingHours(timetable: Timetable | null): object {
  const open = weekdays.filter((day) => timetable?.[`${day}Open`] === 1);
  if (timetable === null || open.length === 0) return {};
  return {
    openingHoursSpecification: open.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: timetable[`${day}From`],
      closes: timetable[`${day}To`],
    })),
  };
}

/** The rows of a price table as offers in forints; empty without rows. */
export const offers = (
  rows: readonly { productName: string; priceFrom: number; priceTo: number | null }[],
): object =>
  rows.length === 0
    ? {}
    : {
        makesOffer: rows.map(({ productName, priceFrom, priceTo }) => ({
          '@type': 'Offer',
          name: productName,
          priceSpecification: {
            '@type': 'PriceSpecification',
            priceCurrency: 'HUF',
            ...(priceTo === null ? { price: priceFrom } : { minPrice: priceFrom, maxPrice: priceTo }),
          },
        })),
      };

/** A phone number as search engines call it, however it was typed; empty without one. */
export const telephone = (phone: string | undefined): object =>
  phone === undefined ? {} : { telephone: toPhoneDigits(phone) };

/** The social media pages of a business; empty without any. */
export const sameAs = (pages: readonly string[]): object => (pages.length === 0 ? {} : { sameAs: pages });

/** The parts of a page's head that describe a listing. */
export interface ListingDescription {
  /** Canonical path, with the slug of the current name where it has one. */
  path: string;
  title: string;
  /** Name of the last breadcrumb. */
  breadcrumb: string;
  /** The key facts and the advertiser's description, as plain text. */
  summary: readonly (string | null)[];
  /** schema.org description without pictures and page URL; the title becomes its name unless it has one. */
  jsonLd: object;
}
