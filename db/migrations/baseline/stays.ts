import { ascii, table } from './table.ts';

/**
 * Calendars of accommodations, their prices by season, and stays that guests ask for. Nights are half-open ranges:
 * guests leave on the last day.
 */
export const stays = [
  // Who has no row keeps no calendar.
  table('calendars')`
    accommodationID int unsigned not null primary key,
    created datetime(3) not null,
    updated datetime(3) not null,
    constraint calendars_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade
  `,
  // The seasons are a list in JSON, as they are read and written as a whole.
  table('accommodation_prices')`
    accommodationID int unsigned not null primary key,
    seasons text not null,
    under6 tinyint unsigned not null,
    from7 tinyint unsigned not null,
    from14 tinyint unsigned not null,
    cleaningFee int unsigned null,
    touristTax int unsigned null,
    updated datetime(3) not null,
    constraint accommodation_prices_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade
  `,
  // Calendars that are imported from other sites. The address is a secret of its host. `triedAt` is the stamp of
  // whoever imports: a result is stored only while it is still there. `emptySince` is when one that was not empty
  // came empty, `failedSince` the first failure since the last success.
  table('calendar_sources')`
    sourceID int unsigned not null auto_increment primary key,
    accommodationID int unsigned not null,
    name varchar(60) not null,
    url varchar(2100) ${ascii} not null,
    filter varchar(8) ${ascii} not null,
    color tinyint unsigned not null,
    eventCount smallint unsigned not null default 0,
    fault varchar(11) ${ascii} null,
    nextAt datetime(3) not null,
    triedAt datetime(3) not null,
    refreshedAt datetime(3) null,
    emptySince datetime(3) null,
    failedSince datetime(3) null,
    failureMailedAt datetime(3) null,
    created datetime(3) not null,
    key calendar_sources_accommodation (accommodationID),
    key calendar_sources_due (nextAt),
    constraint calendar_sources_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade
  `,
  // Of one origin: an imported calendar, a stay, or else the host; those of different origins may overlap.
  table('calendar_ranges')`
    rangeID int unsigned not null auto_increment primary key,
    accommodationID int unsigned not null,
    sourceID int unsigned null,
    stayID int unsigned null,
    fromDay date not null,
    toDay date not null,
    note varchar(200) null,
    key calendar_ranges_nights (accommodationID, toDay, fromDay),
    key calendar_ranges_source (sourceID),
    key calendar_ranges_stay (stayID),
    constraint calendar_ranges_calendar foreign key (accommodationID)
      references calendars (accommodationID) on delete cascade
  `,
  // Nights of a stay that an import has booked, too.
  table('calendar_conflicts')`
    sourceID int unsigned not null,
    stayID int unsigned not null,
    fromDay date not null,
    toDay date not null,
    primary key (sourceID, stayID),
    constraint calendar_conflicts_source foreign key (sourceID)
      references calendar_sources (sourceID) on delete cascade
  `,
  // Only the hash of the secret is stored.
  table('calendar_exports')`
    accommodationID int unsigned not null primary key,
    hash binary(32) not null,
    created datetime(3) not null,
    unique key calendar_exports_hash (hash),
    constraint calendar_exports_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade
  `,
  // `expiresAt` is when the state lapses without a step; `overAt`, when the guests left; what each side says of it
  // afterwards is in `hostHappened` and `guestHappened`.
  table('stays')`
    stayID int unsigned not null auto_increment primary key,
    accommodationID int unsigned not null,
    threadID int unsigned null,
    hostID int unsigned null,
    guestID int unsigned null,
    arrival date not null,
    departure date not null,
    adults smallint unsigned not null,
    childrenUnder6 smallint unsigned not null,
    children7to13 smallint unsigned not null,
    children14Plus smallint unsigned not null,
    pets tinyint unsigned not null,
    state varchar(9) ${ascii} not null,
    total int unsigned null,
    reason varchar(300) null,
    expiresAt datetime(3) null,
    overAt datetime(3) null,
    hostHappened tinyint unsigned null,
    guestHappened tinyint unsigned null,
    created datetime(3) not null,
    updated datetime(3) not null,
    key stays_thread (threadID),
    key stays_lapsing (state, expiresAt),
    key stays_leaving (state, departure),
    key stays_host (hostID),
    key stays_guest (guestID),
    key stays_accommodation (accommodationID),
    constraint stays_accommodation foreign key (accommodationID)
      references accommodations (accommodationID) on delete cascade,
    constraint stays_of_thread foreign key (threadID) references threads (threadID) on delete set null
  `,
];
