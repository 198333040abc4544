import { type DocumentedReply, names } from './documented-reply.ts';

const packageFields = names('packageID packageName packageDesc packageType quantity unitName baseUnit');

const packageOnSale = [...packageFields, ...names('currentPrice price packagePrice')];

const orderListings = names('realEstateID accommodationID serviceID');

const order = [
  ...orderListings,
  ...names('orderID price created activationDate isActive packageName packageType'),
];

const shipping = names('shippingPostalCode countryCode state city address_line1 address_line2');

const orderContact = names('firmName firmTypeName taxNumber contactPerson contactEmail mobile tel');

export const purchases: DocumentedReply[] = [
  {
    isList: true,
    data: packageOnSale,
    calls: [
      'GET /api/service-packages',
      'GET /api/social-media-packages',
      'GET /api/service-packages-by-type/{type}',
    ],
  },
  {
    data: names('isFirm name countryCode postalCode settlement address taxNumber'),
    calls: ['GET /api/billing-data'],
  },
  {
    data: names(
      'orderID packageName listingName created paymentState paidAt captureID gross net vat vatPercent seller billing hasInvoices invoices refundState',
    ),
    calls: ['GET /api/service-orders/{id}/receipt'],
  },
  { data: names('number pdf'), calls: ['GET /api/service-orders/{id}/invoice'] },
  { isList: true, data: names('id name'), calls: ['GET /api/service-order-listings'] },
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
  { data: [...order, ...shipping, ...orderContact], calls: ['GET /api/service-orders/{id}'] },
  {
    isList: true,
    data: [...order, ...shipping, ...orderContact],
    fields: ['totalPages'],
    calls: ['GET /api/service-orders-by-firms', 'GET /api/service-orders-by-people'],
  },
  {
    isList: true,
    data: names('auditID at actorID actorEmail action entity entityID before after detail'),
    fields: ['totalPages'],
    calls: ['GET /api/audit-log'],
  },
  { data: names('csv isCut'), calls: ['GET /api/service-orders-csv'] },
  { message: 'boolean', calls: ['GET /api/has-pro-package/{id}'] },
  {
    message: 'boolean',
    data: names('availableQuantity count'),
    calls: ['GET /api/has-pacage-by-package-type/{type}'],
  },
  { data: ['days'], calls: ['GET /api/package-days-left/{id}'] },
  { data: names('hasSubscription days'), calls: ['GET /api/check-social-media-sub'] },
  {
    fields: ['insertID'],
    data: ['paymentOrderID'],
    calls: ['POST /api/service-orders/{orderID}/paypal-order'],
  },
  { isList: true, data: packageFields, calls: ['GET /api/all-service-packages'] },
  { data: packageFields, calls: ['GET /api/service-packages/{id}'] },
  {
    isList: true,
    data: names('priceID price startDate packageID'),
    calls: ['GET /api/service-package-prices/{packageId}'],
  },
];
