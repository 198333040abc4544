export { ReceivedOffers } from './received-offers.tsx';
