/** A rule that the stored data keeps at every moment; `sql` selects what breaks it, one row a case. */
export interface Invariant {
  sentence: string;
  sql: string;
}

/** The derived columns and the rules between tables (safety, Evidence). Statements run on MySQL and MariaDB. */
export const invariants: readonly Invariant[] = [
  {
    sentence: 'A property with pictures has a main one among them, and one without has none.',
    sql: `select r.realEstateID as id from real_estates r
      left join listing_images i on i.imgID = r.mainImgID and i.realEstateID = r.realEstateID
      where (r.imageCount > 0 and i.imgID is null) or (r.imageCount = 0 and r.mainImgID is not null)
        or not (r.mainImg <=> i.path)`,
  },
  {
    sentence: 'The number of pictures that a property states is the number it has.',
    sql: `select r.realEstateID as id from real_estates r
      left join (select realEstateID, count(*) as held from listing_images group by realEstateID) i
        on i.realEstateID = r.realEstateID
      where r.imageCount <> coalesce(i.held, 0)`,
  },
  {
    sentence: 'A property has at most twenty pictures.',
    sql: 'select realEstateID as id from listing_images where realEstateID is not null group by realEstateID having count(*) > 20',
  },
  {
    sentence: 'A listing has at most five videos.',
    sql: 'select realEstateID as id from video_links where realEstateID is not null group by realEstateID having count(*) > 5',
  },
  {
    sentence: 'Pictures and videos hang on a listing.',
    sql: `select imgID as id from listing_images where realEstateID is null
      union all select linkID from video_links where realEstateID is null`,
  },
  {
    sentence: 'The mask of special locations says what the relations say.',
    sql: `select r.realEstateID as id from real_estates r
      left join (
        select l.realEstateID, sum(1 << s.bit) as mask from real_estate_special_locations l
        join special_locations s on s.locationID = l.locationID group by l.realEstateID
      ) m on m.realEstateID = r.realEstateID
      where r.specialMask <> coalesce(m.mask, 0)`,
  },
  {
    sentence: 'A promotion in force rests on an active order in force.',
    sql: `select r.realEstateID as id from real_estates r
      where r.promotion <> 0 and r.promotedUntil > utc_timestamp(3) and not exists (
        select 1 from service_orders o where o.realEstateID = r.realEstateID and o.isActive = 1
          and o.packageType = r.promotion and o.validFrom <= utc_timestamp(3) and o.validTo > utc_timestamp(3))`,
  },
  {
    sentence: 'The rank of a property begins with its promotion.',
    sql: `select realEstateID as id from real_estates
      where (sortRank >> 51) <> case promotion when 4 then 2 when 2 then 1 else 0 end
        or (sortRank & 1048575) <> (realEstateID & 1048575)`,
  },
  {
    sentence: 'An active order knows when it was activated, and one counted in days knows its bounds.',
    sql: `select orderID as id from service_orders
      where isActive = 1 and (activationDate is null
        or (packageType in (2, 4, 8, 10, 11) and (validFrom is null or validTo is null or validTo <= validFrom)))`,
  },
  {
    sentence: 'No package is used beyond its quantity.',
    sql: 'select orderID as id from service_orders where packageType = 7 and usedCount > quantity',
  },
  {
    sentence: 'At most one page is the home page.',
    sql: 'select count(*) as id from page_contents where isHomePage = 1 having count(*) > 1',
  },
  {
    sentence: 'No mail has been waiting for more than a day.',
    sql: "select mailID as id from outbox_mails where status = 'waiting' and created < utc_timestamp(3) - interval 1 day",
  },
  {
    sentence: 'No mail is both sent and without a moment of sending.',
    sql: "select mailID as id from outbox_mails where (status = 'sent') <> (sentAt is not null)",
  },
];
