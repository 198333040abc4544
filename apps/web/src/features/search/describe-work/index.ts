export { describedWork, describeWorkPath } from './describe-work-path.ts';
