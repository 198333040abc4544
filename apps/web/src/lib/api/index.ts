export { type AddressParts, buildAddress } from './address.ts';
export { api, read, request } from './call.ts';
export { ApiFailure, getErrorMessage, isNotFound, networkMessage } from './failure.ts';
export { useApi, useOwnReply, useRefresh } from './use-api.ts';
export {
  fetchPage,
  type Page,
  type PagedCall,
  type PageReply,
  type QueryName,
  type RowOf,
  usePage,
} from './use-page.ts';
