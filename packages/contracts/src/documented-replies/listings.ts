import { countedFilters as accommodationOptions } from '../accommodations/fields.ts';
import { countedFilters as propertyOptions } from '../properties/fields.ts';
import { address, type DocumentedReply, doors, names } from './documented-reply.ts';

const image = names('imgID path isMainImg order');

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

const timetable = names('monday tuesday wednesday thursday friday saturday sunday').flatMap((day) => [
  `${day}Open`,
  `${day}From`,
  `${day}To`,
]);

export const listings: DocumentedReply[] = [
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
  {
    data: names('clusters pins'),
    calls: ['GET /api/map/property', 'GET /api/map/accommodation', 'GET /api/map/service'],
  },
  { data: propertyOptions, calls: ['GET /api/option-counts/property'] },
  { data: accommodationOptions, calls: ['GET /api/option-counts/accommodation'] },
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
      'GET /api/draft-images/{kind}',
    ],
  },
  {
    fields: ['imagePaths'],
    calls: [
      'POST /api/upload-property-images/{id}',
      'POST /api/upload-accommodation-images/{id}',
      'POST /api/upload-professional-images/{id}',
      'POST /api/service_request_images_upload/{id}',
      'POST /api/draft-images/{kind}',
    ],
  },
  { isList: true, data: names('linkID linkUrl'), calls: ['GET /api/youtube-links/{id}/{idField}'] },
  {
    isList: true,
    data: names('productID productName priceFrom priceTo'),
    calls: ['GET /api/price-table-products/{id}/{idField}'],
  },
  {
    data: names('seasons childPercent cleaningFee touristTax'),
    calls: ['GET /api/accommodation-prices/{accommodationID}'],
  },
  {
    data: names('isKept refreshed nights'),
    calls: ['GET /api/calendars/{accommodationID}'],
  },
  { data: names('undo'), calls: ['POST /api/calendars/{accommodationID}/changes'] },
  { data: names('total lines nights obstacles'), calls: ['GET /api/stay-total'] },
  { data: names('isExpensive days places'), calls: ['GET /api/stay-proposals'] },
  { data: timetable, calls: ['GET /api/timetables/{id}/{idField}'] },
  {
    data: socialLinks,
    calls: ['GET /api/social-media-links', 'GET /api/social-media-links-by-ad/{id}/{idField}'],
  },
];
