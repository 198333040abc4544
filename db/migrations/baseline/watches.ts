import { ascii, table } from './table.ts';

/** Searches that somebody follows (ADR 39). */
export const watches = [
  // Belongs to an account, or to a mail address until its owner signs in.
  table('watches')`
    watchID int unsigned not null auto_increment primary key,
    userID int unsigned null,
    email varchar(190) ${ascii} null,
    kind varchar(22) ${ascii} not null,
    -- Null for a saved search; else the request that the watch belongs to, or the account whose listings it follows.
    originID int unsigned null,
    -- That of the search page; of a request one a line for each of its places.
    query varchar(20000) ${ascii} not null,
    name varchar(120) not null,
    frequency varchar(10) ${ascii} not null,
    isPaused tinyint unsigned not null default 0,
    created datetime(3) not null,
    confirmedAt datetime(3) null,
    confirmHash binary(32) null,
    confirmUntil datetime(3) null,
    -- Makes the secret of the unsubscribe links.
    leaveSeed binary(16) not null,
    leaveHash binary(32) not null,
    lookedAt datetime(3) null,
    nextMailAt datetime(3) null,
    mailCount int unsigned not null default 0,
    -- Of the requests in the professions and places of its owner.
    isOwnArea tinyint unsigned not null default 0,
    unique key watches_leave (leaveHash),
    unique key watches_confirm (confirmHash),
    unique key watches_origin (kind, originID),
    key watches_user (userID),
    key watches_email (email),
    key watches_due (nextMailAt),
    key watches_unconfirmed (confirmedAt, created),
    constraint watches_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Derived from an active watch: each match has one of its keys at least, a price and an area within the bounds, and
  // is inside `areaPart` of a drawn area.
  table('watch_keys')`
    kind varchar(22) ${ascii} not null,
    matchKey varchar(60) ${ascii} not null,
    watchID int unsigned not null,
    minPrice bigint unsigned null,
    maxPrice bigint unsigned null,
    minFloorArea int unsigned null,
    maxFloorArea int unsigned null,
    areaPart blob null,
    primary key (kind, matchKey, watchID),
    key watch_keys_watch (watchID),
    constraint watch_keys_watch foreign key (watchID) references watches (watchID) on delete cascade
  `,
  // Listings and requests that have changed and are to be matched. `freedNights` is a list of half-open ranges as
  // JSON, null for other changes.
  table('watch_queue')`
    queueID bigint unsigned not null auto_increment primary key,
    kind varchar(22) ${ascii} not null,
    targetID int unsigned not null,
    queuedAt datetime(3) not null,
    freedNights text null
  `,
  // So that nothing is reported twice: `event` is 0 for a new one, or the id of the change of its price.
  table('watch_matches')`
    watchID int unsigned not null,
    targetID int unsigned not null,
    event int unsigned not null default 0,
    matchedAt datetime(3) not null,
    mailedAt datetime(3) null,
    primary key (watchID, targetID, event),
    key watch_matches_old (matchedAt),
    constraint watch_matches_watch foreign key (watchID) references watches (watchID) on delete cascade
  `,
];
