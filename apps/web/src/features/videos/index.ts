import { lazy } from 'react';

/** In a chunk of its own, since most listings have no video. */
export const VideoPlayers = lazy(() =>
  import('./video-player.tsx').then((module) => ({ default: module.VideoPlayers })),
);
