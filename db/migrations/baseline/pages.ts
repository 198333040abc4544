import { ascii, table } from './table.ts';

/** Pages that the admin publishes, and the SEO metadata of the fixed pages. */
export const pages = [
  // The unique generated column allows one home page.
  table('page_contents')`
    pageID int unsigned not null auto_increment primary key,
    pageName varchar(120) not null,
    pageUrl varchar(140) ${ascii} not null,
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
  `,
  table('seo_metadata')`
    metaID int unsigned not null auto_increment primary key,
    pageName varchar(120) not null,
    pagePath varchar(140) ${ascii} not null,
    title varchar(200) not null,
    description varchar(500) not null,
    ogTitle varchar(200) not null,
    ogDescription varchar(500) not null,
    ogType varchar(40) not null default 'website',
    ogSiteName varchar(80) not null default 'Piactér',
    ogLocale varchar(20) not null default 'hu_HU',
    keywords text not null,
    ogImage varchar(190) ${ascii} null,
    updated datetime(3) not null,
    unique key seo_metadata_path (pagePath)
  `,
];
