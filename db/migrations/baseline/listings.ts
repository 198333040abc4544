import { ascii, table } from './table.ts';

/** What there is about listings of any kind, by kind and id. Without foreign keys, as it outlives them. */
export const listings = [
  // What somebody has typed into a form and not saved, as JSON; `listingID` is 0 for a new listing.
  table('drafts')`
    userID int unsigned not null,
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    content mediumtext not null,
    updated datetime(3) not null,
    primary key (userID, kind, listingID),
    key drafts_updated (updated),
    constraint drafts_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Pictures of the form of a new listing, until it is created and takes them over.
  table('draft_images')`
    imgID int unsigned not null auto_increment primary key,
    userID int unsigned not null,
    kind varchar(20) ${ascii} not null,
    path varchar(190) ${ascii} not null,
    width smallint unsigned not null,
    height smallint unsigned not null,
    sortOrder smallint unsigned not null,
    created datetime(3) not null,
    key draft_images_of (userID, kind, sortOrder),
    key draft_images_path (path),
    key draft_images_created (created),
    constraint draft_images_user foreign key (userID) references users (userID) on delete cascade
  `,
  // So that the address of a deleted listing says that it is gone.
  table('deleted_listings')`
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    deletedAt datetime(3) not null,
    primary key (kind, listingID)
  `,
  // What the processes that hold listings in memory follow (ADR 48): the listings that may be found otherwise than
  // before, each written in the transaction that changed it; without an id all of the kind.
  table('search_changes')`
    changeID bigint unsigned not null auto_increment primary key,
    kind varchar(30) ${ascii} not null,
    listingID int unsigned null,
    changedAt datetime(3) not null default current_timestamp(3),
    key search_changes_age (changedAt)
  `,
  // Views, contact clicks and messages on a calendar day of Budapest; no row for a day without any (ADR 26). `kind`
  // is 1 for properties, 2 for accommodations, 3 for services.
  table('listing_days')`
    kind tinyint unsigned not null,
    listingID int unsigned not null,
    day date not null,
    views int unsigned not null default 0,
    contacts int unsigned not null default 0,
    messages int unsigned not null default 0,
    primary key (kind, listingID, day)
  `,
  // Published listings on each calendar day, as last counted on it.
  table('listing_counts')`
    day date not null primary key,
    property int unsigned not null,
    accommodation int unsigned not null,
    service int unsigned not null,
    countedAt datetime(3) not null
  `,
  // Reports by visitors, with the listing's name at that time. `reporterKey` is a keyed hash of the user or client
  // address and of the listing: it prevents a second report and identifies nobody.
  table('listing_reports')`
    reportID int unsigned not null auto_increment primary key,
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    title varchar(300) not null,
    reason varchar(20) ${ascii} not null,
    text varchar(2000) not null,
    reporterID int unsigned null,
    reporterKey binary(32) not null,
    state varchar(10) ${ascii} not null default 'open',
    created datetime(3) not null,
    decidedAt datetime(3) null,
    decidedBy int unsigned null,
    unique key listing_reports_once (kind, listingID, reporterKey),
    key listing_reports_queue (state, kind, listingID, reason),
    key listing_reports_reporter (reporterID),
    key listing_reports_decider (decidedBy),
    constraint listing_reports_decider foreign key (decidedBy) references users (userID) on delete set null,
    constraint listing_reports_reporter foreign key (reporterID) references users (userID) on delete set null
  `,
  // The reported message and those around it as they were then, since a message can be withdrawn and a thread deleted
  // before an admin decides.
  table('reported_messages')`
    reportID int unsigned not null,
    messageID int unsigned not null,
    side varchar(5) ${ascii} not null,
    text text not null,
    created datetime(3) not null,
    primary key (reportID, messageID),
    constraint reported_messages_report foreign key (reportID)
      references listing_reports (reportID) on delete cascade
  `,
  // Whoever reads it can compute the vectors by which hidden addresses are moved; it is never changed.
  table('map_secret')`
    secretID tinyint unsigned not null primary key,
    secret binary(32) not null
  `,
  // The places around which an owner's hidden pins are moved by one vector (ADR 47), numbered by age.
  table('hidden_anchors')`
    userID int unsigned not null,
    anchorNumber int unsigned not null,
    lat double not null,
    lon double not null,
    primary key (userID, anchorNumber),
    constraint hidden_anchors_user foreign key (userID) references users (userID) on delete cascade
  `,
];
