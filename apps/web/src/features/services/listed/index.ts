export { listedService } from './listed-service.tsx';
