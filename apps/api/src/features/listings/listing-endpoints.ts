import { listHighlightedAccommodations } from '@piacter/contracts/accommodations';
import * as images from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings';
import { listOrdersOfHost, listOrdersOfOwner, listOrdersOfProfessional } from '@piacter/contracts/orders';
import {
  listOrdersOfAccommodation,
  listOrdersOfProperty,
  listOrdersOfService,
} from '@piacter/contracts/packages';
import { listHighlightedProperties } from '@piacter/contracts/properties';
import { listHighlightedServices } from '@piacter/contracts/services';

/**
 * Calls that every kind has under its own addresses and that one implementation serves: the `orders` of one listing,
 * the `ownOrders` of an advertiser, and those of the images.
 */
export const listingEndpoints = {
  property: {
    highlighted: listHighlightedProperties,
    orders: listOrdersOfProperty,
    ownOrders: listOrdersOfOwner,
    listImages: images.listPropertyImages,
    uploadImages: images.uploadPropertyImages,
    setMainImage: images.setMainPropertyImage,
    sortImages: images.sortPropertyImages,
    deleteImage: images.deletePropertyImage,
  },
  accommodation: {
    highlighted: listHighlightedAccommodations,
    orders: listOrdersOfAccommodation,
    ownOrders: listOrdersOfHost,
    listImages: images.listAccommodationImages,
    uploadImages: images.uploadAccommodationImages,
    setMainImage: images.setMainAccommodationImage,
    sortImages: images.sortAccommodationImages,
    deleteImage: images.deleteAccommodationImage,
  },
  service: {
    highlighted: listHighlightedServices,
    orders: listOrdersOfService,
    ownOrders: listOrdersOfProfessional,
    listImages: images.listServiceImages,
    uploadImages: images.uploadServiceImages,
    setMainImage: images.setMainServiceImage,
    sortImages: images.sortServiceImages,
    deleteImage: images.deleteServiceImage,
  },
} as const satisfies Record<ListingKind, unknown>;
