export { createOutbound, type OutboundTrial } from './create-outbound.ts';
export { type Outbound, OutboundError } from './outbound.ts';
