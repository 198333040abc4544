export { type Build, readBuild } from './build.ts';
export { serveMapTiles } from './map-tiles.ts';
export { siteRouter } from './site.routes.ts';
export { listSitemapFiles } from './sitemap.ts';
