import { type Kysely, sql } from 'kysely';

/** Pages that the admin publishes, and the SEO metadata of the fixed pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_contents (
      pageID int unsigned not null auto_increment primary key,
      pageName varchar(120) not null,
      pageUrl varchar(140) character set ascii collate ascii_bin not null,
      content mediumtext not null,
      isHomePage tinyint unsigned not null default 0,
      published tinyint unsigned not null default 0,
      onTheMenu tinyint unsigned not null default 0,
      created datetime(3) not null,
      updated datetime(3) not null,
      onlyHomePage tinyint unsigned generated always as (case when isHomePage = 1 then 1 else null end) stored,
      unique key page_contents_url (pageUrl),
      unique key page_contents_home (onlyHomePage),
      constraint page_contents_home_off_menu check (isHomePage = 0 or onTheMenu = 0)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table seo_metadata (
      metaID int unsigned not null auto_increment primary key,
      pageName varchar(120) not null,
      pagePath varchar(140) character set ascii collate ascii_bin not null,
      title varchar(200) not null,
      description varchar(500) not null,
      ogTitle varchar(200) not null,
      ogDescription varchar(500) not null,
      ogType varchar(40) not null default 'website',
      ogSiteName varchar(80) not null default 'Piactér',
      ogLocale varchar(20) not null default 'hu_HU',
      keywords text not null,
      ogImage varchar(190) character set ascii collate ascii_bin null,
      updated datetime(3) not null,
      unique key seo_metadata_path (pagePath)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
