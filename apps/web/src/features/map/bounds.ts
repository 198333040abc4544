/** Whether a place lies in the drawing of the country; abroad, without tiles, a map would show nothing. */
export const isInOutline = (lat: number, lon: number): boolean =>
  lat > 45.7 && lat < 48.6 && lon > 16.1 && lon < 22.9;
