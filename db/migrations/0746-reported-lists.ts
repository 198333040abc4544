import type { Kysely } from 'kysely';
import { ascii, table } from './baseline/table.ts';

// What a shared list said when something in it was reported: it can be changed and taken back before an admin decides.
const tables = [
  table('reported_lists')`
    reportID int unsigned not null primary key,
    ownerID int unsigned null,
    key reported_lists_owner (ownerID),
    constraint reported_lists_owner foreign key (ownerID) references users (userID) on delete set null,
    constraint reported_lists_report foreign key (reportID)
      references listing_reports (reportID) on delete cascade
  `,
  // A name, or with the title of its listing a note.
  table('reported_list_texts')`
    reportID int unsigned not null,
    place smallint unsigned not null,
    side varchar(5) ${ascii} not null,
    title varchar(300) null,
    text varchar(500) not null,
    isReported tinyint unsigned not null,
    primary key (reportID, place),
    constraint reported_list_texts_report foreign key (reportID)
      references reported_lists (reportID) on delete cascade
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await statement.execute(db);
}
