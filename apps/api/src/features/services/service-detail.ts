import { toFlag } from '@piacter/contracts/core';
import { regionTypes, type ServiceDetail, type ServiceRecord } from '@piacter/contracts/services';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingImages } from '../images/read/index.ts';
import { listingSpecs, parseListingUrl, toContact } from '../listings/index.ts';
import { createColumnReader, listingRef, toAddress, toStateReply } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { getPackageType } from '../packages/index.ts';
import { selectPrices } from '../prices/index.ts';
import { findTimetable } from '../timetables/read/index.ts';
import { selectVideoLinks } from '../videos/index.ts';
import { findService } from './find-service.ts';
import { serviceColumns } from './service-columns.ts';
import { type SelectionRow, selectionKinds, selectSelections } from './service-coverage.queries.ts';

interface DetailDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
}

const kind = 'service';
const readColumns = createColumnReader(serviceColumns);

const ofKind = (selections: readonly SelectionRow[], what: number) =>
  selections.filter((one) => one.what === what);

/** One service: for its professional's form, and for the public page. */
export function createServiceDetail({ db, readDb, clock, lookups }: DetailDeps) {
  async function find(source: Deps['db'], serviceID: number, viewer: Session | null) {
    const [row, names] = await Promise.all([
      findService(source, serviceID, viewer, clock.now()),
      lookups.names(),
    ]);
    if (!row) throw notFound(listingSpecs[kind].notFoundMessage);
    const [selections, packageType] = await Promise.all([
      selectSelections(source, [serviceID]),
      getPackageType(source, listingRef(kind, serviceID), row, clock.now()),
    ]);
    const selectedServiceTypes = ofKind(selections, selectionKinds.profession).map(
      ({ entryID, position }) => ({
        relationID: position,
        serviceID,
        serviceTypeID: entryID,
        typeName: names.findName('professions', entryID) ?? '',
      }),
    );
    const record: ServiceRecord = {
      serviceID,
      serviceUrl: listingUrl(row.title, serviceID),
      ...readColumns(row, names),
      price: row.price,
      ...toAddress(row, names),
      serviceTypeName: selectedServiceTypes.map(({ typeName }) => typeName).join(', '),
      selectedServiceTypes,
      userID: row.userID,
      mainImg: row.mainImg,
      packageType,
      created: row.created.toISOString(),
      updated: row.updated.toISOString(),
    };
    return { row, names, record, selections };
  }

  return {
    /** One of the caller's services for the form (PRO-02); `not_found` for anybody else's. */
    async getOwn(session: Session, serviceID: number): Promise<ServiceRecord> {
      const { record } = await find(db, serviceID, session);
      if (record.userID !== session.userID) throw notFound(listingSpecs[kind].notFoundMessage);
      return record;
    },

    /** For the public page (SPR-03). */
    async getPublic(serviceUrl: string, viewer: Session | null): Promise<ServiceDetail> {
      const serviceID = parseListingUrl(serviceUrl);
      // A signed-in user may just have changed the service: read the primary, not a replica.
      const source = viewer ? db : readDb;
      const { row, names, record, selections } = await find(source, serviceID, viewer);
      const listing = listingRef(kind, serviceID);
      const [images, videoLinks, timetable, priceTable] = await Promise.all([
        listingImages(source, listing, row.mainImgID),
        selectVideoLinks(source, listing),
        findTimetable(source, listing),
        selectPrices(source, listing),
      ]);
      const isOwn = viewer?.userID === row.userID;
      const placesOf = (what: number) =>
        ofKind(selections, what).map(({ position, name, radius }) => ({
          relationID: position,
          name: name ?? '',
          radius,
        }));
      return {
        ...toContact(row),
        ...record,
        countries: ofKind(selections, selectionKinds.country).map(({ entryID }) => ({
          countryID: entryID,
          countryName: names.findName('countries', entryID) ?? '',
        })),
        regions: placesOf(regionTypes.region).map(({ relationID, name }) => ({
          relationID,
          regionName: name,
        })),
        settlements: placesOf(regionTypes.settlement).map(({ name, ...place }) => ({
          ...place,
          settlementName: name,
        })),
        images,
        videoLinks,
        timetable,
        priceTable,
        isOwn: toFlag(isOwn),
        hiddenReason: row.hiddenReason,
        ...toStateReply(row, isOwn),
      };
    },
  };
}
