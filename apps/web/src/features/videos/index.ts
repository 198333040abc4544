import { lazy } from 'react';

/** Loaded lazily, since most listings have no video. */
export const VideoPlayers = lazy(() =>
  import('./video-player.tsx').then((module) => ({ default: module.VideoPlayers })),
);
