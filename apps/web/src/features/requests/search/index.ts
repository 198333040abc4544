export {
  byService,
  byServiceAddress,
  ownRequestSearches,
  requestSearches,
  useServiceTypes,
} from './request-searches.ts';
