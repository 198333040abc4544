export { listedAccommodation } from './listed-accommodation.tsx';
