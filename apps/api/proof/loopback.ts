/** Networks of the loopback device, 127.x.0.0/16, so that attackers, crowds and healthy clients have other addresses. */
export const networks = { healthy: 10, attackers: 20, crowd: 30 } as const;

/** One address of a network; clients with the same index share one. */
export const loopbackAddress = (network: number, index: number): string =>
  `127.${network}.${(index >> 8) & 255}.${index & 255 || 255}`;
