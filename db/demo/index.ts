export { seedBase } from './base/index.ts';
export { demoKinds } from './kinds.ts';
export { demoPicture, type StoredPicture, type StorePicture } from './pictures.ts';
export { requestRows } from './requests/rows.ts';
export { type DemoOptions, demoPassword, type Progress, seedDemo } from './seed-demo.ts';
export { type ScaleOptions, seedScale } from './seed-scale.ts';
export { seedScaleRequests } from './seed-scale-requests.ts';
export { demoEmails } from './users.ts';
