import { imageEndpoints } from './image-endpoints.ts';

export const {
  list: listPropertyImages,
  upload: uploadPropertyImages,
  setMain: setMainPropertyImage,
  sort: sortPropertyImages,
  remove: deletePropertyImage,
} = imageEndpoints({
  name: 'real-estate',
  uploadName: 'property',
  param: 'id',
  idField: 'realEstateID',
  role: 'ingatlan_tulajdonos',
  limits: 'twenty with PRO, without it one, and the public sees the main one only',
});

export const {
  list: listAccommodationImages,
  upload: uploadAccommodationImages,
  setMain: setMainAccommodationImage,
  sort: sortAccommodationImages,
  remove: deleteAccommodationImage,
} = imageEndpoints({
  name: 'accommodation',
  uploadName: 'accommodation',
  param: 'id',
  idField: 'accommodationID',
  role: 'szallasado',
  limits: 'at most twenty',
});

export const {
  list: listServiceImages,
  upload: uploadServiceImages,
  setMain: setMainServiceImage,
  sort: sortServiceImages,
  remove: deleteServiceImage,
} = imageEndpoints({
  name: 'professional',
  uploadName: 'professional',
  param: 'serviceID',
  idField: 'serviceID',
  role: 'szakember',
  limits: 'at most twenty',
});
