import sharp, { type Sharp } from 'sharp';

interface Drawing {
  width?: number;
  height?: number;
  /** Pictures with different seeds differ. */
  seed?: number;
}

const colour = (seed: number) => `hsl(${(seed * 47) % 360} 60% 50%)`;

/** A small picture whose top left quarter is white, so that a rotation is visible. */
export const drawing = ({ width = 120, height = 80, seed = 0 }: Drawing = {}): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="${colour(seed)}"/>
        <circle cx="70%" cy="60%" r="${8 + (seed % 10)}%" fill="${colour(seed + 3)}"/>
        <rect width="50%" height="50%" fill="#fff"/>
      </svg>`,
    ),
  );

export const drawJpeg = (options?: Drawing): Promise<Buffer> => drawing(options).jpeg().toBuffer();
