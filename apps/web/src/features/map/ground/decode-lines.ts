/** Points of 1e-4 degrees as `scripts/ground` writes them: latitude and longitude, each from the point before. */
export function decodeLine(steps: readonly number[]): [lat: number, lon: number][] {
  let [lat, lon] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lat += steps[at] ?? 0;
    lon += steps[at + 1] ?? 0;
    points.push([lat / 1e4, lon / 1e4]);
  }
  return points;
}
