import { ascii, table } from './table.ts';

/**
 * Packages, their orders, and what is paid for them. Amounts are forints. Payments, invoices and refunds outlive the
 * order, hence have no foreign key to it; the provider's ids are unique, so that each is used once.
 */
export const packages = [
  table('service_packages')`
    packageID int unsigned not null auto_increment primary key,
    packageName varchar(120) not null,
    packageType tinyint unsigned not null,
    packageDesc text not null,
    quantity int unsigned not null,
    unitName varchar(40) not null,
    baseUnit varchar(40) not null,
    created datetime(3) not null,
    updated datetime(3) not null,
    key service_packages_type (packageType),
    constraint service_packages_known_type check (packageType between 1 and 11)
  `,
  table('service_package_prices')`
    priceID int unsigned not null auto_increment primary key,
    packageID int unsigned not null,
    price int unsigned not null,
    startDate date not null,
    unique key service_package_prices_start (packageID, startDate),
    constraint service_package_prices_package foreign key (packageID)
      references service_packages (packageID) on delete cascade
  `,
  // With the buyer and to whom the invoice is made out, as at the time of ordering. A package counted in days is in
  // force while validFrom <= now < validTo. An order outlives its listing.
  table('service_orders')`
    orderID int unsigned not null auto_increment primary key,
    userID int unsigned not null,
    packageID int unsigned not null,
    packageType tinyint unsigned not null,
    packageName varchar(120) not null,
    quantity int unsigned not null,
    usedCount int unsigned not null default 0,
    price int unsigned not null,
    created datetime(3) not null,
    activationDate datetime(3) null,
    isActive tinyint unsigned not null default 0,
    validFrom datetime(3) null,
    validTo datetime(3) null,
    realEstateID int unsigned null,
    accommodationID int unsigned null,
    serviceID int unsigned null,
    shippingPostalCode varchar(12) null,
    countryCode char(2) ${ascii} null,
    state varchar(120) null,
    city varchar(120) null,
    address_line1 varchar(200) null,
    address_line2 varchar(200) null,
    paymentState varchar(10) ${ascii} not null default 'unpaid',
    isFirm tinyint unsigned not null default 0,
    buyerName varchar(170) null,
    firmName varchar(160) null,
    firmType int unsigned null,
    taxNumber varchar(20) null,
    contactPerson varchar(120) null,
    contactEmail varchar(190) null,
    mobile varchar(32) null,
    tel varchar(32) null,
    updated datetime(3) null,
    billingIsFirm tinyint unsigned null,
    billingName varchar(160) null,
    billingCountryCode char(2) ${ascii} null,
    billingPostalCode varchar(12) null,
    billingSettlement varchar(120) null,
    billingAddress varchar(200) null,
    billingTaxNumber varchar(20) null,
    key service_orders_user (userID, created),
    key service_orders_real_estate (realEstateID, isActive, packageType, validTo),
    key service_orders_package (packageID),
    key service_orders_accommodation (accommodationID, isActive, packageType, validTo),
    key service_orders_service (serviceID, isActive, packageType, validTo),
    key service_orders_firms (isFirm, created, packageID, firmName, contactPerson),
    key service_orders_people (isFirm, created, packageID, buyerName),
    key service_orders_list (isFirm, created),
    key service_orders_statistics (created, activationDate, paymentState, price),
    key service_orders_expiry (isActive, validTo, packageType, realEstateID, accommodationID, serviceID),
    constraint service_orders_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete set null,
    constraint service_orders_buyer foreign key (userID) references users (userID),
    constraint service_orders_package foreign key (packageID) references service_packages (packageID),
    constraint service_orders_real_estate foreign key (realEstateID)
      references real_estates (realEstateID) on delete set null,
    constraint service_orders_service foreign key (serviceID)
      references services (serviceID) on delete set null
  `,
  // The unique `liveOrderID` allows one unfinished or captured payment per order.
  table('payments')`
    paymentID int unsigned not null auto_increment primary key,
    orderID int unsigned not null,
    userID int unsigned not null,
    paymentOrderID varchar(64) ${ascii} null,
    captureID varchar(64) ${ascii} null,
    state varchar(10) ${ascii} not null,
    amount int unsigned not null,
    payee varchar(64) ${ascii} null,
    createKey char(36) ${ascii} not null,
    captureKey char(36) ${ascii} not null,
    created datetime(3) not null,
    updated datetime(3) not null,
    capturedAt datetime(3) null,
    attempts int unsigned not null default 0,
    nextAttemptAt datetime(3) null,
    leaseToken char(36) ${ascii} null,
    leaseUntil datetime(3) null,
    liveOrderID int unsigned generated always as (
      case when state in ('capturing', 'pending', 'captured') then orderID else null end
    ) stored,
    unique key payments_payment_order (paymentOrderID),
    unique key payments_capture (captureID),
    unique key payments_live (liveOrderID),
    key payments_order (orderID),
    key payments_due (nextAttemptAt)
  `,
  // The provider's webhook events that were applied.
  table('payment_events')`
    eventID varchar(128) ${ascii} not null primary key,
    eventType varchar(128) ${ascii} not null,
    paymentID int unsigned null,
    received datetime(3) not null,
    key payment_events_payment (paymentID)
  `,
  // Invoices of paid orders and their cancellations, one of each per order. `externalID` is our key at the invoicing
  // service.
  table('invoices')`
    invoiceID int unsigned not null auto_increment primary key,
    orderID int unsigned not null,
    kind varchar(12) ${ascii} not null,
    state varchar(8) ${ascii} not null,
    vendor varchar(10) ${ascii} not null,
    externalID varchar(64) ${ascii} not null,
    number varchar(60) ${ascii} null,
    vendorID varchar(60) ${ascii} null,
    error varchar(500) null,
    attempts int unsigned not null default 0,
    nextAttemptAt datetime(3) not null,
    leaseToken char(36) ${ascii} null,
    leaseUntil datetime(3) null,
    created datetime(3) not null,
    updated datetime(3) not null,
    issuedAt datetime(3) null,
    unique key invoices_order (orderID, kind),
    unique key invoices_external (externalID),
    unique key invoices_number (vendor, number),
    key invoices_due (state, nextAttemptAt)
  `,
  // Started by an admin: one per payment, by an idempotency key of the provider.
  table('refunds')`
    refundID int unsigned not null auto_increment primary key,
    orderID int unsigned not null,
    paymentID int unsigned not null,
    amount int unsigned not null,
    reason varchar(500) not null,
    refundKey char(36) ${ascii} not null,
    state varchar(8) ${ascii} not null,
    attempts int unsigned not null default 0,
    nextAttemptAt datetime(3) not null,
    leaseToken char(36) ${ascii} null,
    leaseUntil datetime(3) null,
    created datetime(3) not null,
    updated datetime(3) not null,
    unique key refunds_payment (paymentID),
    key refunds_order (orderID),
    key refunds_due (state, nextAttemptAt)
  `,
];
