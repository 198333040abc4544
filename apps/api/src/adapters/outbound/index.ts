export { createOutbound, type OutboundTrial } from './create-outbound.ts';
export { type Outbound, OutboundError, type OutboundFault, outboundFaults } from './outbound.ts';
