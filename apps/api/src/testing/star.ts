import type { Corner } from '@piacter/contracts/map';

/** Longitude that is as far as a degree of latitude, in Hungary. */
const lonPerLat = 1.5;
const innerShare = 0.4;

/** A star with so many corners around a middle; `radius` in degrees of latitude. */
export const toStar = ({ lat, lon }: Corner, radius: number, corners: number): Corner[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = index % 2 === 0 ? radius : radius * innerShare;
    return { lat: lat + Math.sin(angle) * reach, lon: lon + Math.cos(angle) * reach * lonPerLat };
  });
