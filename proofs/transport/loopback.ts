/** Loopback networks 127.x.0.0/16, so that attackers, crowds and healthy clients have different addresses. */
export const networks = { healthy: 10, attackers: 20, crowd: 30 } as const;

/** An address of the network by index. */
export const loopbackAddress = (network: number, index: number): string =>
  `127.${network}.${(index >> 8) & 255}.${index & 255 || 255}`;
