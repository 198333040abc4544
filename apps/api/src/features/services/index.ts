export { serviceKind } from './service-kind.ts';
