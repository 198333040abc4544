import { ascii, table } from './table.ts';

/** Listings that a user keeps, with title and price at that time, and links to lists of them. */
export const favourites = [
  // `price` has the unit of the listing's own column.
  table('favourites')`
    userID int unsigned not null,
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    title varchar(300) not null,
    price bigint unsigned null,
    note varchar(500) not null default '',
    position int not null,
    created datetime(3) not null,
    primary key (userID, kind, listingID),
    key favourites_listing (kind, listingID),
    constraint favourites_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Only the hash of a link is stored; taking the link back deletes the row. Who has the link of a list `withPartner`
  // says of its listings which are liked. It goes a year after its last visit.
  table('favourite_lists')`
    listID int unsigned not null auto_increment primary key,
    userID int unsigned not null,
    name varchar(80) not null,
    withNotes tinyint unsigned not null,
    tokenHash binary(32) not null,
    created datetime(3) not null,
    withPartner tinyint unsigned not null default 0,
    partnerName varchar(40) not null default '',
    visitedAt datetime(3) not null default current_timestamp(3),
    unique key favourite_lists_token (tokenHash),
    key favourite_lists_user (userID),
    constraint favourite_lists_user foreign key (userID) references users (userID) on delete cascade
  `,
  // The chosen favourites of a list; all where none are.
  table('favourite_list_listings')`
    listID int unsigned not null,
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    primary key (listID, kind, listingID),
    constraint favourite_list_listings_list foreign key (listID)
      references favourite_lists (listID) on delete cascade
  `,
  table('favourite_list_answers')`
    listID int unsigned not null,
    kind varchar(20) ${ascii} not null,
    listingID int unsigned not null,
    isLiked tinyint unsigned not null,
    note varchar(500) not null,
    updated datetime(3) not null,
    primary key (listID, kind, listingID),
    constraint favourite_list_answers_list foreign key (listID)
      references favourite_lists (listID) on delete cascade
  `,
];
