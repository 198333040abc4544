import { type DocumentedReply, doors, names } from './documented-reply.ts';

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

const serviceRequestCard = names(
  'requestID serviceID serviceName description requestTime timeUnit postalCode settlement created',
);

const stayFields =
  names(`stayID accommodationID threadID arrival departure nights adults childrenUnder6 children7to13
  children14Plus pets state total reason expires isHost hasHappened nextStates created`);

const sourceFields = names('sourceID name url only color events refreshed fault isDoubted');

export const requests: DocumentedReply[] = [
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
    data: names('hostID isFirm firmName firstName lastName message created contact accommodations'),
    calls: ['GET /api/accommodation-requests/{id}/contact'],
  },
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
  { isList: true, data: ['query'], calls: ['GET /api/request-searches/{kind}/{requestID}'] },
  { data: names('unread lastMessageID'), calls: ['GET /api/inbox'] },
  { data: names('frequencies quietFrom quietTo'), calls: ['GET /api/notification-settings'] },
  {
    isList: true,
    data: names(`threadID kind targetID side title path picture isAvailable otherName unread isArchived isMuted isBlocked
      lastText lastFileCount lastIsOwn lastMessageID lastMessageAt`),
    fields: names('totalPages total'),
    calls: ['GET /api/threads'],
  },
  {
    data: names('thread messages contact gate'),
    calls: ['GET /api/threads/{threadID}', 'GET /api/guest-threads/{token}'],
  },
  {
    data: names('messageID kind isOwn text files fileCount isMasked isWithdrawn created'),
    fields: ['insertID'],
    calls: [
      'POST /api/threads',
      'POST /api/threads/{threadID}/messages',
      'POST /api/guest-threads/{token}/messages',
    ],
  },
  { isList: true, data: names('fileID kind name size'), calls: ['POST /api/threads/{threadID}/files'] },
  { data: stayFields, fields: ['insertID'], calls: ['POST /api/stays'] },
  {
    data: names('appointmentID kind state isOwn times startsAt steps ownAnswer version ics'),
    fields: ['insertID'],
    calls: ['POST /api/threads/{threadID}/appointments', 'POST /api/guest-threads/{token}/appointments'],
  },
  {
    data: names('appointmentID kind state isOwn times startsAt steps ownAnswer version ics'),
    calls: ['PATCH /api/appointments/{id}', 'PATCH /api/guest-threads/{token}/appointments/{id}'],
  },
  { isList: true, data: stayFields, calls: ['GET /api/stays', 'GET /api/guest-threads/{token}/stays'] },
  { data: names('sources conflicts exported'), calls: ['GET /api/calendars/{accommodationID}/sources'] },
  { data: sourceFields, fields: ['insertID'], calls: ['POST /api/calendars/{accommodationID}/sources'] },
  {
    data: sourceFields,
    calls: ['PATCH /api/calendar-sources/{sourceID}', 'POST /api/calendar-sources/{sourceID}/refresh'],
  },
  { data: ['url'], calls: ['POST /api/calendars/{accommodationID}/export-link'] },
];
