export { useNearbyRequests } from './use-nearby-requests.ts';
