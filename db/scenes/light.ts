/** The time of day and the weather: the sky's colours and what they do to everything under it. */
export interface Light {
  sky: readonly string[];
  cloud: string;
  cloudOpacity: number;
  /** How far every colour of the scene is shifted towards the tint. */
  tint: string;
  tintStrength: number;
  /** How many of the windows are lit. */
  litWindows: number;
  glass: readonly string[];
  hills: readonly [far: string, near: string];
  sun?: { colour: string; height: number };
  stars?: boolean;
  /** Snow lies on what is green and on the roofs, and falls. */
  snow?: boolean;
}

export const lights = {
  noon: {
    sky: ['#79a9d8', '#bcd7e8', '#e9eee2'],
    cloud: '#ffffff',
    cloudOpacity: 0.7,
    tint: '#ffffff',
    tintStrength: 0,
    litWindows: 0,
    glass: ['#34465e', '#6f8ba6', '#46607a'],
    hills: ['#9db3b4', '#7f9a80'],
  },
  morning: {
    sky: ['#8fb8dd', '#dfe6df', '#fbe9cf'],
    cloud: '#ffffff',
    cloudOpacity: 0.6,
    tint: '#ffd9a0',
    tintStrength: 0.06,
    litWindows: 0.04,
    glass: ['#3e5068', '#86a0b6', '#c9b79c'],
    hills: ['#aebcc0', '#8fa58c'],
    sun: { colour: '#fff0c4', height: 110 },
  },
  golden: {
    sky: ['#5f7fb0', '#f0c490', '#f7dcb0'],
    cloud: '#fff2df',
    cloudOpacity: 0.4,
    tint: '#e29a55',
    tintStrength: 0.16,
    litWindows: 0.12,
    glass: ['#51506a', '#c08a62', '#e8b77c'],
    hills: ['#8c9ab0', '#6f7d78'],
    sun: { colour: '#fff1c4', height: 128 },
  },
  overcast: {
    sky: ['#a9b8c6', '#c9d3d8', '#e6e7e1'],
    cloud: '#ffffff',
    cloudOpacity: 0.5,
    tint: '#9fabb4',
    tintStrength: 0.14,
    litWindows: 0.1,
    glass: ['#42505e', '#8495a3', '#5b6b78'],
    hills: ['#a9b4ba', '#8c9c92'],
  },
  dawn: {
    sky: ['#8d9fd0', '#e6b9c4', '#fbe3cd'],
    cloud: '#fff0ee',
    cloudOpacity: 0.5,
    tint: '#e7a3a0',
    tintStrength: 0.13,
    litWindows: 0.16,
    glass: ['#4b4f70', '#b08fa0', '#e3bfb4'],
    hills: ['#a3a3c4', '#86909f'],
    sun: { colour: '#fff3dc', height: 136 },
  },
  winter: {
    sky: ['#9fb9d6', '#d5e0ea', '#f3ece6'],
    cloud: '#ffffff',
    cloudOpacity: 0.55,
    tint: '#c3d3e6',
    tintStrength: 0.1,
    litWindows: 0.4,
    glass: ['#42526a', '#8299b3', '#58708c'],
    hills: ['#c6d2df', '#dde5ec'],
    snow: true,
  },
  /** Indoors after dark, the lamps on. */
  lamps: {
    sky: ['#26335f', '#58507f', '#8d6b86'],
    cloud: '#9a8fb8',
    cloudOpacity: 0.14,
    tint: '#c98344',
    tintStrength: 0.24,
    litWindows: 0.6,
    glass: ['#1f2b45', '#3a4a70', '#27355a'],
    hills: ['#3d3a66', '#2f2d57'],
  },
  evening: {
    sky: ['#2b4068', '#7d86a4', '#e0b493'],
    cloud: '#d7c4c8',
    cloudOpacity: 0.28,
    tint: '#27355c',
    tintStrength: 0.4,
    litWindows: 0.55,
    glass: ['#1f2b45', '#44557a', '#2b3a5a'],
    hills: ['#5d6b88', '#435573'],
  },
  night: {
    sky: ['#1d2a5c', '#4b4584', '#a06b8b'],
    cloud: '#9a8fb8',
    cloudOpacity: 0.14,
    tint: '#161f47',
    tintStrength: 0.56,
    litWindows: 0.6,
    glass: ['#151d3c', '#2b365c', '#1b2547'],
    hills: ['#3d3a66', '#2f2d57'],
    stars: true,
  },
} as const satisfies Record<string, Light>;

/** Outdoor light of an ordinary advertisement: mostly day, sometimes another. */
export const outdoorLights: readonly Light[] = [
  lights.noon,
  lights.golden,
  lights.winter,
  lights.morning,
  lights.evening,
  lights.dawn,
  lights.overcast,
];

/** Land is shown by day: at dusk it would be hard to see. */
export const dayLights: readonly Light[] = [
  lights.noon,
  lights.golden,
  lights.morning,
  lights.winter,
  lights.dawn,
  lights.overcast,
];

export const summerLights: readonly Light[] = [lights.noon, lights.golden, lights.morning, lights.dawn];

/** Rooms are photographed by daylight, or with the lamps on. */
export const indoorLights: readonly Light[] = [
  lights.noon,
  lights.golden,
  lights.morning,
  lights.lamps,
  lights.dawn,
];

const channels = (hex: string) => {
  const whole = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
};

/** The first colour, moved towards the second by `share` (0 to 1). */
export function mix(colour: string, other: string, share: number): string {
  if (share === 0) return colour;
  const target = channels(other);
  const mixed = channels(colour).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share = 0.2) => mix(colour, '#14120f', share);
export const lighter = (colour: string, share = 0.2) => mix(colour, '#ffffff', share);

/** Greens under snow: the lighter they are the more of it they bear, so that trees keep their shape. */
export function snowed(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const isGreen = green >= red * 0.92 && green > blue * 1.12;
  return isGreen ? mix(colour, '#f6f9fc', 0.5 + (green / 255) * 0.55) : colour;
}
