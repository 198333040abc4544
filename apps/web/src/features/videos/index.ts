import { lazy } from 'react';

/** Comes with the contract's reading of addresses in a chunk of its own: most listings have no video. */
export const VideoPlayers = lazy(() =>
  import('./video-player.tsx').then((module) => ({ default: module.VideoPlayers })),
);
