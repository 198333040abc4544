export { PriceAlertSwitch } from './price-alert-switch.tsx';
