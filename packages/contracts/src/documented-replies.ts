/**
 * The field names of every documented reply, transcribed by hand from the customer's documents: test data of
 * `documented-replies.test.ts`. The contracts may return more fields, but may not omit or rename one of these.
 */
export interface DocumentedReply {
  /** 'GET /api/countries'. */
  calls: readonly string[];
  /** Named fields beside `ok` and `message`; one with a question mark may be left out of a reply. */
  fields?: readonly string[];
  /** Names in `data`; of a list, those of its entries. */
  data?: readonly string[];
  isList?: boolean;
  /**
   * What `message` contains instead of a text: a boolean, or a page of a list whose entries have the names in `data`.
   */
  message?: 'boolean' | 'page';
  /** Names in `data` that belong to the administration and are not implemented yet. */
  pendingData?: readonly string[];
  /** Calls that are not implemented yet; to be removed once they are. */
  isPending?: true;
}

const names = (text: string): string[] => text.trim().split(/[\s,]+/);

const image = names('imgID path isMainImg order');
const location = names('locationID locationName');
const facility = names('facilityID facilityName');
const language = names('languageID languageName');
const type = names('typeID typeName');
const address = names('countryID postalCode settlement countyRegion street publicPlaceType houseNumber');
const doors = names('floorNumber doorNumber');
const socialLinks = names('youtube facebook instagram x linkedIn tiktok');

const promotedCard = names('mainImg packageType');
const highlightedProperty = names(
  'realEstateID adType mainImg countryName postalCode settlement buildTechnology floorArea price',
);
const propertyCard = [...highlightedProperty, 'packageType'];
const property = [
  ...address,
  ...doors,
  ...names(`adType advertiserType disableAddress price maintenanceFee utilities floorArea siteArea roomNumber
    halfRoomNumber isAttic isSmartHome isGardenContact moveImmediately hasBalcony hasElevator thermallyInsulated
    hasSolarPanel solarPanelOutput parkingType viewType furnishedType electricityType amper gasType houseType
    buildTechnology conditionID heatType specialLocations description exchangeDesc`),
];
const lookupNames =
  names(`adTypeName houseTypeName buildTechnologyName conditionName heatTypeName parkingTypeName
  viewTypeName furnishedTypeName electricityTypeName gasTypeName publicPlaceName`);
const advertiserContact = names('lastName firstName contactPerson isFirm mobile tel contactEmail userID');

const accommodationLists =
  names(`bathroomFacilities kitchenFacilities facilities spokenLanguages roomFacilities
  specialLocations childFriendlyFacilities`);
const accommodation = [
  ...address,
  ...names(`accommodationID accommodationUrl accommodationName floorArea roomCount capacity extraBed separateKitchen
    refrigerator separateBathroom separateWC pricePerPerson minimumPerson minimumStay petAllowed petCostPerNight
    mealPlanID accommodationTypeID disableAddress description openMonthFrom openDayFrom openMonthTo openDayTo userID
    created updated mainImg packageType`),
  ...accommodationLists,
];
const highlightedAccommodation = names(
  'accommodationName accommodationType accommodationUrl mainImg countryName countyRegion pricePerPerson',
);
const accommodationCard = [
  ...promotedCard,
  ...names('accommodationID accommodationName accommodationUrl countryName countyRegion pricePerPerson'),
];

const service = [
  ...doors,
  ...names(`serviceID serviceUrl title webpage phone contactEmail price disableAddress description countryName
    postalCode settlement street publicPlaceName houseNumber selectedServiceTypes serviceTypeName mainImg created
    updated packageType`),
];
const highlightedService = names('title serviceType serviceUrl mainImg countryName countyRegion');
const serviceCard = [
  ...promotedCard,
  ...names('serviceID title serviceUrl serviceTypeName countryName countyRegion'),
];

const packageFields = names('packageID packageName packageDesc packageType quantity unitName baseUnit');
const packageOnSale = [...packageFields, ...names('currentPrice price packagePrice')];
const orderListings = names('realEstateID accommodationID serviceID');
const order = [
  ...orderListings,
  ...names('orderID price created activationDate isActive packageName packageType'),
];
const shipping = names('shippingPostalCode countryCode state city address_line1 address_line2');
const orderContact = names('firmName firmTypeName taxNumber contactPerson contactEmail mobile tel');

const timetable = names('monday tuesday wednesday thursday friday saturday sunday').flatMap((day) => [
  `${day}Open`,
  `${day}From`,
  `${day}To`,
]);
const profile = [
  ...address,
  ...doors,
  ...names('isFirm firmType firmName taxNumber firstName lastName contactPerson mobile tel contactEmail'),
];

const requesterContact = names('isFirm firmName firmType lastName firstName tel mobile contactEmail');
const fullContact = [...requesterContact, ...names('taxNumber contactPerson')];
const serviceRequest = [
  ...doors,
  ...names(`requestID serviceID serviceName description timeUnit requestTime disableAddress countryID postalCode
    settlement street publicPlaceType houseNumber hasResponse created`),
];
const offer = names(`responseID requestID description responseTime timeUnit price priceUnit accepted`);
const receivedOffer = [...offer, ...names('isFirm firmName firmType lastName firstName serviceUrls')];
const accommodationRequest = names(`requestID requesterID countryID settlements startDate endDate adultPeople
  childrenUnder6 children7to13 children14Plus mealPlanID isAccessible hasPets petNumbers petDescription description
  hasResponse created updated`);
const accommodationRequestCard =
  names(`requestID countryID settlements startDate endDate adultPeople mealPlanID
  description hasResponse created`);
const propertyRequest =
  names(`requestID description adType houseType countryID minPrice maxPrice excludeFloorFrom
  excludeFloorTo floorAreaFrom floorAreaTo siteAreaFrom siteAreaTo minRooms maxRooms regions conditions
  buildTechnologies adTypeName houseTypeName countryName created updated`);
const propertyRequestCard =
  names(`requestID description adType houseType countryID minPrice maxPrice floorAreaFrom
  floorAreaTo siteAreaFrom siteAreaTo regions adTypeName houseTypeName countryName created`);

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

/** The replies for which the documents name only `message`. */
const messageOnly: DocumentedReply[] = [
  {
    calls: [
      'POST /api/register',
      'DELETE /api/logout',
      'POST /api/activate-registration',
      'PATCH /api/two-factor-on-off',
      'PATCH /api/update-reg-email',
      'PATCH /api/confirm-reg-email',
      'POST /api/forgotten-pass',
      'PATCH /api/update-forgotten-pass',
      'PUT /api/real-estate/{realEstateID}',
      'DELETE /api/real-estate/{realEstateID}',
      'POST /api/add-delete-special-locations-real-estate/{realEstateID}/{locationID}',
      'DELETE /api/real-estate-images/{imgID}',
      'PATCH /api/update-main-image-real-estate/{imgID}',
      'PATCH /api/sort-real-estate-images/{id}',
      'PUT /api/youtube-links/{linkID}',
      'DELETE /api/youtube-links/{linkID}',
      'PUT /api/price-table-product/{id}',
      'DELETE /api/price-table-product/{id}/{ownerId}',
      'POST /api/timetables/{id}',
      'PUT /api/user-profile',
      'PUT /api/accommodations/{id}',
      'DELETE /api/accommodations/{id}',
      'POST /api/add-delete-facility-relation/{accommodationId}/{facilityId}',
      'POST /api/add-delete-special-locations/{id}/{locationId}',
      'POST /api/add-delete-spoken-languages/{id}/{languageId}',
      'PATCH /api/update-main-image-accommodation/{imgID}',
      'PATCH /api/sort-accommodation-images/{id}',
      'DELETE /api/accommodation-images/{imgID}',
      'PATCH /api/update-main-image-professional/{imgID}',
      'PATCH /api/sort-professional-images/{id}',
      'DELETE /api/professional-images/{imgID}',
      'PUT /api/professionals/{id}',
      'DELETE /api/professionals/{id}',
      'DELETE /api/service-regions/{relationId}',
      'DELETE /api/service-relation/{id}',
      'POST /api/toggle-service-country-relation',
      'DELETE /api/service-orders/{id}',
      'PATCH /api/service-orders/{orderID}/{paymentOrderID}/paypal-activation',
      'POST /api/social-media-links',
      'POST /api/send-email',
      'DELETE /api/service-requests/{id}',
      'PUT /api/service-requests/{id}',
      'DELETE /api/service_request_images/{imageID}',
      'PUT /api/service-request-responses/{id}',
      'DELETE /api/service-request-responses/{id}',
      'PATCH /api/accept-service-offer/{responseID}',
      'PUT /api/accommodation-requests/{id}',
      'DELETE /api/accommodation-requests/{id}',
      'POST /api/accommodation-requests/{id}/contact',
      'PUT /api/real-estate-requests/{id}',
      'DELETE /api/real-estate-requests/{id}',
      'POST /api/real-estate-build-technologies',
      'DELETE /api/real-estate-build-technologies/{technologyID}/{requestID}',
      'POST /api/real-estate-conditions',
      'DELETE /api/real-estate-conditions/{conditionID}/{requestID}',
      'POST /api/paypal-webhook',
      'GET /api/health',
      'GET /api/ready',
    ],
  },
  {
    isPending: true,
    calls: [
      'DELETE /api/users/{id}',
      'PUT /api/emails/{id}',
      'DELETE /api/emails/{id}',
      'PUT /api/page-contents/{id}',
      'DELETE /api/page-contents/{id}',
      'PUT /api/types/{id}',
      'DELETE /api/types/{id}',
      'PUT /api/seo-metadata/{metaID}',
      'PUT /api/service-packages/{id}',
      'DELETE /api/service-packages/{id}',
      'DELETE /api/service-package-prices/{priceId}',
      'DELETE /api/delete-order-admin/{id}',
      'PATCH /api/service-orders/{id}/activate',
      'PUT /api/service-orders/{id}',
    ],
  },
];

const created: DocumentedReply[] = [
  {
    fields: ['insertID'],
    calls: [
      'POST /api/service-orders',
      'POST /api/youtube-links',
      'POST /api/price-table-product',
      'POST /api/service-regions',
      'POST /api/service-relation',
      'POST /api/accommodations',
      'POST /api/professionals',
      'POST /api/service-requests',
      'POST /api/service-request-responses',
      'POST /api/accommodation-requests',
      'POST /api/real-estate-requests',
    ],
  },
  { fields: ['insertID', 'token?'], calls: ['POST /api/real-estate'] },
  {
    isPending: true,
    fields: ['insertID'],
    calls: [
      'POST /api/emails',
      'POST /api/page-contents',
      'POST /api/types',
      'POST /api/service-packages',
      'POST /api/service-package-prices',
    ],
  },
];

const accounts: DocumentedReply[] = [
  { calls: ['GET /api/check-page-permission'], data: names('userID path email'), fields: ['token?'] },
  { calls: ['POST /api/login'], fields: ['twoFactor', 'token?'] },
  {
    calls: ['POST /api/refresh-token', 'POST /api/two-factor-auth', 'PATCH /api/update-pass'],
    fields: ['token'],
  },
  { calls: ['GET /api/two-factor-status'], data: ['twoFactor'] },
  { calls: ['GET /api/user-profile'], data: profile },
];

const lookups: DocumentedReply[] = [
  {
    isList: true,
    data: type,
    calls: [
      'GET /api/user_types',
      'GET /api/types/{kind}',
      'GET /api/types_ad',
      'GET /api/types_condition',
      'GET /api/accommodation_types',
      'GET /api/service_types_order',
      'GET /api/types_public_place',
      'GET /api/types_build_technology',
      'GET /api/types_heating',
      'GET /api/types_parking',
      'GET /api/types_view',
      'GET /api/types_furnished',
      'GET /api/types_electricity',
      'GET /api/types_gas',
      'GET /api/types_house',
      'GET /api/types_email',
      'GET /api/types_service',
      'GET /api/accommodation-types',
    ],
  },
  { isList: true, data: names('countryID countryName countryCode'), calls: ['GET /api/countries'] },
  {
    isList: true,
    data: location,
    calls: [
      'GET /api/special_locations',
      'GET /api/special-locations-by-real-estate/{realEstateID}',
      'GET /api/accommodation-special-locations',
      'GET /api/accommodation-special-locations-by-accommodation/{id}',
    ],
  },
  {
    isList: true,
    data: names('planID planName'),
    calls: ['GET /api/meal-plans', 'GET /api/accommodation-meal-plans'],
  },
  {
    isList: true,
    data: facility,
    calls: ['room-', 'bathroom-', 'child-friendly-', 'kitchen-', ''].flatMap((group) => [
      `GET /api/accommodation-${group}facilities`,
      `GET /api/accommodation-${group}facilities-by-accommodation/{id}`,
    ]),
  },
  {
    isList: true,
    data: language,
    calls: [
      'GET /api/accommodation-spoken-languages',
      'GET /api/accommodation-spoken-languages-by-accommodation/{id}',
    ],
  },
  {
    isList: true,
    data: names('settlement countyRegion'),
    calls: ['GET /api/accommodation-settlements'],
  },
  {
    isList: true,
    data: names('label countryCode postalCode settlement countyRegion street lat lon'),
    calls: ['GET /api/address-suggestions'],
  },
  { isList: true, data: names('regionName kind'), calls: ['GET /api/region-suggestions'] },
];

const listings: DocumentedReply[] = [
  { isList: true, data: highlightedProperty, calls: ['GET /api/highlighted-real-estates'] },
  { isList: true, data: highlightedAccommodation, calls: ['GET /api/highlighted-accommodations'] },
  { isList: true, data: highlightedService, calls: ['GET /api/highlighted-services'] },
  { isList: true, data: propertyCard, fields: ['totalPages'], calls: ['GET /api/search-real-estates'] },
  { isList: true, data: propertyCard, calls: ['GET /api/real-estates-by-user'] },
  {
    data: ['realEstateID', 'packageType', ...property, ...lookupNames, ...advertiserContact],
    calls: ['GET /api/real-estate/{realEstateID}'],
  },
  {
    isList: true,
    data: accommodationCard,
    fields: ['totalPages'],
    calls: ['GET /api/search-accommodations'],
  },
  { isList: true, data: accommodationCard, calls: ['GET /api/accommodations-by-user'] },
  {
    data: accommodation,
    calls: ['GET /api/accommodations/{id}', 'GET /api/accommodation-public/{url}'],
  },
  { isList: true, data: serviceCard, fields: ['totalPages'], calls: ['GET /api/search-professionals'] },
  { isList: true, data: serviceCard, calls: ['GET /api/professional-services'] },
  { data: service, calls: ['GET /api/professionals/{id}', 'GET /api/professionals-public/{serviceUrl}'] },
  {
    isList: true,
    data: names('relationID regionName? settlementName? regionType'),
    calls: ['GET /api/service-regions/{id}/{regionType}'],
  },
  {
    isList: true,
    data: names('relationID serviceID serviceTypeID typeName'),
    calls: ['GET /api/service-relations/{serviceId}'],
  },
  {
    isList: true,
    data: names('countryID serviceID'),
    calls: ['GET /api/service-country-relations/{id}'],
  },
  {
    isList: true,
    data: image,
    calls: [
      'GET /api/real-estate-images/{id}',
      'GET /api/accommodation-images/{id}',
      'GET /api/professional-images/{serviceID}',
    ],
  },
  {
    fields: ['imagePaths'],
    calls: [
      'POST /api/upload-property-images/{id}',
      'POST /api/upload-accommodation-images/{id}',
      'POST /api/upload-professional-images/{id}',
      'POST /api/service_request_images_upload/{id}',
    ],
  },
  { isList: true, data: names('linkID linkUrl'), calls: ['GET /api/youtube-links/{id}/{idField}'] },
  {
    isList: true,
    data: names('productID productName priceFrom priceTo'),
    calls: ['GET /api/price-table-products/{id}/{idField}'],
  },
  { data: timetable, calls: ['GET /api/timetables/{id}/{idField}'] },
  {
    data: socialLinks,
    calls: ['GET /api/social-media-links', 'GET /api/social-media-links-by-ad/{id}/{idField}'],
  },
];

const purchases: DocumentedReply[] = [
  {
    isList: true,
    data: packageOnSale,
    calls: [
      'GET /api/service-packages',
      'GET /api/social-media-packages',
      'GET /api/service-packages-by-type/{type}',
    ],
  },
  { data: packageOnSale, calls: ['GET /api/service-package-by-type/{type}'] },
  {
    data: names('packageID packageName currentPrice packageDesc packageType'),
    calls: ['GET /api/service-packages-current-price/{packageID}'],
  },
  {
    isList: true,
    data: order,
    calls: [
      'GET /api/service-orders-by-real-estate/{realEstateID}',
      'GET /api/service-orders-by-professional-service/{serviceId}',
      'GET /api/service-orders-by-accommodation/{id}',
    ],
  },
  {
    isList: true,
    data: [...order, ...shipping],
    fields: ['totalPages'],
    calls: [
      'GET /api/service-orders-by-real-estate',
      'GET /api/service-orders-by-professional',
      'GET /api/service-orders-by-host',
    ],
  },
  { data: [...order, ...shipping], pendingData: orderContact, calls: ['GET /api/service-orders/{id}'] },
  {
    isPending: true,
    isList: true,
    data: [...order, ...shipping, ...orderContact],
    fields: ['totalPages'],
    calls: ['GET /api/service-orders-by-firms', 'GET /api/service-orders-by-people'],
  },
  { message: 'boolean', calls: ['GET /api/has-pro-package/{id}'] },
  {
    message: 'boolean',
    data: names('availableQuantity count'),
    calls: ['GET /api/has-pacage-by-package-type/{type}'],
  },
  { data: ['days'], calls: ['GET /api/package-days-left/{id}'] },
  { data: names('hasSubscription days'), calls: ['GET /api/check-social-media-sub'] },
  { data: ['paymentOrderID'], calls: ['POST /api/service-orders/{orderID}/paypal-order'] },
  { isPending: true, data: packageFields, calls: ['GET /api/service-packages/{id}'] },
  {
    isPending: true,
    isList: true,
    data: names('priceID price startDate packageID'),
    calls: ['GET /api/service-package-prices/{packageId}'],
  },
];

const serviceRequestCard = names(
  'requestID serviceID serviceName description requestTime timeUnit postalCode settlement created',
);
const requests: DocumentedReply[] = [
  {
    isList: true,
    data: [...serviceRequestCard, 'hasResponse'],
    fields: ['totalPages'],
    calls: ['GET /api/service-requests'],
  },
  {
    isList: true,
    data: serviceRequestCard,
    fields: ['totalPages'],
    calls: ['GET /api/search-service-requests'],
  },
  {
    data: [...serviceRequest, ...requesterContact, 'countryName'],
    calls: ['GET /api/service-requests/{id}'],
  },
  { data: serviceRequest, calls: ['GET /api/service-request-by-ids/{id}'] },
  {
    isList: true,
    data: names('imageID imagePath'),
    calls: ['GET /api/service_request_images/{requestID}'],
  },
  {
    isList: true,
    data: offer,
    fields: ['totalPages'],
    calls: ['GET /api/search-service-responses'],
  },
  { isList: true, data: receivedOffer, calls: ['GET /api/service-request-responses/{requestID}'] },
  { data: receivedOffer, calls: ['GET /api/service-request-responses/{requestID}/{firmID}'] },
  { fields: ['hasAcceptedOffer'], calls: ['GET /api/has-accepted-offer/{requestID}'] },
  {
    isList: true,
    data: accommodationRequestCard,
    fields: ['totalPages'],
    calls: ['GET /api/accommodation-requests', 'GET /api/search-accommodation-requests'],
  },
  {
    data: [...accommodationRequest, ...fullContact],
    calls: ['GET /api/accommodation-requests/{id}'],
  },
  { data: accommodationRequest, calls: ['GET /api/accommodation-request-by-ids/{id}'] },
  {
    isList: true,
    data: propertyRequestCard,
    fields: ['totalPages'],
    calls: ['GET /api/real-estate-requests', 'GET /api/search-real-estate-requests'],
  },
  {
    data: propertyRequest,
    calls: ['GET /api/real-estate-requests/{id}', 'GET /api/real-estate-request-by-ids/{id}'],
  },
  {
    isList: true,
    data: names('technologyID typeName'),
    calls: ['GET /api/real-estate-build-technologies/{requestID}'],
  },
  {
    isList: true,
    data: names('conditionID typeName'),
    calls: ['GET /api/real-estate-conditions/{requestID}'],
  },
];

const site: DocumentedReply[] = [
  {
    isList: true,
    data: names('pageUrl pageName'),
    calls: ['GET /api/pages-on-the-menu', 'GET /api/published-pages'],
  },
  { fields: ['content'], calls: ['GET /api/home-page'] },
  { data: names('pageName content'), calls: ['GET /api/page-content-by-url/{pageUrl}'] },
  { data: names('paypal captcha map'), calls: ['GET /api/client-config'] },
  { fields: names('parameters signature'), calls: ['GET /api/captcha-challenge'] },
];

const administration: DocumentedReply[] = [
  { isPending: true, message: 'page', data: firmUser, calls: ['GET /api/search-firm-users'] },
  { isPending: true, message: 'page', data: individualUser, calls: ['GET /api/search-individual-users'] },
  {
    isPending: true,
    isList: true,
    data: emailTemplate,
    fields: ['totalPages'],
    calls: ['GET /api/emails'],
  },
  { isPending: true, data: emailTemplate, calls: ['GET /api/emails/{id}'] },
  { isPending: true, isList: true, data: pageContent, calls: ['GET /api/page-contents'] },
  { isPending: true, data: pageContent, calls: ['GET /api/page-contents/{id}'] },
  { isPending: true, isList: true, data: type, fields: ['totalPages'], calls: ['GET /api/types'] },
  { isPending: true, isList: true, data: seoMetadata, calls: ['GET /api/seo-metadata'] },
  {
    isPending: true,
    fields: ['imageUrl'],
    calls: ['POST /api/upload-og-image/{metaID}', 'POST /api/upload-content-image'],
  },
  { isPending: true, fields: ['fileUrl'], calls: ['POST /api/upload-content-file'] },
];

export const documentedReplies: readonly DocumentedReply[] = [
  ...messageOnly,
  ...created,
  ...accounts,
  ...lookups,
  ...listings,
  ...purchases,
  ...requests,
  ...site,
  ...administration,
];
