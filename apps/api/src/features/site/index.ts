export { type Build, readBuild } from './build.ts';
export { listingSites } from './listing-sites.ts';
export { serveMapTiles } from './map-tiles.ts';
export { siteRouter } from './site.routes.ts';
export { listSitemapFiles } from './sitemap.ts';
