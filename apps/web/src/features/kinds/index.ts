import type { ListingKind } from '@piacter/contracts/listings/values';
import { api, buildAddress } from '../../lib/api/index.ts';

type ImageParams = { imgID: number };

/**
 * The calls that every kind has under its own addresses, named as in the API's table of kinds: the `orders` of one
 * listing, the `ownOrders` and `ownListings` of an advertiser, and the image calls. Their replies have the same shape. `showingImages`
 * are other calls whose replies contain images.
 */
export const listingCalls = {
  property: {
    orders: (realEstateID: number) =>
      buildAddress('GET /api/service-orders-by-real-estate/{realEstateID}', { params: { realEstateID } }),
    ownOrders: 'GET /api/service-orders-by-real-estate',
    ownListings: 'GET /api/real-estates-by-user',
    listImages: (id: number) => buildAddress('GET /api/real-estate-images/{id}', { params: { id } }),
    uploadImages: 'POST /api/upload-property-images/{id}',
    setMainImage: (realEstateID: number, params: ImageParams) =>
      api('PATCH /api/update-main-image-real-estate/{imgID}', { params, body: { realEstateID } }),
    sortImages: 'PATCH /api/sort-real-estate-images/{id}',
    deleteImage: 'DELETE /api/real-estate-images/{imgID}',
    showingImages: ['GET /api/real-estate/{realEstateID}', 'GET /api/real-estates-by-user'],
  },
  accommodation: {
    orders: (id: number) => buildAddress('GET /api/service-orders-by-accommodation/{id}', { params: { id } }),
    ownOrders: 'GET /api/service-orders-by-host',
    ownListings: 'GET /api/accommodations-by-user',
    listImages: (id: number) => buildAddress('GET /api/accommodation-images/{id}', { params: { id } }),
    uploadImages: 'POST /api/upload-accommodation-images/{id}',
    setMainImage: (accommodationID: number, params: ImageParams) =>
      api('PATCH /api/update-main-image-accommodation/{imgID}', { params, body: { accommodationID } }),
    sortImages: 'PATCH /api/sort-accommodation-images/{id}',
    deleteImage: 'DELETE /api/accommodation-images/{imgID}',
    showingImages: ['GET /api/accommodation-public/{url}', 'GET /api/accommodations-by-user'],
  },
  service: {
    orders: (serviceId: number) =>
      buildAddress('GET /api/service-orders-by-professional-service/{serviceId}', { params: { serviceId } }),
    ownOrders: 'GET /api/service-orders-by-professional',
    ownListings: 'GET /api/professional-services',
    listImages: (serviceID: number) =>
      buildAddress('GET /api/professional-images/{serviceID}', { params: { serviceID } }),
    uploadImages: 'POST /api/upload-professional-images/{id}',
    setMainImage: (serviceID: number, params: ImageParams) =>
      api('PATCH /api/update-main-image-professional/{imgID}', { params, body: { serviceID } }),
    sortImages: 'PATCH /api/sort-professional-images/{id}',
    deleteImage: 'DELETE /api/professional-images/{imgID}',
    showingImages: ['GET /api/professionals-public/{serviceUrl}', 'GET /api/professional-services'],
  },
} as const satisfies Record<ListingKind, unknown>;

/** The words of each kind: one and many of its listings, and the help on searching and advertising them. */
export const listingWords = {
  property: {
    one: 'Ingatlan',
    advertise: 'Ingatlant hirdetek',
    many: 'Ingatlanok',
    help: {
      search:
        'Ingatlan: szűrhetsz a hirdetés típusára, árra, alapterületre, szobaszámra, felszereltségre, a közelben lévő helyekre és még sok másra. A hirdetésnél azt is látod, hogyan változott az ára, és mennyibe kerülnek a hasonlók a környéken.',
      advertise:
        'Ingatlan: lehet eladó, kiadó, cserére szánt, vagy olyan, amit eladnál és cserélnél is. Az árat, a közös költséget és a rezsit ezer forintban írd be: 74 900 000 Ft-hoz 74900-at. Ha az összeg gyanúsan nagy, szólunk, és megmondjuk, mennyit írj. Csere esetén írd meg azt is, mire cserélnél.',
    },
  },
  accommodation: {
    one: 'Szállás',
    advertise: 'Szállást adok ki',
    many: 'Szállások',
    help: {
      search:
        'Szállás: add meg, mikor és hányan mennétek. Szűrhetsz ellátásra, árra, felszereltségre, és arra is, hogy vihetsz-e kisállatot.',
      advertise:
        'Szállás: add meg, melyik naptól melyik napig fogadsz vendéget, és legalább hány éjszakára, hány főre lehet foglalni. Az ár fejenként és éjszakánként értendő. Jelöld meg, mi minden várja a vendégeidet: ezekre is szűrhetnek. Mentés után árlistát is készíthetsz.',
    },
  },
  service: {
    one: 'Szolgáltatás',
    advertise: 'Munkát vállalok',
    many: 'Szolgáltatások',
    help: {
      search:
        'Szakember: válaszd ki a szakmát, és add meg a települést. Azokat látod, akik ott vállalnak munkát; ha kulcsszót is megadsz, azt a nevükben és a leírásukban keressük.',
      advertise:
        'Szolgáltatás: válaszd ki a szakmádat, többet is lehet, és jelöld meg a munkaterületedet: egész országokat, vármegyéket, régiókat vagy településeket. A telefonszámod és az e-mail-címed a hirdetésben is látszik. Mentés után árlistát is készíthetsz.',
    },
  },
} as const satisfies Record<ListingKind, unknown>;
