import { type DocumentedReply, names, type } from './documented-reply.ts';

const firmUser =
  names(`userID firmName contactPerson contactEmail postalCode settlement streetType street countryName
  countyRegion houseNumber doorNumber floorNumber created`);

const individualUser = names(`userID firstName lastName countryName postalCode countyRegion settlement street
  streetType houseNumber mobile tel contactEmail`);

const emailTemplate = names('emailID subject content intervalDays emailType emailTypeName updated');

const pageContent = names('pageID pageName content isHomePage published onTheMenu created updated');

const seoMetadata = names(
  'metaID pageName title description ogTitle ogDescription ogType ogSiteName ogLocale keywords ogImage',
);

export const site: DocumentedReply[] = [
  {
    isList: true,
    data: names('pageUrl pageName'),
    calls: ['GET /api/pages-on-the-menu', 'GET /api/published-pages'],
  },
  { fields: ['content'], calls: ['GET /api/home-page'] },
  { data: names('pageName content'), calls: ['GET /api/page-content-by-url/{pageUrl}'] },
  { data: names('paypal captcha map'), calls: ['GET /api/client-config'] },
  { fields: names('parameters signature'), calls: ['GET /api/captcha-challenge'] },
  {
    isList: true,
    data: names('kind id title note keptAt keptPrice price state'),
    calls: ['GET /api/favourites'],
  },
  {
    isList: true,
    data: names('listID name withNotes withPartner partnerName listings answers created'),
    calls: ['GET /api/favourite-lists'],
  },
  { fields: ['insertID'], data: ['token'], calls: ['POST /api/favourite-lists'] },
  {
    isList: true,
    data: names('watchID kind name address frequency isPaused isOwn created lookedAt newCount'),
    calls: ['GET /api/watches'],
  },
  { fields: ['insertID'], data: ['isActive'], calls: ['POST /api/watches'] },
  { data: names('kind name address frequency isPaused isOwn'), calls: ['POST /api/linked-watch'] },
  {
    data: names('name address'),
    calls: ['POST /api/watches/pending', 'POST /api/watches/confirm', 'POST /api/watches/unsubscribe'],
  },
  { data: names('name partnerName listings cards'), calls: ['GET /api/shared-lists/{token}'] },
  { isList: true, data: names('price since'), calls: ['GET /api/price-history/{realEstateID}'] },
  {
    data: names('place isWider unitPrice median sampleSize lowerQuartile upperQuartile'),
    calls: ['GET /api/price-comparison/{realEstateID}'],
  },
  { data: names('place median'), calls: ['GET /api/price-level'] },
  { data: names('values updated'), calls: ['GET /api/drafts/{kind}/{id}'] },
  { data: ['updated'], calls: ['PUT /api/drafts/{kind}/{id}'] },
  {
    isList: true,
    data: names(`id title ownReference price priceSuffix state nextStates packageType isHidden mainImg imageCount address
      views contacts hearts daysLeft publicPath created`),
    fields: names('totalPages total counts priceUnit'),
    calls: ['GET /api/own-listings/{kind}'],
  },
  {
    isList: true,
    data: names('id title ownReference price state nextStates packageType isHidden'),
    calls: ['GET /api/own-listings/{kind}/selection'],
  },
  {
    isList: true,
    data: names('id fate message'),
    calls: ['PATCH /api/own-listings/{kind}', 'POST /api/own-listings/{kind}/actions'],
  },
  { data: names('csv isCut'), calls: ['GET /api/own-listings/{kind}/csv'] },
  {
    data: names('listing month from to totals previous newHearts'),
    calls: ['GET /api/own-listings/{kind}/{id}/month'],
  },
  { data: names('rows unchanged'), calls: ['POST /api/own-listings/{kind}/csv'] },
  { data: names('month months checks duplicates'), calls: ['GET /api/ntak-checks'] },
  {
    isList: true,
    data: names('entity id title detail'),
    calls: ['GET /api/admin-search'],
  },
  {
    data: names(`userID email role name phone created activatedAt seenAt blockedAt blockReason listings orders requests
      mails`),
    calls: ['GET /api/users/{id}'],
  },
  {
    isList: true,
    data: names(
      `kind id title state isHidden created ownReference hiddenReason ownerID ownerEmail publicPath`,
    ),
    fields: ['totalPages'],
    calls: ['GET /api/admin-listings/{kind}'],
  },
  {
    isList: true,
    data: names('at event detail entity id'),
    calls: ['GET /api/timelines/{entity}/{id}'],
  },
  {
    isList: true,
    data: names('versionID subject content intervalDays replacedAt'),
    calls: ['GET /api/emails/{id}/versions'],
  },
  { isList: true, data: names('answerID title text'), calls: ['GET /api/quick-answers'] },
  {
    data: names('userID name path isFirm contactPerson phones contactEmail kind cards'),
    fields: names('total totalPages'),
    calls: ['GET /api/advertisers/{advertiserUrl}'],
  },
  { data: names('path others'), calls: ['GET /api/listings/{kind}/{id}/advertiser'] },
  { data: names('isShown path listings'), calls: ['GET /api/advertiser-page'] },
  { data: names('reports mails refunds'), calls: ['GET /api/admin-waiting'] },
  { data: ['isOn'], calls: ['GET /api/price-alerts'] },
  { data: names('added overLimit'), calls: ['POST /api/favourites/merge'] },
  { data: names('property accommodation service'), calls: ['GET /api/listing-cards', 'GET /api/compare'] },
];

export const administration: DocumentedReply[] = [
  {
    isList: true,
    data: names('kind id title listing conversation reportCount lastReportedAt reports'),
    fields: names('totalPages total totalIsCapped'),
    calls: ['GET /api/reports'],
  },
  {
    data: names('kind id title url ownerID ownerName ownerEmail isHidden hiddenReason hiddenAt'),
    calls: ['GET /api/listings/{kind}/{id}/visibility'],
  },
  { data: names('state nextStates'), calls: ['PATCH /api/listings/{kind}/{id}/status'] },
  {
    data: names('bins totals previous listings mails endingPackages'),
    calls: ['GET /api/statistics/site'],
  },
  {
    isList: true,
    data: names('requestID created description responseCount state'),
    fields: ['totalPages', 'total'],
    calls: ['GET /api/all-requests'],
  },
  {
    data: names('bins totals previous listings totalListings promotions packages'),
    calls: ['GET /api/statistics/advertiser'],
  },
  { data: names('open undecidedOffers received'), calls: ['GET /api/statistics/requester'] },
  { message: 'page', data: firmUser, calls: ['GET /api/search-firm-users'] },
  { message: 'page', data: individualUser, calls: ['GET /api/search-individual-users'] },
  {
    isList: true,
    data: emailTemplate,
    fields: ['totalPages'],
    calls: ['GET /api/emails'],
  },
  { data: emailTemplate, calls: ['GET /api/emails/{id}'] },
  { data: names('subject html'), calls: ['POST /api/email-preview'] },
  {
    isList: true,
    data: names('mailID toAddress subject status attempts created nextAttemptAt sentAt lastError'),
    fields: ['totalPages'],
    calls: ['GET /api/outbox-mails'],
  },
  { isList: true, data: pageContent, calls: ['GET /api/page-contents'] },
  { data: pageContent, calls: ['GET /api/page-contents/{id}'] },
  { isList: true, data: type, fields: ['totalPages'], calls: ['GET /api/types'] },
  { isList: true, data: seoMetadata, calls: ['GET /api/seo-metadata'] },
  { fields: ['imageUrl'], calls: ['POST /api/upload-og-image/{metaID}'] },
  { fields: ['imageUrl'], calls: ['POST /api/upload-content-image'] },
  { fields: ['fileUrl'], calls: ['POST /api/upload-content-file'] },
];
