/** Width and height of the drawing plane; pictures are rendered at a multiple of it. */
export const plane = { width: 480, height: 320 };

/** The visible section of the plane, like a camera's. */
export interface View {
  mirrored: boolean;
  /** 1 shows the whole plane, 2 a quarter of it. */
  zoom: number;
  /** Middle of the picture as shares of width and height. */
  focus: readonly [x: number, y: number];
}

const view = (mirrored: boolean, zoom: number, x = 0.5, y = 0.5): View => ({ mirrored, zoom, focus: [x, y] });

/** Views in rotation, so that neighbouring variants of a scene are composed differently. */
export const views: readonly View[] = [
  view(false, 1),
  view(true, 1.12, 0.42, 0.55),
  view(false, 1.24, 0.4, 0.58),
  view(true, 1),
  view(false, 1.16, 0.6, 0.5),
  view(true, 1.28, 0.58, 0.6),
  view(false, 1.06, 0.5, 0.64),
  view(true, 1.18, 0.4, 0.46),
];

/** The transform of everything drawn. The focus is kept far enough inside that no edge of the plane is visible. */
export function outerTransform({ mirrored, zoom, focus }: View): string {
  const middle = (share: number, size: number) => {
    const half = size / 2 / zoom;
    return Math.min(Math.max(share * size, half), size - half);
  };
  const [x, y] = [middle(focus[0], plane.width), middle(focus[1], plane.height)];
  const scale = `scale(${mirrored ? -zoom : zoom} ${zoom})`;
  return `translate(${plane.width / 2} ${plane.height / 2}) ${scale} translate(${-x} ${-y})`;
}
