export { type Build, readBuild } from './build.ts';
export { siteRouter } from './site.routes.ts';
