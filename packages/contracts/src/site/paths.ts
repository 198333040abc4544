import { isRole, type Role } from '../core/values.ts';
import { findKindOfRole, type ListingKind } from '../listings/values.ts';
import type { RequestKind } from '../requests/values.ts';

/** Every address of the web, as documented: pages, mails, sitemap, proofs and tests take them from here. */

/** The role whose area the address lies in; null for the public area. */
export const getAreaRole = (pathname: string): Role | null => {
  const first = pathname.split('/')[1];
  return isRole(first) ? first : null;
};

type Id = number | string;

/** Public pages. */
export const paths = {
  home: '/',
  professionals: '/szakemberek',
  properties: '/ingatlanok',
  accommodations: '/szallasok',
  /** Leads on to the results of a free text; for browsers without JavaScript. */
  query: '/kereses',
  property: (realEstateID: Id = ':realEstateID') => `/ingatlan/${realEstateID}`,
  accommodation: (accommodationUrl = ':accommodationUrl') => `/szallas/${accommodationUrl}`,
  service: (serviceUrl = ':serviceUrl') => `/szolgaltatas/${serviceUrl}`,
  /** The published listings of an advertiser. */
  advertiser: (advertiserUrl = ':advertiserUrl') => `/hirdeto/${advertiserUrl}`,
  loginRegister: '/login-reg',
  registerAsRequester: '/login-reg?ajanlatkero=true',
  login: '/bejelentkezes',
  register: '/regisztracio',
  /** Leads to the form of a new listing through the choice of a role. */
  advertise: '/hirdetek',
  activate: '/activate-registration',
  twoFactor: '/two-factor-auth',
  forgottenPassword: '/elfelejtett-jelszo',
  resetPassword: '/elfelejtett-jelszo-modositasa',
  confirmEmail: '/email-megerositese',
  renewListing: '/hirdetes-megujitasa',
  renewRequest: '/ajanlatkeres-meghosszabbitasa',
  confirmWatch: '/figyeles-megerositese',
  unsubscribeWatch: '/figyeles-lemondasa',
  adjustWatch: '/figyeles-beallitasa',
  leaveThreadMails: '/uzenet-levelek-lemondasa',
  priceAlertsOff: '/arertesites-lemondasa',
  packages: '/szolgaltatas-csomagok',
  help: '/tudastar',
  describeWork: '/mi-a-gond',
  favourites: '/kedvencek',
  comparison: '/osszehasonlitas',
  sharedList: (token = ':token') => `/lista/${token}`,
  /** A thread of a mailed link, which works without login. */
  guestThread: (token = ':token') => `/uzenet/${token}`,
  content: (pageUrl = ':pageUrl') => `/${pageUrl}`,
  notFound: '*',
  sessionExpired: '/?sessionExpired=true',
  payment: (packageID: Id = ':packageID', orderID: Id = ':orderID') => `/paypal/${packageID}/${orderID}`,
  privacyStatement: '/files/pdfs/adatkezelesi_nyilatkozat.pdf',
  terms: '/aszf',
} as const;

/** The pages that mailed links open. */
export const linkPaths: readonly string[] = [
  paths.activate,
  paths.twoFactor,
  paths.resetPassword,
  paths.confirmEmail,
  paths.renewListing,
  paths.renewRequest,
  paths.confirmWatch,
  paths.unsubscribeWatch,
  paths.adjustWatch,
  paths.leaveThreadMails,
  paths.priceAlertsOff,
];

/** The registration of a requester; whoever has an account logs in there, and comes to the address. */
export const registerThenOpen = (address: string) =>
  `${paths.registerAsRequester}&next=${encodeURIComponent(address)}`;

/** The login, which returns to the current page. */
export const loginThenBackTo = (address: string) =>
  `${paths.loginRegister}?next=${encodeURIComponent(address)}`;

/** The first address of a role's area, which leads to its first screen. */
export const areaPath = (role: Role) => `/${role}`;

/** The first screen of a role. */
const overviewPath = (role: Role) => `${areaPath(role)}/attekintes`;

/** The pages of every role. */
export const profilePath = (role: string) => `/${role}/profil`;

/** The searches that the user follows, in every role's area. */
export const watchesPath = (role: Role) => `/${role}/figyeloim`;

/** The messages of a user, in every role's area, and one thread among them. */
export const threadsPath = (role: Role) => `/${role}/uzenetek`;
export const threadPath = (role: Role, threadID: Id = ':threadID') => `${threadsPath(role)}/${threadID}`;

/** When mails tell a user of unread messages. */
export const notificationsPath = (role: Role) => `${threadsPath(role)}/ertesitesek`;

/** The texts that an advertiser inserts into messages. */
export const quickAnswersPath = (role: Role) => `${threadsPath(role)}/gyors-valaszok`;

/** The pages of advertisers; other roles have none of them. */
export const advertiserPaths = (role: Role) => ({
  overview: overviewPath(role),
  profile: profilePath(role),
  orders: `/${role}/csomag-vasarlasok`,
  payment: (packageID: Id = ':packageID', orderID: Id = ':orderID') =>
    `/${role}/paypal/${packageID}/${orderID}`,
  receipt: (orderID: Id = ':orderID') => `/${role}/rendeles/${orderID}`,
  order: (packageID: Id = ':packageID') => `/${role}/csomag-rendeles/${packageID}`,
  socialLinks: `/${role}/kozossegi-media-linkek`,
  /** What happened to a listing in a month, to be printed. */
  month: (listingID: Id = ':listingID') => `/${role}/havi-lap/${listingID}`,
  requests: `/${role}/ajanlatkerok-keresese`,
  request: (requestID: Id = ':requestID') => `/${role}/ajanlatkeres/${requestID}`,
});

/** The query parameter of the page that orders a package: the id of the listing that it is for. */
export const orderedListing = 'hirdetes';

/** The page that orders a package, ahead of the end of a running one too; for one listing if its id is given. */
export const orderPath = (role: Role, packageID: Id, listingID: Id | null = null) =>
  `${advertiserPaths(role).order(packageID)}${listingID === null ? '' : `?${orderedListing}=${listingID}`}`;

/** The query parameter with the page that an order and its payment lead back to. */
export const wayBack = 'vissza';

/** The address with the page to come back to. */
export const withWayBack = (address: string, back: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${wayBack}=${encodeURIComponent(back)}`;

export const ownerPaths = {
  ...advertiserPaths('ingatlan_tulajdonos'),
  listings: '/ingatlan_tulajdonos/ingatlanok',
  newListing: '/ingatlan_tulajdonos/ingatlan_felvitel',
  listing: (realEstateID: Id = ':realEstateID') => `/ingatlan_tulajdonos/ingatlan/${realEstateID}`,
} as const;

export const hostPaths = {
  ...advertiserPaths('szallasado'),
  listings: '/szallasado/szallasaim',
  newListing: '/szallasado/szallas_letrehozasa',
  listing: (accommodationID: Id = ':accommodationID') => `/szallasado/szallas_letrehozasa/${accommodationID}`,
  calendar: (accommodationID: Id = ':accommodationID') => `/szallasado/naptar/${accommodationID}`,
} as const;

export const professionalPaths = {
  ...advertiserPaths('szakember'),
  listings: '/szakember/szolgaltatasaim',
  newListing: '/szakember/szolgaltatas_letrehozasa',
  listing: (serviceID: Id = ':serviceID') => `/szakember/szolgaltatas_letrehozasa/${serviceID}`,
  offers: '/szakember/ajanlataim',
} as const;

/** The pages of an advertiser's own listings. */
export const listingPathsByKind = {
  property: ownerPaths,
  accommodation: hostPaths,
  service: professionalPaths,
} as const satisfies Record<ListingKind, unknown>;

/** The page of a role's own listings; the home page for a role without listings. */
export const ownListingsPath = (role: Role | undefined): string => {
  const kind = findKindOfRole(role);
  return kind ? listingPathsByKind[kind].listings : paths.home;
};

/** The public pages of each kind. */
export const publicPathsByKind = {
  property: { search: paths.properties, detail: paths.property },
  accommodation: { search: paths.accommodations, detail: paths.accommodation },
  service: { search: paths.professionals, detail: paths.service },
} as const satisfies Record<ListingKind, { search: string; detail: (url?: string) => string }>;

/** A requester's pages for the requests of one kind. */
const requestPaths = (lists: string, forms: string) => ({
  list: `/ajanlatkero/${lists}`,
  create: `/ajanlatkero/${forms}`,
  request: (requestID: Id = ':requestID') => `/ajanlatkero/${forms}/${requestID}`,
});

export const requesterPaths = {
  /** The start page, which asks what the requester needs. */
  start: '/ajanlatkero',
  overview: overviewPath('ajanlatkero'),
  profile: profilePath('ajanlatkero'),
  service: requestPaths('szakember_ajanlatkeresek', 'szakember_ajanlatkeres'),
  accommodation: requestPaths('szallas_ajanlatkeresek', 'szallas_ajanlatkeres'),
  property: requestPaths('ingatlan_ajanlatkeresek', 'ingatlan_ajanlatkeres'),
} as const satisfies Record<RequestKind, unknown> & Record<string, unknown>;

export const adminPaths = {
  profile: profilePath('admin'),
  packages: '/admin/csomagok',
  newPackage: '/admin/csomag-letrehozasa',
  package: (packageID: Id = ':packageID') => `/admin/csomag-letrehozasa/${packageID}`,
  orders: '/admin/megrendelesek',
  personOrders: '/admin/megrendelesek/maganszemelyek',
  order: (orderID: Id = ':orderID') => `/admin/rendeles-modositasa/${orderID}`,
  firmUsers: '/admin/ceges-felhasznalok',
  privateUsers: '/admin/maganszemely-felhasznalok',
  emails: '/admin/emailek',
  newEmail: '/admin/email-szerkesztese',
  email: (emailID: Id = ':emailID') => `/admin/email-szerkesztese/${emailID}`,
  contents: '/admin/tartalom',
  newContent: '/admin/oldal-szerkesztese',
  content: (pageID: Id = ':pageID') => `/admin/oldal-szerkesztese/${pageID}`,
  professions: '/admin/szakmak',
  seo: '/admin/seo',
  seoPage: (metaID: Id = ':metaID') => `/admin/seo/${metaID}`,
  overview: overviewPath('admin'),
  reports: '/admin/bejelentesek',
  ntak: '/admin/ntak-szamok',
  requests: '/admin/ajanlatkeresek',
  request: (kind: RequestKind | ':kind' = ':kind', requestID: Id = ':requestID') =>
    `/admin/ajanlatkeresek/${kind}/${requestID}`,
  mailQueue: '/admin/levelek',
  search: '/admin/kereses',
  user: (userID: Id = ':userID') => `/admin/felhasznalo/${userID}`,
  listings: '/admin/hirdetesek',
  listing: (kind: ListingKind | ':kind' = ':kind', id: Id = ':id') => `/admin/hirdetesek/${kind}/${id}`,
  auditLog: '/admin/naplo',
} as const;
